package knightschool.lesson;

import java.util.Map;
import java.util.Optional;
import knightschool.setup.SlideSetup;

/**
 * What a text reads from the scene beside it.
 *
 * @param now the scene as it is; empty without one
 * @param answers what the engine says of its board, by question, where that is not the board that the slide says
 * @param isStale whether the board has changed since, and the engine has not said anything yet
 */
public record SceneReading(Optional<SlideSetup> now, Map<String, String> answers, boolean isStale) {
    /** Without a scene. */
    public static final SceneReading NONE = new SceneReading(Optional.empty(), Map.of(), false);

    public SceneReading {
        answers = Map.copyOf(answers);
    }

    /** The scene of a slide, as the slide says it. */
    public static SceneReading of(Slide slide) {
        return new SceneReading(slide.scene().map(Slide.Scene::setup), Map.of(), false);
    }
}
