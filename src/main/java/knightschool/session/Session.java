package knightschool.session;

import java.util.List;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;

/**
 * What the window showed.
 *
 * @param current the scene in front
 * @param scenes what each scene showed that was opened. Of a scene that keeps several open there are all of them, and
 *     at the end once more the one that it showed
 */
public record Session(SceneKind current, List<Setup> scenes) {
    public Session {
        scenes = List.copyOf(scenes);
    }

    /** The same without what is unsaved work, which a person is asked about. */
    public Session without(List<UnsavedWork> works) {
        return new Session(
                current,
                scenes.stream()
                        .filter(setup -> works.stream().noneMatch(work -> isAbout(work, setup)))
                        .toList());
    }

    /** Of a scene that keeps several open only those go that are unsaved. */
    private boolean isAbout(UnsavedWork work, Setup setup) {
        boolean several =
                scenes.stream().filter(one -> one.scene() == setup.scene()).count() > 1;
        return work.setup().scene() == setup.scene()
                && (!several || work.setup().selfContained().equals(setup.selfContained()));
    }
}
