package knightschool.lesson.progress;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.lesson.Lesson;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;

/**
 * The number of slides and the questions of a lesson, against which progress is measured. Immutable.
 *
 * @param slides the number of slides
 * @param questions the questions in order, without bets, proofs and the tasks that are only to be tried
 */
public record LessonExtent(int slides, List<QuizKey> questions) {
    /** The extent of a lesson that cannot be read. */
    public static final LessonExtent NONE = new LessonExtent(0, List.of());

    public LessonExtent {
        questions = List.copyOf(questions);
    }

    /** Returns the extent of a lesson. */
    public static LessonExtent of(Lesson lesson) {
        List<Slide> slides = lesson.slides();
        return new LessonExtent(
                slides.size(),
                IntStream.range(0, slides.size())
                        .boxed()
                        .flatMap(slide -> questions(slide + 1, slides.get(slide)))
                        .toList());
    }

    private static Stream<QuizKey> questions(int number, Slide slide) {
        return slide.quizzes().stream().filter(Quiz::isScored).map(quiz -> key(number, slide, quiz));
    }

    /**
     * Returns the key under which the result of a question is stored.
     *
     * @param number the number of the slide, from 1
     */
    public static QuizKey key(int number, Slide slide, Quiz quiz) {
        long before = slide.quizzes().stream()
                .filter(other -> other.line() < quiz.line() && other.ask().equals(quiz.ask()))
                .count();
        return new QuizKey(number, quiz.ask() + "!".repeat((int) before));
    }
}
