package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.ui.command.Command;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.UnsavedDocument;

/** A scene in place of another one, which remembers the set-up that it was handed. */
public final class Neighbour<S extends Setup> implements DocumentScene<S> {
    private final SceneDescriptor<S> replaced;
    private final Node node = new Region();
    private Optional<S> opened = Optional.empty();
    private List<UnsavedDocument> documents = List.of();

    private Neighbour(SceneDescriptor<S> replaced) {
        this.replaced = replaced;
    }

    /** One in place of that scene. */
    public static <S extends Setup> Neighbour<S> of(SceneDescriptor<S> replaced) {
        return new Neighbour<>(replaced);
    }

    /** The scenes with this one in the place of that which it stands for. */
    public SceneDescriptors in(SceneDescriptors types) {
        return types.with(new SceneDescriptor<>(
                replaced.kind(), replaced.title(), replaced.setups(), replaced.first(), (_, _) -> this));
    }

    /** The set-up that it was handed last; empty if none. */
    public Optional<S> handed() {
        return opened;
    }

    /** From now on these are in no file. */
    public void hasUnsaved(List<UnsavedDocument> unsaved) {
        documents = unsaved;
    }

    @Override
    public List<UnsavedDocument> documents() {
        return documents;
    }

    @Override
    public void restore(UnsavedWork work) {
        // It keeps none.
    }

    @Override
    public Optional<S> saved() {
        return opened;
    }

    @Override
    public void beforeOpen(S setup, Runnable goOn) {
        goOn.run();
    }

    @Override
    public List<UnsavedWork> unsaved() {
        return List.of();
    }

    @Override
    public void open(S setup) {
        opened = Optional.of(setup);
    }

    @Override
    public S now() {
        return opened.orElseThrow();
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public List<Command> commands() {
        return List.of();
    }

    @Override
    public boolean isSettled() {
        return true;
    }

    @Override
    public void close() {
        // Nothing runs here.
    }
}
