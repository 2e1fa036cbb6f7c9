package knightschool.ui.lesson;

import static knightschool.Eventually.untilShown;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.robot.WindowOnScreen;

/** A window whose lessons ask something, and what is said to an answer. */
abstract class QuizJourney extends WindowOnScreen {
    final void assertReply(String head, String words) {
        untilShown(
                head + " " + words,
                () -> node(".reply").isVisible()
                        && text(".reply-head").equals(head)
                        && text(".reply-words").equals(words));
    }

    /** What stands beside the slide; nothing while the next is being made ready. */
    final Optional<SlideEmbeddableSetup> besideNow() {
        return ((LessonsSetup) window.now().orElseThrow()).slideScene();
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
