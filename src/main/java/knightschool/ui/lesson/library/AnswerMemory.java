package knightschool.ui.lesson.library;

import java.util.Optional;
import knightschool.lesson.progress.QuizKey;
import knightschool.lesson.progress.QuizResult;

/** What was answered on the slides, so that it is still there when one comes back. */
public interface AnswerMemory {
    /** Remembers nothing. */
    AnswerMemory NONE = new AnswerMemory() {
        @Override
        public Optional<QuizResult> of(ListedLesson card, QuizKey quiz) {
            return Optional.empty();
        }

        @Override
        public void remember(ListedLesson card, QuizKey quiz, QuizResult result) {}
    };

    /** How a quiz of a lesson was left; empty if it was not tried. */
    Optional<QuizResult> of(ListedLesson card, QuizKey quiz);

    /** Remembers how it was left. */
    void remember(ListedLesson card, QuizKey quiz, QuizResult result);
}
