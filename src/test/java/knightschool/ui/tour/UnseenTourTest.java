package knightschool.ui.tour;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.ui.document.HeardShell;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.work.WorkFailure;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is said of a tour to who has gone elsewhere while it was made. */
class UnseenTourTest {
    private static final TourConstructionSetup LARGE = TourConstructionSetup.of(600, 600, true);

    private final HeardShell heard = new HeardShell();
    private TourConstructionScene scene;
    private StackPane place;

    private void show() {
        ToolkitThread.run(() -> {
            scene = new TourConstructionScene(heard.shell, ScenePlacement.WINDOW);
            place = new StackPane(scene.node());
            new Scene(place, 800, 600);
            scene.onShown();
            scene.open(LARGE);
        });
    }

    private static void on(String what, BooleanSupplier holds) {
        until(what, () -> ToolkitThread.call(holds::getAsBoolean));
    }

    private void leave() {
        scene.onHidden();
        place.getChildren().clear();
    }

    private void comeBack() {
        place.getChildren().add(scene.node());
        scene.onShown();
    }

    @AfterEach
    void close() {
        ToolkitThread.run(scene::close);
    }

    @Test
    void tourThatNobodySawComeIsToldAndNotAgainWhenItIsBroughtBack() {
        show();
        ToolkitThread.run(this::leave);
        on("it is told", () -> !heard.messages.isEmpty());
        ToolkitThread.run(() -> {
            comeBack();
            leave();
            comeBack();
            leave();
        });
        on("it was brought back", () -> scene.model().isSettled());
        ToolkitThread.run(() -> {
            comeBack();
            scene.open(TourConstructionSetup.of(602, 600, true));
            leave();
        });
        on("the next is told", () -> scene.model().isSettled() && heard.messages.size() > 1);
        assertEquals(
                List.of(TourConstructionWords.READY, TourConstructionWords.READY),
                ToolkitThread.call(() -> List.copyOf(heard.messages)));
    }

    @Test
    void tourThatBrokeDownIsToldUnlessTheWindowDid() {
        show();
        assertEquals(
                "The tour in the tab Tours could not be made. "
                        + WorkFailure.of(new OutOfMemoryError()).words(),
                TourConstructionWords.failed(WorkFailure.of(new OutOfMemoryError()))
                        .orElseThrow());
        assertEquals(Optional.empty(), TourConstructionWords.failed(WorkFailure.of(new IllegalStateException("x"))));
    }
}
