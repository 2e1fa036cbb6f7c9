package knightschool.setup.capability;

import knightschool.play.Game;

/** A set-up of a scene in which the user looks for a tour. */
public interface TourGameSetup {
    /** Returns the game in progress. */
    Game game();
}
