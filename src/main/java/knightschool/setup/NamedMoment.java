package knightschool.setup;

/**
 * A moment that a set-up names and that its searches must come to.
 *
 * @param role what it is named for
 * @param word as it stands in the set-up
 * @param searched what is searched, at that moment
 */
public record NamedMoment(Role role, String word, CompareSetup searched) {
    /** What a moment is named for. */
    public enum Role {
        /** It is shown first. */
        SHOWN,
        /** The bracket on the timeline ends there. */
        BRACKET_END
    }

    /** Whether the searches come to it within so many steps. */
    public boolean isReached(long limit) {
        return MomentFinder.find(searched, limit).isPresent();
    }
}
