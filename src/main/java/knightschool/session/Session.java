package knightschool.session;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.shared.ThreeWayMerge;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;

/**
 * The state of the window that the program saves and restores at its next start: the set-ups of its scenes, and the
 * scene in front.
 *
 * @param current the scene in front
 * @param scenes the set-ups of the scenes that were opened. A scene with several open documents has one set-up for each
 *     of them, and then a second time that of the document on screen
 */
public record Session(SceneKind current, List<Setup> scenes) {
    public Session {
        scenes = List.copyOf(scenes);
    }

    /**
     * Merges the sessions of two windows with the same beginning: for each scene, the version that has changed. The
     * scene in front is that of {@code ours}, if anything changed there.
     */
    static Session merge(Session base, Session ours, Session theirs) {
        Map<SceneKind, List<Setup>> merged =
                ThreeWayMerge.ofMaps(base.byScene(), ours.byScene(), theirs.byScene(), (_, newer) -> newer);
        List<Setup> inOrder = Stream.concat(ours.scenes.stream(), theirs.scenes.stream())
                .map(Setup::scene)
                .distinct()
                .flatMap(scene -> merged.getOrDefault(scene, List.of()).stream())
                .toList();
        return new Session(ours.equals(base) ? theirs.current : ours.current, inOrder);
    }

    /**
     * Returns this session with the set-ups of a file that are unsaved work of other processes. They come first, so
     * that a scene with a single document shows that of this session.
     */
    Session withHeld(Session file, List<UnsavedWork> works) {
        List<Setup> missing = file.scenes.stream()
                .filter(setup -> !scenes.contains(setup)
                        && works.stream()
                                .anyMatch(work -> work.setup().selfContained().equals(setup.selfContained())))
                .toList();
        return missing.isEmpty()
                ? this
                : new Session(
                        current,
                        Stream.concat(missing.stream(), scenes.stream()).toList());
    }

    private Map<SceneKind, List<Setup>> byScene() {
        return scenes.stream().collect(Collectors.groupingBy(Setup::scene));
    }

    /** Returns this session without the given unsaved works, which the user is asked about. */
    public Session without(List<UnsavedWork> works) {
        return new Session(
                current,
                scenes.stream()
                        .filter(setup -> works.stream().noneMatch(work -> isAbout(work, setup)))
                        .toList());
    }

    /**
     * Returns whether a set-up belongs to unsaved work. In a scene with several open documents only the unsaved ones
     * do.
     */
    private boolean isAbout(UnsavedWork work, Setup setup) {
        boolean several =
                scenes.stream().filter(one -> one.scene() == setup.scene()).count() > 1;
        return work.setup().scene() == setup.scene()
                && (!several || work.setup().selfContained().equals(setup.selfContained()));
    }
}
