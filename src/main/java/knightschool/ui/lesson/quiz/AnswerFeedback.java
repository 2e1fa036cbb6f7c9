package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.lesson.progress.SavedQuizFeedback;
import knightschool.lesson.progress.SavedQuizFeedback.Judged;
import knightschool.ui.lesson.quiz.QuizModel.State;

/**
 * The feedback to an answer of a quiz: its state, the words, the marks on the board, the answers crossed out, and what
 * was judged. Used on the JavaFX thread.
 */
final class AnswerFeedback {
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.OPEN);
    private final ReadOnlyObjectWrapper<QuizAnswerMarks> marks = new ReadOnlyObjectWrapper<>(QuizAnswerMarks.NONE);
    private final ReadOnlyObjectWrapper<List<String>> crossed = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper reply = new ReadOnlyStringWrapper("");

    /** The subject of the present or last judging. */
    private Judged subject = Judged.ANSWER;

    /** The subject of the present verdict. */
    private final ReadOnlyObjectWrapper<Judged> judged = new ReadOnlyObjectWrapper<>(Judged.NOTHING);

    /** Records what is judged by a judging that begins now. */
    void ask(Judged newSubject) {
        subject = newSubject;
    }

    /**
     * Sets the feedback, even if the same words were there before.
     *
     * @param settled the new state
     * @param words the words
     * @param answerMarks the marks on the board
     * @param crossedOut answers known to be wrong
     */
    void give(State settled, String words, QuizAnswerMarks answerMarks, List<String> crossedOut) {
        reply.set(words);
        marks.set(answerMarks);
        judged.set(subjectOf(settled));
        crossed.set(settled == State.RIGHT ? List.of() : withCrosses(crossedOut));
        if (state.get() == settled) {
            // A property reports changes only: without this the scene would not show the same state again.
            state.set(State.OPEN);
        }
        state.set(settled);
    }

    /**
     * Returns the wrong answers with further ones. A chosen answer known to be wrong keeps its cross until the answer
     * is right.
     */
    private List<String> withCrosses(List<String> newCrosses) {
        return Stream.concat(crossed.get().stream(), newCrosses.stream())
                .distinct()
                .toList();
    }

    /**
     * Returns the subject of the verdict after a change of state; a hint keeps the verdict until the answer is changed.
     */
    private Judged subjectOf(State settled) {
        return switch (settled) {
            case RIGHT, WRONG, COMPARED, UNUSABLE -> subject;
            case HINT -> judged.get();
            case OPEN, REVEALED -> Judged.NOTHING;
        };
    }

    /** Removes the verdict; words such as those of a hint stay. */
    void forgetVerdict() {
        judged.set(Judged.NOTHING);
        clearMarks();
    }

    void clearMarks() {
        marks.set(QuizAnswerMarks.NONE);
    }

    void say(String words) {
        reply.set(words);
    }

    /** Says whether the present answer, which may have changed since it was judged right, still is. */
    void say(String words, boolean isStillRight) {
        reply.set(words);
        judged.set(isStillRight ? subject : Judged.NOTHING);
    }

    void cross(List<String> wrong) {
        crossed.set(wrong);
    }

    /** Returns the feedback to be remembered. */
    SavedQuizFeedback remembered() {
        return new SavedQuizFeedback(judged.get(), state() == State.HINT, crossed.get());
    }

    State state() {
        return state.get();
    }

    /** Returns whether the question waits for an answer; see {@link QuizModel#isAsking}. */
    boolean isAsking() {
        return switch (state()) {
            case RIGHT, COMPARED, REVEALED -> false;
            case OPEN, WRONG, UNUSABLE, HINT -> true;
        };
    }

    QuizAnswerMarks marks() {
        return marks.get();
    }

    /** The subject of the present verdict. */
    ReadOnlyObjectProperty<Judged> judgedProperty() {
        return judged.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<QuizAnswerMarks> marksProperty() {
        return marks.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<List<String>> crossedProperty() {
        return crossed.getReadOnlyProperty();
    }

    ReadOnlyStringProperty replyProperty() {
        return reply.getReadOnlyProperty();
    }
}
