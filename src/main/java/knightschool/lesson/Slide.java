package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.SlideSetupWithHiddenParts;
import knightschool.setup.value.HideableScenePart;

/**
 * One slide: its text, and a live scene beside it.
 *
 * @param title the text of its heading
 * @param line the line of its heading, from 1
 * @param blocks the text of the slide, from top to bottom
 * @param notes the notes for the speaker
 * @param duration the planned duration
 * @param scene the live scene, if the slide has one of its own
 * @param claims what the checker verifies, as written in {@code expect} blocks
 * @param words what the slide says about terms of the glossary
 */
public record Slide(
        String title,
        int line,
        List<SlideBlock> blocks,
        List<SlideBlock> notes,
        SlideDuration duration,
        Optional<Scene> scene,
        List<Expectation> claims,
        SlideGlossarySettings words) {

    /**
     * A scene beside the text.
     *
     * @param hiding the set-up, and the parts that are hidden
     * @param line the first line of its block
     */
    public record Scene(SlideSetupWithHiddenParts hiding, int line) {
        /** Returns the set-up. */
        public SlideEmbeddableSetup setup() {
            return hiding.setup();
        }

        /** Returns the parts that are hidden until the slide's questions are answered. */
        public Set<HideableScenePart> hidden() {
            return hiding.hiddenParts();
        }

        /** Returns those hidden parts that come with the answer behind a button. */
        public Set<HideableScenePart> withAnswer() {
            return hiding.withAnswer();
        }

        /** Returns the parts that are never shown. */
        public Set<HideableScenePart> leftOut() {
            return hiding.leftOut();
        }

        /** Returns whether a part is not shown while the slide's questions are open. */
        public boolean hides(HideableScenePart part) {
            return hidden().contains(part) || leftOut().contains(part);
        }
    }

    /** A claim and its line, such as {@code edges 8x8 = 168}. */
    public record Expectation(String text, int line) {}

    /** Returns the quizzes of the slide, in order. */
    public List<Quiz> quizzes() {
        return blocks.stream()
                .filter(SlideBlock.QuizBlock.class::isInstance)
                .map(block -> ((SlideBlock.QuizBlock) block).quiz())
                .toList();
    }
}
