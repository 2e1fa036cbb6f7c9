package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Alignment;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;

class AlignmentWordsTest {
    private static final List<String> NAMES = List.of("backtracking", "Warnsdorff");

    private final Comparison comparison = new Comparison(
            Problem.open(Board.full(5, 5), 12),
            Stream.of("backtracking", "warnsdorff")
                    .map(ConfiguredAlgorithm::read)
                    .toList());

    private List<String> sentences(long step, Alignment alignment) {
        ComparisonSnapshot snapshot = comparison.snapshot(step, alignment);
        return AlignmentWords.sentences(snapshot.aligned().orElseThrow(), snapshot.frames(), NAMES);
    }

    /** "Never" was said of a search, too, that only was not computed further. */
    @Test
    void searchNeverComesThereOnlyIfItHasEnded() {
        comparison.extend(20, 20);
        assertEquals(
                "2 squares taken back: backtracking at step 16; Warnsdorff not up to step 20.",
                sentences(19, Alignment.UNDONE).getFirst());
        comparison.extend(10_000, 10_000);
        assertEquals(
                "2 squares taken back: backtracking at step 16; Warnsdorff never.",
                sentences(19, Alignment.UNDONE).getFirst());
    }

    @Test
    void whatHasNotHappenedYetIsToldWithoutSteps() {
        comparison.extend(20, 20);
        assertEquals(List.of("No square taken back so far."), sentences(5, Alignment.UNDONE));
        assertEquals(List.of("No prune so far."), sentences(5, Alignment.PRUNED));
    }
}
