package knightschool.handout;

import java.util.List;
import java.util.Optional;
import knightschool.lesson.Lesson;
import knightschool.lesson.check.LessonTextEngineAnswers;

/**
 * The content of a handout: a lesson with the pictures and answers that its pages need.
 *
 * @param answers the answers of the engine to the questions that the lesson asks it
 * @param pictures for each slide the picture of its scene, with two pixels per pixel of the screen; empty if it has
 *     none
 * @param key the right answers; empty for a handout without them
 */
public record HandoutContent(
        Lesson lesson,
        LessonTextEngineAnswers answers,
        List<Optional<HandoutPicture>> pictures,
        Optional<AnswerKey> key) {
    public HandoutContent {
        pictures = List.copyOf(pictures);
    }
}
