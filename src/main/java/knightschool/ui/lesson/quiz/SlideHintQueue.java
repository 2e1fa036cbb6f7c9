package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import knightschool.ui.control.NodeContainment;

/** The hints of the questions on a slide, given by one key. Used on the JavaFX thread. */
public final class SlideHintQueue {
    private final List<HintedQuestion> all = new ArrayList<>();
    private final ReadOnlyBooleanWrapper available = new ReadOnlyBooleanWrapper();

    private record HintedQuestion(Node question, QuizModel model) {
        boolean isFocused() {
            return question.getScene() != null
                    && NodeContainment.isInside(question.getScene().getFocusOwner(), question);
        }
    }

    /** @param question the node of the question on the slide */
    public void add(Node question, QuizModel model) {
        all.add(new HintedQuestion(question, model));
        model.outcomeProperty().addListener(_ -> update());
        model.hints().sequence().givenHintsProperty().addListener(_ -> update());
        model.stateProperty().addListener(_ -> update());
        update();
    }

    private void update() {
        available.set(all.stream().anyMatch(question -> question.model().hints().hasNext()));
    }

    /**
     * Whether a question that waits for an answer has a next hint other than the displayed one; see
     * {@link knightschool.ui.hint.HintSequence#next}.
     */
    public ReadOnlyBooleanProperty availableProperty() {
        return available.getReadOnlyProperty();
    }

    /** Returns whether hints are given to a question that waits for an answer. */
    public boolean isAnyGiven() {
        return all.stream()
                .map(HintedQuestion::model)
                .anyMatch(model -> model.isAsking()
                        && model.hints().sequence().givenHints().count() > 0);
    }

    /** Gives the next hint of the focused question, or else of the first one that has one to show. */
    public void giveNext() {
        all.stream()
                .filter(question -> question.model().hints().hasNext())
                .min(Comparator.comparing(question -> !question.isFocused()))
                .ifPresent(question -> question.model().hints().giveNext());
    }
}
