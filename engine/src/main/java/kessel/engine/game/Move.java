package kessel.engine.game;

/** One thing that a player does: this unit along this way, this attack, this loss. */
public interface Move {}
