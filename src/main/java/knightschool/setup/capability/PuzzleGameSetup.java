package knightschool.setup.capability;

import knightschool.statemap.PuzzleGame;

/** A set-up of a scene in which the user solves a sliding puzzle. */
public interface PuzzleGameSetup {
    /** Returns the puzzle with the moves made. */
    PuzzleGame game();
}
