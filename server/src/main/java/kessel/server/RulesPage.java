package kessel.server;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page of rules, taken apart: its sections, and in them the rules by number. */
record RulesPage(String title, List<Section> sections, String language) {
    /** The prose is what stands between heading and rules or between rules: Markdown. */
    record Section(String title, int level, List<Rule> rules, String prose) {}

    record Rule(String id, String text) {}

    private static final Pattern HEADING = Pattern.compile("(#{1,6}) +(.+)");
    private static final Pattern RULE = Pattern.compile("- <a id=\"([^\"]+)\"></a>(.*)");

    static RulesPage read(String markdown, String language) {
        return new Reader().read(markdown, language);
    }

    private static final class Reader {
        private final List<Section> sections = new ArrayList<>();
        private String title = "";
        private String heading = "";
        private int level = 1;
        private List<Rule> rules = new ArrayList<>();
        private StringBuilder prose = new StringBuilder();
        private String id;
        private StringBuilder text = new StringBuilder();

        RulesPage read(String markdown, String language) {
            markdown.lines().forEach(this::line);
            endSection();
            return new RulesPage(title, sections, language);
        }

        private void line(String line) {
            Matcher found = HEADING.matcher(line);
            Matcher rule = RULE.matcher(line);
            if (found.matches()) {
                endSection();
                level = found.group(1).length();
                heading = found.group(2).strip();
                if (level == 1 && title.isEmpty()) {
                    title = heading;
                }
            } else if (rule.matches()) {
                endRule();
                id = rule.group(1);
                String label = "**" + id + "**";
                String rest = rule.group(2);
                text.append(rest.startsWith(label) ? rest.substring(label.length()) : rest);
            } else if (id != null && (line.startsWith("  ") && !line.isBlank())) {
                text.append('\n').append(line.strip());
            } else {
                endRule();
                prose.append(line).append('\n');
            }
        }

        private void endRule() {
            if (id != null) {
                rules.add(new Rule(id, text.toString().strip()));
                id = null;
                text = new StringBuilder();
            }
        }

        private void endSection() {
            endRule();
            String said = prose.toString().strip();
            if (!heading.isEmpty() || !rules.isEmpty() || !said.isEmpty()) {
                sections.add(new Section(heading, level, List.copyOf(rules), said));
            }
            rules = new ArrayList<>();
            prose = new StringBuilder();
        }
    }
}
