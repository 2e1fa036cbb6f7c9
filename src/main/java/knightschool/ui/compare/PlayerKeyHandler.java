package knightschool.ui.compare;

import java.util.List;
import javafx.event.EventHandler;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;

/**
 * Keys go to the player before a button would take them to move the focus, except where the one that has the focus
 * needs them: arrows on a board or a slider, Space on a button, everything in a text. What Esc stops is left to the
 * window, where Esc may mean more.
 */
final class PlayerKeyHandler implements EventHandler<KeyEvent> {
    private final CompareModel model;
    private final Command stop;
    private final List<Command> own;
    private final Runnable home;

    /** @param home puts the keyboard's focus back on the scene */
    PlayerKeyHandler(CompareModel model, List<Command> commands, Runnable home) {
        this.model = model;
        this.stop = Command.named(commands, CompareCommands.STOP);
        this.own = commands.stream()
                .filter(command -> !command.isStop() && !command.isClosing())
                .toList();
        this.home = home;
    }

    @Override
    public void handle(KeyEvent key) {
        if (key.getCode() == KeyCode.ESCAPE && key.getTarget() instanceof BoardCanvas) {
            model.pointer().clear();
            home.run();
            if (model.panes().enlarged().isPresent() && !stop.available().get()) {
                // It has meant the square pointed at, and not the pane.
                key.consume();
                return;
            }
        }
        if (!belongsToTarget(key) && Command.handle(own, key)) {
            key.consume();
        }
    }

    private static boolean belongsToTarget(KeyEvent key) {
        boolean plainArrow = key.getCode().isArrowKey() && !key.isShiftDown() && !key.isShortcutDown();
        return switch (key.getTarget()) {
            case BoardCanvas _ -> plainArrow;
            case ChoiceBox<?> _ -> plainArrow || key.getCode() == KeyCode.SPACE;
            case Slider _ -> plainArrow || key.getCode().isNavigationKey();
            case ButtonBase _ -> key.getCode() == KeyCode.SPACE;
            case TextInputControl _ -> true;
            default -> false;
        };
    }
}
