package knightschool.lesson;

import java.util.Map;
import java.util.Optional;
import knightschool.setup.SlideSetup;

/**
 * The current state of the scene beside a slide's text, with the engine's answers about its board, from which numbers
 * and answers in the text are filled.
 *
 * @param now the scene; empty for a slide without one
 * @param answers the answers by question, if the board differs from that of the slide
 * @param isStale whether the board has changed and the answers are not computed yet
 */
public record SceneSnapshot(Optional<SlideSetup> now, Map<String, String> answers, boolean isStale) {
    /** A slide without a scene. */
    public static final SceneSnapshot NONE = new SceneSnapshot(Optional.empty(), Map.of(), false);

    public SceneSnapshot {
        answers = Map.copyOf(answers);
    }

    /** The scene of a slide as its set-up describes it. */
    public static SceneSnapshot of(Slide slide) {
        return new SceneSnapshot(slide.scene().map(Slide.Scene::setup), Map.of(), false);
    }
}
