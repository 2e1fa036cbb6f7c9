package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.drawing.board.QuizAnswerMarks;
import knightschool.lesson.progress.SavedQuizFeedback;
import knightschool.lesson.progress.SavedQuizFeedback.Judged;
import knightschool.ui.lesson.quiz.QuizModel.State;

/** What is said to an answer and marked on the board, and what that is about. Used on the screen's thread. */
final class AnswerFeedback {
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.OPEN);
    private final ReadOnlyObjectWrapper<QuizAnswerMarks> marks = new ReadOnlyObjectWrapper<>(QuizAnswerMarks.NONE);
    private final ReadOnlyObjectWrapper<List<String>> crossed = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper reply = new ReadOnlyStringWrapper("");

    /** What was judged last, or is being judged. */
    private Judged subject = Judged.ANSWER;

    /** What a verdict stands about. */
    private Judged judged = Judged.NOTHING;

    /** Something is being judged. */
    void ask(Judged what) {
        subject = what;
    }

    /**
     * Says something, also where the same was said before.
     *
     * @param crossedOut answers that are known to be wrong
     */
    void give(State settled, String words, QuizAnswerMarks shown, List<String> crossedOut) {
        reply.set(words);
        marks.set(shown);
        judged = subjectOf(settled);
        crossed.set(settled == State.RIGHT ? List.of() : withCrosses(crossedOut));
        if (state.get() == settled) {
            // Said again, so that the scene shows it again.
            state.set(State.OPEN);
        }
        state.set(settled);
    }

    /** What was chosen and is known not to belong to the answer never does: its cross stays until that is right. */
    private List<String> withCrosses(List<String> found) {
        return Stream.concat(crossed.get().stream(), found.stream()).distinct().toList();
    }

    /** A hint leaves a verdict as it is, until the answer is changed. */
    private Judged subjectOf(State settled) {
        return switch (settled) {
            case WRONG, UNUSABLE -> subject;
            case HINT -> judged;
            default -> Judged.NOTHING;
        };
    }

    /** No verdict stands any more; words stay, such as those of a hint. */
    void forgetVerdict() {
        judged = Judged.NOTHING;
        clearMarks();
    }

    void clearMarks() {
        marks.set(QuizAnswerMarks.NONE);
    }

    /** Says something else of the same answer. */
    void say(String words) {
        reply.set(words);
    }

    /** Answers that are known to be wrong. */
    void cross(List<String> wrong) {
        crossed.set(wrong);
    }

    /** What of it is remembered. */
    SavedQuizFeedback remembered() {
        return new SavedQuizFeedback(judged, state() == State.HINT, crossed.get());
    }

    State state() {
        return state.get();
    }

    QuizAnswerMarks marks() {
        return marks.get();
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
