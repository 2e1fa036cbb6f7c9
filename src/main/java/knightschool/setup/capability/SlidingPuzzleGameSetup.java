package knightschool.setup.capability;

import knightschool.statemap.SlidingPuzzleGame;

/** A set-up of a scene in which the user solves a sliding puzzle. */
public interface SlidingPuzzleGameSetup {
    /** Returns the puzzle with the moves made. */
    SlidingPuzzleGame game();
}
