package knightschool.ui.shell;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Point2D;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.ui.board.BoardCanvas;
import org.testfx.util.WaitForAsyncUtils;

/** A window on a stage of its own, since the one that tests share would keep its size; and what to wait for in it. */
public final class ShownWindow {
    private static final int PATIENCE_SECONDS = 60;

    private final Stage stage = new Stage();
    private final MainWindow window;

    /** Shows it, on the JavaFX thread. */
    public ShownWindow(MainWindow window) {
        this.window = window;
        stage.setScene(window.scene());
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

    /** What an action on the JavaFX thread gives, when all that follows from it is done. */
    public static <T> T onFx(Callable<T> action) {
        T result = WaitForAsyncUtils.waitForAsyncFx(PATIENCE_SECONDS * 1000L, action);
        WaitForAsyncUtils.waitForFxEvents();
        return result;
    }

    /** Waits until something holds, looked at on the JavaFX thread. */
    public static void until(Callable<Boolean> condition) throws Exception {
        WaitForAsyncUtils.waitFor(
                PATIENCE_SECONDS,
                TimeUnit.SECONDS,
                () -> WaitForAsyncUtils.waitForAsyncFx(PATIENCE_SECONDS * 1000L, condition));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** The middle of a square on the screen. */
    public static Point2D at(BoardCanvas canvas, Board board, String name) {
        int square = SquareNames.parse(board, name);
        return onFx(() -> canvas.localToScreen(
                canvas.geometry().centreX(square), canvas.geometry().centreY(square)));
    }
}
