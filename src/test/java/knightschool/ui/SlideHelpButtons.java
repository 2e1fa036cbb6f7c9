package knightschool.ui;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;

/** The buttons of a slide that show the next hint or what is right, one for each question; a bet is made first. */
final class SlideHelpButtons {
    private SlideHelpButtons() {}

    /** Presses all that can be seen. On the JavaFX thread. */
    static void press(Parent slide) {
        slide.lookupAll(".bet-row .answer").stream()
                .filter(Node::isVisible)
                .forEach(answer -> ((ButtonBase) answer).fire());
        slide.lookupAll(".quiz").stream()
                .flatMap(question -> button(question).stream())
                .distinct()
                .filter(Node::isVisible)
                .forEach(button -> ((ButtonBase) button).fire());
    }

    /** Bets have no solution but what comes out, which the button that checks other answers shows. */
    private static Optional<Node> button(Node question) {
        return Stream.of("#quiz-help", "#lesson-check")
                .flatMap(id -> Stream.ofNullable(question.lookup(id)))
                .filter(Node::isVisible)
                .findFirst();
    }
}
