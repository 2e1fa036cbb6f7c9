package knightschool.session;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.ThreeWayMerge;
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

    /**
     * What windows showed that began with the same: of each scene what the one says in which it changed; in front is
     * what is in front here, if anything changed here.
     */
    static Session merge(Session base, Session mine, Session theirs) {
        Map<SceneKind, List<Setup>> merged =
                ThreeWayMerge.ofMaps(base.byScene(), mine.byScene(), theirs.byScene(), (_, newer) -> newer);
        List<Setup> inOrder = Stream.concat(mine.scenes.stream(), theirs.scenes.stream())
                .map(Setup::scene)
                .distinct()
                .flatMap(scene -> merged.getOrDefault(scene, List.of()).stream())
                .toList();
        return new Session(mine.equals(base) ? theirs.current : mine.current, inOrder);
    }

    /**
     * The same with all that a file says of others' unsaved work: before what is shown here, so that a scene that keeps
     * one thing open shows what is here.
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
