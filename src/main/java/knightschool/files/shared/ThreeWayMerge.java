package knightschool.files.shared;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/**
 * A three-way merge of two changed copies of one value.
 *
 * @param <T> the type of the value, immutable
 */
@FunctionalInterface
public interface ThreeWayMerge<T> {
    /**
     * Merges two copies.
     *
     * @param base the common ancestor
     * @param ours the newer copy, which wins where both changed the same
     * @param theirs the other copy
     */
    T merge(T base, T ours, T theirs);

    /**
     * Merges maps entry by entry: entries added or changed in {@code ours} since the base are set in {@code theirs},
     * entries removed in {@code ours} are removed, and all others are those of {@code theirs}.
     *
     * @param both merges the two values of one key, the older first
     */
    static <K extends Comparable<? super K>, V> TreeMap<K, V> ofMaps(
            Map<K, V> base, Map<K, V> ours, Map<K, V> theirs, BinaryOperator<V> both) {
        TreeMap<K, V> merged = new TreeMap<>(theirs);
        base.keySet().stream().filter(key -> !ours.containsKey(key)).forEach(merged::remove);
        ours.forEach((key, value) -> {
            if (!value.equals(base.get(key))) {
                merged.merge(key, value, both);
            }
        });
        return merged;
    }
}
