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
import knightschool.ui.compare.tree.SearchTreePlot;

/**
 * Passes keys to the player before a button uses them to move the focus, except for keys that the focused control
 * needs: arrows on a board, a search tree or a slider, Space on a button, all keys in a text field. Esc goes back from
 * a search tree; otherwise it is left to the window, where it can have further effects.
 */
final class ComparisonPlayerKeyHandler implements EventHandler<KeyEvent> {
    private final CompareModel model;
    private final Command stop;
    private final Command toTreeAndBack;
    private final List<Command> own;
    private final Runnable home;

    /** @param home returns the keyboard focus to the scene */
    ComparisonPlayerKeyHandler(CompareModel model, List<Command> commands, Runnable home) {
        this.model = model;
        this.stop = Command.named(commands, CompareCommands.STOP);
        this.toTreeAndBack = Command.named(commands, CompareCommands.TREE_FOCUS);
        this.own = commands.stream().filter(command -> !command.isClosing()).toList();
        this.home = home;
    }

    @Override
    public void handle(KeyEvent key) {
        if (key.getCode() == KeyCode.ESCAPE
                && key.getTarget() instanceof SearchTreePlot
                && !stop.available().get()) {
            toTreeAndBack.run();
            key.consume();
            return;
        }
        if (key.getCode() == KeyCode.ESCAPE && key.getTarget() instanceof BoardCanvas) {
            model.pointer().clear();
            home.run();
            boolean more = model.panes().enlarged().isPresent()
                    || model.predictions().shownProperty().get();
            if (more && !stop.available().get()) {
                // It has meant the square pointed at, and not the pane or the questions.
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
            case SearchTreePlot _ -> plainArrow;
            case ChoiceBox<?> _ -> plainArrow || key.getCode() == KeyCode.SPACE;
            case Slider _ -> plainArrow || key.getCode().isNavigationKey();
            case ButtonBase _ -> key.getCode() == KeyCode.SPACE;
            case TextInputControl _ -> true;
            default -> false;
        };
    }
}
