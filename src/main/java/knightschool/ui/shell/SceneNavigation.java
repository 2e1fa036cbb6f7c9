package knightschool.ui.shell;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.control.NextFramePane;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.VisibilityAwareScene;

/**
 * Goes from scene to scene and the same way back. A step back has the keyboard focus where it was in that scene. Used
 * on the JavaFX thread only.
 */
final class SceneNavigation {
    /** What a window does when another scene comes on screen. */
    interface Listener {
        /** Clears what belongs to the scene on screen, before another one is made. */
        void onLeaving();

        /** Shows the scene. */
        void onEntered(OpenScene<?> scene);
    }

    private final SceneCache scenes;
    private final SceneDescriptors types;
    private final NavigationHistory history;
    private final WindowLayout layout;
    private final Listener listener;

    /** The focus of each scene that is not on screen. */
    private final Map<SceneKind, SavedFocus> focusByScene = new HashMap<>();

    SceneNavigation(
            SceneCache scenes,
            SceneDescriptors types,
            NavigationHistory history,
            WindowLayout layout,
            Listener listener) {
        this.scenes = scenes;
        this.types = types;
        this.history = history;
        this.layout = layout;
        this.listener = listener;
    }

    /** Goes to the scene of a set-up, which then shows it. */
    void open(Setup setup) {
        rememberPlace();
        enter(() -> scenes.enter(setup));
    }

    /** Goes to a scene as it was left; does nothing where it is on screen. */
    void show(SceneKind kind) {
        if (kind != scenes.currentKind()) {
            rememberPlace();
            enter(() -> scenes.enter(kind));
        }
    }

    /**
     * Goes to the scene of a tab, of those that share it the one that was shown last; one that is on screen takes the
     * keyboard focus.
     */
    void showTab(SceneKind tab) {
        boolean onScreen =
                scenes.current().isPresent() && types.of(scenes.currentKind()).tab() == tab;
        if (onScreen) {
            scenes.current()
                    .flatMap(scene -> scene.offer(VisibilityAwareScene.class))
                    .ifPresent(VisibilityAwareScene::onShown);
        } else {
            show(scenes.frontOf(tab));
        }
    }

    /** Returns to where the person came from, if there is such a place. */
    void back() {
        history.back().flatMap(setup -> enter(() -> scenes.enter(setup))).ifPresent(focus -> {
            if (!restore(focus)) {
                NextFramePane.whenComplete(layout.place().getScene(), () -> restore(focus));
            }
        });
    }

    private void rememberPlace() {
        scenes.current().map(LiveScene::now).ifPresent(history::leave);
    }

    /** Whether the control is in the scene: it may be in a part that comes later, or have been removed. */
    private boolean restore(SavedFocus focus) {
        boolean there = focus.isIn(layout.place());
        if (there) {
            focus.restore();
        }
        return there;
    }

    /** Puts a scene on screen. @return its focus when another scene took its place; empty where none did */
    private Optional<SavedFocus> enter(Supplier<OpenScene<?>> entered) {
        listener.onLeaving();
        SavedFocus focusBefore = SavedFocus.of(layout.place().getScene());
        SceneKind before = scenes.currentKind();
        OpenScene<?> open = entered.get();
        if (before != null && before != scenes.currentKind()) {
            focusByScene.put(before, focusBefore);
        }
        listener.onEntered(open);
        open.scene().offer(VisibilityAwareScene.class).ifPresent(VisibilityAwareScene::onShown);
        return Optional.ofNullable(focusByScene.remove(scenes.currentKind()));
    }

    /** Lets go of the controls that had the focus. */
    void close() {
        focusByScene.clear();
    }
}
