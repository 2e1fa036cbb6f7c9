package knightschool.compare;

/**
 * The fate, in one search, of a path that another search of the same problem has tried: whether the search tries the
 * path, leaves it early or does not reach it.
 *
 * @param search the index of the search
 * @param kind what becomes of the path
 * @param depth the number of squares at the beginning of the path visited in the same order, at least 1; the last
 *     square counts even if the step of its placement takes it back
 * @param step the step that visits the last of them; for {@link Kind#TURNS_BACK} the step that leaves it again
 * @param steps the number of steps below the whole path, for {@link Kind#TRIES}; otherwise 0
 * @param reason the reason of that step, in a sentence, for {@link Kind#TURNS_BACK}; otherwise empty
 */
public record OtherSearchPathFate(int search, Kind kind, int depth, long step, long steps, String reason) {
    /** The fates of a path in another search. */
    public enum Kind {
        /** The search tries the whole path, too. */
        TRIES,
        /** The search leaves the path early, at once after a placement: its lookahead has seen enough. */
        TURNS_BACK,
        /** The search leaves the path early: it tries other moves only. */
        PASSES_OVER,
        /** The search is over before it comes to the end of the path. */
        ENDS_BEFORE,
        /** The search has not come there, as far as it is computed. */
        NOT_YET
    }
}
