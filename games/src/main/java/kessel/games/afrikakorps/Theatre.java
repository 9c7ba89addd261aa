package kessel.games.afrikakorps;

import java.util.function.Function;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.game.Workspaces;
import kessel.engine.words.Phrase;

/** What all rules work with: the game's values, and workspaces to look at positions in. */
final class Theatre {
    private final Campaign campaign;
    private final Workspaces<Board> boards;
    private final Workspaces<Lines> lines;
    private final Workspaces<Reach> reaches;

    Theatre(Campaign campaign) {
        this.campaign = campaign;
        boards = Board.workspaces(campaign.ground());
        lines = Lines.workspaces(campaign.ground());
        reaches = Reach.workspaces(campaign.ground());
    }

    Campaign campaign() {
        return campaign;
    }

    Ground ground() {
        return campaign.ground();
    }

    Roster roster() {
        return campaign.roster();
    }

    /** Looks at a position. */
    <T> T board(AfrikaKorpsPosition position, Function<Board, T> look) {
        Board board = boards.take();
        try {
            return look.apply(board.read(position));
        } finally {
            boards.give(board);
        }
    }

    <T> T lines(Function<Lines, T> look) {
        Lines found = lines.take();
        try {
            return look.apply(found);
        } finally {
            lines.give(found);
        }
    }

    <T> T reach(Function<Reach, T> look) {
        Reach reach = reaches.take();
        try {
            return look.apply(reach);
        } finally {
            reaches.give(reach);
        }
    }

    static Ruling.Illegal refuse(String rule, String key, Object... arguments) {
        return new Ruling.Illegal(rule, Phrase.of("refuse." + key, arguments), Tally.NONE);
    }

    static Phrase.Piece piece(int piece) {
        return new Phrase.Piece(piece, true);
    }

    static Phrase.Hex hex(int hex) {
        return new Phrase.Hex(hex);
    }

    static Phrase.Side side(int side) {
        return new Phrase.Side(side);
    }
}
