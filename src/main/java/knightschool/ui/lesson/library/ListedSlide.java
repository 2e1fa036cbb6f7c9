package knightschool.ui.lesson.library;

import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.progress.LessonExtent;
import knightschool.lesson.progress.QuizKey;

/**
 * A slide of a listed lesson.
 *
 * @param written the slide as its author wrote it
 */
public record ListedSlide(ListedLesson lesson, Slide written) {
    /** Returns the number of the slide in the lesson, from 1. */
    public int number() {
        return lesson.slideNumber(written);
    }

    /** Returns the key under which a quiz of the slide is remembered. */
    public QuizKey key(Quiz quiz) {
        return LessonExtent.key(number(), written, quiz);
    }
}
