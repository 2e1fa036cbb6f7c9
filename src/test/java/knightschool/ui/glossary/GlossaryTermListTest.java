package knightschool.ui.glossary;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.glossary.Glossary;
import knightschool.setup.scene.GlossarySetup;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.snapshot.JavaFxSceneCapture;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The selected term is in view, no matter in which frame the terms arrive. */
@ExtendWith(OnScreen.class)
class GlossaryTermListTest {
    private final GlossaryPageModel model = new GlossaryPageModel();
    private Stage stage;

    @Start
    void show(Stage shown) {
        stage = shown;
    }

    /**
     * In each frame counted from the first, for a term at each end of the list and in between. In a list of some
     * heights the last row is shown in part.
     */
    @ParameterizedTest(name = "{1} in frame {0}, {2} pixels high")
    @CsvSource({
        "0, walk, 480",
        "1, walk, 480",
        "2, tree, 480",
        "3, witness, 480",
        "3, witness, 463",
        "3, witness, 497",
        "4, degree, 480"
    })
    void selectedTermIsInView(int frame, String word, int height) {
        Glossary glossary = Glossary.of(LessonFolderReader.glossary());
        GlossaryTermList terms = new GlossaryTermList(model, new SimpleObjectProperty<>(CycleTerminology.ARTICLES));
        Scene scene = new Scene(new HBox(terms.node()), 400, height);
        scene.getRoot().getStyleClass().add("glossary");
        Theme.LIGHT.applyTo(scene);
        AtomicInteger frames = new AtomicInteger();
        model.open(GlossarySetup.of(word));
        Runnable count = () -> {
            if (frames.getAndIncrement() == frame) {
                Platform.runLater(() -> model.take(glossary));
            }
            Platform.requestNextPulse();
        };
        scene.addPostLayoutPulseListener(count);
        stage.setScene(scene);
        stage.show();
        until("the selected term is in view", () -> isInView(terms));
    }

    /** The picture of a set-up is taken of a scene that has no window, and so no frames. */
    @Test
    void selectedTermIsInViewInAPicture() {
        GlossaryTermList terms = onFx(() -> {
            GlossaryTermList list = new GlossaryTermList(model, new SimpleObjectProperty<>(CycleTerminology.ARTICLES));
            Scene scene = new Scene(new HBox(list.node()), 400, 480);
            Theme.LIGHT.applyTo(scene);
            model.open(GlossarySetup.of("walk"));
            model.take(Glossary.of(LessonFolderReader.glossary()));
            return list;
        });
        until("the term is in view", () -> {
            JavaFxSceneCapture.arrange(terms.node().getScene(), 400, 480);
            return terms.isSettled();
        });
        assertTrue(onFx(() -> isInView(terms)));
    }

    private boolean isInView(GlossaryTermList terms) {
        ListView<?> list = (ListView<?>) terms.node().lookup("#glossary-list");
        Bounds view = list.localToScene(list.getLayoutBounds());
        return list.lookupAll(".list-cell").stream()
                .map(ListCell.class::cast)
                .filter(cell -> cell.isSelected() && cell.isVisible())
                .anyMatch(cell -> view.contains(cell.localToScene(cell.getLayoutBounds())));
    }
}
