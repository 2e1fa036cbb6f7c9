package knightschool.ui.lesson.quiz;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import knightschool.lesson.Quiz;
import knightschool.ui.prose.ProseContext;

/**
 * The texts of one quiz as they are to be read: what the engine says in them comes when it is known, and a word of the
 * dictionary follows the class's choice.
 *
 * @param source what they take from elsewhere
 */
record QuizTextResolver(Quiz quiz, ProseContext source) {
    /** A text that stays. */
    ObservableValue<String> words(String text) {
        return words(new SimpleStringProperty(text));
    }

    /** A text that changes. */
    ObservableValue<String> words(ObservableValue<String> text) {
        return source.words(quiz, text);
    }
}
