package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import knightschool.setup.Setup;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.MultiDocumentScene;
import knightschool.ui.scene.UpdatableScene;

/** A scene with its type, so that a set-up whose scene is known only when it is read can be opened in it. */
public record OpenScene<S extends Setup>(SceneDescriptor<S> type, LiveScene<S> scene) {
    /**
     * Shows what a set-up of this scene says.
     *
     * @throws ClassCastException if it is another scene's
     */
    public void open(Setup setup) {
        scene.open(type.setups().cast(setup));
    }

    /**
     * Changes what is shown to what a set-up of this scene says; see {@link UpdatableScene#change}. One that cannot is
     * opened anew.
     *
     * @throws ClassCastException if it is another scene's
     */
    public void change(Setup setup, boolean goesOn) {
        S next = type.setups().cast(setup);
        this.<UpdatableScene<S>>offered(UpdatableScene.class)
                .ifPresentOrElse(changing -> changing.change(next, goesOn), () -> {
                    if (!next.equals(scene.now())) {
                        scene.open(next);
                    }
                });
    }

    /**
     * Opens what was kept open besides the last of these, which is open.
     *
     * @throws ClassCastException if one is another scene's
     */
    void bringBack(List<Setup> kept) {
        several()
                .ifPresent(several ->
                        several.bringBack(kept.stream().map(type.setups()::cast).toList()));
    }

    /** All that the scene keeps open, to be shown again the next time, the one that it shows last. */
    List<Setup> kept() {
        return List.copyOf(several().map(MultiDocumentScene::kept).orElseGet(() -> List.of(scene.now())));
    }

    /** As {@link #kept}, without work that is in no file. */
    List<Setup> keptSaved() {
        return List.copyOf(several().map(MultiDocumentScene::keptSaved).orElseGet(this::saved));
    }

    private List<S> saved() {
        return documentScene()
                .map(documents -> documents.saved().stream().toList())
                .orElseGet(() -> List.of(scene.now()));
    }

    /** The scene, where a person makes in it what is kept in files. */
    Optional<DocumentScene<S>> documentScene() {
        return offered(DocumentScene.class);
    }

    private Optional<MultiDocumentScene<S>> several() {
        return offered(MultiDocumentScene.class);
    }

    @SuppressWarnings("unchecked") // What a scene implements is for its own set-ups.
    private <C extends LiveScene<S>> Optional<C> offered(Class<? super C> capability) {
        return scene.offer(capability).map(found -> (C) found);
    }

    /**
     * Asks what must be asked before a set-up of this scene is shown, then goes on, or not.
     *
     * @throws ClassCastException if it is another scene's
     */
    void beforeOpen(Setup setup, Runnable goOn) {
        documentScene()
                .ifPresentOrElse(documents -> documents.beforeOpen(type.setups().cast(setup), goOn), goOn);
    }
}
