package knightschool.ui.lesson.library;

import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.progress.LessonExtent;
import knightschool.lesson.progress.QuizKey;

/**
 * A slide of a lesson in the list.
 *
 * @param written as its author wrote it
 */
public record ListedSlide(ListedLesson lesson, Slide written) {
    /** Which of the lesson's slides it is, from 1. */
    public int number() {
        return lesson.slideNumber(written);
    }

    /** Under which name one of its questions is remembered. */
    public QuizKey key(Quiz quiz) {
        return LessonExtent.key(number(), written, quiz);
    }
}
