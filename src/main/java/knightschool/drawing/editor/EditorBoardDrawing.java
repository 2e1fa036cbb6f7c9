package knightschool.drawing.editor;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import knightschool.board.Board;
import knightschool.board.edit.SquareRectangle;
import knightschool.board.edit.Symmetry;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardSquareRasterizer;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WalkLineDrawing;
import knightschool.drawing.board.WitnessDrawing;
import knightschool.drawing.board.WitnessMarks;
import knightschool.graph.GraphElementSet;
import knightschool.graph.KnightGraph;

/**
 * Draws a board in the editor with the moves from the square pointed at, the evidence of a witness, or a tour or walk.
 */
public final class EditorBoardDrawing {
    private static final double MOVE_WIDTH = 0.045;
    private static final double BAND_WIDTH = 0.11;
    private static final double INK_WIDTH = 0.03;
    private static final double END_RING = 0.1;
    private static final double BANDED_END_RING = 0.12;

    /** The ring around the knight, the E or a number, which would hide a smaller one. */
    private static final double WIDE_RING = 0.42;

    private static final double KNIGHT = 0.14;

    private final SketchBuilder pencil = new SketchBuilder();
    private final BoardGeometry geometry;
    private final BitSet numbered;
    private final boolean banded;

    /** @param numbered the squares with a number of a walk */
    private EditorBoardDrawing(BoardGeometry geometry, BitSet numbered, boolean banded) {
        this.geometry = geometry;
        this.numbered = numbered;
        this.banded = banded;
    }

    /**
     * Draws the visible part of the board. If it has too many squares to draw one by one, squares and holes are left to
     * {@link BoardSquareRasterizer}.
     */
    public static Sketch of(BoardViewport viewport, EditorMarks marks) {
        BoardGeometry geometry = viewport.geometry();
        BitSet numbered = marks.numbered();
        EditorBoardDrawing drawing = new EditorBoardDrawing(geometry, numbered, marks.banded());
        drawing.ground(viewport);
        IntPredicate isFree = square -> square != Board.NONE && !numbered.get(square);
        IntPredicate isMovedOver = square -> drawing.isMovedOver(marks.pointed(), square);
        drawing.ends(isFree.and(isMovedOver.negate()));
        new WitnessDrawing(drawing.pencil, geometry).draw(marks.evidence());
        marks.walk().ifPresent(new WalkLineDrawing(drawing.pencil, geometry)::draw);
        new GraphElementSetDrawing(drawing.pencil, viewport).draw(marks.emphasis());
        new SelectionDrawing(drawing.pencil, geometry).draw(marks);
        if (geometry.board().contains(marks.pointed())) {
            drawing.point(marks.pointed());
            drawing.ends(isFree.and(isMovedOver));
            marks.walk()
                    .ifPresent(
                            walk -> new WalkLineDrawing(drawing.pencil, geometry).drawNumbersAgain(walk, isMovedOver));
        }
        if (!viewport.isWhole() || !viewport.isDetailed()) {
            new BoardBackgroundDrawing(drawing.pencil, geometry).coordinates(viewport);
        }
        return drawing.pencil.sketch(viewport.width(), viewport.height());
    }

    private void ground(BoardViewport viewport) {
        BoardBackgroundDrawing background = new BoardBackgroundDrawing(pencil, geometry);
        if (viewport.isWhole() && viewport.isDetailed()) {
            background.draw();
        } else {
            if (viewport.isDetailed()) {
                background.squares(viewport);
            }
            background.frame(1);
        }
    }

    /**
     * Draws the knight on the start and the E on the end.
     *
     * @param isDrawn which squares, or {@link Board#NONE}, have their sign drawn now: none has it where the walk has a
     *     number, below which it would stick out
     */
    private void ends(IntPredicate isDrawn) {
        if (isDrawn.test(geometry.board().start())) {
            BoardDrawing.start(pencil, geometry);
        }
        if (isDrawn.test(geometry.board().end())) {
            BoardDrawing.end(pencil, geometry);
        }
    }

