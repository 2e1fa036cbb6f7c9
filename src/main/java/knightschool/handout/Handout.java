package knightschool.handout;

import java.util.List;
import java.util.Optional;
import knightschool.lesson.Lesson;
import knightschool.lesson.check.InlineQuestionAnswers;

/**
 * A lesson to be printed.
 *
 * @param answers what the engine says where the lesson asks it
 * @param pictures of each slide its scene, with two pixels for each that the screen would have; none where it has none
 * @param key the right answers; empty for a handout without them
 */
public record Handout(
        Lesson lesson,
        InlineQuestionAnswers answers,
        List<Optional<HandoutPicture>> pictures,
        Optional<AnswerKey> key) {
    public Handout {
        pictures = List.copyOf(pictures);
    }
}
