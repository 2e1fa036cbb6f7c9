package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.search.policy.TieBreak;
import org.junit.jupiter.api.Test;

/** Pseudocode is read by students who learn English as well. */
class PseudocodeTest {
    /** The longest line that has room in a pane. */
    private static final int LONGEST = 29;

    /** A line that needs another word should be worth it: each has to be understood at the first look. */
    private static final Set<String> WORDS =
            Set.of(("a again all any are back close cross cut dead domain done else empty ends fewest home if "
                            + "impossible in is it last leads left m move moves n neighbour next no none nowhere off old on one open or out place sort square stop stored take the them there tie to tour two untried unvisited visited way")
                    .split(" "));

    @Test
    void everyLineIsShortAndOfPlainWords() {
        List<String> others = lines().flatMap(line -> Arrays.stream(line.split("[^\\p{L}]+")))
                .map(String::toLowerCase)
                .filter(word -> !word.isEmpty() && !WORDS.contains(word))
                .distinct()
                .toList();
        assertEquals(List.of(), others);
        assertTrue(
                lines().allMatch(line -> line.length() <= LONGEST),
                () -> lines().toList().toString());
    }

    /** The cells show it so: the moves to the knight's new square stay open, those to the one that it leaves do not. */
    @Test
    void placementClosesTheSquareThatTheKnightLeaves() {
        List<String> closing =
                lines().filter(line -> line.contains("close ")).distinct().toList();
        assertEquals(List.of("place: close the old square"), closing);
    }

    private static Stream<String> lines() {
        return Algorithms.all().stream()
                .flatMap(algorithm -> Stream.concat(
                        algorithm.code().stream(),
                        algorithm
                                .code(new AlgorithmOptionValues(
                                        Set.of(AlgorithmOption.values()),
                                        TieBreak.MOVE_ORDER,
                                        AlgorithmOptionValues.USUAL_SEED))
                                .stream()));
    }
}
