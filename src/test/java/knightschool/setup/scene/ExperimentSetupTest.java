package knightschool.setup.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.FaultCollector;
import knightschool.setup.SetupText;
import knightschool.setup.SlideSetupWithHiddenParts;
import knightschool.setup.source.FileResolver;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.HideableScenePart;
import org.junit.jupiter.api.Test;

/** An experiment beside a slide, and what a comparison makes of the one that was planned last. */
class ExperimentSetupTest {
    private static final List<ConfiguredAlgorithm> SOLVERS =
            List.of(ConfiguredAlgorithm.read("warnsdorff"), ConfiguredAlgorithm.read("dead-ends"));

    private static final Board WITH_END = BoardText.parse("....\n....\n...E\n");

    private static ExperimentSetup planned(List<Board> boards) {
        return ExperimentSetup.USUAL.with(ExperimentSetup.USUAL.plan().withBoards(boards));
    }

    private static List<Board> squares(int first, int last) {
        return IntStream.rangeClosed(first, last)
                .mapToObj(side -> Board.full(side, side))
                .toList();
    }

    @Test
    void experimentStandsBesideASlideAndItsTableCanBeHeldBack() {
        FaultCollector faults = new FaultCollector();
        String text = "scene: experiment\nboards: [5x6]\npanes: [warnsdorff]\nlimit: 1000\nhide: counts\n";
        SlideSetupWithHiddenParts slide = SetupText.parseHiding(text, FileResolver.nothing(), faults, 0)
                .orElseThrow(() -> new AssertionError(faults.in("")));
        ExperimentSetup experiment = (ExperimentSetup) slide.setup();
        assertEquals(30, experiment.plan().startCount());
        assertEquals(Set.of(HideableScenePart.COUNTS), slide.hiddenParts());
    }

    @Test
    void boardOfTheComparisonIsAddedOnce() {
        CompareSetup comparison = CompareSetup.of(Board.full(6, 7)).withStart(3).withSolvers(SOLVERS);
        ExperimentSetup next = planned(squares(5, 6)).comparing(comparison, Optional.empty());
        assertEquals(
                List.of(Board.full(5, 5), Board.full(6, 6), Board.full(6, 7)),
                next.plan().boards());
        assertEquals(SOLVERS, next.plan().solvers());
        assertEquals(next, next.comparing(comparison, Optional.empty()));
    }

    @Test
    void boardOfTheComparisonComesInPlaceOfTheLargestIfThereAreSixAlready() {
        ExperimentSetup next = planned(squares(5, 10)).comparing(CompareSetup.of(Board.full(3, 4)), Optional.empty());
        assertEquals(6, next.plan().boards().size());
        assertEquals(Board.full(3, 4), next.plan().boards().getFirst());
        assertEquals(squares(5, 9), next.plan().boards().subList(1, 6));
    }

    @Test
    void closedComparisonStaysClosedAndLeavesOutBoardsWithAnEnd() {
        ExperimentSetup last = planned(List.of(WITH_END, Board.full(6, 6)));
        CompareSetup open = CompareSetup.of(Board.full(6, 6));
        ExperimentSetup next = last.comparing(open.showing(DisplayOption.CLOSED, true), Optional.empty());
        assertTrue(next.plan().closed());
        assertEquals(List.of(Board.full(6, 6)), next.plan().boards());
        assertFalse(next.comparing(open, Optional.empty()).plan().closed());
        assertEquals(
                last.plan().boards(),
                last.comparing(open, Optional.empty()).plan().boards());
    }
}
