package knightschool.setup.capability;

/** A set-up of a scene in which the user builds the board, as an answer to a question. */
public interface BoardBuildingSetup extends SetupOnBoard {}
