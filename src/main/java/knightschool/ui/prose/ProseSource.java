package knightschool.ui.prose;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.Quiz;
import knightschool.lesson.SceneSnapshot;
import knightschool.lesson.Slide;
import knightschool.lesson.TextSpan;
import knightschool.lesson.check.ClaimAnswers;

/**
 * What a text takes from elsewhere, and follows.
 *
 * @param answers what the engine says
 * @param terminology which words the class uses; chosen where a text offers it
 * @param scene what stands beside the text
 */
public record ProseSource(
        ObservableValue<ClaimAnswers> answers,
        ObjectProperty<CycleTerminology> terminology,
        ObservableValue<SceneSnapshot> scene) {
    /** A text that nothing stands beside. */
    public ProseSource(ObservableValue<ClaimAnswers> answers, ObjectProperty<CycleTerminology> terminology) {
        this(answers, terminology, new SimpleObjectProperty<>(SceneSnapshot.NONE));
    }

    /** The same text beside a scene. */
    public ProseSource beside(ObservableValue<SceneSnapshot> reading) {
        return new ProseSource(answers, terminology, reading);
    }

    /** The same text beside the scene of a slide as the slide says it. */
    public ProseSource beside(Slide slide) {
        return beside(new SimpleObjectProperty<>(SceneSnapshot.of(slide)));
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
