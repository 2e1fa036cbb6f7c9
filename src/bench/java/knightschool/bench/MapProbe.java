package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.drawing.statemap.SampledStateMapGraph;
import knightschool.drawing.statemap.StateMapFigureBuilder;
import knightschool.drawing.statemap.StateMapHighlight;
import knightschool.drawing.statemap.StateMapMarks;
import knightschool.layout.PivotMdsLayout;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.ui.graph.GraphPaneContent;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.render.ToolkitThread;

/** Pans and zooms a large map, each as often as frames can be presented; or waits until a map rests. */
public final class MapProbe {
    /** The side of the window, in pixels. */
    static final int SIDE = 900;

    /** Drawn by chance: 5,130 positions and 30,662 links. */
    static final SlidingPuzzle LARGE = SlidingPuzzleText.parse(".EE...\n...C.D\nAABCHD\n..B.H.\nIIIGH.\nJJ.GFF\n");

    /** The wheel makes a picture so much larger with a notch of so many pixels. */
    private static final double STEP = 1.15;

    private static final double NOTCH = 40;

    private static final int STEPS = 40;
    private static final double MARGIN = 16;
    private static final int WARM_UP = 400;
    private static final int FRAMES = 600;
    static final int ROUNDS = 7;
    private static final double THOUSAND_MILLION = 1e9;

    /** After so many frames panning and zooming turn round. */
    private static final int TURN = 60;

    private int frame;

    private MapProbe() {}

    /** @param args "redraw" or "settle" */
    public static void main(String[] args) throws InterruptedException {
        if (args[0].equals("settle")) {
            settle("first", PuzzleCollection.article().puzzle());
            settle("large", LARGE);
        } else {
            new MapProbe().redraws();
        }
        ToolkitThread.end();
    }

    private static SampledStateMapGraph sample(SlidingPuzzle puzzle) {
        StateMapOutcome outcome =
                StateMapSearch.map(puzzle, false, StateMapBudget.usual(), StateMapProgressListener.NONE);
        if (outcome instanceof StateMapOutcome.Mapped(StateMap map)) {
            return SampledStateMapGraph.of(map, Integer.MAX_VALUE);
        }
        throw new IllegalStateException("the puzzle has no map within the usual budget");
    }

    /** Shows a map where its springs begin; on the JavaFX thread. */
    private static void show(InteractiveGraphPane pane, SampledStateMapGraph sample) {
        StateMapFigureBuilder figure = new StateMapFigureBuilder(sample);
        StateMapMarks marks = new StateMapMarks(
                List.of(StateMap.START), List.of(), StateMapMarks.NONE, StateMapMarks.NONE, "", StateMapHighlight.NONE);
        pane.show(new GraphPaneContent(sample, view -> figure.in(view, marks), GraphPaneContent.Handling.WALK));
        int goal = sample.map().goals().findFirst().orElseThrow();
        pane.refine(PivotMdsLayout.of(sample, StateMap.START, goal), STEPS, MARGIN, false);
    }

    private void redraws() throws InterruptedException {
        SampledStateMapGraph sample = sample(LARGE);
        InteractiveGraphPane pane = ToolkitThread.call(InteractiveGraphPane::new);
        ToolkitThread.run(() -> {
            pane.setAnimated(false);
            show(pane, sample);
        });
        RedrawTimer.say("vertices", sample.vertexCount());
        RedrawTimer.say("links", sample.edgeCount());
        Stage stage = ToolkitThread.call(Stage::new);
        List<RedrawTimer> pans = new ArrayList<>();
        List<RedrawTimer> zooms = new ArrayList<>();
        pans.add(RedrawTimer.measured(stage, pane, SIDE, () -> pan(pane), WARM_UP, FRAMES));
        zooms.add(RedrawTimer.measured(stage, pane, SIDE, () -> zoom(pane), WARM_UP, FRAMES));
        pans.add(RedrawTimer.measured(stage, pane, SIDE, () -> pan(pane), WARM_UP, FRAMES));
        zooms.add(RedrawTimer.measured(stage, pane, SIDE, () -> zoom(pane), WARM_UP, FRAMES));
        RedrawTimer.print("pan", pans);
        RedrawTimer.print("zoom", zooms);
        ToolkitThread.run(pane::close);
    }

    /** The picture is pushed beside all vertices: a drag of some pixels, to and fro. */
    private void pan(InteractiveGraphPane pane) {
        int step = frame++ / TURN % 2 == 0 ? 3 : -3;
        fire(pane, MouseEvent.MOUSE_PRESSED, 0);
        fire(pane, MouseEvent.MOUSE_DRAGGED, step);
        fire(pane, MouseEvent.MOUSE_RELEASED, step);
    }

    /** Nearer and back again, from the whole picture to five times as large. */
    private void zoom(InteractiveGraphPane pane) {
        double turned = (frame++ / TURN % 2 == 0 ? 1 : -1) * NOTCH * Math.log(5) / Math.log(STEP) / TURN;
        pane.fireEvent(new ScrollEvent(
                ScrollEvent.SCROLL,
                SIDE / 2.0,
                SIDE / 2.0,
                SIDE / 2.0,
                SIDE / 2.0,
                false,
                false,
                false,
                false,
                true,
                false,
                0,
                turned,
                0,
                turned,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null));
    }

    private static void fire(InteractiveGraphPane pane, EventType<MouseEvent> type, double x) {
        boolean down = type != MouseEvent.MOUSE_RELEASED;
        pane.fireEvent(new MouseEvent(
                type,
                x,
                0,
                x,
                0,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                down,
                false,
                false,
                false,
                false,
                false,
                null));
    }

    /** From the puzzle to its map at rest, as in the window, over and over. */
    private static void settle(String name, SlidingPuzzle puzzle) throws InterruptedException {
        List<Double> seconds = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            SampledStateMapGraph sample = sample(puzzle);
            CountDownLatch settled = new CountDownLatch(1);
            InteractiveGraphPane pane = ToolkitThread.call(InteractiveGraphPane::new);
            ToolkitThread.run(() -> {
                Stage stage = new Stage();
                stage.setScene(new Scene(new StackPane(pane), SIDE, SIDE));
                stage.show();
                show(pane, sample);
                new AnimationTimer() {
                    @Override
                    public void handle(long pulse) {
                        if (pane.isSettled()) {
                            stop();
                            settled.countDown();
                        }
                    }
                }.start();
            });
            settled.await();
            seconds.add((System.nanoTime() - begun) / THOUSAND_MILLION);
            ToolkitThread.run(() -> {
                pane.getScene().getWindow().hide();
                pane.close();
            });
        }
        Sample all = Sample.of(seconds);
        RedrawTimer.say(name + "-median", all.median());
        RedrawTimer.say(name + "-worst", all.greatest());
    }
}
