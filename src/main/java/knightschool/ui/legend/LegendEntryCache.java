package knightschool.ui.legend;

import java.util.List;
import java.util.function.Function;

/**
 * Caches the legend entries that were computed last, and reuses them while the values from which they are computed stay
 * equal.
 *
 * @param <T> the type of these values, with value equality
 */
public final class LegendEntryCache<T> {
    private T from;
    private List<LegendEntry> signs = List.of();

    /** Returns the signs for the given values. */
    public List<LegendEntry> of(T now, Function<T, List<LegendEntry>> maker) {
        if (!now.equals(from)) {
            from = now;
            signs = maker.apply(now);
        }
        return signs;
    }
}
