package knightschool.ui.shell;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.scene.ScenePlacement;

/**
 * The kinds of scenes in the program.
 *
 * @param all in the order of the tabs
 */
public record SceneDescriptors(List<SceneDescriptor<?>> all) {
    public SceneDescriptors {
        all = List.copyOf(all);
    }

    /** The scenes with a tab of their own. */
    public List<SceneDescriptor<?>> tabs() {
        return all.stream().filter(SceneDescriptor::isTab).toList();
    }

    /** The first scene in the window that reads boards from pictures; empty if there is none. */
    Optional<SceneDescriptor<?>> firstOpeningPictures() {
        return all.stream()
                .filter(type -> type.fillsWindow() && type.opensPictures())
                .findFirst();
    }

    /** The order of the scenes. */
    Comparator<SceneKind> order() {
        return Comparator.comparing(kind -> all.indexOf(of(kind)));
    }

    /**
     * The descriptor of a kind.
     *
     * @throws IllegalArgumentException if there is none
     */
    public SceneDescriptor<?> of(SceneKind kind) {
        return all.stream()
                .filter(type -> type.kind() == kind)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no scene " + kind.word()));
    }

    /** Returns a copy in which a descriptor replaces the one of the same kind. */
    public SceneDescriptors with(SceneDescriptor<?> other) {
        return new SceneDescriptors(all.stream()
                .<SceneDescriptor<?>>map(type -> type.kind() == other.kind() ? other : type)
                .toList());
    }

    /** Creates the scene of a set-up and opens the set-up in it. */
    public SetupCastingScene<?> open(Setup setup, ScenePlacement form, SceneHost shell) {
        return of(setup.scene()).open(setup, form, shell);
    }
}
