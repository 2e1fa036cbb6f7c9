package knightschool.ui.lesson.library;

import java.util.Optional;
import knightschool.lesson.progress.QuizKey;
import knightschool.lesson.progress.QuizProgress;

/** Remembers the answers to quizzes, so that they are restored when a slide is shown again. */
public interface QuizAnswerMemory {
    /** Remembers nothing. */
    QuizAnswerMemory NONE = new QuizAnswerMemory() {
        @Override
        public Optional<QuizProgress> of(ListedLesson card, QuizKey quiz) {
            return Optional.empty();
        }

        @Override
        public void remember(ListedLesson card, QuizKey quiz, QuizProgress result) {}
    };

    /** Returns the result of a quiz; empty if it was not tried. */
    Optional<QuizProgress> of(ListedLesson card, QuizKey quiz);

    /** Remembers the result of a quiz. */
    void remember(ListedLesson card, QuizKey quiz, QuizProgress result);
}
