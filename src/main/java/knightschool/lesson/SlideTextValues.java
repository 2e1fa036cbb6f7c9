package knightschool.lesson;

import java.util.Map;
import java.util.Optional;
import knightschool.setup.SlideEmbeddableSetup;

/**
 * The current state of the scene beside a slide's text, with the engine's answers about its board. The numbers and
 * answers in the text come from it.
 *
 * @param now the scene; empty for a slide without one
 * @param answers the answers by question, if the board differs from that of the slide
 * @param isStale whether the board has changed and the answers are not computed yet
 */
public record SlideTextValues(Optional<SlideEmbeddableSetup> now, Map<String, String> answers, boolean isStale) {
    /** The state of a slide without a scene. */
    public static final SlideTextValues NONE = new SlideTextValues(Optional.empty(), Map.of(), false);

    public SlideTextValues {
        answers = Map.copyOf(answers);
    }

    /** Returns the initial scene of a slide, as its set-up describes it. */
    public static SlideTextValues of(Slide slide) {
        return new SlideTextValues(slide.scene().map(Slide.Scene::setup), Map.of(), false);
    }
}
