package knightschool.ui.census;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.Leaks;
import knightschool.board.Board;
import knightschool.setup.scene.CensusSetup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A census on a slide: it can be stopped, it waits while nobody sees it, and nothing of it stays. */
@ExtendWith(OnScreen.class)
class CensusBesideSlideViewTest {
    /** Takes far longer than any of these tests. */
    private static final Board LARGE = Board.full(40, 40);

    private Stage stage;

    @Start
    void open(Stage shown) {
        stage = shown;
        stage.setScene(new Scene(new Pane(), 600, 500));
        stage.show();
    }

    @AfterEach
    void hide() {
        ToolkitThread.run(stage::hide);
    }

    private CensusBesideSlideView shown() {
        return ToolkitThread.call(() -> {
            CensusBesideSlideView view =
                    new CensusBesideSlideView(MultiSolverCensusPlan.of(CensusSetup.of(LARGE)), () -> {});
            stage.getScene().setRoot(view);
            return view;
        });
    }

    private void leave() {
        ToolkitThread.run(() -> stage.getScene().setRoot(new Pane()));
    }

    @Test
    void limitLeavesAClassNotWaiting() {
        assertEquals(10_000_000, CensusSetup.of(Board.full(8, 8)).limit());
        assertEquals(1_000_000, CensusSetup.of(Board.full(12, 12)).limit());
        assertEquals(100_000, CensusSetup.of(LARGE).limit());
    }

    @Test
    void cancelStopsCountingOnce() {
        CensusBesideSlideView view = shown();
        assertTrue(ToolkitThread.call(view::cancel));
        untilShown("the cancelled view rests", view::isSettled);
        untilShown("counting has ended", view::isEnded);
        assertFalse(ToolkitThread.call(view::cancel));
        leave();
        ToolkitThread.run(() -> stage.getScene().setRoot(view));
        assertTrue(ToolkitThread.call(view::isSettled));
        ToolkitThread.run(view::close);
    }

    @Test
    void countingWaitsWhileNobodySeesItAndGoesOnThen() {
        CensusBesideSlideView view = shown();
        leave();
        untilShown("counting has ended", view::isEnded);
        ToolkitThread.run(() -> stage.getScene().setRoot(view));
        untilShown("counting has begun again", () -> !view.isEnded());
        ToolkitThread.run(view::close);
        untilShown("counting has ended", view::isEnded);
    }

    private static void ended(CensusBesideSlideView view) {
        Eventually.until("counting has ended", () -> ToolkitThread.call(view::isEnded));
    }

    @Test
    void closedViewEndsItsThreadsAndCanBeCollected() {
        Leaks.test(checker -> {
            CensusBesideSlideView view = shown();
            leave();
            ToolkitThread.run(view::close);
            ended(view);
            // The toolkit holds what it has yet to draw.
            Eventually.afterFrames();
            checker.assertCollectable(view);
        });
    }
}
