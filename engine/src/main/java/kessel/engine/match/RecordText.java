package kessel.engine.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kessel.engine.data.DataFault;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Step;

/**
 * Writes and reads records. The format is for people: a first line that names it, the header as
 * words, a blank line, one line a move ({@code 17 axis 5/21Pz 0409-0510 [4]}), perhaps with what
 * its player thought at its end in braces, and a last line with the number of moves and the hash of
 * the position they lead to, so that a record that was cut short cannot pass for a whole one.
 */
public final class RecordText {
    private static final String FIRST = "Kessel record 1";
    private static final Pattern MOVE =
            Pattern.compile("(\\d+) (\\S+) (.+?)(?: \\[([^\\[\\]]*)])?(?: \\{([^{}]*)})?");
    private static final Pattern END = Pattern.compile("end (\\d+) ([0-9a-f]{16})");
    private static final Pattern NONCE = Pattern.compile("nonce (\\S+) (\\S+)( from the server)?");
    private static final String FROM_SERVER = " from the server";
    private static final String BOARD = "| ";
    private static final String EDITION = "rules";
    private static final String SET_UP = "set-up";
    private static final String LESSON = "lesson";
    private static final Pattern LESSON_ID = Pattern.compile("[a-z0-9-]{1,40}");

    // Several times what any match has had. A record comes from strangers, too: what is beyond is
    // refused before anybody looks into it.
    private static final int MOST_LINES = 20_000;
    private static final int LONGEST_LINE = 1000;
    private static final int LONGEST_NAME = 200;
    private static final int LARGEST_POSITION = 64 * 1024;

    private RecordText() {}

    public static <P extends Position<P>, M extends Move> String write(Match<P, M> match) {
        Header header = match.header();
        List<String> sides = match.game().sides();
        StringBuilder text = new StringBuilder();
        line(text, FIRST);
        line(text, "game " + header.game());
        if (header.edition() != null) {
            line(text, EDITION + " " + header.edition());
        }
        if (header.lesson() != null) {
            line(text, LESSON + " " + header.lesson());
        }
        if (header.position() == null) {
            line(text, "scenario " + header.scenario());
            if (!header.options().isEmpty()) {
                line(text, "options " + String.join(" ", header.options()));
            }
        }
        if (!header.setUp().isEmpty()) {
            line(text, SET_UP + " " + dice(header.setUpDraws()));
        }
        for (int side = 0; side < sides.size(); side++) {
            line(text, sides.get(side) + " " + header.players().get(side));
        }
        line(text, "commitment " + header.commitment());
        header.nonces()
                .given()
                .forEach((side, nonce) -> line(text, nonceLine(sides.get(side), nonce)));
        if (match.over() && match.seed() != null) {
            line(text, "seed " + match.seed());
        }
        if (header.position() != null) {
            header.position().lines().forEach(board -> line(text, (BOARD + board).stripTrailing()));
        }
        line(text, "");
        int number = 0;
        for (Match.Played<M> played : match.moves()) {
            String dice = played.draws().length == 0 ? "" : " [" + dice(played.draws()) + "]";
            String notation = match.game().notation().write(played.move());
            String remark = played.remark() == null ? "" : " {" + played.remark() + "}";
            line(text, ++number + " " + sides.get(played.side()) + " " + notation + dice + remark);
        }
        if (match.resigned() != Step.NOBODY) {
            line(text, sides.get(match.resigned()) + " resigns");
        }
        line(text, "end " + number + " " + HexFormat.of().toHexDigits(match.position().hash()));
        return text.toString();
    }

