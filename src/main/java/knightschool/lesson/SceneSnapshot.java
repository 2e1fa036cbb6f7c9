package knightschool.lesson;

import java.util.Map;
import java.util.Optional;
import knightschool.setup.SlideSetup;

/**
 * The present state of the scene beside the text of a slide, and what the engine answers about its board: numbers and
 * answers in the text are filled from it.
 *
 * @param now the scene as it is; empty without one
 * @param answers what the engine says of its board, by question, where that is not the board that the slide says
 * @param isStale whether the board has changed since, and the engine has not said anything yet
 */
public record SceneSnapshot(Optional<SlideSetup> now, Map<String, String> answers, boolean isStale) {
    /** Without a scene. */
    public static final SceneSnapshot NONE = new SceneSnapshot(Optional.empty(), Map.of(), false);

    public SceneSnapshot {
        answers = Map.copyOf(answers);
    }

    /** The scene of a slide, as the slide says it. */
    public static SceneSnapshot of(Slide slide) {
        return new SceneSnapshot(slide.scene().map(Slide.Scene::setup), Map.of(), false);
    }
}
