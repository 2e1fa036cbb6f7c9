package knightschool.ui.legend;

import java.util.List;
import java.util.function.Function;

/**
 * The signs that were made last: as long as what they are made from stays the same they are not made again.
 *
 * @param <T> what they are made from, equal to its like
 */
public final class LegendEntryCache<T> {
    private T from;
    private List<LegendEntry> signs = List.of();

    /** The signs of something. */
    public List<LegendEntry> of(T now, Function<T, List<LegendEntry>> maker) {
        if (!now.equals(from)) {
            from = now;
            signs = maker.apply(now);
        }
        return signs;
    }
}
