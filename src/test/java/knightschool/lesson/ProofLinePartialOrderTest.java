package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** The valid orders of a proof are the linear extensions of its partial order. */
class ProofLinePartialOrderTest {
    /** The extensions are counted in another way: over sets of lines that can stand first, from the empty set on. */
    @RepeatedTest(40)
    void validOrdersAreAsManyAsLinearExtensions(RepetitionInfo repetition) {
        var random = new Random(repetition.getCurrentRepetition());
        int lines = 2 + random.nextInt(5);
        Map<Integer, List<Integer>> restsOn = new TreeMap<>();
        for (int line = 2; line <= lines; line++) {
            List<Integer> earlier = IntStream.range(1, line)
                    .filter(_ -> random.nextInt(3) == 0)
                    .boxed()
                    .toList();
            if (!earlier.isEmpty()) {
                restsOn.put(line, earlier);
            }
        }
        ProofLinePartialOrder order = ProofLinePartialOrder.read(written(restsOn), lines);
        long[] extensions = new long[1 << lines];
        extensions[0] = 1;
        for (int set = 1; set < extensions.length; set++) {
            for (int line = 1; line <= lines; line++) {
                int before = set & ~(1 << (line - 1));
                boolean restsOnThem = restsOn.getOrDefault(line, List.of()).stream()
                        .allMatch(other -> (before >> (other - 1) & 1) == 1);
                extensions[set] += before != set && restsOnThem ? extensions[before] : 0;
            }
        }
        assertEquals(
                extensions[extensions.length - 1],
                permutations(lines).stream()
                        .filter(lineOrder -> order.firstEarlyLine(lineOrder).isEmpty())
                        .count());
    }

    @Test
    void firstLineThatStandsTooEarlyIsNamedWithTheFirstLineItLacks() {
        ProofLinePartialOrder order = ProofLinePartialOrder.read(Map.of("2", "1", "4", "3, 2", "5", "4"), 5);
        assertEquals(Optional.empty(), order.firstEarlyLine(List.of(3, 1, 2, 4, 5)));
        assertEquals(
                Optional.of(new ProofLinePartialOrder.EarlyLine(4, 2)), order.firstEarlyLine(List.of(3, 1, 4, 2, 5)));
        assertEquals(
                Optional.of(new ProofLinePartialOrder.EarlyLine(5, 4)), order.firstEarlyLine(List.of(1, 5, 2, 3, 4)));
    }

    private static Map<String, String> written(Map<Integer, List<Integer>> restsOn) {
        return restsOn.entrySet().stream()
                .collect(Collectors.toMap(
                        entry -> entry.getKey().toString(),
                        entry -> entry.getValue().stream().map(String::valueOf).collect(Collectors.joining(" "))));
    }

    private static List<List<Integer>> permutations(int lines) {
        List<List<Integer>> all = List.of(List.of());
        for (int line = 1; line <= lines; line++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> shorter : all) {
                for (int at = 0; at <= shorter.size(); at++) {
                    List<Integer> next = new ArrayList<>(shorter);
                    next.add(at, line);
                    longer.add(next);
                }
            }
            all = longer;
        }
        return all;
    }
}
