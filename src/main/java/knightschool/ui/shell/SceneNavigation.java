package knightschool.ui.shell;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.focus.SavedFocus;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.VisibilityAwareScene;

/**
 * Switches between scenes and returns to earlier ones. Going back restores the keyboard focus of the scene. Used on the
 * JavaFX thread only.
 */
final class SceneNavigation {
    /** Updates the window when another scene comes on screen. */
    interface Listener {
        /** Removes everything that belongs to the scene on screen, before another one is made. */
        void onLeaving();

        /** Shows the scene. */
        void onEntered(SetupCastingScene<?> scene);
    }

    private final SceneCache scenes;
    private final SceneDescriptors types;
    private final NavigationHistory history;
    private final MainWindowView layout;
    private final Listener listener;

    /** The focus of each scene that is not on screen. */
    private final Map<SceneKind, SavedFocus> focusByScene = new HashMap<>();

    SceneNavigation(
            SceneCache scenes,
            SceneDescriptors types,
            NavigationHistory history,
            MainWindowView layout,
            Listener listener) {
        this.scenes = scenes;
        this.types = types;
        this.history = history;
        this.layout = layout;
        this.listener = listener;
    }

    /** Goes to the scene of a set-up and opens it. */
    void open(Setup setup) {
        rememberPlace();
        enter(() -> scenes.enter(setup));
    }

    /** Goes to a scene as it was left; does nothing if it is on screen. */
    void show(SceneKind kind) {
        if (kind != scenes.currentKind()) {
            rememberPlace();
            enter(() -> scenes.enter(kind));
        }
    }

    /** Goes to the scene of a tab that was last shown in it. A scene that is on screen receives the keyboard focus. */
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

    /** Returns to the previous content; does nothing if there is none. */
    void back() {
        history.back().flatMap(setup -> enter(() -> scenes.enter(setup))).ifPresent(focus -> {
            if (!restore(focus)) {
                NextFrameContentPane.whenComplete(layout.place().getScene(), () -> restore(focus));
            }
        });
    }

    private void rememberPlace() {
        scenes.current().map(SetupDrivenScene::now).ifPresent(history::leave);
    }

    /**
     * Restores the focus if its control is in the scene. Returns false if it is not, since it may be added later or
     * have been removed.
     */
    private boolean restore(SavedFocus focus) {
        boolean isPresent = focus.isIn(layout.place());
        if (isPresent) {
            focus.restore();
        }
        return isPresent;
    }

    /**
     * Puts a scene on screen.
     *
     * @return its saved focus if it replaced another scene; otherwise empty
     */
    private Optional<SavedFocus> enter(Supplier<SetupCastingScene<?>> entered) {
        listener.onLeaving();
        SavedFocus focusBefore = SavedFocus.of(layout.place().getScene());
        SceneKind before = scenes.currentKind();
        SetupCastingScene<?> open = entered.get();
        if (before != null && before != scenes.currentKind()) {
            focusByScene.put(before, focusBefore);
        }
        listener.onEntered(open);
        open.scene().offer(VisibilityAwareScene.class).ifPresent(VisibilityAwareScene::onShown);
        return Optional.ofNullable(focusByScene.remove(scenes.currentKind()));
    }

    /** Forgets the saved focus of all scenes. */
    void close() {
        focusByScene.clear();
    }
}
