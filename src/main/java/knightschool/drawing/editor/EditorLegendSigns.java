package knightschool.drawing.editor;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import knightschool.board.Board;
import knightschool.board.edit.SquareRectangle;
import knightschool.board.edit.Symmetry;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WalkLineDrawing;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendLabel;
import knightschool.drawing.legend.LegendSignCollector;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.drawing.legend.WalkLegendSigns;
import knightschool.graph.GraphElementSet;
import knightschool.graph.KnightGraph;
import knightschool.graph.UndirectedEdge;

/**
 * Lists the signs that {@link EditorBoardDrawing} draws, each cut out of a drawing of a minimal board that contains it.
 */
public final class EditorLegendSigns {
    private static final double SIDE = 60;

    /** The side, in pixels, of a square that is completely visible in its sign. */
    private static final double WHOLE = 36;

    private static final Board BOARD = WalkLegendSigns.BOARD;
    private static final int FROM = 0;
    private static final int OVER = 5;

    private EditorLegendSigns() {}

    /** Returns the signs on a board. */
    public static List<VisibleBoardSign> of(BoardGeometry geometry, EditorBoardDrawing.EditorMarks marks) {
        Board board = geometry.board();
        LegendSignCollector signs = new LegendSignCollector(geometry.side(), PlayerPathStyle.INK);
        BitSet numbered = marks.numbered();
        if (board.start() != Board.NONE && !numbered.get(board.start())) {
            signs.add(SharedBoardSign.START, board.start(), LegendSignDrawing::start);
        }
        signs.evidence(marks.evidence());
        marks.walk().ifPresent(walk -> WalkLegendSigns.add(signs, walk, EditorLegendSigns::walk));
        addSubgraph(signs, marks.emphasis());
        tools(signs, board, marks);
        signs.hole(board, false);
        if (board.end() != Board.NONE && !numbered.get(board.end())) {
            signs.add(SharedBoardSign.END, board.end(), LegendSignDrawing::end);
        }
        if (board.contains(marks.pointed())) {
            pointed(signs, board, marks);
        }
        return signs.occurrences();
    }

    private static Sketch walk(DrawnWalk walk, int square) {
        return cut(square, square, (pencil, geometry) -> new WalkLineDrawing(pencil, geometry).draw(walk));
    }

    private static void addSubgraph(LegendSignCollector signs, GraphElementSet subgraph) {
        subgraph.vertices().stream()
                .limit(1)
                .forEach(square -> signs.add(
                        SharedBoardSign.FACT_SQUARE, square, () -> cut(FROM, FROM, part(List.of(FROM), List.of()))));
        subgraph.edges().stream()
                .limit(1)
                .forEach(edge -> signs.add(
                        SharedBoardSign.FACT_MOVE,
                        edge.smaller(),
                        () -> cut(FROM, OVER, part(List.of(), List.of(UndirectedEdge.of(FROM, OVER))))));
    }

    private static BiConsumer<SketchBuilder, BoardGeometry> part(List<Integer> squares, List<UndirectedEdge> moves) {
        return (pencil, geometry) -> new GraphElementSetDrawing(pencil, BoardViewport.whole(geometry))
                .draw(new GraphElementSet(squares, moves));
    }

    private static void tools(LegendSignCollector signs, Board board, EditorBoardDrawing.EditorMarks marks) {
        marks.selection()
                .ifPresent(box -> signs.add(
                        Sign.SELECTED,
                        board.squareAt(box.left(), box.top()),
                        () -> cut(FROM, FROM, tool(Optional.of(new SquareRectangle(0, 0, 1, 1)), Symmetry.NONE))));
        if (marks.symmetry() != Symmetry.NONE && marks.symmetry().fits(board)) {
            int middle = BOARD.squares() / 2;
            signs.add(Sign.AXIS, 0, () -> cut(middle, middle, tool(Optional.empty(), marks.symmetry())));
        }
    }

    private static BiConsumer<SketchBuilder, BoardGeometry> tool(Optional<SquareRectangle> box, Symmetry symmetry) {
        EditorBoardDrawing.EditorMarks marks = new EditorBoardDrawing.EditorMarks(
                Board.NONE, WitnessMarks.NONE, Optional.empty(), GraphElementSet.NONE, box, symmetry, false);
        return (pencil, geometry) -> new SelectionDrawing(pencil, geometry).draw(marks);
    }

    private static void pointed(LegendSignCollector signs, Board board, EditorBoardDrawing.EditorMarks marks) {
        int square = marks.pointed();
        boolean moves = board.isPlayable(square) && KnightGraph.of(board).degree(square) > 0;
        signs.add(SharedBoardSign.POINTED, square, () -> cut(WHOLE, FROM, FROM, point(marks.banded())));
        if (moves) {
            signs.add(SharedBoardSign.MOVES, square, () -> cut(FROM, OVER, point(marks.banded())));
        }
    }

    private static BiConsumer<SketchBuilder, BoardGeometry> point(boolean banded) {
        return (pencil, geometry) -> EditorBoardDrawing.point(pencil, geometry, FROM, banded);
    }

    /** Returns the cut-out around the middle between two squares. */
    private static Sketch cut(int one, int other, BiConsumer<SketchBuilder, BoardGeometry> drawing) {
        return cut(SIDE, one, other, drawing);
    }

    private static Sketch cut(double side, int one, int other, BiConsumer<SketchBuilder, BoardGeometry> drawing) {
        return LegendSignDrawing.cut(BOARD, side, one, other, geometry -> {
            SketchBuilder pencil = new SketchBuilder();
            new BoardBackgroundDrawing(pencil, geometry).squares();
            drawing.accept(pencil, geometry);
            return pencil.sketch(LegendSignDrawing.SIDE, LegendSignDrawing.SIDE);
        });
    }

    /** The signs of the tools on a board that is edited. */
    enum Sign implements BoardLegendSign {
        /** The squares that are selected to be moved or copied. */
        SELECTED("Chosen squares", "move, copy or cut them"),
        /** The axes or the centre of the drawing symmetry. */
        AXIS("Symmetry", "what you draw is drawn there too");

        private final LegendLabel label;

        Sign(String title, String note) {
            this.label = new LegendLabel(title, note);
        }

        @Override
        public LegendLabel label() {
            return label;
        }
    }
}
