package knightschool.session;

import java.util.List;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;

/**
 * What the window showed.
 *
 * @param current the scene in front
 * @param scenes what each scene showed that was opened, at most one of each kind
 */
public record Session(SceneKind current, List<Setup> scenes) {
    public Session {
        scenes = List.copyOf(scenes);
    }

    /** The same without the scenes of unsaved work, which a person is asked about. */
    public Session without(List<UnsavedWork> works) {
        return new Session(
                current,
                scenes.stream()
                        .filter(setup ->
                                works.stream().noneMatch(work -> work.setup().scene() == setup.scene()))
                        .toList());
    }
}
