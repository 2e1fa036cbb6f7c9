package knightschool.setup;

import java.util.List;
import knightschool.setup.value.SceneControl;

/**
 * The keywords by which set-ups and slides name what a scene has, each kind in the order in which files and faults list
 * them.
 *
 * @param controls the controls that a set-up can show beside the text of a slide
 */
public record SceneKeywords(List<SceneControl> controls) {
    /** The keywords of a scene about which set-ups say no such thing. */
    static final SceneKeywords NONE = new SceneKeywords(List.of());

    public SceneKeywords {
        controls = List.copyOf(controls);
    }
}
