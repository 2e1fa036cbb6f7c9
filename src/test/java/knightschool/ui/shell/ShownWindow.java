package knightschool.ui.shell;

import static knightschool.Eventually.onFx;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.geometry.Point2D;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.message.RemovableMessageDisplay;

/** A window on a stage of its own, since the one that tests share would keep its size; and what to wait for in it. */
public final class ShownWindow {
    private final Stage stage = new Stage();
    private final MainWindow window;

    /** Shows it, on the JavaFX thread. */
    public ShownWindow(MainWindow window) {
        this.window = window;
        stage.setScene(window.scene());
        stage.setX(0);
        stage.setY(0);
        stage.setWidth(1000);
        stage.setHeight(760);
        stage.show();
    }

    /** Shows another window on the same stage, on the JavaFX thread. */
    public void show(MainWindow other) {
        stage.setScene(other.scene());
    }

    /** Closes the window and its stage. */
    public void close() {
        onFx(() -> {
            window.close();
            stage.close();
            return null;
        });
    }

    /** The message that a window shows. */
    public static ReadOnlyStringProperty message(MainWindow window) {
        return window.messages()
                .offer(RemovableMessageDisplay.class)
                .orElseThrow()
                .shownProperty();
    }

    /** The middle of a square on the screen. */
    public static Point2D at(BoardCanvas canvas, Board board, String name) {
        int square = SquareNames.parse(board, name);
        return onFx(() -> canvas.localToScreen(
                canvas.geometry().centreX(square), canvas.geometry().centreY(square)));
    }
}
