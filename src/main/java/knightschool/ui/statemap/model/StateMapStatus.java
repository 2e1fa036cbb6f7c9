package knightschool.ui.statemap.model;

import knightschool.ui.work.WorkFailure;

/** The status of the map of a puzzle. */
public sealed interface StateMapStatus {
    /**
     * The map is being made.
     *
     * @param positionCount number of positions found so far
     */
    record Mapping(long positionCount) implements StateMapStatus {}

    /** The map is complete. */
    record Mapped(LaidOutStateMap puzzle) implements StateMapStatus {}

    /**
     * The map is not made now.
     *
     * @param reason the reason, a sentence
     */
    record Waiting(String reason) implements StateMapStatus {}

    /**
     * The map is too large.
     *
     * @param reason the reason, as the end of a sentence
     */
    record TooLarge(String reason) implements StateMapStatus {}

    /** The user has cancelled the map. */
    record Cancelled() implements StateMapStatus {}

    /** Making the map has failed. */
    record Failed(WorkFailure failure) implements StateMapStatus {}
}
