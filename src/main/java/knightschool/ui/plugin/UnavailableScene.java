package knightschool.ui.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.files.resource.ServiceProviders;
import knightschool.setup.Setup;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.scene.MultiDocumentScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneSubstitute;

/**
 * Stands for a scene of another jar that cannot be created, such as one whose table of commands was left out, and says
 * why. It hands every set-up that it was given to the next session, since the scene may hold several documents. It
 * takes no unsaved work, which it could not save: that is offered again at the next start. Used on the JavaFX thread.
 */
public final class UnavailableScene<S extends Setup> implements MultiDocumentScene<S>, SceneSubstitute {
    /** The space between the faults and above them, in pixels. */
    private static final double GAP = 16;

    private static final double PADDING = 60;

    private final VBox box = new VBox(GAP);
    private final List<InputFault> faults;

    /** The set-ups that are not on screen, in the order in which they were left. */
    private final List<S> undoSetups = new ArrayList<>();

    private S setup;

    /** @param faults of the parts of other makers, one of which may be the cause of the others */
    public UnavailableScene(List<InputFault> faults) {
        this.faults = List.copyOf(faults);
        box.setId("scene-faults");
        box.setPadding(new Insets(GAP, PADDING, GAP, PADDING));
        faults.stream()
                .map(fault -> LabelFactory.wrapped(fault.getMessage(), "text-14"))
                .forEach(box.getChildren()::add);
    }

    /** Returns a descriptor whose scenes are replaced by one of this class if they cannot be created. */
    public static <S extends Setup> SceneDescriptor<S> guarding(SceneDescriptor<S> type) {
        return type.madeBy((shell, form) -> ServiceProviders.<SetupDrivenScene<S>>make(
                type.setups(),
                () -> type.make().apply(shell, form),
                () -> new UnavailableScene<>(ServiceProviders.faults())));
    }

    @Override
    public InputFault fault() {
        String why = faults.stream().map(InputFault::getMessage).collect(Collectors.joining(" "));
        return new InputFault("the scene " + setup.scene().word() + " cannot be created", why);
    }

    @Override
    public void open(S next) {
        if (!next.equals(setup)) {
            undoSetups.remove(next);
            if (setup != null) {
                undoSetups.add(setup);
            }
            setup = next;
        }
    }

    @Override
    public void bringBack(List<S> setups) {
        undoSetups.addAll(setups.subList(0, setups.size() - 1));
    }

    @Override
    public List<S> sessionSetups() {
        return Stream.concat(undoSetups.stream(), Stream.of(setup)).toList();
    }

    @Override
    public List<S> savedSessionSetups() {
        return sessionSetups();
    }

    @Override
    public S now() {
        return setup;
    }

    @Override
    public Node node() {
        return box;
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
