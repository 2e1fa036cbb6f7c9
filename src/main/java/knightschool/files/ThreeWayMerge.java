package knightschool.files;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/**
 * A three-way merge: makes of a value and two changed copies of it one value with the changes of both.
 *
 * @param <T> the value, immutable
 */
@FunctionalInterface
public interface ThreeWayMerge<T> {
    /**
     * What comes of it.
     *
     * @param base what both began with
     * @param mine what came of it here; where both changed the same, this is the newer
     * @param theirs what came of it there
     */
    T merge(T base, T mine, T theirs);

    /**
     * Entry by entry: what is new or other here than at the beginning takes its place there, what is gone here goes
     * there, and all else is as it is there.
     *
     * @param both the entry of two that are there, the older first
     */
    static <K extends Comparable<? super K>, V> TreeMap<K, V> ofMaps(
            Map<K, V> base, Map<K, V> mine, Map<K, V> theirs, BinaryOperator<V> both) {
        TreeMap<K, V> merged = new TreeMap<>(theirs);
        base.keySet().stream().filter(key -> !mine.containsKey(key)).forEach(merged::remove);
        mine.forEach((key, value) -> {
            if (!value.equals(base.get(key))) {
                merged.merge(key, value, both);
            }
        });
        return merged;
    }
}
