package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.graph.KnightGraphView;
import knightschool.ui.render.ToolkitThread;

/**
 * Redraws a graph as often as frames can be presented, and prints how long it is from one frame to the next. The
 * program's view and GraphStream's viewer take turns in the same window.
 */
public final class GraphProbe {
    /** The side of the window, in pixels. */
    static final int SIDE = 900;

    /** The board whose graph is redrawn. */
    static final int SQUARES = 100;

    /** Columns and rows of the board whose springs move: 1,000 vertices. */
    private static final int SPRING_COLUMNS = 40;

    private static final int SPRING_ROWS = 25;
    private static final int WARM_UP = 600;
    private static final int FRAMES = 700;
    private static final int STOCK_WARM_UP = 5;
    private static final int STOCK_FRAMES = 12;
    private static final int TURNS = 3;
    private static final double MILLION = 1e6;
    private static final double SPRING_NANOS = 8e9;

    /** @param args "redraw" or "springs" */
    public static void main(String[] args) throws InterruptedException {
        if (args[0].equals("springs")) {
            springs();
        } else {
            redraws();
        }
        ToolkitThread.end();
    }

    private static void redraws() throws InterruptedException {
        Board board = Board.full(SQUARES, SQUARES);
        InteractiveGraphPane own = ToolkitThread.call(InteractiveGraphPane::new);
        ToolkitThread.run(() -> new KnightGraphView(own).show(KnightGraph.of(board)));
        Region stock = ToolkitThread.call(() -> StockViewer.of(board, 4));
        Stage stage = ToolkitThread.call(Stage::new);
        List<RedrawTimer> ours = new ArrayList<>();
        List<RedrawTimer> theirs = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) {
            int skipped = turn == 0 ? WARM_UP : STOCK_WARM_UP;
            ours.add(RedrawTimer.measured(stage, own, SIDE, own::requestLayout, skipped, FRAMES));
            theirs.add(RedrawTimer.measured(stage, stock, SIDE, stock::requestLayout, STOCK_WARM_UP, STOCK_FRAMES));
        }
        RedrawTimer.print("own", ours);
        RedrawTimer.print("stock", theirs);
        ToolkitThread.run(own::close);
    }

    /** Frames at the usual pace, as long as the springs move; a vertex is not dragged. */
    private static void springs() throws InterruptedException {
        InteractiveGraphPane pane = ToolkitThread.call(InteractiveGraphPane::new);
        CountDownLatch done = new CountDownLatch(1);
        List<Double> frames = new ArrayList<>();
        ToolkitThread.run(() -> {
            new KnightGraphView(pane).show(KnightGraph.of(Board.full(SPRING_COLUMNS, SPRING_ROWS)));
            Stage stage = new Stage();
            stage.setScene(new Scene(new StackPane(pane), SIDE, SIDE));
            stage.show();
            new SpringTimer(pane, frames, done).start();
        });
        done.await();
        RedrawTimer.printMillis("springs", frames);
        ToolkitThread.run(pane::close);
    }

    /** Lets springs begin again whenever they rest, and notes the time between frames. */
    private static final class SpringTimer extends AnimationTimer {
        private final InteractiveGraphPane pane;
        private final List<Double> frames;
        private final CountDownLatch done;
        private long begun;
        private long last;

        SpringTimer(InteractiveGraphPane pane, List<Double> frames, CountDownLatch done) {
            this.pane = pane;
            this.frames = frames;
            this.done = done;
        }

        @Override
        public void handle(long pulse) {
            long now = System.nanoTime();
            begun = begun == 0 ? now : begun;
            if (pane.isSettled()) {
                pane.graphLayoutProperty().set(GraphLayoutKind.BOARD);
                pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
            } else if (now - begun > SPRING_NANOS / 4) {
                frames.add((now - last) / MILLION);
            }
            last = now;
            if (now - begun > SPRING_NANOS) {
                stop();
                done.countDown();
            }
        }
    }
}
