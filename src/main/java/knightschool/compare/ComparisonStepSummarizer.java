package knightschool.compare;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Sums up the steps of a comparison, one after the other. What a step shows is known at once; how long a search builds
 * on a path that no tour has is looked for slice by slice, as far as the searches have been computed.
 */
public final class ComparisonStepSummarizer {
    private final List<FutileSpanSearch> searches;
    private ComparisonSnapshot snapshot;

    /** Sums up a step of a comparison. */
    public ComparisonStepSummarizer(Comparison comparison, ComparisonSnapshot snapshot) {
        this.snapshot = snapshot;
        searches = IntStream.range(0, snapshot.frames().size())
                .mapToObj(search -> new FutileSpanSearch(
                        comparison.traces().get(search), snapshot.frames().get(search)))
                .toList();
    }

    /** The moment that is summed up. */
    public ComparisonSnapshot snapshot() {
        return snapshot;
    }

    /** Goes to another step of the same comparison; a span in which it lies too is not looked for again. */
    public void move(ComparisonSnapshot next) {
        snapshot = next;
        for (int i = 0; i < searches.size(); i++) {
            searches.get(i).move(next.frames().get(i));
        }
    }

    /**
     * Looks at the next steps of every search that have been computed.
     *
     * @param slice how many steps at most
     * @return whether more of them are left to look at
     */
    public boolean advance(long slice) {
        boolean more = false;
        for (FutileSpanSearch search : searches) {
            more |= search.advance(slice);
        }
        return more;
    }

    /** Whether the end of every span is known, or does not come before a step. */
    public boolean isKnownUpTo(long step) {
        return searches.stream().allMatch(search -> search.isKnownUpTo(step));
    }

    /** What is known of the step. */
    public ComparisonStepSummary summary() {
        return new ComparisonStepSummary(
                snapshot, searches.stream().map(FutileSpanSearch::span).toList());
    }
}
