package knightschool.ui.shell;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import knightschool.graph.CycleTerminology;
import knightschool.session.UnsavedWork;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.theme.UserSettings;

/**
 * Describes a kind of scene and creates its scenes.
 *
 * @param kind the kind
 * @param title the text of its tab, or its name if it shares a tab; empty if it has neither
 * @param parent the scene whose tab it shares; empty if it shares none
 * @param card the card on the first page; empty if it has none there
 * @param picture how a picture of the scene is made
 * @param opensPictures whether its scenes are {@link knightschool.ui.scene.PictureOpeningScene}s, which read boards
 *     from pictures
 * @param unsaved the name of unsaved work on screen
 * @param places the set-ups that can be found by name in a given terminology; called on any thread, and may read files
 * @param setups the class of its set-ups
 * @param first the set-up shown at the first visit
 * @param make creates a scene that shows nothing yet
 */
public record SceneDescriptor<S extends Setup>(
        SceneKind kind,
        String title,
        Optional<SceneKind> parent,
        Optional<HomePageCard> card,
        Picture picture,
        boolean opensPictures,
        BiFunction<S, UnsavedWork, String> unsaved,
        Function<CycleTerminology, List<NamedSetup>> places,
        Class<S> setups,
        Function<UserSettings, S> first,
        BiFunction<SceneHost, ScenePlacement, SetupDrivenScene<S>> make) {

    /**
     * Describes how a picture of a scene is made.
     *
     * @param work the command that computes the content; empty if the scene shows everything at once
     * @param selectors the CSS selectors of the nodes that a small picture may show, in order of preference; none if it
     *     shows the whole scene
     */
    public record Picture(Optional<String> work, List<String> selectors) {
        private static final Picture WHOLE = new Picture(Optional.empty(), List.of());

        public Picture {
            selectors = List.copyOf(selectors);
        }

        private Picture workingBy(String command) {
            return new Picture(Optional.of(command), selectors);
        }

        private Picture of(String... nodes) {
            return new Picture(work, List.of(nodes));
        }

        /** The largest visible node of the first selector with a match; the node of the scene if there is none. */
        Node mainNode(Node scene) {
            return selectors.stream()
                    .flatMap(selector -> scene.lookupAll(selector).stream()
                            .filter(Node::isVisible)
                            .max(Comparator.comparingDouble(Picture::area))
                            .stream())
                    .findFirst()
                    .orElse(scene);
        }

        private static double area(Node node) {
            Bounds bounds = node.getLayoutBounds();
            return bounds.getWidth() * bounds.getHeight();
        }
    }

    /** Creates a descriptor of a scene that shares no tab. */
    public SceneDescriptor(
            SceneKind kind,
            String title,
            Class<S> setups,
            Function<UserSettings, S> first,
            BiFunction<SceneHost, ScenePlacement, SetupDrivenScene<S>> make) {
        this(
                kind,
                title,
                Optional.empty(),
                Optional.empty(),
                Picture.WHOLE,
                false,
                (setup, _) -> ShellWords.unsaved(setup),
                _ -> List.of(),
                setups,
                first,
                make);
    }

    /** Returns a copy that shares the tab of another scene. The tab leads to the one of them that was last shown. */
    public SceneDescriptor<S> under(SceneKind other) {
        return new SceneDescriptor<>(
                kind, title, Optional.of(other), card, picture, opensPictures, unsaved, places, setups, first, make);
    }

    /** Returns a copy with a card on the first page. */
    public SceneDescriptor<S> inviting(HomePageCard invitation) {
        return new SceneDescriptor<>(
                kind,
                title,
                parent,
                Optional.of(invitation),
                picture,
                opensPictures,
                unsaved,
                places,
                setups,
                first,
                make);
    }

    /** Returns a copy with a command that computes the content. */
    public SceneDescriptor<S> workingBy(String command) {
        return new SceneDescriptor<>(
                kind,
                title,
                parent,
                card,
                picture.workingBy(command),
                opensPictures,
                unsaved,
                places,
                setups,
                first,
                make);
    }

    /**
     * Returns a copy whose small pictures show one node of the scene, usually its board or graph.
     *
     * @param selectors see {@link Picture}
     */
    public SceneDescriptor<S> picturedBy(String... selectors) {
        return new SceneDescriptor<>(
                kind, title, parent, card, picture.of(selectors), opensPictures, unsaved, places, setups, first, make);
    }

    /** Returns a copy whose scenes read boards from pictures. */
    public SceneDescriptor<S> openingPictures() {
        return new SceneDescriptor<>(kind, title, parent, card, picture, true, unsaved, places, setups, first, make);
    }

    /** Returns a copy whose scenes are created otherwise. */
    public SceneDescriptor<S> madeBy(BiFunction<SceneHost, ScenePlacement, SetupDrivenScene<S>> maker) {
        return new SceneDescriptor<>(
                kind, title, parent, card, picture, opensPictures, unsaved, places, setups, first, maker);
    }

    /** Returns a copy with other names for unsaved work. */
    public SceneDescriptor<S> namingUnsaved(BiFunction<S, UnsavedWork, String> words) {
        return new SceneDescriptor<>(
                kind, title, parent, card, picture, opensPictures, words, places, setups, first, make);
    }

    /** Returns a copy with set-ups that can be found by name. */
    public SceneDescriptor<S> finding(Function<CycleTerminology, List<NamedSetup>> searchable) {
        return new SceneDescriptor<>(
                kind, title, parent, card, picture, opensPictures, unsaved, searchable, setups, first, make);
    }

    /**
     * The name of unsaved work on screen.
     *
     * @throws ClassCastException if the work belongs to another scene
     */
    public String unsavedName(UnsavedWork work) {
        return unsaved.apply(setups.cast(work.setup()), work);
    }

    /** Whether the scene has a tab of its own. */
    public boolean isTab() {
        return !title.isEmpty() && parent.isEmpty();
    }

    /** Whether the scene fills the window. Other scenes are put into the frame of a slide. */
    public boolean fillsWindow() {
        return isTab() || parent.isPresent();
    }

    /** The scene whose tab is highlighted for this scene: itself, unless it shares a tab. */
    SceneKind tab() {
        return parent.orElse(kind);
    }

    /** Creates a scene and opens its first set-up. */
    SetupCastingScene<S> openFirst(SceneHost shell) {
        return open(first.apply(shell.settings()), ScenePlacement.WINDOW, shell);
    }

    /**
     * Creates a scene and opens a set-up in it.
     *
     * @throws ClassCastException if the set-up belongs to another scene
     */
    SetupCastingScene<S> open(Setup setup, ScenePlacement form, SceneHost shell) {
        SetupCastingScene<S> open = new SetupCastingScene<>(this, make.apply(shell, form));
        open.open(setup);
        return open;
    }
}
