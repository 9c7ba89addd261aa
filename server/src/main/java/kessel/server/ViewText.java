package kessel.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.game.Panel;
import kessel.engine.game.View;
import kessel.engine.words.Phrase;

/** A view in the words of one viewer's language. */
record ViewText(
        int turn,
        String step,
        String decider,
        String phasing,
        List<View.Piece> pieces,
        List<Mark> marks,
        List<Overlay> overlays,
        List<Map<String, Object>> panels) {
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Mark(String hex, String kind, String side) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Overlay(
            String id,
            String title,
            String side,
            String legend,
            List<String> hexes,
            List<View.Line> lines,
            List<Badge> badges) {
        static Overlay of(View.Overlay over, Speaker speaker) {
            return new Overlay(
                    over.id(),
                    speaker.say(over.title()),
                    over.side(),
                    over.legend() == null ? null : speaker.say(over.legend()),
                    over.hexes(),
                    over.lines(),
                    over.badges().stream()
                            .map(
                                    badge ->
                                            new Badge(
                                                    badge.hex(),
                                                    badge.sign(),
                                                    speaker.say(badge.words())))
                            .toList());
        }
    }

    record Badge(String hex, String sign, String words) {}

    static ViewText of(View view, Speaker speaker) {
        return new ViewText(
                view.turn(),
                view.step(),
                view.decider(),
                view.phasing(),
                view.pieces(),
                view.marks().stream()
                        .map(mark -> new Mark(mark.hex(), mark.kind(), mark.side()))
                        .toList(),
                view.overlays().stream().map(over -> Overlay.of(over, speaker)).toList(),
                view.panels().stream().map(panel -> new Writer(speaker).panel(panel)).toList());
    }

    /** An object in the making: what is not there is left out. */
    private static final class Fields {
        private final Map<String, Object> fields = new LinkedHashMap<>();

        Fields put(String name, Object value) {
            if (value != null) {
                fields.put(name, value);
            }
            return this;
        }
    }

    private record Writer(Speaker speaker) {
        private Map<String, Object> panel(Panel panel) {
            return switch (panel) {
                case Panel.Pool pool -> pool(pool).fields;
                case Panel.Arrivals(String id, Phrase title, var arrivals) ->
                        kind("arrivals", title).put("id", id).put("arrivals", arrivals).fields;
                case Panel.Box box -> box(box).fields;
                case Panel.Hand hand -> hand(hand).fields;
                case Panel.Ask(Phrase heading, Phrase owed) ->
                        kind("ask", heading).put("owed", say(owed)).fields;
                case Panel.Census census -> census(census).fields;
                case Panel.Notes(List<Phrase> lines) ->
                        kind("notes", null)
                                .put("lines", lines.stream().map(this::say).toList())
                                .fields;
                case Panel.Battle battle -> battle(battle).fields;
                case Panel.Plan plan -> plan(plan).fields;
            };
        }

        private String say(Phrase phrase) {
            return phrase == null ? null : speaker.say(phrase);
        }

        private Fields kind(String kind, Phrase title) {
            return new Fields().put("kind", kind).put("title", say(title));
        }

        private Fields pool(Panel.Pool pool) {
            return kind("pool", pool.title())
                    .put("id", pool.id())
                    .put("icon", pool.icon())
                    .put("stocks", pool.stocks());
        }

        private Fields box(Panel.Box box) {
            return kind("box", box.title())
                    .put("id", box.id())
                    .put("always", box.always())
                    .put(
                            "groups",
                            box.groups().stream()
                                    .map(
                                            group ->
                                                    new Fields()
                                                            .put("title", say(group.title()))
                                                            .put("pieces", group.pieces())
                                                            .fields)
                                    .toList());
        }

        private Fields hand(Panel.Hand hand) {
            return kind("hand", hand.title())
                    .put("id", hand.id())
                    .put("hands", hand.hands().stream().map(this::held).toList());
        }

        private Map<String, Object> held(Panel.Hand.Held held) {
            return new Fields()
                    .put("side", held.side())
                    .put("count", held.count())
                    .put("cards", held.cards().stream().map(this::card).toList())
                    .fields;
        }

        private Map<String, Object> card(Panel.Hand.Card card) {
            return new Fields()
                    .put("piece", card.piece())
                    .put("title", say(card.title()))
                    .put("text", say(card.text()))
                    .put("laid", card.laid())
                    .fields;
        }

        private Fields census(Panel.Census census) {
            return kind("census", census.title())
                    .put("id", census.id())
                    .put(
                            "counts",
                            census.counts().stream()
                                    .map(
                                            count ->
                                                    new Fields()
                                                            .put("id", count.id())
                                                            .put("what", say(count.what()))
                                                            .put("number", count.number())
                                                            .fields)
                                    .toList());
        }

        private Fields battle(Panel.Battle battle) {
            return kind("battle", battle.title())
                    .put("number", battle.number() == 0 ? null : battle.number())
                    .put("target", battle.target())
                    .put("gathering", battle.gathering())
                    .put("roles", battle.roles().stream().map(this::role).toList())
                    .put("notes", battle.notes().stream().map(this::say).toList())
                    .put("sums", battle.sums().stream().map(this::sum).toList())
                    .put("column", battle.column() == null ? null : column(battle.column()))
                    .put("chances", battle.chances().stream().map(this::outlook).toList())
                    .put("result", battle.result() == null ? null : result(battle.result()).fields)
                    .put("lines", battle.lines().stream().map(this::line).toList());
        }

        private Map<String, Object> line(Panel.Line line) {
            return new Fields()
                    .put("side", line.side())
                    .put("title", say(line.title()))
                    .put("ranks", line.ranks().stream().map(this::rank).toList())
                    .fields;
        }

        private Map<String, Object> rank(Panel.Rank rank) {
            return new Fields()
                    .put("id", rank.id())
                    .put("title", say(rank.title()))
                    .put("pieces", rank.pieces())
                    .fields;
        }

        private Fields plan(Panel.Plan plan) {
            return kind("plan", plan.title())
                    .put("battles", plan.battles().stream().map(this::planned).toList())
                    .put("duties", plan.duties().stream().map(this::duty).toList())
                    .put("fault", fault(plan.fault()));
        }

        private Map<String, Object> planned(Panel.Planned planned) {
            return new Fields()
                    .put("battle", battle(planned.battle()).fields)
                    .put("fault", fault(planned.fault()))
                    .fields;
        }

        private Map<String, Object> duty(Panel.Duty duty) {
            return new Fields()
                    .put("piece", duty.piece())
                    .put("rule", duty.rule())
                    .put("words", say(duty.words()))
                    .put("met", duty.met())
                    .fields;
        }

        private Map<String, Object> fault(Panel.Fault fault) {
            return fault == null
                    ? null
                    : new Fields().put("rule", fault.rule()).put("why", say(fault.why())).fields;
        }

        private Map<String, Object> role(Panel.Role role) {
            return new Fields().put("title", say(role.title())).put("states", role.states()).fields;
        }

        private Map<String, Object> sum(Panel.Sum sum) {
            Speaker.Number number = speaker.number(sum.tally());
            return new Fields()
                    .put("id", sum.id())
                    .put("title", say(sum.title()))
                    .put("signed", sum.signed())
                    .put("total", number.total())
                    .put("terms", number.terms())
                    .fields;
        }

        private Map<String, Object> column(Panel.Column column) {
            return new Fields()
                    .put("title", say(column.title()))
                    .put("heading", column.heading())
                    .fields;
        }

        private Map<String, Object> outlook(Panel.Outlook outlook) {
            return result(outlook.result()).put("rolls", outlook.rolls()).fields;
        }

        private Fields result(Panel.Result result) {
            return new Fields().put("code", result.code()).put("words", say(result.words()));
        }
    }
}
