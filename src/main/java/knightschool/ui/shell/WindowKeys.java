package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import knightschool.ui.command.Command;

/** Which command a key does in the window, where no control has taken the key for itself. */
final class WindowKeys {
    private final Scene scene;
    private final Supplier<List<Command>> everywhere;
    private final Supplier<List<Command>> now;
    private final BooleanSupplier covered;
    private final BooleanSupplier presented;

    /**
     * @param everywhere what can be done now in every scene, also under a card
     * @param now all that can be done now, the commands of the scene on screen first
     * @param covered whether a card lies over the scene, which gets no keys then
     * @param presented whether a class watches: then one Esc ends that, whatever is under way
     */
    WindowKeys(
            Scene scene,
            Supplier<List<Command>> everywhere,
            Supplier<List<Command>> now,
            BooleanSupplier covered,
            BooleanSupplier presented) {
        this.scene = scene;
        this.everywhere = everywhere;
        this.now = now;
        this.covered = covered;
        this.presented = presented;
    }

    /**
     * Has the keys of the window do their commands from now on.
     *
     * @param refused is told why the command of a key that was pressed cannot be done now
     */
    void listen(Consumer<String> refused) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, key -> pressed(key, refused));
    }

    /** A board that has the focus takes arrows, but none with Alt: Alt+Left goes back from everywhere. */
    private void filter(KeyEvent key) {
        if (key.isAltDown() && Command.handle(everywhere.get(), key)) {
            key.consume();
        }
    }

    private void pressed(KeyEvent key, Consumer<String> refused) {
        if (key.isConsumed()) {
            return;
        }
        if (leavesFullScreen(key)) {
            key.consume();
        } else if (isPassingOn(key)) {
            if (Command.handle(reachable(), key)) {
                key.consume();
            }
        } else {
            press(key).ifPresent(refused);
        }
    }

    /**
     * Does the command of a key; the key is consumed if it has one here.
     *
     * @return why that cannot be done now; empty where nothing is to be said
     */
    Optional<String> press(KeyEvent key) {
        if (Command.handle(reachable(), key)) {
            key.consume();
            return Optional.empty();
        }
        Optional<String> why = Command.refusal(reachable(), key);
        why.ifPresent(_ -> key.consume());
        return why;
    }

    /** By bare arrows a control passes on the focus that it has. */
    private boolean isPassingOn(KeyEvent key) {
        boolean bare = !key.isShiftDown() && !key.isShortcutDown() && !key.isAltDown();
        return bare && key.getCode().isArrowKey() && scene.getFocusOwner() instanceof Control;
    }

    private List<Command> reachable() {
        if (covered.getAsBoolean()) {
            return everywhere.get();
        }
        return presented.getAsBoolean()
                ? now.get().stream().filter(command -> !command.isStop()).toList()
                : now.get();
    }

    /**
     * In full screen Esc first stops what is under way or closes what is there for a while, but not before a class,
     * then leaves the full screen, and only then means the scene.
     */
    private boolean leavesFullScreen(KeyEvent key) {
        if (key.getCode() != KeyCode.ESCAPE || !(scene.getWindow() instanceof Stage stage) || !stage.isFullScreen()) {
            return false;
        }
        List<Command> first = now.get().stream()
                .filter(command -> command.isStop() || command.isClosing())
                .toList();
        if (presented.getAsBoolean() || !Command.handle(first, key)) {
            stage.setFullScreen(false);
        }
        return true;
    }
}