    private static String dice(int[] draws) {
        return Arrays.stream(draws).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    private static String nonceLine(String side, Nonces.Nonce nonce) {
        return "nonce " + side + " " + nonce.word() + (nonce.fromServer() ? FROM_SERVER : "");
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }

    /** Whether a text claims to be a record. */
    public static boolean is(String text) {
        return text.startsWith("Kessel record ");
    }

    public static MatchRecord read(String file, String text) {
        List<String> lines = text.lines().limit(MOST_LINES + 1L).toList();
        if (lines.size() > MOST_LINES) {
            throw DataFault.in(file, "a record has at most " + MOST_LINES + " lines");
        }
        for (int at = 0; at < lines.size(); at++) {
            if (lines.get(at).length() > LONGEST_LINE) {
                throw DataFault.at(
                        file, at + 1, "a line has at most " + LONGEST_LINE + " characters");
            }
            if (lines.get(at).chars().anyMatch(RecordText::isUnprintable)) {
                throw DataFault.at(file, at + 1, "a character here belongs in no text");
            }
        }
        return new Reader(file, lines).read();
    }

    private static boolean isUnprintable(int character) {
        return Character.isISOControl(character) && character != '\t';
    }

    private static final class Reader {
        private final String file;
        private final List<String> lines;
        private int at;

        Reader(String file, List<String> lines) {
            this.file = file;
            this.lines = lines;
        }

        MatchRecord read() {
            if (lines.isEmpty() || !lines.getFirst().equals(FIRST)) {
                throw DataFault.at(file, 1, "a record begins with '" + FIRST + "'");
            }
            at = 1;
            String game = header("game");
            String edition = optional(EDITION);
            String lesson = optional(LESSON);
            if (lesson != null && !LESSON_ID.matcher(lesson).matches()) {
                at--;
                throw fault("not the name of a lesson: '" + lesson + "'");
            }
            String scenario = optional("scenario");
            String options = optional("options");
            int[] setUp = draws(optional(SET_UP, LONGEST_LINE));
            List<String> sides = new ArrayList<>();
            List<String> players = new ArrayList<>();
            while (at < lines.size() && !peek().startsWith("commitment ")) {
                String[] words = peek().split(" ", 2);
                if (words.length != 2 || sides.size() == 2) {
                    throw fault("'commitment' is missing");
                }
                sides.add(words[0]);
                players.add(bounded(words[1]));
                at++;
            }
            if (sides.size() != 2) {
                throw fault("a match has two sides");
            }
            String commitment = header("commitment");
            Nonces nonces = nonces(sides);
            String seed = optional("seed");
            if (seed != null && seed.isEmpty()) {
                at--;
                throw fault("the seed is empty");
            }
            StringBuilder board = new StringBuilder();
            while (at < lines.size() && peek().startsWith(BOARD.strip())) {
                board.append(peek().substring(Math.min(BOARD.length(), peek().length())))
                        .append('\n');
                if (board.length() > LARGEST_POSITION) {
                    throw fault("a position has at most " + LARGEST_POSITION + " characters");
                }
                at++;
            }
            if ((scenario == null) == board.isEmpty()) {
                throw fault("a record names a scenario or starts from a position, one of the two");
            }
            if (at >= lines.size() || !peek().isEmpty()) {
                throw fault("a blank line parts the header from the moves");
            }
            at++;
            SortedSet<String> optionSet =
                    new TreeSet<>(options == null ? List.of() : List.of(options.split(" ")));
            Header header =
                    new Header(
                            game,
                            edition,
                            scenario,
                            optionSet,
                            Arrays.stream(setUp).boxed().toList(),
                            players,
                            commitment,
                            nonces,
                            board.isEmpty() ? null : board.toString(),
                            lesson);
            return moves(header, seed, sides);
        }

        private Nonces nonces(List<String> sides) {
            Nonces nonces = Nonces.NONE;
            for (; at < lines.size() && peek().startsWith("nonce "); at++) {
                Matcher nonce = NONCE.matcher(peek());
                if (!nonce.matches() || !Nonces.Nonce.canBe(nonce.group(2))) {
                    throw fault("not a nonce: '" + peek() + "'");
                }
                int side = sides.indexOf(nonce.group(1));
                if (side < 0) {
                    throw fault("there is no side '" + nonce.group(1) + "'");
                }
                if (nonces.given().containsKey(side)) {
                    throw fault("a side has one nonce");
                }
                boolean fromServer = nonce.group(3) != null;
                nonces =
                        (nonces.seats() == 0 ? Nonces.awaited(sides.size()) : nonces)
                                .with(Map.of(side, new Nonces.Nonce(nonce.group(2), fromServer)));
            }
            return nonces;
        }

        private MatchRecord moves(Header header, String seed, List<String> sides) {
            List<MatchRecord.Line> moves = new ArrayList<>();
            String resigned = null;
            for (; at < lines.size(); at++) {
                Matcher end = END.matcher(peek());
                if (end.matches()) {
                    if (!end.group(1).equals(Integer.toString(moves.size()))) {
                        throw fault(
                                "the record ends after "
                                        + end.group(1)
                                        + " moves, but holds "
                                        + moves.size());
                    }
                    if (at != lines.size() - 1) {
                        at++;
                        throw fault("nothing may follow the record's end");
                    }
                    return new MatchRecord(
                            file, header, sides, seed, List.copyOf(moves), resigned, end.group(2));
                }
                if (resigned != null) {
                    throw fault("no move may follow a resignation");
                }
                String[] words = peek().split(" ");
                if (words.length == 2 && words[1].equals("resigns") && sides.contains(words[0])) {
                    resigned = words[0];
                } else {
                    moves.add(move(moves.size() + 1, sides));
                }
            }
            throw fault("the record is cut short: its 'end' line is missing");
        }

        private MatchRecord.Line move(int number, List<String> sides) {
            Matcher move = MOVE.matcher(peek());
            if (!move.matches()) {
                throw fault("not a move: '" + peek() + "'");
            }
            if (!move.group(1).equals(Integer.toString(number))) {
                throw fault("move " + number + " was due here, not " + move.group(1));
            }
            if (!sides.contains(move.group(2))) {
                throw fault("there is no side '" + move.group(2) + "'");
            }
            String remark = move.group(5);
            if (remark != null && remark.length() > LONGEST_NAME) {
                throw fault("a remark has at most " + LONGEST_NAME + " characters");
            }
            return new MatchRecord.Line(
                    number, move.group(2), move.group(3), draws(move.group(4)), remark, at + 1);
        }

        private int[] draws(String dice) {
            return dice == null
                    ? new int[0]
                    : Arrays.stream(dice.split(" ")).mapToInt(this::draw).toArray();
        }

        private int draw(String digits) {
            if (!digits.matches("[1-9]\\d{0,4}")) {
                throw fault("a die cannot show " + digits);
            }
            return Integer.parseInt(digits);
        }

        private String peek() {
            return lines.get(at);
        }

        private String header(String key) {
            String value = optional(key);
            if (value == null) {
                throw fault("'" + key + "' is missing");
            }
            return value;
        }

        private String optional(String key) {
            return optional(key, LONGEST_NAME);
        }

        private String optional(String key, int longest) {
            if (at < lines.size() && peek().startsWith(key + " ")) {
                String value = bounded(peek().substring(key.length() + 1).strip(), longest);
                at++;
                return value;
            }
            return null;
        }

        private String bounded(String name) {
            return bounded(name, LONGEST_NAME);
        }

        private String bounded(String name, int longest) {
            if (name.length() > longest) {
                throw fault("a name has at most " + longest + " characters");
            }
            return name;
        }

        private DataFault fault(String fault) {
            return DataFault.at(file, Math.min(at, lines.size() - 1) + 1, fault);
        }
    }
}
