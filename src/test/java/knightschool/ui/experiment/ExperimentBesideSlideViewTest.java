package knightschool.ui.experiment;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.drawing.SketchShape;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.board.SketchView;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** An experiment on a slide: it begins by itself, waits while nobody sees it, and its table may be held back. */
@ExtendWith(OnScreen.class)
class ExperimentBesideSlideViewTest {
    private static final ExperimentPlan SMALL =
            ExperimentSetup.USUAL.plan().withBoards(List.of(Board.full(3, 4))).withLimit(1_000);

    /** Takes far longer than any of these tests. */
    private static final ExperimentPlan LARGE =
            ExperimentSetup.USUAL.plan().withBoards(List.of(Board.full(8, 8))).withLimit(1_000_000_000);

    @RegisterExtension
    final TestWindows windows = new TestWindows();

    private int refused;
    private final ExperimentBesideSlideScene slide =
            ToolkitThread.call(() -> new ExperimentBesideSlideScene(() -> refused++));
    private Stage stage;

    @Start
    void open(Stage shown) {
        stage = shown;
        stage.setScene(new Scene(new Pane(), 740, 600));
        stage.show();
    }

    @AfterEach
    void close() {
        ToolkitThread.run(() -> {
            slide.close();
            stage.hide();
        });
    }

    private ExperimentBesideSlideView shown(ExperimentPlan plan) {
        return onFx(() -> {
            slide.open(ExperimentSetup.USUAL.with(plan));
            stage.getScene().setRoot(new Pane(slide.node()));
            ExperimentBesideSlideView view = (ExperimentBesideSlideView)
                    slide.node().lookup("#experiment-heading").getParent();
            view.setPrefSize(740, 600);
            return view;
        });
    }

    @Test
    void runsAreTakenAlongIntoATab() {
        ExperimentBesideSlideView view = shown(SMALL);
        untilShown("the runs are made", () -> slide.isSettled() && view.model().isComplete());
        MainWindow window = windows.make();
        List<UnsavedWork> unsaved = onFx(() -> {
            window.open(slide.now(), slide.counted());
            return window.unsaved();
        });
        assertEquals(onFx(() -> view.model().runs().text()), unsaved.getFirst().data());
    }

    private static Node part(ExperimentBesideSlideView view, String id) {
        return view.lookup("#" + id);
    }

    private static double smallestType(ExperimentBesideSlideView view) {
        return ((SketchView) part(view, "experiment-plot"))
                .sketch().shapes().stream()
                        .flatMap(shape -> shape instanceof SketchShape.Label label ? Stream.of(label) : Stream.empty())
                        .mapToDouble(SketchShape.Label::size)
                        .min()
                        .orElse(0);
    }

    @Test
    void runsBeginByThemselvesAndAreDrawnToBeReadFromAfar() {
        ExperimentBesideSlideView view = shown(SMALL);
        untilShown("the runs are made", () -> slide.isSettled() && view.model().isComplete());
        assertEquals(" of 36 runs, each at most 1,000 steps", onFx(() -> ExperimentWords.heading(view.model())));
        assertEquals("36", onFx(() -> headings(view).getFirst().getText()));
        untilShown("the plot is drawn", () -> smallestType(view) >= 14);
        assertTrue(onFx(() -> view.lookup(".experiment-scroll").isVisible()));
        assertFalse(onFx(slide::signs).isEmpty());
        assertEquals(
                "Point at a box, a dot or a row to read it.",
                onFx(() -> ((Label) part(view, "experiment-pointed")).getText()));
        ToolkitThread.run(() -> {
            view.figure().requestFocus();
            Event.fireEvent(
                    view.figure(),
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
        });
        assertEquals(1, refused, "it is said that no comparison is opened from a slide");
    }

    private static List<Label> headings(ExperimentBesideSlideView view) {
        return view.lookupAll("#experiment-heading .label").stream()
                .map(Label.class::cast)
                .filter(Node::isVisible)
                .toList();
    }

    /** The words after the count stand still while it grows. */
    @Test
    void countOfTheRunsMovesNoWords() {
        // In one act on the JavaFX thread, so that no run can arrive in between.
        double before = onFx(() -> {
            slide.open(ExperimentSetup.USUAL.with(SMALL));
            Pane root = new Pane(slide.node());
            stage.getScene().setRoot(root);
            view().setPrefSize(740, 600);
            root.applyCss();
            root.layout();
            assertEquals("0", headings(view()).getFirst().getText());
            return left(headings(view()).getLast());
        });
        untilShown(
                "the runs are made", () -> slide.isSettled() && view().model().isComplete());
        assertEquals("36", onFx(() -> headings(view()).getFirst().getText()));
        assertEquals(before, onFx(() -> left(headings(view()).getLast())));
    }

    private ExperimentBesideSlideView view() {
        return (ExperimentBesideSlideView)
                slide.node().lookup("#experiment-heading").getParent();
    }

    private static double left(Node node) {
        return node.localToScene(0, 0).getX();
    }

    @Test
    void tableThatGivesAnAnswerAwayIsHeldBack() {
        ToolkitThread.run(() -> slide.hide(Set.of(HideableScenePart.COUNTS), Set.of()));
        ExperimentBesideSlideView view = shown(SMALL);
        untilShown(
                "the table is hidden",
                () -> smallestType(view) > 0
                        && !view.lookup(".experiment-scroll").isVisible());
        assertFalse(onFx(() -> part(view, "experiment-pointed").isVisible()));
        untilShown("runs are made", () -> !view.model().table().isEmpty());
        assertEquals(
                "Point at a box or a dot to read it.",
                onFx(() -> ((Label) part(view, "experiment-pointed")).getText()));
        double plot = onFx(() -> part(view, "experiment-plot").getLayoutBounds().getHeight());
        ToolkitThread.run(() -> slide.hide(Set.of(), Set.of()));
        untilShown("the table is there", () -> view.lookup(".experiment-scroll").isVisible());
        assertEquals(
                plot, onFx(() -> part(view, "experiment-plot").getLayoutBounds().getHeight()));
    }

    @Test
    void runsWaitWhileNobodySeesThemAndGoOnThen() {
        ExperimentBesideSlideView view = shown(LARGE);
        ToolkitThread.run(() -> stage.getScene().setRoot(new Pane()));
        untilShown("the runs have paused", view::isEnded);
        ToolkitThread.run(() -> stage.getScene().setRoot(new Pane(slide.node())));
        untilShown("they go on", () -> !view.isEnded());
        ToolkitThread.run(slide::close);
        untilShown("they have ended", view::isEnded);
    }
}
