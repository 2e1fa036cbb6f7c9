package knightschool.setup;

import java.util.List;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.SceneControl;

/**
 * The keywords by which set-ups and slides name what a scene has, each kind in the order in which files and faults list
 * them.
 *
 * @param options what a set-up can show in addition to the board
 * @param controls the controls that a set-up can show beside the text of a slide
 * @param parts the parts that a slide can hide
 */
public record SceneKeywords(List<DisplayOption> options, List<SceneControl> controls, List<HideableScenePart> parts) {
    /** The keywords of a scene about which set-ups say no such thing. */
    static final SceneKeywords NONE = new SceneKeywords(List.of(), List.of(), List.of());

    public SceneKeywords {
        options = List.copyOf(options);
        controls = List.copyOf(controls);
        parts = List.copyOf(parts);
    }
}
