package knightschool.ui.tourmap;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import knightschool.setup.TourMapSetup;
import knightschool.ui.document.HeardShell;
import knightschool.ui.render.ToolkitStarter;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.work.WorkFailure;
import org.junit.jupiter.api.Test;

/** What is said of a map of tours to who has gone elsewhere while it was made. */
class UnseenTourMapTest {
    private static List<String> said(TourMapSetup setup) {
        HeardShell heard = new HeardShell();
        TourMapScene scene = ToolkitStarter.call(() -> {
            TourMapScene shown = new TourMapScene(heard.shell, SceneForm.WINDOW);
            StackPane place = new StackPane(shown.node());
            new Scene(place, 800, 600);
            shown.open(setup);
            place.getChildren().clear();
            return shown;
        });
        until("it is told", () -> ToolkitStarter.call(() -> !heard.messages.isEmpty()));
        ToolkitStarter.run(scene::close);
        return ToolkitStarter.call(() -> List.copyOf(heard.messages));
    }

    @Test
    void mapThatComesIsTold() {
        assertEquals(List.of(TourMapWords.READY), said(TourMapScene.FIRST));
    }

    @Test
    void mapThatBrokeDownIsToldUnlessTheWindowDid() {
        WorkFailure memory = WorkFailure.of(new OutOfMemoryError());
        assertEquals(
                "The map of tours could not be made. " + memory.words(),
                TourMapWords.failed(memory).orElseThrow());
        assertEquals(Optional.empty(), TourMapWords.failed(WorkFailure.of(new IllegalStateException("x"))));
    }
}
