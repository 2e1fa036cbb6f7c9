package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import knightschool.lesson.progress.QuizProgress;
import knightschool.ui.control.NodeContainment;

/**
 * The answers that a slide withholds, revealed one question after the other or all at once. Used on the JavaFX thread.
 */
public final class AnswerRevealQueue {
    private final List<HiddenAnswer> all = new ArrayList<>();

    /** The answers shown here whose model does not report it until the solution is found. They are not shown again. */
    private final List<HiddenAnswer> revealed = new ArrayList<>();

    private record HiddenAnswer(Node question, BooleanSupplier isOpen, Runnable show) {}

    /** @param question the node of the question on the slide */
    public void add(Node question, QuizModel model) {
        HiddenAnswer answer = new HiddenAnswer(
                question,
                () -> model.stateProperty().get() != QuizModel.State.REVEALED
                        && (model.outcomeProperty().get() == QuizProgress.Outcome.REVEALED
                                || !model.answeredProperty().get()),
                model::reveal);
        all.add(answer);
        // Bets may be counted further, and be compared again.
        model.stateProperty().subscribe(state -> {
            if (state == QuizModel.State.COMPARED) {
                revealed.remove(answer);
            }
        });
    }

    /** Adds an answer behind a button. */
    public void add(RevealableCalloutAnswerPane answer) {
        all.add(new HiddenAnswer(null, () -> !answer.shownProperty().get(), answer::show));
    }

    /** Shows all answers. */
    public void showAll() {
        all.forEach(hiddenAnswer -> hiddenAnswer.show().run());
    }

    /**
     * Shows an answer that is neither shown nor given yet: that of the focused question, or else the first.
     *
     * @return whether another one is left
     */
    public boolean showNext() {
        hidden().stream()
                .min(Comparator.comparing(hiddenAnswer -> !hasFocus(hiddenAnswer)))
                .ifPresent(hiddenAnswer -> {
                    revealed.add(hiddenAnswer);
                    hiddenAnswer.show().run();
                });
        return !hidden().isEmpty();
    }

    private List<HiddenAnswer> hidden() {
        return all.stream()
                .filter(hiddenAnswer -> !revealed.contains(hiddenAnswer)
                        && hiddenAnswer.isOpen().getAsBoolean())
                .toList();
    }

    /** Returns whether the focus is in a question, even if another window has the keyboard, such as the speaker's. */
    private static boolean hasFocus(HiddenAnswer hiddenAnswer) {
        Node question = hiddenAnswer.question();
        return question != null
                && question.getScene() != null
                && NodeContainment.isInside(question.getScene().getFocusOwner(), question);
    }
}
