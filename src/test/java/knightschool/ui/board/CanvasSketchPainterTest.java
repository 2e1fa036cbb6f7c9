package knightschool.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.BiConsumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.search.Problem;
import knightschool.trace.Trace;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Lines that are drawn together look as they do one by one. */
@ExtendWith(OnScreen.class)
class CanvasSketchPainterTest {
    private static final int SIZE = 240;

    @Start
    void open(Stage stage) {
        stage.show();
    }

    private static WritableImage picture(Sketch sketch, BiConsumer<Sketch, GraphicsContext> painting) {
        return Eventually.onFx(() -> {
            Canvas canvas = new Canvas(SIZE, SIZE);
            painting.accept(sketch, canvas.getGraphicsContext2D());
            return canvas.snapshot(null, null);
        });
    }

    /** Returns the greatest difference of a channel of a pixel. */
    private static int difference(Sketch sketch) {
        CanvasSketchPainter painter = new CanvasSketchPainter(ColourPalette.named(ColourPalette.LIGHT));
        WritableImage together = picture(sketch, painter::paint);
        WritableImage single = picture(
                sketch,
                (all, g) -> all.shapes().forEach(shape -> painter.paint(new Sketch(SIZE, SIZE, List.of(shape)), g)));
        int most = 0;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int one = together.getPixelReader().getArgb(x, y);
                int other = single.getPixelReader().getArgb(x, y);
                for (int shift = 0; shift < 32; shift += 8) {
                    most = Math.max(most, Math.abs((one >>> shift & 0xFF) - (other >>> shift & 0xFF)));
                }
            }
        }
        return most;
    }

    private static Sketch cross(LineStyle stroke) {
        SketchBuilder pencil = new SketchBuilder();
        pencil.line(20, 20.5, 220, 20.5, stroke);
        pencil.line(40, 10, 40, 220, stroke);
        pencil.line(60, 100, 200, 180, stroke);
        return pencil.sketch(SIZE, SIZE);
    }

    @Test
    void translucentLinesStayDarkerWhereTheyCross() {
        assertEquals(0, difference(cross(LineStyle.flat(ColourRole.INK.sheer(0.4), 9))));
    }

    @Test
    void dashesBeginAnewWithEachLine() {
        assertEquals(0, difference(cross(LineStyle.flat(ColourRole.ACCENT, 4).dashed(7, 5))));
    }

    @Test
    void boardLooksTheSame() {
        Board board = Board.full(5, 5);
        Algorithm algorithm = Algorithms.named("forward-checking");
        Trace trace = new Trace(Problem.open(board, 0), ConfiguredAlgorithm.of(algorithm));
        trace.extend(60);
        Sketch sketch = BoardDrawing.of(
                BoardGeometry.bare(board, SIZE / 5), trace.frame(57).position(), AlgorithmStyle.of(algorithm), 24);
        assertTrue(sketch.shapes().stream()
                        .filter(SketchShape.Line.class::isInstance)
                        .count()
                > 20);
        assertTrue(difference(sketch) <= 24, difference(sketch) + " of 255");
    }
}
