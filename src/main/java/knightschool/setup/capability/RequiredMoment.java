package knightschool.setup.capability;

/**
 * A moment that a set-up names and that its searches must reach. The check of a lesson reports a fault if they do not
 * reach it.
 *
 * @param role the purpose of the moment
 * @param word the moment as written in the set-up
 * @param searched the searches, at that moment
 */
public record RequiredMoment(Role role, String word, SideBySideSearchSetup searched) {
    /** The purpose of a moment. */
    public enum Role {
        /** It is shown first. */
        SHOWN,
        /** The bracket on the timeline ends there. */
        BRACKET_END,
        /** It has a name on the timeline. */
        BOOKMARK
    }

    /** Returns whether the searches reach the moment within {@link #limit}. */
    public boolean isReached() {
        return SetupMomentFinder.find(searched, limit()).isPresent();
    }

    /** Returns the maximum number of steps within which the searches must reach the moment. */
    public long limit() {
        return searched.momentLimit();
    }
}
