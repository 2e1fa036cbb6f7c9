package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;

import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.present.Presentation;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A window with a slide that asks something, to be presented. */
@ExtendWith(OnScreen.class)
abstract class PresentedLesson {
    final UserSettings settings = UserSettings.forgotten();
    MainWindow window;
    Stage stage;

    @Start
    final void open(Stage shown) {
        stage = shown;
        window = new MainWindow(settings, SceneRegistry.all());
        window.open(OwnLessons.slide("why-there-is-no-tour", 3));
        shown.setScene(window.scene());
        shown.setX(0);
        shown.setY(0);
        shown.setWidth(1280);
        shown.setHeight(760);
        shown.show();
    }

    @BeforeEach
    final void waitForASlideThatAsks() {
        until("the slide is there", () -> onFx(window::isSettled));
    }

    /** The scene beside the text. On the JavaFX thread. */
    final SetupDrivenScene<?> sceneBeside() {
        return ((LessonScene) window.current().orElseThrow()).live().orElseThrow();
    }

    @AfterEach
    final void close() {
        onFx(() -> {
            window.close();
            return true;
        });
    }

    final PresentationController presenter() {
        return ((LessonScene) window.current().orElseThrow()).presenter();
    }

    /** The speaker's window, once all that belongs to it has come. */
    final Optional<Stage> speaker() {
        return onFx(() -> presenter()
                .presentation()
                .flatMap(Presentation::speakerWindow)
                .filter(stage -> NextFrameContentPane.isComplete(stage.getScene())
                        && stage.getScene().lookup("#speaker-used") != null
                        && stage.getScene().lookup("#to-slide-1") != null));
    }

    final void push(KeyCode code, boolean shift) {
        Scene at = speaker().orElseThrow().getScene();
        onFx(() -> {
            javafx.event.Event.fireEvent(
                    at, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false));
            return true;
        });
    }

    final String words(String id) {
        return onFx(() -> ((Label) speaker().orElseThrow().getScene().lookup(id)).getText());
    }

    final String where(ScreenRobot robot) {
        return onFx(() -> ((Label) window.scene().lookup("#where")).getText());
    }

    final boolean barIsShown() {
        return ScreenRobot.isSeen(window.scene().lookup(".top-bar"));
    }

    final void push(KeyStroke key) {
        push(speaker().orElseThrow().getScene(), key);
    }

    static void push(Scene at, KeyStroke key) {
        KeyCode code = key.codes().stream()
                .filter(any -> !any.isKeypadKey())
                .findFirst()
                .orElseThrow();
        onFx(() -> {
            Event.fireEvent(
                    at,
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, key.shift(), key.shortcut(), key.alt(), false));
            return true;
        });
    }

    /** What a message says; empty where none is shown. */
    static String message(Scene scene) {
        return onFx(() -> {
            Labeled words = (Labeled) scene.lookup("#message");
            return words.getParent().isVisible() ? words.getText() : "";
        });
    }

    static List<String> all(Scene of, String style) {
        return onFx(() -> of.getRoot().lookupAll(style).stream()
                .map(Label.class::cast)
                .map(Label::getText)
                .toList());
    }

    final void show(String lesson, int slide) {
        onFx(() -> {
            window.open(OwnLessons.slide(lesson, slide));
            return true;
        });
        until("the slide is there", () -> onFx(window::isSettled));
    }
}
