package knightschool.ui.lesson.quiz;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import knightschool.lesson.Quiz;

/** What a person has chosen or written so far to answer a quiz. Used on the screen's thread. */
final class AnswerDraft {
    private final ObservableList<String> chosen = FXCollections.observableArrayList();
    private final ObservableList<String> readOnlyChosen = FXCollections.unmodifiableObservableList(chosen);
    private final StringProperty written = new SimpleStringProperty("");
    private final Quiz quiz;

    AnswerDraft(Quiz quiz) {
        this.quiz = quiz;
    }

    /** @param action follows every change */
    void onChanged(Runnable action) {
        chosen.addListener((ListChangeListener<String>) _ -> action.run());
        written.addListener(_ -> action.run());
    }

    /** Chooses one of the answers, or takes it back where several can be chosen. */
    void choose(String answer) {
        if (quiz.kind() != Quiz.Kind.CHOICES && quiz.kind() != Quiz.Kind.ARRANGE && !quiz.hasBlanks()) {
            chosen.setAll(List.of(answer));
        } else if (!chosen.remove(answer)) {
            if (isFull()) {
                chosen.clear();
            }
            chosen.add(answer);
        }
    }

    /** Whether every one of several blanks has a word. */
    boolean isFull() {
        return quiz.hasBlanks() && chosen.size() == quiz.pieces().size() - 1;
    }

    /** Puts something in the place of what there is. */
    void put(List<String> nowChosen, String nowWritten) {
        chosen.setAll(nowChosen);
        written.set(nowWritten);
    }

    /** What there is to be judged; empty for nothing. */
    List<String> given() {
        return chosen.isEmpty() ? writtenNames() : List.copyOf(chosen);
    }

    /** What was written, piece by piece. */
    List<String> writtenNames() {
        if (quiz.hasBlanks()) {
            return blanks();
        }
        String pattern = quiz.kind().takesSquares() ? "[\\s,]+" : "\\s+";
        return Arrays.stream(written.get().strip().split(pattern))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** What was written into the blanks, which is kept with bars between; nothing while one is empty. */
    private List<String> blanks() {
        List<String> words =
                Stream.of(written.get().split("\\|", -1)).map(String::strip).toList();
        return words.contains("") ? List.of() : words;
    }

    /** The answers chosen, in the order of choosing. */
    ObservableList<String> chosen() {
        return readOnlyChosen;
    }

    /** The number, the word or the squares written. */
    StringProperty writtenProperty() {
        return written;
    }
}
