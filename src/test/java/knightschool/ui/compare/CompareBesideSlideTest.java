package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.Button;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.setup.ShownControls;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.TimelineBracket;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.pane.PaneGrid;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What a comparison shows beside the text of a slide, and what in the window. */
@Execution(ExecutionMode.CONCURRENT)
class CompareBesideSlideTest extends CompareSetupJourney {
    @Test
    void bracketStandsOnTheTimelineOfItsOwnSearchAlone() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup plain = CompareSetup.of(Board.full(5, 5));
        CompareSetup setup = new CompareSetup(
                plain.source(),
                plain.start(),
                plain.panes(),
                plain.enlarged(),
                plain.moment(),
                Optional.of(new TimelineBracket(3, 40)),
                plain.stops(),
                plain.bookmarks(),
                plain.tree(),
                plain.display());
        open(scene, setup);
        assertEquals(List.of("3", "40"), bracketed(scene));
        Eventually.until(
                "the search has come so far",
                () -> ToolkitThread.call(() -> {
                    now += PULSE_NANOS;
                    scene.model().tick(now);
                    return scene.model().progress().exploredProperty().get() >= 40;
                }));
        ToolkitThread.run(() -> ((Button) scene.view().lookup("#bracket-last")).fire());
        settle(scene);
        assertEquals(40, ToolkitThread.call(() -> scene.model().stepProperty().get()));
        assertEquals(setup.bracket(), now(scene).bracket());
        ToolkitThread.run(() -> scene.compare(ChosenProblem.of(CompareScene.BOARD, Board.full(6, 5))));
        settle(scene);
        assertEquals(List.of(), bracketed(scene));
        assertEquals(Optional.empty(), now(scene).bracket());
    }

    private static List<String> bracketed(CompareScene scene) {
        return ToolkitThread.call(() -> scene.view().lookupAll(".bracket-end").stream()
                .map(end -> ((Button) end).getText())
                .sorted(Comparator.comparingInt(String::length))
                .toList());
    }

    /** On a slide there is no list: what stopped it is said, and nobody is told to choose what cannot be chosen. */
    @Test
    void slideSaysWhereItStopped() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        CompareSetup plain = CompareSetup.of(Board.full(5, 5)).showing(CompareDisplayOptions.STOPS, true);
        open(slide, plain);
        assertTrue(ToolkitThread.call(slide::commands).stream()
                .noneMatch(command -> command.id().equals(CompareCommands.STOPS)));
        Command next = Command.named(ToolkitThread.call(slide::commands), CompareCommands.NEXT_STOP);
        assertEquals("This slide has nothing to stop at.", next.refusal());
        ToolkitThread.run(() -> {
            slide.model()
                    .stops()
                    .set(List.of(
                            new Breakpoint(List.of(new BreakpointCondition.Depth(3)), new Breakpoint.Panes.Any())));
            next.run();
        });
        settle(slide);
        String said = ToolkitThread.call(
                () -> slide.model().transport().noticeProperty().get());
        assertTrue(said.endsWith("depth is 3."), said);
    }

    /** However far single steps led away from the moment that the slide is about, one undo leads back to it. */
    @Test
    void stepsOnASlideAreTakenBackToTheMomentOfTheSlide() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        open(slide, CompareSetup.of(Board.full(5, 5)).at(Optional.of(new Moment.Step(18))));
        assertFalse(ToolkitThread.call(() -> slide.undoHistory().canUndo()));
        step(slide, 1);
        step(slide, 1);
        undo(slide);
        assertEquals(18, stepOf(slide));
        assertFalse(ToolkitThread.call(() -> slide.undoHistory().canUndo()));
        ToolkitThread.run(() -> slide.undoHistory().redo());
        settle(slide);
        assertEquals(20, stepOf(slide));
        step(slide, -2);
        ToolkitThread.run(() -> slide.model().transport().reach(0));
        settle(slide);
        undo(slide);
        assertEquals(18, stepOf(slide));
        assertFalse(ToolkitThread.call(() -> slide.undoHistory().canUndo()));
    }

    /** Undo would do nothing that can be seen. */
    @Test
    void nothingIsTakenBackOnceStepsLedBackToTheMomentOfTheSlide() {
        CompareScene slide = slideAtStep18();
        step(slide, 2);
        step(slide, -2);
        assertFalse(canUndo(slide));
        jump(slide);
        step(slide, 18 - stepOf(slide));
        assertFalse(canUndo(slide));
        step(slide, 5);
        undo(slide);
        assertEquals(18, stepOf(slide));
        assertFalse(canUndo(slide));
    }

    /** A class may be asked a question between. */
    @Test
    void stepsAreTakenBackFromTheMomentOfTheSlideAlsoWhileAClassIsAsked() {
        CompareScene slide = slideAtStep18();
        step(slide, 2);
        ToolkitThread.run(() -> slide.model().predictions().open(true));
        step(slide, -2);
        step(slide, 1);
        undo(slide);
        assertEquals(18, stepOf(slide));
    }

    @Test
    void jumpOnASlideIsAnActOfItsOwn() {
        CompareScene slide = slideAtStep18();
        step(slide, 2);
        jump(slide);
        assertNotEquals(20, stepOf(slide));
        undo(slide);
        assertEquals(20, stepOf(slide));
        undo(slide);
        assertEquals(18, stepOf(slide));
        assertFalse(canUndo(slide));
    }

    @Test
    void undoLeadsToTheMomentOfTheSlideAlsoWhereItWasNotFoundYet() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        ToolkitThread.run(() -> {
            slide.open(atStep18());
            assertTrue(slide.model().transport().isOpening());
            slide.model().transport().reach(0);
        });
        settle(slide);
        step(slide, 1);
        assertEquals(1, stepOf(slide));
        undo(slide);
        assertEquals(18, stepOf(slide));
        assertFalse(canUndo(slide));
        step(slide, 1);
        undo(slide);
        assertEquals(18, stepOf(slide));
    }

    /** The moment of a slide that is an event has no number of its own. */
    @Test
    void stepsThatAreDoneAgainAreTakenBackToAMomentThatIsAnEvent() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        ToolkitThread.run(() -> {
            slide.open(atStep18().at(Moment.of("first undo")));
            slide.model().transport().reach(0);
        });
        settle(slide);
        step(slide, 1);
        undo(slide);
        long found = stepOf(slide);
        assertTrue(found > 1);
        ToolkitThread.run(() -> slide.undoHistory().redo());
        settle(slide);
        assertEquals(1, stepOf(slide));
        undo(slide);
        assertEquals(found, stepOf(slide));
    }

    @Test
    void momentThatIsLeftBeforeItIsFoundIsThereAgainByUndoAlsoWithoutAnotherStep() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        ToolkitThread.run(() -> {
            slide.open(atStep18());
            slide.model().transport().reach(0);
        });
        settle(slide);
        assertEquals(0, stepOf(slide));
        undo(slide);
        assertEquals(18, stepOf(slide));
        assertFalse(canUndo(slide));
    }

    /** The search for the moment ends without another step. */
    @Test
    void momentThatIsOpenedAgainIsKnownAtOnce() {
        CompareScene slide = slideAtStep18();
        open(slide, atStep18());
        step(slide, 2);
        step(slide, -2);
        assertFalse(canUndo(slide));
    }

    private static CompareSetup atStep18() {
        return CompareSetup.of(Board.full(5, 5))
                .withSolvers(List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("warnsdorff")))
                .at(Optional.of(new Moment.Step(18)));
    }

    private CompareScene slideAtStep18() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        open(slide, atStep18());
        assertEquals(18, stepOf(slide));
        return slide;
    }

    /** Jumps to the first step. */
    private void jump(CompareScene slide) {
        ToolkitThread.run(() -> slide.model().jumps().toStep(0, 1));
        settle(slide);
    }

    private static boolean canUndo(CompareScene scene) {
        return ToolkitThread.call(() -> scene.undoHistory().canUndo());
    }

    @Test
    void stepsInTheWindowAreNoActs() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        open(scene, CompareSetup.of(Board.full(5, 5)).at(Optional.of(new Moment.Step(18))));
        step(scene, 1);
        assertFalse(ToolkitThread.call(() -> scene.undoHistory().canUndo()));
    }

    private void step(CompareScene scene, long by) {
        ToolkitThread.run(() -> scene.model().transport().step(by));
        settle(scene);
    }

    private void undo(CompareScene scene) {
        ToolkitThread.run(() -> scene.undoHistory().undo());
        settle(scene);
    }

    private static long stepOf(CompareScene scene) {
        return ToolkitThread.call(() -> scene.model().stepProperty().get());
    }

    @Test
    void slideShowsTheSpeedThatItNamesWhereTheTimelineLeavesSpace() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        for (DisplayOption level : List.of(CompareDisplayOptions.CODE, CompareDisplayOptions.TIMELINE)) {
            CompareSetup plain = CompareSetup.of(Board.full(5, 5)).showing(level, true);
            open(
                    slide,
                    plain.with(plain.display()
                            .with(new VisibleSceneControls(
                                    Optional.of(Set.of(SceneControl.PLAYER, SceneControl.SPEED)),
                                    Map.of(SceneControl.SPEED, 1_000.0)))));
            boolean shown = ToolkitThread.call(() -> {
                slide.view().resize(780, 560);
                slide.view().layout();
                return slide.view().lookup(".speed").isVisible();
            });
            assertEquals(level.equals(CompareDisplayOptions.CODE), shown, level.word());
            assertEquals(
                    1_000,
                    ToolkitThread.call(() -> slide.model().speedProperty().get()));
        }
    }

    @Test
    void panesStandInAsManyLinesAsShowMost() {
        assertEquals(1, lines(4, 976, 560), "code and counters are worth more than a few pixels of a square");
        assertEquals(2, lines(6, 1232, 600));
        assertEquals(2, lines(6, 1872, 960));
    }

    private int lines(int panes, double width, double height) {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        open(
                scene,
                CompareSetup.of(Board.full(8, 8))
                        .withSolvers(SOLVERS.stream()
                                .limit(panes)
                                .map(ConfiguredAlgorithm::read)
                                .toList()));
        return ToolkitThread.call(() -> {
            PaneGrid row = (PaneGrid) scene.view().lookup(".panes");
            row.resize(width, height);
            row.layout();
            return (int) row.panes().stream()
                    .map(pane -> pane.getLayoutY())
                    .distinct()
                    .count();
        });
    }

    @Test
    void slideHasThePlayerOnlyWhereItIsNamedAndTheWindowAlwaysDoes() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        CompareSetup plain = CompareSetup.of(Board.full(5, 5));
        open(slide, plain);
        assertEquals(
                false,
                ToolkitThread.call(() -> slide.view().lookup(".transport").isManaged()));
        CompareSetup without = plain.with(plain.display().with(ShownControls.of(SceneControl.PLAYER)));
        open(slide, without);
        assertTrue(ToolkitThread.call(() -> slide.view().lookup(".transport").isManaged()));
        assertEquals(
                false, ToolkitThread.call(() -> slide.view().lookup("#until").isVisible()));
        CompareScene scene = scene(ScenePlacement.WINDOW);
        open(scene, without);
        assertTrue(ToolkitThread.call(() -> scene.view().lookup(".transport").isVisible()));
        assertNotEquals(plain, without);
        assertSame(scene.node(), scene.view());
    }
}
