package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import knightschool.lesson.progress.QuizResult;

/** The answers that a slide holds back, in the order of its questions. Used on the JavaFX thread. */
public final class AnswerRevealQueue {
    private final List<Held> all = new ArrayList<>();

    /** One that was shown here, and does not say so itself before it is found, is not shown again. */
    private final List<Held> revealed = new ArrayList<>();

    private record Held(Node question, BooleanSupplier isOpen, Runnable show) {}

    /** @param question where it is asked on the slide */
    public void add(Node question, QuizModel model) {
        all.add(new Held(
                question,
                () -> model.outcomeProperty().get() != QuizResult.Outcome.RIGHT
                        && model.stateProperty().get() != QuizModel.State.REVEALED,
                model::reveal));
    }

    /** One behind a button. */
    public void add(AnswerRevealPane answer) {
        all.add(new Held(null, () -> !answer.shownProperty().get(), answer::show));
    }

    /** Shows all. */
    public void showAll() {
        all.forEach(held -> held.show().run());
    }

    /**
     * Shows one that is neither shown nor answered: that of the question with the keyboard's focus, or else the first.
     *
     * @return whether another one is left
     */
    public boolean showNext() {
        hidden().stream().min(Comparator.comparing(held -> !hasFocus(held))).ifPresent(held -> {
            revealed.add(held);
            held.show().run();
        });
        return !hidden().isEmpty();
    }

    private List<Held> hidden() {
        return all.stream()
                .filter(held -> !revealed.contains(held) && held.isOpen().getAsBoolean())
                .toList();
    }

    /** Also where another window has the keyboard, as that of a speaker. */
    private static boolean hasFocus(Held held) {
        if (held.question() == null || held.question().getScene() == null) {
            return false;
        }
        Node above = held.question().getScene().getFocusOwner();
        while (above != null && above != held.question()) {
            above = above.getParent();
        }
        return above != null;
    }
}
