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

/** The present answer of the user to a quiz, chosen or written. Used on the JavaFX thread. */
final class AnswerDraft {
    /** The greatest number of bets of a class, so that their numbers have two digits. */
    static final int MOST_BETS = 99;

    private final ObservableList<String> chosenAnswers = FXCollections.observableArrayList();
    private final ObservableList<String> readOnlyChosen = FXCollections.unmodifiableObservableList(chosenAnswers);
    private final StringProperty written = new SimpleStringProperty("");
    private final Quiz quiz;

    /** Whether the written answer is being changed to what is picked after it was right, which keeps the feedback. */
    private boolean isFollowing;

    AnswerDraft(Quiz quiz) {
        this.quiz = quiz;
    }

    /** @param action runs after each change except by {@link #follow} */
    void onChanged(Runnable action) {
        chosenAnswers.addListener((ListChangeListener<String>) _ -> action.run());
        written.addListener(_ -> {
            if (!isFollowing) {
                action.run();
            }
        });
    }

    /** Replaces the written answer by what is picked after it was right, which stays right. */
    void follow(String picked) {
        isFollowing = true;
        written.set(picked);
        isFollowing = false;
    }

    /** Chooses an answer, or removes it if several can be chosen and it is chosen; where bets are counted, adds one. */
    void choose(String answer) {
        if (quiz.countsBets()) {
            if (chosenAnswers.size() < MOST_BETS) {
                chosenAnswers.add(answer);
            }
        } else if (quiz.kind() != Quiz.Kind.CHOICES && quiz.kind() != Quiz.Kind.ARRANGE && !quiz.hasBlanks()) {
            chosenAnswers.setAll(List.of(answer));
        } else if (!chosenAnswers.remove(answer)) {
            if (isFull()) {
                chosenAnswers.clear();
            }
            chosenAnswers.add(answer);
        }
    }

    /** Returns whether the answers are bets of a class, which are counted. */
    boolean countsBets() {
        return quiz.countsBets();
    }

    /** Takes back the latest bet on an answer, if there is one. */
    void takeBetBack(String answer) {
        int latest = chosenAnswers.lastIndexOf(answer);
        if (latest >= 0) {
            chosenAnswers.remove(latest);
        }
    }

    /** Returns whether each of several blanks has a word. */
    boolean isFull() {
        return quiz.hasBlanks() && chosenAnswers.size() == quiz.pieces().size() - 1;
    }

    /** Replaces the present answer. */
    void put(List<String> newAnswers, String nowWritten) {
        chosenAnswers.setAll(newAnswers);
        written.set(nowWritten);
    }

    /** Replaces the chosen answers. */
    void putChosen(List<String> newAnswers) {
        chosenAnswers.setAll(newAnswers);
    }

    /** Returns the answer to judge; empty if there is none. */
    List<String> answers() {
        return chosenAnswers.isEmpty() ? writtenNames() : List.copyOf(chosenAnswers);
    }

    /** Returns the parts of the written answer. */
    List<String> writtenNames() {
        if (quiz.hasBlanks()) {
            return blanks();
        }
        String pattern = quiz.kind().takesSquares() ? "[\\s,]+" : "\\s+";
        return Arrays.stream(written.get().strip().split(pattern))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Returns the words written into the blanks, which are stored separated by bars; empty if a blank is empty. */
    private List<String> blanks() {
        List<String> words =
                Stream.of(written.get().split("\\|", -1)).map(String::strip).toList();
        return words.contains("") ? List.of() : words;
    }

    /** Returns the chosen answers, in the order of choosing. */
    ObservableList<String> chosenAnswers() {
        return readOnlyChosen;
    }

    /** The written number, word or squares. */
    StringProperty writtenProperty() {
        return written;
    }
}
