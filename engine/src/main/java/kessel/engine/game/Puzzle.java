package kessel.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import kessel.engine.data.Item;

/**
 * A position with an answer that any experienced player would give.
 *
 * @param says what it is about
 * @param answers any of these will do
 */
public record Puzzle<P extends Position<P>>(
        String id, String says, P position, List<Answer> answers) {
    private static final String NOT = "not ";

    public Puzzle {
        answers = List.copyOf(answers);
    }

    /**
     * What must be among the moves of a phase, and what must not: in the notation of records, in
     * which {@code *} stands for anything and {@code (a|b)} for one of these.
     */
    public record Answer(List<String> wanted) {
        public Answer {
            wanted = List.copyOf(wanted);
        }

        boolean given(List<String> moves) {
            return wanted.stream().allMatch(line -> holds(line, moves));
        }

        private static boolean holds(String line, List<String> moves) {
            boolean not = line.startsWith(NOT);
            Pattern pattern = pattern(not ? line.substring(NOT.length()) : line);
            return not != moves.stream().anyMatch(move -> pattern.matcher(move).matches());
        }

        private static Pattern pattern(String line) {
            StringBuilder regex = new StringBuilder();
            for (char c : line.toCharArray()) {
                switch (c) {
                    case '*' -> regex.append(".*");
                    case '(' -> regex.append("(?:");
                    case '|', ')' -> regex.append(c);
                    default -> regex.append(Pattern.quote(String.valueOf(c)));
                }
            }
            return Pattern.compile(regex.toString());
        }
    }

    /** Whether these moves, as records write them, are an answer. */
    public boolean solvedBy(List<String> moves) {
        return answers.stream().anyMatch(answer -> answer.given(moves));
    }

    /** Reads a file of puzzles, each under its id with what it {@code says}. */
    public static <P extends Position<P>> List<Puzzle<P>> read(
            Item file, PositionFile<P> positions) {
        List<Puzzle<P>> puzzles = new ArrayList<>();
        for (Map.Entry<String, Item> entry : file.entries().entrySet()) {
            Item puzzle = entry.getValue().only(Set.of("says", "answers", "position"));
            List<Answer> answers = new ArrayList<>();
            for (Item answer : puzzle.at("answers").list()) {
                answers.add(new Answer(answer.texts()));
            }
            if (answers.isEmpty()) {
                throw puzzle.at("answers").fault("at least one answer is wanted");
            }
            P position = positions.read(puzzle.at("position"));
            if (position.over()) {
                throw puzzle.at("position").fault("there is nothing left to decide");
            }
            puzzles.add(new Puzzle<>(entry.getKey(), puzzle.at("says").text(), position, answers));
        }
        return puzzles;
    }
}
