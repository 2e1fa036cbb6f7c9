package knightschool.ui.shell;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Control;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import knightschool.ui.command.Command;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.command.HeldSpaceFilter;
import knightschool.ui.control.TextFieldUndoKeys;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.SetupDrivenScene;

/**
 * Maps keys of the window to commands and to the scene on screen. A key goes to the node that has the focus, such as a
 * board, then to the commands of the scene, then to those of the window. A playback that is shown ranks above the
 * board: the board leaves its keys to the commands of the playback.
 */
final class WindowKeyHandler {
    private final Scene scene;
    private final Commands commands;
    private final BooleanSupplier covered;
    private final BooleanSupplier presented;
    private final Supplier<Optional<SetupDrivenScene<?>>> current;

    /**
     * The commands of a window, which change with the scene on screen.
     *
     * @param everywhere those that are available while a card is open
     * @param now all that are offered now, those of the scene on screen first
     * @param absent those that the scene offers in another place only; their keys say so
     */
    record Commands(Supplier<List<Command>> everywhere, Supplier<List<Command>> now, Supplier<List<Command>> absent) {}

    /**
     * @param commands the commands of the window
     * @param covered whether a card covers the scene, which receives no keys then
     * @param presented whether a presentation is running
     * @param current the scene on screen
     */
    WindowKeyHandler(
            Scene scene,
            Commands commands,
            BooleanSupplier covered,
            BooleanSupplier presented,
            Supplier<Optional<SetupDrivenScene<?>>> current) {
        this.scene = scene;
        this.commands = commands;
        this.covered = covered;
        this.presented = presented;
        this.current = current;
    }

    /**
     * Starts handling keys.
     *
     * @param refused receives the reason why the command of a pressed key cannot be run now
     */
    void listen(Consumer<String> refused) {
        EscapeLayers layers = EscapeLayers.of(scene);
        layers.passOn(EscapeLayers.Layer.SCENE_PART, this::isPartOpen);
        layers.add(EscapeLayers.Layer.WINDOW, presented, this::endPresentation);
        layers.add(
                EscapeLayers.Layer.WINDOW,
                () -> fullScreen().isPresent(),
                () -> fullScreen().ifPresent(stage -> stage.setFullScreen(false)));
        HeldSpaceFilter.install(scene);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, key -> pressed(key, refused));
    }

    /** Whether Esc stops or closes something in the scene now. */
    private boolean isPartOpen() {
        return available(Command::isClosing).findAny().isPresent();
    }

    private void endPresentation() {
        available(Command::isEnd).findFirst().ifPresent(Command::run);
    }

    private Stream<Command> available(Predicate<Command> kind) {
        return commands.now().get().stream()
                .filter(command -> kind.test(command)
                        && isByEscape(command)
                        && command.available().get());
    }

    private static boolean isByEscape(Command command) {
        return command.keys().stream().anyMatch(stroke -> stroke.codes().contains(KeyCode.ESCAPE));
    }

    private Optional<Stage> fullScreen() {
        return Optional.ofNullable(scene.getWindow())
                .filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .filter(Stage::isFullScreen);
    }

    /**
     * Handles keys with Alt, and undo and redo of a text, before a focused node does, so that Alt+Left goes back in
     * every scene. Esc on a closed menu is sent to the parent of its button instead, as a new key that the filters of
     * the scene, this one too, receive a second time.
     */
    private void filter(KeyEvent key) {
        if (isConsumedByClosedMenu(key)) {
            key.consume();
            Node parent = ((Node) key.getTarget()).getParent();
            Event.fireEvent(parent, key.copyFor(parent, parent));
        } else if (opensMenu(key)) {
            key.consume();
        } else if (TextFieldUndoKeys.handle(key)
                || key.isAltDown() && Command.handle(commands.everywhere().get(), key)) {
            key.consume();
        }
    }

    /**
     * Whether a key is Esc on a button with a menu that is closed: JavaFX would close the menu once more, and consume
     * the key.
     */
    private static boolean isConsumedByClosedMenu(KeyEvent key) {
        boolean isClosed = switch (key.getTarget()) {
            case MenuButton button -> !button.isShowing();
            case ChoiceBox<?> box -> !box.isShowing();
            default -> false;
        };
        return isClosed && key.getCode() == KeyCode.ESCAPE && !key.isConsumed();
    }

    /**
     * Opens a closed menu or list by Up and Down on its button. By itself JavaFX opens it by one of both, and the other
     * leads to whatever lies above or below.
     */
    private static boolean opensMenu(KeyEvent key) {
        boolean isVertical = key.getCode() == KeyCode.UP || key.getCode() == KeyCode.DOWN;
        if (!isVertical || !isBare(key)) {
            return false;
        }
        switch (key.getTarget()) {
            case MenuButton button when !button.isShowing() -> button.show();
            case ChoiceBox<?> box when !box.isShowing() -> box.show();
            default -> {
                return false;
            }
        }
        return true;
    }

    private static boolean isBare(KeyEvent key) {
        return !key.isShiftDown() && !key.isShortcutDown() && !key.isAltDown();
    }

    private void pressed(KeyEvent key, Consumer<String> refused) {
        if (key.isConsumed()) {
            return;
        }
        if (isPassingOn(key)) {
            if (Command.handle(reachable(), key)) {
                key.consume();
            }
        } else {
            press(key).ifPresent(refused);
        }
    }

    /**
     * Runs the command of a key, and consumes the key if it has a command. A number key without one acts on the scene
     * on screen.
     *
     * @return why the command cannot be run now; empty if nothing is to be shown
     */
    Optional<String> press(KeyEvent key) {
        if (Command.handle(reachable(), key)) {
            key.consume();
            return Optional.empty();
        }
        Optional<String> why = Command.refusal(reachable(), key)
                .or(() -> covered.getAsBoolean()
                        ? Optional.empty()
                        : Command.refusalOfAbsent(reachable(), commands.absent().get(), key));
        why.ifPresentOrElse(_ -> key.consume(), () -> handleChoiceKey(key));
        return why;
    }

    private void handleChoiceKey(KeyEvent key) {
        boolean free = !key.isConsumed() && !covered.getAsBoolean() && !(key.getTarget() instanceof TextInputControl);
        current.get()
                .filter(_ -> free)
                .flatMap(open -> open.offer(NumberAndLetterKeyScene.class))
                .ifPresent(open -> open.handleChoiceKey(key));
    }

    /** Whether a key is an arrow key without modifiers on a focused control, which moves the focus. */
    private boolean isPassingOn(KeyEvent key) {
        return isBare(key) && key.getCode().isArrowKey() && scene.getFocusOwner() instanceof Control;
    }

    private List<Command> reachable() {
        return covered.getAsBoolean()
                ? commands.everywhere().get()
                // Of the commands of Esc, those that leave the scene come last.
                : commands.now().get().stream()
                        .sorted(Comparator.comparing(command -> !command.isClosing()))
                        .toList();
    }
}
