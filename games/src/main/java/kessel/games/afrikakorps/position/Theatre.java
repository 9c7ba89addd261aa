package kessel.games.afrikakorps.position;

import java.util.List;
import java.util.function.Function;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.game.Workspaces;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;

/** What all rules work with: the game's values, and workspaces to look at positions in. */
public final class Theatre {
    private final Campaign campaign;
    private final Workspaces<Board> boards;
    private final Workspaces<Lines> lines;

    /** By side: much of what supply reaches it still does in the next position. */
    private final List<Workspaces<Supplied>> supplied;

    public Theatre(Campaign campaign) {
        this.campaign = campaign;
        boards = Board.workspaces(campaign.ground());
        lines = Lines.workspaces(campaign.ground());
        supplied =
                List.of(
                        Supplied.workspaces(campaign.ground()),
                        Supplied.workspaces(campaign.ground()));
    }

    public Campaign campaign() {
        return campaign;
    }

    public Ground ground() {
        return campaign.ground();
    }

    public Roster roster() {
        return campaign.roster();
    }

    /** Looks at a position. */
    public <T> T board(AfrikaKorpsPosition position, Function<Board, T> look) {
        Board board = boards.take();
        try {
            return look.apply(board.read(position));
        } finally {
            boards.give(board);
        }
    }

    public <T> T lines(Function<Lines, T> look) {
        Lines found = lines.take();
        try {
            return look.apply(found);
        } finally {
            lines.give(found);
        }
    }

    /** Looks at which hexes supply of a side reaches. */
    public <T> T supplied(Board board, int side, Function<Supplied, T> look) {
        Supplied found = supplied.get(side).take();
        try {
            return look.apply(found.read(board, side));
        } finally {
            supplied.get(side).give(found);
        }
    }

    public static Ruling.Illegal refuse(String rule, String key, Object... arguments) {
        return new Ruling.Illegal(rule, Phrase.of("refuse." + key, arguments), Tally.NONE);
    }

    public static Phrase.Piece piece(int piece) {
        return new Phrase.Piece(piece, true);
    }

    public static Phrase.Hex hex(int hex) {
        return new Phrase.Hex(hex);
    }

    public static Phrase.Side side(int side) {
        return new Phrase.Side(side);
    }
}
