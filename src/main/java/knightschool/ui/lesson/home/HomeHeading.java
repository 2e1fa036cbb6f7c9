package knightschool.ui.lesson.home;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.drawing.tour.AnimatedTourDrawing;
import knightschool.tour.construction.Construction;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.theme.ReducedMotion;
import knightschool.ui.work.PulseTimer;

/**
 * The heading of the first page: the purpose of the program beside a tour that is drawn once. With reduced motion the
 * tour is complete from the start.
 */
final class HomeHeading implements AutoCloseable {
    private static final int COLUMNS = 22;
    private static final int ROWS = 3;
    private static final double WIDTH = 438;
    private static final double STILL_AT = 0.3;

    /**
     * The part of a move that is drawn at once: more than thirty drawings per second look the same and take more work.
     */
    private static final double PART_OF_MOVE = 1.0 / 6;

    private final AnimatedTourDrawing drawing;
    private final SketchView canvas = new SketchView();
    private final HBox box = new HBox();
    private final Label title = LabelFactory.of("", "title");
    private final Label words = LabelFactory.of("", "place");
    private final PulseTimer pulse;
    private final Duration drawnFor;
    private long began;
    private double drawnPart = -1;

    /** @param drawnFor the time in which the tour is drawn */
    HomeHeading(Duration drawnFor) {
        this.drawnFor = drawnFor;
        int[] tour = Construction.of(COLUMNS, ROWS, false).tour();
        List<Integer> squares = IntStream.of(tour).boxed().toList();
        this.drawing = new AnimatedTourDrawing(Board.full(COLUMNS, ROWS), squares, WIDTH);
        words.setWrapText(true);
        VBox text = new VBox(title, words);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMinWidth(0);
        canvas.getStyleClass().add("home-tour");
        canvas.setMinWidth(Region.USE_PREF_SIZE);
        box.getChildren().addAll(text, canvas);
        box.getStyleClass().add("home-heading");
        canvas.setSketch(drawing.after(Math.floor(STILL_AT * drawing.moves())));
        this.pulse = new PulseTimer(box, this::draw);
    }

    void say(String heading, String below) {
        title.setText(heading);
        words.setText(below);
    }

    /** Shows or hides the tour: in a small window the words have the space alone. */
    void showTour(boolean drawnPart) {
        NodeVisibility.set(canvas, drawnPart);
    }

    Node node() {
        return box;
    }

    private void draw(long now) {
        if (ReducedMotion.isReduced()) {
            pulse.rest();
        } else if (box.getScene().getWindow() != null) {
            began = began == 0 ? now : began;
            show(drawing.moves() * (double) (now - began) / drawnFor.toNanos());
        }
    }

    private void show(double moves) {
        double now = Math.min(Math.floor(moves / PART_OF_MOVE) * PART_OF_MOVE, drawing.moves());
        if (now > drawnPart) {
            drawnPart = now;
            canvas.setSketch(drawing.after(now));
        }
        if (now >= drawing.moves()) {
            pulse.close();
        }
    }

    @Override
    public void close() {
        pulse.close();
    }
}
