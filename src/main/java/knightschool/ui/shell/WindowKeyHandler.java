package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
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
import knightschool.ui.control.TextFieldRedo;
import knightschool.ui.scene.NumberKeyScene;
import knightschool.ui.scene.SetupDrivenScene;

/** Maps keys of the window to commands and to the scene on screen, unless a control has consumed them. */
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
     * @param presented whether a presentation is running, which Esc ends at once, even if something else could be
     *     stopped
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
     * @param closesMessage closes the message over the scene and returns whether there was one
     */
    void listen(Consumer<String> refused, BooleanSupplier closesMessage) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (isClosingMessages(key) && closesMessage.getAsBoolean()) {
                key.consume();
            }
            pressed(key, refused);
        });
    }

    /**
     * Whether a key closes a message if there is one, before it closes or leaves anything in the scene: Esc, unless a
     * card is open, work can be stopped, or a presentation is ended.
     */
    private boolean isClosingMessages(KeyEvent key) {
        return key.getCode() == KeyCode.ESCAPE
                && !key.isConsumed()
                && !covered.getAsBoolean()
                && !presented.getAsBoolean()
                && Command.withAvailableKey(reachable(), key)
                        .filter(Command::isStop)
                        .isEmpty();
    }

    /**
     * Handles Esc in full screen, keys with Alt and the redo of a text before a focused node does, so that Esc leaves
     * the full screen and Alt+Left goes back in every scene. Esc on a closed menu is sent to the parent of its button
     * instead, as a new key that the filters of the scene, this one too, receive a second time.
     */
    private void filter(KeyEvent key) {
        if (isConsumedByClosedMenu(key)) {
            key.consume();
            Node parent = ((Node) key.getTarget()).getParent();
            Event.fireEvent(parent, key.copyFor(parent, parent));
        } else if (TextFieldRedo.redo(key)
                || isLeavingFullScreen(key)
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
        why.ifPresentOrElse(_ -> key.consume(), () -> pressNumber(key));
        return why;
    }

    private void pressNumber(KeyEvent key) {
        boolean free = !key.isConsumed() && !covered.getAsBoolean() && !(key.getTarget() instanceof TextInputControl);
        current.get()
                .filter(_ -> free)
                .flatMap(open -> open.offer(NumberKeyScene.class))
                .ifPresent(open -> open.pressNumber(key));
    }

    /** Whether a key is an arrow key without modifiers on a focused control, which moves the focus. */
    private boolean isPassingOn(KeyEvent key) {
        boolean bare = !key.isShiftDown() && !key.isShortcutDown() && !key.isAltDown();
        return bare && key.getCode().isArrowKey() && scene.getFocusOwner() instanceof Control;
    }

    private List<Command> reachable() {
        if (covered.getAsBoolean()) {
            return commands.everywhere().get();
        }
        return presented.getAsBoolean()
                ? commands.now().get().stream()
                        .filter(command -> !command.isStop())
                        .toList()
                : commands.now().get();
    }

    /**
     * Leaves the full screen by Esc, as its message says: before the key stops, closes or ends anything in the scene. A
     * card or menu over the scene is closed first. A presentation is a full screen of its own, which its commands end.
     * Returns whether the full screen is left.
     */
    private boolean isLeavingFullScreen(KeyEvent key) {
        boolean leaving = key.getCode() == KeyCode.ESCAPE
                && !key.isConsumed()
                && !presented.getAsBoolean()
                && scene.getWindow() instanceof Stage stage
                && stage.isFullScreen();
        if (leaving) {
            ((Stage) scene.getWindow()).setFullScreen(false);
        }
        return leaving;
    }
}
