package knightschool.ui.lesson.library;

import java.util.List;
import java.util.Optional;
import knightschool.lesson.progress.MadeScene;
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
        public void remember(ListedLesson card, QuizKey quiz, QuizResult how) {}

        @Override
        public Optional<MadeScene> made(ListedLesson card, List<QuizKey> quizzes) {
            return Optional.empty();
        }

        @Override
        public void keep(ListedLesson card, List<QuizKey> quizzes, MadeScene made) {}
    };

    /** How a quiz of a lesson was left; empty if it was not tried. */
    Optional<QuizResult> of(ListedLesson card, QuizKey quiz);

    /** Remembers how it was left. */
    void remember(ListedLesson card, QuizKey quiz, QuizResult how);

    /**
     * What was made beside a slide.
     *
     * @param quizzes those of the slide that it answers, at least one
     */
    Optional<MadeScene> made(ListedLesson card, List<QuizKey> quizzes);

    /** Keeps what was made beside a slide. */
    void keep(ListedLesson card, List<QuizKey> quizzes, MadeScene made);
}
