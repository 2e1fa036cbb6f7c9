package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.setup.EmbeddableSetup;
import knightschool.setup.value.ScenePart;

/**
 * One slide: its text beside a live scene.
 *
 * @param title the words of its heading
 * @param line of its heading, from 1
 * @param blocks what the class reads
 * @param notes what the speaker reads
 * @param minutes how long it is planned to take, or 0 where the slide does not say
 * @param scene the live scene, if the slide has one of its own
 * @param claims what the checker runs, as written in {@code expect} blocks
 * @param words what it says about the words of the glossary
 */
public record Slide(
        String title,
        int line,
        List<SlideBlock> blocks,
        List<SlideBlock> notes,
        int minutes,
        Optional<Scene> scene,
        List<Expectation> claims,
        SlideGlossaryBlock words) {

    /**
     * A scene beside the text.
     *
     * @param hidden what it holds back until the slide's questions are answered
     * @param leftOut what it never shows
     * @param line where its block begins
     */
    public record Scene(EmbeddableSetup setup, Set<ScenePart> hidden, Set<ScenePart> leftOut, int line) {
        /** Whether a part is not shown while somebody is asked. */
        public boolean hides(ScenePart part) {
            return hidden.contains(part) || leftOut.contains(part);
        }
    }

    /** A claim and its line, such as {@code edges 8x8 = 168}. */
    public record Expectation(String text, int line) {}

    /** The quizzes of the slide, in order. */
    public List<Quiz> quizzes() {
        return blocks.stream()
                .filter(SlideBlock.QuizBlock.class::isInstance)
                .map(block -> ((SlideBlock.QuizBlock) block).quiz())
                .toList();
    }
}
