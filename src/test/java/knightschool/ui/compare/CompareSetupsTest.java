package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.util.Subscription;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Alignment;
import knightschool.setup.ShownControls;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.pane.ComparisonPaneView;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The scene shows what a set-up says, and says what it shows. */
@Execution(ExecutionMode.CONCURRENT)
class CompareSetupsTest extends CompareSetupJourney {
    /** Ctrl+S spoke of answers where no class was asked. */
    @Test
    void keysThatSaveTellWhatIsToBeDoneFirst() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        CompareScene tab = scene(ScenePlacement.WINDOW);
        open(slide, CompareSetup.of(Board.full(5, 5)));
        open(tab, CompareSetup.of(Board.full(5, 5)));
        assertEquals(
                "Begin the questions to a class first (Shift + F3).", refusal(slide, PredictionRecordCommands.SAVE));
        assertEquals(
                "First show a table, of counts (I) or of costs (Shift + I), or ask a class (Shift + F3).",
                refusal(tab, PredictionRecordCommands.SAVE));
        ToolkitThread.run(() -> tab.model().predictions().shownProperty().set(true));
        assertEquals("There are no answers yet.", refusal(tab, PredictionRecordCommands.SAVE));
    }

    /** Once the questions are ended there would be nothing to take back either. */
    @Test
    void keysThatUndoAdviseToEndTheQuestionsOnlyIfThereIsSomethingBefore() {
        CompareScene tab = scene(ScenePlacement.WINDOW);
        open(tab, CompareSetup.of(Board.full(5, 5)));
        String nothing = "All that was done before the class was asked stays. End the questions first (Shift + F3).";
        ToolkitThread.run(() -> {
            Command.named(tab.commands(), PaneCommands.ADD).run();
            tab.undoHistory().undo();
            tab.model().predictions().shownProperty().set(true);
        });
        assertNotEquals(nothing, refusal(tab, PaneCommands.UNDO));
        assertEquals(nothing, refusal(tab, PaneCommands.REDO));
    }

    /** A slide has no sign of panes that are not at one step, and a class is asked about one. */
    @Test
    void panesAreLinedUpInTheWindowAloneAndNotWhileAClassIsAsked() {
        CompareSetup setup = CompareSetup.of(Board.full(5, 5)).liningUp(Alignment.VISITED);
        CompareScene slide = scene(ScenePlacement.SLIDE);
        open(slide, setup);
        assertEquals(Alignment.STEP, alignment(slide));
        assertEquals(setup, now(slide), "which its own tab opens");
        assertEquals(
                "All panes are at one step here. Open this in its own tab (Alt + Enter).",
                refusal(slide, CompareCommands.ALIGN));
        CompareScene tab = scene(ScenePlacement.WINDOW);
        open(tab, setup);
        assertEquals(Alignment.VISITED, alignment(tab));
        for (int time = 0; time < 2; time++) {
            ToolkitThread.run(() -> tab.open(setup.showing(CompareDisplayOptions.PREDICT, true)));
            assertEquals(Alignment.STEP, alignment(tab), "opened a time before: " + time);
        }
    }

    @Test
    void undoLinesPanesUpAgain() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup setup = CompareSetup.of(Board.full(5, 5)).liningUp(Alignment.VISITED);
        open(scene, setup);
        for (Runnable change : List.<Runnable>of(
                () -> scene.model().jumps().untilDifference(), () -> scene.open(setup.enlarging(OptionalInt.of(1))))) {
            ToolkitThread.run(change);
            settle(scene);
            assertEquals(Alignment.STEP, alignment(scene));
            ToolkitThread.run(
                    () -> Command.named(scene.commands(), PaneCommands.UNDO).run());
            settle(scene);
            assertEquals(Alignment.VISITED, alignment(scene));
        }
    }

    /** As where a file is dropped on the comparison, also if it has the same panes at another step. */
    @Test
    void undoTakesBackAnOpenedSetupAsAWhole() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup first = CompareSetup.of(Board.full(5, 5)).at(Optional.of(new Moment.Step(5)));
        CompareSetup second = first.at(Optional.of(new Moment.Step(40))).showing(CompareDisplayOptions.DEPTHS, true);
        open(scene, first);
        open(scene, second);
        settle(scene);
        for (int time = 0; time < 2; time++) {
            ToolkitThread.run(
                    () -> Command.named(scene.commands(), PaneCommands.UNDO).run());
            settle(scene);
            assertEquals(first, now(scene));
            ToolkitThread.run(() -> scene.undoHistory().redo());
            settle(scene);
            assertEquals(second, now(scene));
        }
    }

    private static Alignment alignment(CompareScene scene) {
        return ToolkitThread.call(() -> scene.model().alignment().get());
    }

    @Test
    void onePaneIsNeitherEnlargedNorClosed() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup one = CompareSetup.of(Board.full(5, 5))
                .withSolvers(List.of(ConfiguredAlgorithm.usual().getFirst()));
        for (String id : List.of(PaneCommands.CLOSE, PaneCommands.ENLARGE)) {
            open(scene, one);
            ToolkitThread.run(() ->
                    assertFalse(Command.named(scene.commands(), id).available().get(), id));
            ToolkitThread.run(
                    () -> Command.named(scene.commands(), PaneCommands.ADD).run());
            ToolkitThread.run(() ->
                    assertTrue(Command.named(scene.commands(), id).available().get(), id));
        }
    }

    @Test
    void openingAnotherMomentOfTheSameSearchesGoesOnWithThem() {
        CompareScene scene = scene(ScenePlacement.SLIDE);
        CompareSetup first = CompareSetup.of(Board.full(6, 6)).at(Optional.of(new Moment.Step(40)));
        open(scene, first);
        List<Long> steps = new ArrayList<>();
        Subscription listening =
                ToolkitThread.call(() -> scene.model().stepProperty().subscribe(step -> steps.add(step.longValue())));
        List<ComparisonPaneView> panes = panes(scene);
        long explored = ToolkitThread.call(
                () -> scene.model().progress().exploredProperty().get());
        ToolkitThread.run(() -> scene.open(first.at(Optional.of(new Moment.Step(44)))));
        assertTrue(ToolkitThread.call(
                        () -> scene.model().progress().exploredProperty().get())
                >= explored);
        settle(scene);
        assertEquals(List.of(40L, 44L), steps, "without step 0 in between");
        assertEquals(panes, panes(scene));
        listening.unsubscribe();
    }

    private static List<ComparisonPaneView> panes(CompareScene scene) {
        return ToolkitThread.call(() -> scene.view().lookupAll(".pane").stream()
                .map(ComparisonPaneView.class::cast)
                .toList());
    }

    @Test
    void stepThatAPersonTakesBeforeTheMomentIsFoundIsSaid() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup end = CompareSetup.of(Board.full(8, 8)).at(Optional.of(new Moment.End()));
        ToolkitThread.run(() -> {
            scene.open(end);
            scene.model().transport().reach(0);
        });
        settle(scene);
        assertEquals(Optional.empty(), now(scene).moment());
        assertEquals(0, ToolkitThread.call(() -> scene.model().stepProperty().get()));
    }

    @Test
    void limitThatAPersonRaisedIsSaidAlsoWhereOnlyThePlayerIsNamed() {
        CompareScene scene = scene(ScenePlacement.SLIDE);
        CompareSetup plain = CompareSetup.of(Board.full(8, 8));
        CompareSetup named = plain.withStart(3).with(plain.display().with(ShownControls.of(SceneControl.PLAYER)));
        open(scene, named);
        assertEquals(named, now(scene));
        ToolkitThread.run(() -> scene.model().progress().raiseLimit());
        settle(scene);
        assertEquals(10 * CompareModel.FIRST_LIMIT, now(scene).limit());
        assertTrue(now(scene).controls().shows(SceneControl.PLAYER, false));
    }

    /** The search stops at once or has found its moment by then: the set-up names it in both cases. */
    @Test
    void momentThatIsOpenedStaysWrittenWhereNobodyWaitsForIt() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup far = CompareSetup.of(Board.full(8, 8)).at(Optional.of(new Moment.Step(999_000)));
        ToolkitThread.run(() -> {
            scene.open(far);
            scene.model().transport().dismiss();
        });
        settle(scene);
        assertEquals(far.moment(), now(scene).moment());
    }
}
