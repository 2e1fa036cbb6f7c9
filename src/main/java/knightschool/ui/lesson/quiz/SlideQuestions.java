package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/**
 * The questions on a slide, on which the commands of the slide act: on the question that has the keyboard focus, or
 * else on the first one possible. Used on the JavaFX thread.
 */
public final class SlideQuestions {
    private final List<QuizView> all = new ArrayList<>();
    private final ReadOnlyBooleanWrapper hinting = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper checkable = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper restartable = new ReadOnlyBooleanWrapper();

    public void add(QuizView question) {
        all.add(question);
        QuizModel model = question.model();
        model.outcomeProperty().addListener(_ -> update());
        model.hints().sequence().givenHintsProperty().addListener(_ -> update());
        model.stateProperty().addListener(_ -> update());
        update();
    }

    private void update() {
        hinting.set(first(SlideQuestions::hasHint).isPresent());
        checkable.set(first(QuizView::canCheck).isPresent());
        restartable.set(first(QuizView::isPlayed).isPresent());
    }

    private static boolean hasHint(QuizView question) {
        return question.model().hints().hasNext();
    }

    /** Returns the question to act on: one that waits for an answer comes before one that is answered. */
    private Optional<QuizView> first(Predicate<QuizView> condition) {
        return all.stream()
                .filter(condition)
                .min(Comparator.<QuizView, Boolean>comparing(question -> !question.isFocused())
                        .thenComparing(question -> !question.model().isAsking()));
    }

    /**
     * Whether a question that waits for an answer has a next hint other than the displayed one; see
     * {@link knightschool.ui.hint.HintSequence#next}.
     */
    public ReadOnlyBooleanProperty hintingProperty() {
        return hinting.getReadOnlyProperty();
    }

    /** Whether an answer is judged on request. */
    public ReadOnlyBooleanProperty checkableProperty() {
        return checkable.getReadOnlyProperty();
    }

    /** Whether a question is answered by a game. */
    public ReadOnlyBooleanProperty restartableProperty() {
        return restartable.getReadOnlyProperty();
    }

    /** Returns whether hints are given to a question that waits for an answer. */
    public boolean isAnyGiven() {
        return all.stream()
                .map(QuizView::model)
                .anyMatch(model -> model.isAsking()
                        && model.hints().sequence().givenHints().count() > 0);
    }

    /** Gives the next hint of a question. */
    public void giveNext() {
        first(SlideQuestions::hasHint)
                .ifPresent(question -> question.model().hints().giveNext());
    }

    /** Judges the answer to a question. */
    public void check() {
        first(QuizView::canCheck).ifPresent(QuizView::check);
    }

    /**
     * Adds a bet on an answer, or takes one back.
     *
     * @param number the number of the answer, from 1
     * @param isTakenBack whether a bet is taken back
     * @return whether a question has bets on an answer with that number
     */
    public boolean bet(int number, boolean isTakenBack) {
        Optional<QuizModel> model =
                first(question -> question.model().hasBetsOn(number)).map(QuizView::model);
        model.ifPresent(bets -> {
            String answer = bets.choices().get(number - 1);
            if (isTakenBack) {
                bets.takeBetBack(answer);
            } else {
                bets.choose(answer);
            }
        });
        return model.isPresent();
    }

    /** Returns whether a question has bets that are counted. */
    public boolean hasBets() {
        return all.stream().anyMatch(question -> question.model().hasBetsOn(1));
    }

    /** Shows the game of the slide instead of the game that answers a question. */
    public void startAgain() {
        first(QuizView::isPlayed).ifPresent(QuizView::startAgain);
    }
}
