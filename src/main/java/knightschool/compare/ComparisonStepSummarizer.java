package knightschool.compare;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Computes the {@link ComparisonStepSummary} of a step of a comparison. The acts of a step are known at once; the steps
 * during which a search extends a path that cannot become a tour are searched for slice by slice, as far as the
 * searches are computed.
 */
public final class ComparisonStepSummarizer {
    private final List<ThrashingSpanSearch> searches;
    private ComparisonSnapshot snapshot;

    /** Creates a summarizer for a step of a comparison. */
    public ComparisonStepSummarizer(Comparison comparison, ComparisonSnapshot snapshot) {
        this.snapshot = snapshot;
        searches = IntStream.range(0, snapshot.frames().size())
                .mapToObj(search -> new ThrashingSpanSearch(
                        comparison.traces().get(search), snapshot.frames().get(search)))
                .toList();
    }

    /** Returns the step that is summarized. */
    public ComparisonSnapshot snapshot() {
        return snapshot;
    }

    /** Moves to another step of the same comparison. A span that contains both steps is not searched for again. */
    public void move(ComparisonSnapshot next) {
        snapshot = next;
        for (int i = 0; i < searches.size(); i++) {
            searches.get(i).move(next.frames().get(i));
        }
    }

    /**
     * Examines the next computed steps of every search.
     *
     * @param slice the largest number of steps to examine
     * @return whether there are more computed steps to examine
     */
    public boolean advance(long slice) {
        boolean more = false;
        for (ThrashingSpanSearch search : searches) {
            more |= search.advance(slice);
        }
        return more;
    }

    /** Returns whether the end of every span is known, or is known not to come before a step. */
    public boolean isKnownUpTo(long step) {
        return searches.stream().allMatch(search -> search.isKnownUpTo(step));
    }

    /** Returns what is known of the step. */
    public ComparisonStepSummary summary() {
        return new ComparisonStepSummary(
                snapshot, searches.stream().map(ThrashingSpanSearch::span).toList());
    }
}
