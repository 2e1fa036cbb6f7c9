package knightschool.ui.lesson;

import static knightschool.Eventually.untilShown;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import knightschool.setup.LessonsSetup;
import knightschool.setup.SlideSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A window whose lessons ask something, and what is said to an answer. */
@ExtendWith(OnScreen.class)
abstract class QuizJourney {
    MainWindow window;
    private ShownWindow shown;

    @Start
    final void open(Stage stage) {
        window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
        shown = new ShownWindow(window);
    }

    @AfterEach
    final void close() {
        shown.close();
    }

    final void assertReply(String head, String words) {
        untilShown(
                head + " " + words,
                () -> node(".reply").isVisible()
                        && text(".reply-head").equals(head)
                        && text(".reply-words").equals(words));
    }

    /** What stands beside the slide; nothing while the next is being made ready. */
    final Optional<SlideSetup> besideNow() {
        return ((LessonsSetup) window.now().orElseThrow()).beside();
    }

    final Node node(String query) {
        return window.scene().getRoot().lookup(query);
    }

    final String text(String query) {
        return words((Labeled) node(query));
    }

    /** As it is read: spaces that hold words together look like others. */
    static String words(Labeled labeled) {
        return labeled.getText().replace('\u00a0', ' ');
    }
}
