package knightschool.ui.tourmap;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import knightschool.setup.scene.TourStateMapSetup;
import knightschool.ui.document.HeardShell;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.work.WorkFailure;
import org.junit.jupiter.api.Test;

/** What is said of a map of tours to who has gone elsewhere while it was made. */
class UnseenTourMapTest {
    private static List<String> said(TourStateMapSetup setup) {
        HeardShell heard = new HeardShell();
        TourStateMapScene scene = ToolkitThread.call(() -> {
            TourStateMapScene shown = new TourStateMapScene(heard.shell, ScenePlacement.WINDOW);
            StackPane place = new StackPane(shown.node());
            new Scene(place, 800, 600);
            shown.open(setup);
            place.getChildren().clear();
            return shown;
        });
        until("it is told", () -> ToolkitThread.call(() -> !heard.messages.isEmpty()));
        ToolkitThread.run(scene::close);
        return ToolkitThread.call(() -> List.copyOf(heard.messages));
    }

    @Test
    void mapThatComesIsTold() {
        assertEquals(List.of(TourStateMapWords.READY), said(TourStateMapScene.FIRST));
    }

    @Test
    void mapThatBrokeDownIsToldUnlessTheWindowDid() {
        WorkFailure memory = WorkFailure.of(new OutOfMemoryError());
        assertEquals(
                "The map of tours could not be made. " + memory.words(),
                TourStateMapWords.failed(memory).orElseThrow());
        assertEquals(Optional.empty(), TourStateMapWords.failed(WorkFailure.of(new IllegalStateException("x"))));
    }
}
