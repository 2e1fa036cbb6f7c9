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
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.check.LessonTextEngineAnswers;

/**
 * The values on which the display of a lesson text depends; the text is updated when they change.
 *
 * @param answers the answers of the engine
 * @param terminology the terminology chosen for the course; can be set where a text offers the choice
 * @param scene the values of the scene beside the text
 */
public record ProseContext(
        ObservableValue<LessonTextEngineAnswers> answers,
        ObjectProperty<CycleTerminology> terminology,
        ObservableValue<SlideTextValues> scene) {
    /** Creates a source for a text without a scene. */
    public ProseContext(
            ObservableValue<LessonTextEngineAnswers> answers, ObjectProperty<CycleTerminology> terminology) {
        this(answers, terminology, new SimpleObjectProperty<>(SlideTextValues.NONE));
    }

    /** Returns this source for a text beside a scene. */
    public ProseContext beside(ObservableValue<SlideTextValues> reading) {
        return new ProseContext(answers, terminology, reading);
    }

    /** Returns this source for a text beside a slide's scene in its original state. */
    public ProseContext beside(Slide slide) {
        return beside(new SimpleObjectProperty<>(SlideTextValues.of(slide)));
    }

    /** Returns the present words of a text of a quiz. */
    public StringBinding words(Quiz quiz, ObservableValue<String> text) {
        return Bindings.createStringBinding(
                () -> answers.getValue().words(quiz, text.getValue(), terminology.get()), answers, terminology, text);
    }

    /** Returns the present words of a span. */
    StringBinding words(StyledTextSpan span) {
        return Bindings.createStringBinding(
                () -> answers.getValue().words(span, terminology.get(), scene.getValue()), answers, terminology, scene);
    }
}
