package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import knightschool.lesson.progress.QuizProgress;

/** The answers that a slide withholds, in the order of its questions. Used on the JavaFX thread. */
public final class AnswerRevealQueue {
    private final List<Held> all = new ArrayList<>();

    /**
     * The answers shown here. They are not shown again, even those whose model does not report it until the solution is
     * found.
     */
    private final List<Held> revealed = new ArrayList<>();

    private record Held(Node question, BooleanSupplier isOpen, Runnable show) {}

    /** @param question the node of the question on the slide */
    public void add(Node question, QuizModel model) {
        all.add(new Held(
                question,
                () -> model.stateProperty().get() != QuizModel.State.REVEALED
                        && (model.outcomeProperty().get() == QuizProgress.Outcome.REVEALED
                                || !model.answeredProperty().get()),
                model::reveal));
    }

    /** Adds an answer behind a button. */
    public void add(RevealableCalloutAnswerPane answer) {
        all.add(new Held(null, () -> !answer.shownProperty().get(), answer::show));
    }

    /** Shows all answers. */
    public void showAll() {
        all.forEach(held -> held.show().run());
    }

    /**
     * Shows an answer that is neither shown nor given yet: that of the focused question, or else the first.
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

    /** Returns whether the focus is in a question, even if another window has the keyboard, such as the speaker's. */
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
