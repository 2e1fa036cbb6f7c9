package knightschool.play;

/** The goal of a game. Where an open tour must end is a property of the board. */
public enum Goal {
    /** A path through every square, to the board's end square if it has one. */
    OPEN_TOUR,
    /** A path through every square whose last is a knight's move from its first. */
    CIRCUIT;

    /** Returns whether the last square must be a knight's move from the first. */
    public boolean isClosed() {
        return this == CIRCUIT;
    }
}
