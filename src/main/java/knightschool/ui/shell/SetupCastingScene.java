package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import knightschool.setup.Setup;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.InPlaceUpdateScene;
import knightschool.ui.scene.MultiDocumentScene;
import knightschool.ui.scene.SetupDrivenScene;

/** A scene with its descriptor, so that a set-up whose type is known only at run time can be opened in it. */
public record SetupCastingScene<S extends Setup>(SceneDescriptor<S> type, SetupDrivenScene<S> scene) {
    /**
     * Opens a set-up of this scene.
     *
     * @throws ClassCastException if it belongs to another scene
     */
    public void open(Setup setup) {
        scene.open(type.setups().cast(setup));
    }

    /** The node of the scene that a small picture shows, see {@link SceneDescriptor.Picture}. */
    public Node mainNode() {
        return type.picture().mainNode(scene.node());
    }

    /**
     * Changes the content to a set-up of this scene, in place if the scene is an {@link InPlaceUpdateScene}, see
     * {@link InPlaceUpdateScene#change}, otherwise by opening it.
     *
     * @throws ClassCastException if it belongs to another scene
     */
    public void change(Setup setup, boolean goesOn) {
        S next = type.setups().cast(setup);
        this.<InPlaceUpdateScene<S>>offered(InPlaceUpdateScene.class)
                .ifPresentOrElse(changing -> changing.change(next, goesOn), () -> {
                    if (!next.equals(scene.now())) {
                        scene.open(next);
                    }
                });
    }

    /**
     * Reopens documents, all but the last of the list, which is already open.
     *
     * @throws ClassCastException if one belongs to another scene
     */
    void bringBack(List<Setup> setups) {
        multiDocumentScene()
                .ifPresent(several -> several.bringBack(
                        setups.stream().map(type.setups()::cast).toList()));
    }

    /** The set-ups of all open documents for the next session, the one on screen last. */
    List<Setup> sessionSetups() {
        return List.copyOf(
                multiDocumentScene().map(MultiDocumentScene::sessionSetups).orElseGet(() -> List.of(scene.now())));
    }

    /** As {@link #sessionSetups}, without unsaved changes. */
    List<Setup> savedSessionSetups() {
        return List.copyOf(
                multiDocumentScene().map(MultiDocumentScene::savedSessionSetups).orElseGet(this::saved));
    }

    private List<S> saved() {
        return documentScene()
                .map(documents -> documents.saved().stream().toList())
                .orElseGet(() -> List.of(scene.now()));
    }

    /** The scene as a scene with documents; empty if it has none. */
    Optional<DocumentScene<S>> documentScene() {
        return offered(DocumentScene.class);
    }

    private Optional<MultiDocumentScene<S>> multiDocumentScene() {
        return offered(MultiDocumentScene.class);
    }

    @SuppressWarnings("unchecked") // What a scene implements is for its own set-ups.
    private <C extends SetupDrivenScene<S>> Optional<C> offered(Class<? super C> capability) {
        return scene.offer(capability).map(offer -> (C) offer);
    }

    /**
     * Asks the user, where necessary, before a set-up of this scene replaces the content. Runs {@code goOn} unless the
     * user cancels.
     *
     * @throws ClassCastException if it belongs to another scene
     */
    void beforeOpen(Setup setup, Runnable goOn) {
        documentScene()
                .ifPresentOrElse(documents -> documents.beforeOpen(type.setups().cast(setup), goOn), goOn);
    }
}
