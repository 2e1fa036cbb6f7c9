package knightschool.ui.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.experiment.EvenlySpacedStarts;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentText;
import knightschool.census.experiment.RunOrGroupReference;
import knightschool.files.InputFault;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ExperimentViewModelTest {
    private static final List<ConfiguredAlgorithm> TWO = Stream.of("backtracking", "warnsdorff")
            .map(ConfiguredAlgorithm::read)
            .toList();

    private static final ExperimentPlan PLAN =
            new ExperimentPlan(List.of(Board.full(3, 4), Board.full(5, 5)), EvenlySpacedStarts.ALL, TWO, false, 2_000);

    private final ExperimentViewModel model = new ExperimentViewModel(PLAN);

    @AfterEach
    void close() {
        model.close();
    }

    private void run() {
        model.run();
        Eventually.until("the runs are made", () -> {
            model.tick();
            return model.isIdle();
        });
    }

    @Test
    void runMakesEveryRunOfThePlanAndThenThereIsNothingToDo() {
        assertTrue(model.table().isEmpty());
        assertEquals(
                "No run is made yet. \"Make the runs\" makes 74: 37 starts, 2 algorithms, each run at most 2,000 steps.",
                ExperimentWords.empty(model.plan()));
        run();
        assertEquals(74, model.table().count());
        assertTrue(model.isComplete());
        assertFalse(model.runnableProperty().get());
        assertEquals("74 of 74 runs", ExperimentWords.progress(model));
        assertEquals("All made", ExperimentWords.run(model));
    }

    @Test
    void pauseKeepsWhatIsMadeAndTheRestIsMadeLater() {
        model.open(PLAN.withLimit(1_000_000_000L).withBoards(List.of(Board.full(3, 4), Board.full(8, 8))));
        model.run();
        Eventually.until("a run is made", () -> {
            model.tick();
            return !model.table().isEmpty();
        });
        assertEquals("Pause", ExperimentWords.run(model));
        model.cancel();
        Eventually.until("it has paused", () -> {
            model.tick();
            return model.isIdle();
        });
        int made = model.table().count();
        assertTrue(made > 0 && !model.isComplete());
        assertEquals("Go on", ExperimentWords.run(model));
        model.change(plan -> plan.withLimit(2_000).withBoards(PLAN.boards()));
        run();
        assertTrue(model.isComplete());
    }

    @Test
    void changesOfThePlanAreTakenBackAndRunsComeBackWithThem() {
        run();
        ExperimentText.Runs before = model.runs();
        model.change(plan -> plan.withLimit(10));
        assertTrue(model.isComplete(), "what ended later was stopped before");
        model.change(plan -> plan.withBoards(List.of(Board.full(5, 5))));
        assertEquals(50, model.table().count());
        model.undo();
        model.undo();
        assertEquals(before, model.runs());
        assertFalse(model.undoableProperty().get());
        model.redo();
        assertEquals(10, model.plan().limit());
    }

    private List<ExperimentPlan> unsaved() {
        return model.unsaved().stream().map(ExperimentText.Runs::plan).toList();
    }

    @Test
    void runsOfEarlierPlansStayUnsavedUntilAFileHasThem() {
        assertEquals(List.of(), unsaved());
        run();
        model.change(plan -> plan.withBoards(List.of(Board.full(3, 4))));
        assertEquals(List.of(PLAN), unsaved(), "the runs of the smaller plan are among those of the larger one");
        ExperimentPlan other = PLAN.withBoards(List.of(Board.full(4, 4)));
        model.change(_ -> other);
        assertEquals(List.of(PLAN), unsaved());
        run();
        assertEquals(List.of(PLAN, other), unsaved());
        model.undo();
        assertEquals(List.of(PLAN, other), unsaved());
        model.saved().put(Path.of("one.csv"), model.runs(PLAN));
        assertEquals(List.of(other), unsaved());
        model.saved().put(Path.of("two.csv"), model.runs(other));
        assertEquals(List.of(), unsaved());
        model.saved().put(Path.of("one.csv"), model.runs(other));
        assertEquals(List.of(PLAN), unsaved(), "the file was overwritten");
    }

    @Test
    void runsOfAFileNeedNoSavingUnderAPlanWithFurtherSolvers() {
        run();
        model.saved().put(Path.of("one.csv"), model.runs());
        model.change(plan -> plan.withSolvers(ConfiguredAlgorithm.usual()));
        assertEquals(74, model.table().count());
        assertEquals(List.of(), unsaved());
    }

    @Test
    void planThatIsInTwoFilesIsInTheOneSavedLast() {
        run();
        List<Path> files = Stream.of("one.csv", "two.csv", "one.csv")
                .map(name -> Path.of(name).toAbsolutePath())
                .toList();
        for (Path file : files) {
            model.saved().put(file, model.runs());
            assertEquals(Optional.of(file), model.saved().fileOf(PLAN));
        }
    }

    @Test
    void runsUnderALargerLimitAreNotSavedByAFileOfASmallerOne() {
        run();
        model.change(plan -> plan.withLimit(10));
        model.saved().put(Path.of("ten.csv"), model.runs());
        assertEquals(List.of(PLAN), unsaved());
    }

    @Test
    void runsThatWereUnderWayWhenThePlanChangedAreUnsavedToo() {
        ExperimentPlan slow = PLAN.withLimit(1_000_000_000L).withBoards(List.of(Board.full(3, 4), Board.full(8, 8)));
        model.open(slow);
        model.run();
        Eventually.until("a run is made", () -> {
            model.tick();
            return !model.table().isEmpty();
        });
        model.change(plan -> plan.withBoards(List.of(Board.full(5, 5))));
        assertEquals(List.of(slow), unsaved());
    }

    @Test
    void planThatCannotBeAskedChangesNothing() {
        model.change(plan -> plan.withBoards(List.of(BoardText.parse("....\n....\n...E\n"))));
        ExperimentPlan before = model.plan();
        assertThrows(InputFault.class, () -> model.change(plan -> plan.withClosed(true)));
        assertThrows(IllegalArgumentException.class, () -> model.change(plan -> plan.withBoards(List.of())));
        assertEquals(before, model.plan());
    }

    @Test
    void keysLeadToEveryGroupAndEveryRunOfIt() {
        run();
        model.pointBeside(1);
        assertEquals(
                Optional.of(RunOrGroupReference.of(0)), model.pointedProperty().get());
        model.pointBeside(9);
        assertEquals(
                Optional.of(RunOrGroupReference.of(3)), model.pointedProperty().get());
        assertEquals(
                "5 × 5, Warnsdorff: median > 2,000; the middle half from 24 to > 2,000; all from 24 to > 2,000;"
                        + " 13 of 25 stopped.",
                ExperimentWords.pointed(model));
        model.pointWithin(-1);
        assertTrue(ExperimentWords.pointed(model).endsWith("stopped after 2,000 steps, so not known."));
        model.pointWithin(-99);
        assertTrue(ExperimentWords.pointed(model).endsWith("tour found after 24 steps."));
        assertEquals(24, model.pointedRun().orElseThrow().steps());
    }

    @Test
    void runsOfAFileComeWithTheirPlan() {
        run();
        ExperimentText.Runs runs = model.runs();
        try (ExperimentViewModel other = new ExperimentViewModel(PLAN.withLimit(5))) {
            other.take(ExperimentText.read(runs.text()));
            assertEquals(PLAN, other.plan());
            assertTrue(other.isComplete());
            assertEquals(model.table(), other.table());
        }
    }
}
