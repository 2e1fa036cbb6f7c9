package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import knightschool.session.UnsavedWork;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.scene.PersistentStateScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.work.StateSaver;

/**
 * The scenes created so far, one of each kind, and the one on screen. A scene is created when it is first entered and
 * kept until the window is closed.
 */
final class SceneCache {
    private final SceneDescriptors types;
    private final SceneHost shell;
    /** In the order of the tabs. */
    private final Map<SceneKind, SetupCastingScene<?>> scenes;

    /**
     * The set-ups of the last run for scenes that have not been made in this run. The last one of each list is shown
     * first.
     */
    private final Map<SceneKind, List<Setup>> remembered;

    /** For each tab, the scene that was last shown in it. */
    private final Map<SceneKind, SceneKind> front = new HashMap<>();

    private SceneKind current;

    SceneCache(SceneDescriptors types, SceneHost shell) {
        this.types = types;
        this.shell = shell;
        this.scenes = new TreeMap<>(types.order());
        this.remembered = new TreeMap<>(types.order());
    }

    /** The scene of a kind: as it was left, or in its initial state. */
    SetupCastingScene<?> enter(SceneKind kind) {
        SetupCastingScene<?> scene = scenes.get(kind);
        if (scene == null) {
            scene = first(kind);
            scenes.put(kind, scene);
        }
        leave(kind);
        return scene;
    }

    /** The scene of a tab that was last shown in it. */
    SceneKind frontOf(SceneKind tab) {
        return front.getOrDefault(tab, tab);
    }

    private SetupCastingScene<?> first(SceneKind kind) {
        List<Setup> last = remembered.remove(kind);
        if (last == null) {
            return types.of(kind).openFirst(shell);
        }
        SetupCastingScene<?> scene = types.open(last.getLast(), ScenePlacement.WINDOW, shell);
        scene.bringBack(last);
        return scene;
    }

    /**
     * Remembers set-ups for scenes that have not been made yet. Of scenes that share a tab, the last one counts as last
     * shown.
     */
    void remember(List<Setup> setups) {
        setups.stream().filter(setup -> !scenes.containsKey(setup.scene())).forEach(setup -> {
            remembered.computeIfAbsent(setup.scene(), _ -> new ArrayList<>()).add(setup);
            putInFront(setup.scene());
        });
    }

    /**
     * The scene of a set-up, showing it. Set-ups of the last run are restored first, so that the user can return to
     * them.
     */
    SetupCastingScene<?> enter(Setup setup) {
        SceneKind kind = setup.scene();
        SetupCastingScene<?> scene = scenes.get(kind);
        if (scene == null && remembered.containsKey(kind)) {
            scene = first(kind);
            scenes.put(kind, scene);
        }
        if (scene == null) {
            scene = types.open(setup, ScenePlacement.WINDOW, shell);
            scenes.put(kind, scene);
        } else if (!scene.scene().now().equals(setup)) {
            scene.open(setup);
        }
        leave(kind);
        return scene;
    }

    private void leave(SceneKind next) {
        if (current != null && current != next) {
            scenes.get(current).scene().offer(VisibilityAwareScene.class).ifPresent(VisibilityAwareScene::onHidden);
        }
        current = next;
        putInFront(next);
    }

    private void putInFront(SceneKind kind) {
        front.put(types.of(kind).tab(), kind);
    }

    private boolean isInFront(Setup setup) {
        return frontOf(types.of(setup.scene()).tab()) == setup.scene();
    }

    /** The scene on screen; empty before the first one. */
    Optional<SetupDrivenScene<?>> current() {
        return current == null
                ? Optional.empty()
                : Optional.of(scenes.get(current).scene());
    }

    /** The scenes made so far, in the order of the tabs. */
    List<SetupCastingScene<?>> createdScenes() {
        return List.copyOf(scenes.values());
    }

    /** The kind of the scene on screen; null before the first. */
    SceneKind currentKind() {
        return current;
    }

    /**
     * The set-ups of all open documents and of those still to be restored. Of scenes that share a tab, the one last
     * shown comes last.
     */
    List<Setup> all() {
        return Stream.concat(
                        scenes.values().stream().flatMap(open -> open.sessionSetups().stream()),
                        remembered.values().stream().flatMap(List::stream))
                .sorted(Comparator.comparing(this::isInFront))
                .toList();
    }

    /** As {@link #all}, without unsaved changes. */
    List<Setup> allSaved() {
        return Stream.concat(
                        scenes.values().stream().flatMap(open -> open.savedSessionSetups().stream()),
                        remembered.values().stream().flatMap(List::stream))
                .sorted(Comparator.comparing(this::isInFront))
                .toList();
    }

    /** The unsaved work of all scenes in the order in which it has to be restored: that of the scene on screen last. */
    List<UnsavedWork> unsaved() {
        return scenes.entrySet().stream()
                .sorted(Comparator.comparing(entry -> entry.getKey() == current))
                .flatMap(entry -> entry.getValue().documentScene().stream())
                .flatMap(holder -> holder.unsaved().stream())
                .toList();
    }

    /**
     * Asks the user, where necessary, before a set-up replaces the content of its scene. Runs {@code goOn} unless the
     * user cancels.
     */
    void beforeOpen(Setup setup, Runnable goOn) {
        SetupCastingScene<?> scene = scenes.get(setup.scene());
        if (scene == null) {
            goOn.run();
        } else {
            scene.beforeOpen(setup, goOn);
        }
    }

    /** The unsaved documents of all scenes, with the title of the scene before their names. */
    List<UnsavedDocument> documents() {
        return scenes.values().stream()
                .flatMap(open -> open.documentScene().stream()
                        .flatMap(holder -> holder.documents().stream())
                        .map(document -> new UnsavedDocument(
                                List.of(open.type().kind(), document.key()),
                                ShellWords.inScene(open.type().title(), document.name()),
                                document.saving())))
                .toList();
    }

    /**
     * Restores unsaved work in the scene on screen; returns whether the scene holds it now, as one with documents does.
     */
    boolean restore(UnsavedWork work) {
        return scenes.get(current)
                .documentScene()
                .map(holder -> {
                    holder.restore(work);
                    return true;
                })
                .orElse(false);
    }

    /**
     * Creates the scene of a kind as it was in the last run, if it was open there and is not created yet. If it cannot
     * be created, its substitute takes its place, which holds no documents.
     */
    void createRemembered(SceneKind kind) {
        if (!scenes.containsKey(kind) && remembered.containsKey(kind)) {
            scenes.put(kind, first(kind));
        }
    }

    /** Whether the scene of a kind may restore unsaved work: it holds documents, or is not created yet. */
    boolean mayHoldDocuments(SceneKind kind) {
        return Optional.ofNullable(scenes.get(kind))
                .map(open -> open.documentScene().isPresent())
                .orElse(true);
    }

    /** The savers of all scenes. */
    List<StateSaver> keepers() {
        return scenes.values().stream()
                .flatMap(open -> open.scene().offer(PersistentStateScene.class).stream())
                .flatMap(scene -> scene.keepers().stream())
                .toList();
    }

    void close() {
        scenes.values().forEach(open -> open.scene().close());
        scenes.clear();
        current = null;
    }
}
