package knightschool.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import knightschool.search.position.Domains;
import knightschool.search.position.PositionDifferences;
import knightschool.trace.SearchSnapshot;

/**
 * The states of all searches of a comparison that are displayed together: at the same step, or where some other count
 * is equal. A search that ended earlier is at its last step.
 *
 * @param step the step of the comparison, from 0; that of the first search if they are not aligned by step
 * @param frames one snapshot per search, in the order of the comparison
 * @param aligned the step of each search if they are not aligned by step; otherwise empty
 */
public record ComparisonSnapshot(long step, List<SearchSnapshot> frames, Optional<AlignedSteps> aligned) {
    /** Creates a snapshot of searches at the same step. */
    public ComparisonSnapshot(long step, List<SearchSnapshot> frames) {
        this(step, frames, Optional.empty());
    }

    /** Returns the step at which a search is shown, by its index; that may be after its end. */
    public long stepOf(int search) {
        return aligned.filter(where -> search < where.steps().size())
                .map(where -> where.steps().get(search))
                .orElse(step);
    }

    /** Returns the snapshot of one search alone, by its index. */
    ComparisonSnapshot only(int search) {
        return new ComparisonSnapshot(
                stepOf(search), List.of(frames.get(search)), aligned.map(steps -> steps.only(search)));
    }

    /**
     * Returns the differences of each search from the search most like it. Of the searches in another position, this is
     * the first with the fewest differing squares. Empty differences if all agree, or if there is only one search.
     */
    public List<PositionDifferences> differences() {
        List<PositionDifferences> fewest =
                new ArrayList<>(Collections.nCopies(frames.size(), PositionDifferences.NONE));
        for (int one = 0; one < frames.size(); one++) {
            for (int other = 0; other < one; other++) {
                // Each pair once: both differ from one another in the same.
                PositionDifferences differences = PositionDifferences.between(
                        frames.get(one).position(), frames.get(other).position());
                fewest.set(one, fewer(fewest.get(one), differences));
                fewest.set(other, fewer(fewest.get(other), differences));
            }
        }
        return List.copyOf(fewest);
    }

    /** Returns the non-empty differences with fewer squares, or the first if both have as many. */
    private static PositionDifferences fewer(PositionDifferences first, PositionDifferences second) {
        boolean fewer =
                first.isEmpty() || second.squares().size() < first.squares().size();
        return !second.isEmpty() && fewer ? second : first;
    }

    /**
     * Returns the indices of the searches with which a difference begins at this step: each agreed with another one
     * before the step and no longer does. See {@link DifferenceSearch}. None if they are not lined up by step.
     */
    public Set<Integer> beginningToDiffer() {
        Set<Integer> differing = new TreeSet<>();
        for (int one = 0; one < (aligned.isEmpty() ? frames.size() : 0); one++) {
            for (int other = 0; other < one; other++) {
                if (agreedBefore(frames.get(one), frames.get(other)) && !agree(frames.get(one), frames.get(other))) {
                    differing.add(one);
                    differing.add(other);
                }
            }
        }
        return differing;
    }

    private static boolean agree(SearchSnapshot one, SearchSnapshot other) {
        return one.path().head() == other.path().head() && one.domains().equals(other.domains());
    }

    private boolean agreedBefore(SearchSnapshot one, SearchSnapshot other) {
        return headBefore(one) == headBefore(other) && domainsBefore(one).equals(domainsBefore(other));
    }

    private int headBefore(SearchSnapshot frame) {
        return stays(frame) ? frame.path().head() : frame.stepKind().from();
    }

    private Domains domainsBefore(SearchSnapshot frame) {
        return stays(frame) ? frame.domains() : frame.position().before();
    }

    /** Returns whether the search of a snapshot was over before this step. */
    private boolean stays(SearchSnapshot frame) {
        return frame.step() < step;
    }
}
