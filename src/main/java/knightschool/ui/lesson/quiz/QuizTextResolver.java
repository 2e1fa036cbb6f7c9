package knightschool.ui.lesson.quiz;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import knightschool.lesson.Quiz;
import knightschool.ui.prose.ProseContext;

/**
 * The texts of a quiz as shown: values from the engine appear when they are known, and terms are in the terminology
 * chosen for the course.
 *
 * @param source the source of values and terminology
 */
record QuizTextResolver(Quiz quiz, ProseContext source) {
    /** Returns the shown form of a constant text. */
    ObservableValue<String> words(String text) {
        return words(new SimpleStringProperty(text));
    }

    /** Returns the shown form of a changing text. */
    ObservableValue<String> words(ObservableValue<String> text) {
        return source.words(quiz, text);
    }
}
