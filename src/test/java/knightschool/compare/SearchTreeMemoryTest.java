package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.BoardText;
import knightschool.search.Problem;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;

/** The search tree of a pane takes at most 16 MB, counted object by object and not by the heap. */
class SearchTreeMemoryTest {
    private static final long MOST_BYTES = 16_000_000;
    private static final long STEPS = 300_000;
    private static final long DEPTHS_BYTES = 4 << 20;
    private static final int WIDE = 3_840;
    private static final int OBJECT = 16;
    private static final int FIELD = 8;

    @Test
    void treeOfAPaneTakesAtMost16MegabytesWithAllThatItIsReadFrom() throws ReflectiveOperationException {
        Comparison comparison = new Comparison(
                Problem.open(BoardText.ofSize("8x8"), 0), List.of(ConfiguredAlgorithm.read("backtracking")));
        comparison.extend(STEPS, STEPS);
        SameScaleSearchTreesReader reader = new SameScaleSearchTreesReader(
                comparison,
                new SameScaleSearchTreesReader.Request(
                        new SearchTreeInViewReader.Request(
                                0,
                                Optional.empty(),
                                WIDE,
                                20,
                                false,
                                true,
                                Optional.of(new SearchTreeInViewReader.Node(1_000, 9))),
                        true),
                new SubtreeHeatMapCounter());
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        long bytes = retained(List.of(comparison.traces(), reader, reader.result()));
        assertTrue(bytes > 2L * WIDE * Integer.BYTES, "counted too little: " + bytes);
        // As if the checkpoints and the depths over time had grown to their bounds, as they do in a long search.
        long most = bytes + Trace.BUDGET_BYTES + DEPTHS_BYTES;
        assertTrue(most <= MOST_BYTES, most + " bytes");
    }

    /** The bytes of all objects that one refers to, each counted once. */
    private static long retained(Object root) throws ReflectiveOperationException {
        Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>(List.of(root));
        long bytes = 0;
        while (!open.isEmpty()) {
            Object now = open.pop();
            if (now instanceof Enum<?> || now instanceof Class<?> || !known.add(now)) {
                continue;
            }
            bytes += OBJECT;
            switch (now) {
                case Map<?, ?> map ->
                    map.forEach((key, value) -> List.of(key, value).forEach(open::push));
                case Iterable<?> some ->
                    some.forEach(each -> Optional.ofNullable(each).ifPresent(open::push));
                case Optional<?> one -> one.ifPresent(open::push);
                case BitSet bits -> bytes += bits.size() / Byte.SIZE;
                case Object array when array.getClass().isArray() -> bytes += array(array, open);
                case Object own when own.getClass().getName().startsWith("knightschool.") -> bytes += fields(own, open);
                default -> bytes += FIELD;
            }
        }
        return bytes;
    }

    private static long array(Object array, Deque<Object> open) {
        int length = Array.getLength(array);
        Class<?> kind = array.getClass().getComponentType();
        if (!kind.isPrimitive()) {
            for (int i = 0; i < length; i++) {
                Optional.ofNullable(Array.get(array, i)).ifPresent(open::push);
            }
        }
        int each = kind == byte.class || kind == boolean.class
                ? Byte.BYTES
                : kind == short.class || kind == char.class
                        ? Short.BYTES
                        : kind == int.class || kind == float.class ? Integer.BYTES : Long.BYTES;
        return (long) length * each;
    }

    private static long fields(Object object, Deque<Object> open) throws ReflectiveOperationException {
        long bytes = 0;
        for (Class<?> kind = object.getClass(); kind != Object.class; kind = kind.getSuperclass()) {
            for (Field field : kind.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    bytes += FIELD;
                    field.setAccessible(true);
                    Object value = field.getType().isPrimitive() ? null : field.get(object);
                    Optional.ofNullable(value).ifPresent(open::push);
                }
            }
        }
        return bytes;
    }
}
