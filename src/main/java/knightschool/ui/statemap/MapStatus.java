package knightschool.ui.statemap;

import knightschool.ui.work.WorkFailure;

/** How far the map of a puzzle is. */
sealed interface MapStatus {
    /** It is being made; so many positions were met. */
    record Mapping(long found) implements MapStatus {}

    /** It is there. */
    record Mapped(LaidOutStateMap puzzle) implements MapStatus {}

    /** It is not made now, for a reason in words. */
    record Waiting(String why) implements MapStatus {}

    /** It is too large, for a reason that ends a sentence. */
    record TooLarge(String reason) implements MapStatus {}

    /** A person did not want to wait. */
    record Cancelled(long found) implements MapStatus {}

    /** Making it broke down. */
    record Failed(WorkFailure failure) implements MapStatus {}
}
