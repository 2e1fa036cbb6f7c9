package knightschool.ui.prose;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import knightschool.graph.Dictionary;
import knightschool.lesson.ClaimAnswers;
import knightschool.lesson.TextSpan;

/**
 * What a text takes from elsewhere, and follows.
 *
 * @param answers what the engine says
 * @param dictionary which words the class uses; chosen where a text offers it
 */
public record ProseSource(ObservableValue<ClaimAnswers> answers, ObjectProperty<Dictionary> dictionary) {
    /** The words of a span as they are to be read now. */
    StringBinding words(TextSpan span) {
        return Bindings.createStringBinding(
                () -> answers.getValue().words(span, dictionary.get()), answers, dictionary);
    }
}
