package knightschool.ui.editor.isomorphism;

import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.editor.RelabelledBoardDrawing;
import knightschool.ui.board.SketchView;

/**
 * The other board with the names that its squares correspond to on the edited board. The square indicated on one of the
 * two is marked on both.
 */
final class RelabelledBoardView {
    private static final int MOST_SIDE = 56;

    private final SketchView canvas = new SketchView();
    private final IntegerProperty pointed;
    private final double width;
    private Optional<SameGraphAnswer> comparison = Optional.empty();

    /**
     * @param pointed the indicated square of the edited board
     * @param width the greatest width of the picture, in pixels
     */
    RelabelledBoardView(IntegerProperty pointed, double width) {
        this.pointed = pointed;
        this.width = width;
        canvas.setId("same-graph-board");
        canvas.addEventHandler(MouseEvent.MOUSE_MOVED, moved -> point(moved.getX(), moved.getY()));
        canvas.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(-1, -1));
        pointed.addListener(_ -> draw());
    }

    Node node() {
        return canvas;
    }

    /** Shows the other board of an answer, or nothing if empty. */
    void show(Optional<SameGraphAnswer> answer) {
        comparison = answer;
        draw();
    }

    boolean isEmpty() {
        return comparison.isEmpty();
    }

    private static BoardGeometry geometry(SameGraphAnswer answer, double width) {
        return BoardGeometry.fit(answer.other(), width, width, MOST_SIDE);
    }

    private void point(double x, double y) {
        comparison
                .map(answer -> answer.partner(geometry(answer, width).squareAt(x, y)))
                .ifPresent(pointed::set);
    }

    private void draw() {
        canvas.setSketch(comparison.map(this::sketch).orElse(Sketch.EMPTY));
    }

    private Sketch sketch(SameGraphAnswer answer) {
        int marked = answer.renamed(pointed.get());
        return RelabelledBoardDrawing.of(geometry(answer, width), answer::name, marked);
    }
}
