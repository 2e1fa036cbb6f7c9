package knightschool.ui.prose;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideTextValues;
import knightschool.lesson.TextSpan;
import knightschool.lesson.check.InlineQuestionAnswers;

/**
 * What a text takes from elsewhere, and follows.
 *
 * @param answers what the engine says
 * @param terminology which words the class uses; chosen where a text offers it
 * @param scene what stands beside the text
 */
public record ProseContext(
        ObservableValue<InlineQuestionAnswers> answers,
        ObjectProperty<CycleTerminology> terminology,
        ObservableValue<SlideTextValues> scene) {
    /** A text that nothing stands beside. */
    public ProseContext(ObservableValue<InlineQuestionAnswers> answers, ObjectProperty<CycleTerminology> terminology) {
        this(answers, terminology, new SimpleObjectProperty<>(SlideTextValues.NONE));
    }

    /** The same text beside a scene. */
    public ProseContext beside(ObservableValue<SlideTextValues> reading) {
        return new ProseContext(answers, terminology, reading);
    }

    /** The same text beside the scene of a slide as the slide says it. */
    public ProseContext beside(Slide slide) {
        return beside(new SimpleObjectProperty<>(SlideTextValues.of(slide)));
    }

    /** A text of a quiz as it is to be read now. */
    public StringBinding words(Quiz quiz, ObservableValue<String> text) {
        return Bindings.createStringBinding(
                () -> answers.getValue().words(quiz, text.getValue(), terminology.get()), answers, terminology, text);
    }

    /** The words of a span as they are to be read now. */
    StringBinding words(TextSpan span) {
        return Bindings.createStringBinding(
                () -> answers.getValue().words(span, terminology.get(), scene.getValue()), answers, terminology, scene);
    }
}