    /** Returns whether a move from the square pointed at begins or ends on a square, whose sign is drawn above it. */
    private boolean isMovedOver(int pointed, int square) {
        Board board = geometry.board();
        return board.isPlayable(pointed)
                && board.isPlayable(square)
                && (pointed == square || KnightGraph.of(board).hasEdge(pointed, square));
    }

    /** Draws the marks of the square pointed at. */
    static void point(SketchBuilder pencil, BoardGeometry geometry, int square, boolean banded) {
        EditorBoardDrawing drawing = new EditorBoardDrawing(geometry, new BitSet(), banded);
        drawing.point(square);
        pencil.add(drawing.pencil);
    }

    private void point(int square) {
        if (geometry.board().isPlayable(square)) {
            moves(square);
        }
        frame(square);
    }

    private void frame(int square) {
        if (banded) {
            double band = Math.max(3, BAND_WIDTH * geometry.side());
            AreaStyle accent = AreaStyle.outlined(LineStyle.round(ColourRole.ACCENT, band));
            pencil.add(geometry.box(square, band / 2, 3, accent));
            pencil.add(geometry.box(square, band / 2, 3, AreaStyle.outlined(ink())));
        } else {
            BoardDrawing.ring(pencil, geometry, square, ColourRole.ACCENT);
        }
    }

    private LineStyle ink() {
        return LineStyle.round(ColourRole.ON_ACCENT, Math.max(1, INK_WIDTH * geometry.side()));
    }

    private void moves(int square) {
        double x = geometry.centreX(square);
        double y = geometry.centreY(square);
        int[] targets = KnightGraph.of(geometry.board()).neighbours(square);
        for (LineStyle stroke : lines()) {
            for (int target : targets) {
                pencil.line(x, y, geometry.centreX(target), geometry.centreY(target), stroke);
            }
        }
        for (int target : targets) {
            end(target);
        }
        if (square != geometry.board().start() && !numbered.get(square)) {
            pencil.disc(x, y, KNIGHT * geometry.side(), knight());
        }
    }

    /** Returns the strokes of a line, from the lowest. */
    private List<LineStyle> lines() {
        double width = (banded ? BAND_WIDTH : MOVE_WIDTH) * geometry.side();
        LineStyle accent = LineStyle.round(ColourRole.ACCENT, Math.max(1, width));
        return banded ? List.of(accent, ink()) : List.of(accent);
    }

    private void end(int square) {
        ColourExpression ground =
                DrawnSquareState.free(geometry.board().isDark(square)).tone();
        boolean isMarked =
                square == geometry.board().start() || square == geometry.board().end() || numbered.get(square);
        double radius = (isMarked ? WIDE_RING : banded ? BANDED_END_RING : END_RING) * geometry.side();
        if (!isMarked) {
            pencil.disc(geometry.centreX(square), geometry.centreY(square), radius, AreaStyle.filled(ground));
        }
        for (LineStyle stroke : lines()) {
            pencil.disc(geometry.centreX(square), geometry.centreY(square), radius, AreaStyle.outlined(stroke));
        }
    }

    private AreaStyle knight() {
        return banded ? AreaStyle.of(ColourRole.ACCENT, ink()) : AreaStyle.filled(ColourRole.ACCENT);
    }

    /**
     * The overlays of a board in the editor.
     *
     * @param pointed a square, hole or not, or {@link Board#NONE}
     * @param evidence why there is no tour
     * @param walk a tour or a walk
     * @param emphasis emphasised squares and moves
     * @param selection the selected squares
     * @param symmetry the symmetry in which squares are painted
     * @param banded whether lines in the accent are bands with ink in them, see {@link ColourPalette#bandsAccent}
     */
    public record EditorMarks(
            int pointed,
            WitnessMarks evidence,
            Optional<DrawnWalk> walk,
            GraphElementSet emphasis,
            Optional<SquareRectangle> selection,
            Symmetry symmetry,
            boolean banded) {
        /** Returns the squares with a number of the walk, which stands in place of the knight or the E. */
        BitSet numbered() {
            BitSet squares = new BitSet();
            walk.ifPresent(drawn -> drawn.squares().forEach(squares::set));
            return squares;
        }
    }
}
