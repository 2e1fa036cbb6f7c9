package knightschool.drawing.game;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.KnightMotion;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendLabel;
import knightschool.drawing.legend.LegendSignCollector;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.graph.KnightGraph;

/**
 * Lists the signs that {@link WalkArrowDrawing} draws. Signs with a name or a number are cut out of the drawing of the
 * walk itself, so that the label is one that is on the board. The others are cut out of a short sample walk, in which
 * no other edge crosses them.
 */
public final class WalkArrowLegendSigns {
    private static final double SIDE = 60;
    private static final double HEAD_SIDE = 42;

    /** A board on which two of these squares are a knight's move apart. */
    private static final Board BOARD = Board.full(3, 3);

    private static final int FROM = 0;
    private static final int OVER = 5;
    private static final int NO_NEIGHBOUR = 8;

    private WalkArrowLegendSigns() {}

    /**
     * Returns the signs on a board.
     *
     * @param side the side of a square, in pixels
     */
    public static List<VisibleBoardSign> of(double side, Board board, WalkArrowDrawing.Walk walk) {
        LegendSignCollector signs = new LegendSignCollector(side, PlayerPathStyle.INK);
        List<Integer> squares = walk.squares();
        boolean detailed = BoardGeometry.bare(board, side).isDetailed();
        List<Integer> hints = walk.hints().stream()
                .filter(square -> !squares.contains(square))
                .sorted()
                .toList();
        hints.forEach(square -> signs.add(SharedBoardSign.CANDIDATE, square, () -> hint(board, square)));
        if (!squares.isEmpty()) {
            vertices(signs, board, walk, detailed);
            steps(signs, board, walk);
        }
        if (walk.focused() != Board.NONE) {
            signs.add(SharedBoardSign.POINTED, walk.focused(), LegendSignDrawing::pointed);
        }
        signs.hole(board, false);
        return signs.occurrences();
    }

    private static void vertices(LegendSignCollector signs, Board board, WalkArrowDrawing.Walk walk, boolean detailed) {
        List<Integer> squares = walk.squares();
        int head = squares.getLast();
        boolean numbered = WalkArrowDrawing.isNumbered(walk);
        for (int square : squares.stream().distinct().sorted().toList()) {
            Supplier<Sketch> vertex = () -> own(SIDE, board, walk, square, square);
            if (square == head) {
                signs.add(SharedBoardSign.KNIGHT, square, () -> own(HEAD_SIDE, board, walk, square, square));
            } else if (square == squares.getFirst() || squares.indexOf(square) != squares.lastIndexOf(square)) {
                signs.add(Sign.TWICE, square, vertex);
            } else {
                signs.add(Sign.VERTEX, square, vertex);
            }
            if (detailed && !numbered && square != head && square != squares.getFirst()) {
                signs.add(Sign.ARRIVAL, square, vertex);
            }
        }
    }

    private static void steps(LegendSignCollector signs, Board board, WalkArrowDrawing.Walk walk) {
        KnightGraph graph = KnightGraph.of(board);
        for (int step = 1; step < walk.squares().size(); step++) {
            int from = walk.squares().get(step - 1);
            int to = walk.squares().get(step);
            if (step == walk.marked()) {
                signs.add(Sign.STEP_MARKED, to, () -> own(SIDE, board, walk, from, to));
            } else if (graph.hasEdge(from, to)) {
                signs.add(
                        Sign.STEP,
                        to,
                        () -> WalkArrowDrawing.isNumbered(walk)
                                ? cut(walked(FROM, OVER), FROM, OVER)
                                : own(SIDE, board, walk, from, to));
            }
            if (!graph.hasEdge(from, to)) {
                signs.add(Sign.NO_EDGE, to, () -> cut(walked(FROM, NO_NEIGHBOUR), FROM, NO_NEIGHBOUR));
            }
        }
    }

    /** Returns the cut-out of the walk itself around the middle between two squares. */
    private static Sketch own(double side, Board board, WalkArrowDrawing.Walk walk, int one, int other) {
        WalkArrowDrawing.Walk still =
                new WalkArrowDrawing.Walk(walk.squares(), walk.marked(), Set.of(), Board.NONE, KnightMotion.STILL);
        return LegendSignDrawing.cut(board, side, one, other, geometry -> WalkArrowDrawing.of(geometry, still));
    }

    private static Sketch hint(Board board, int square) {
        WalkArrowDrawing.Walk alone =
                new WalkArrowDrawing.Walk(List.of(), 0, Set.of(square), Board.NONE, KnightMotion.STILL);
        return LegendSignDrawing.cut(board, SIDE, square, square, geometry -> WalkArrowDrawing.of(geometry, alone));
    }

    private static WalkArrowDrawing.Walk walked(int... squares) {
        List<Integer> walk = IntStream.of(squares).boxed().collect(Collectors.toList());
        return new WalkArrowDrawing.Walk(walk, 0, Set.of(), Board.NONE, KnightMotion.STILL);
    }

    /** Returns the cut-out around the middle between two squares. */
    private static Sketch cut(WalkArrowDrawing.Walk walk, int one, int other) {
        return LegendSignDrawing.cut(BOARD, SIDE, one, other, geometry -> WalkArrowDrawing.of(geometry, walk));
    }

    /** The signs of a walk that is drawn as arrows. */
    enum Sign implements BoardLegendSign {
        /** A vertex of a walk, with its name. */
        VERTEX("Visited by the walk", "with the name of its square"),
        /** The first vertex of a walk, or one that the walk visits more than once. */
        TWICE("The start, or visited again"),
        /** A step of a walk, with its number. */
        STEP("Move of the walk", "in the direction of the arrow"),
        /** The step after which a walk first has, or no longer has, a property. */
        STEP_MARKED("This move decides", "what the walk is, or is no more"),
        /** A step that is not a knight's move. */
        NO_EDGE("No move of a knight"),
        /** The number of the step that arrives at a vertex. */
        ARRIVAL("Number of the move", "that comes to this square last");

        private final LegendLabel label;

        Sign(String title) {
            this(title, "");
        }

        Sign(String title, String note) {
            this.label = new LegendLabel(title, note);
        }

        @Override
        public LegendLabel label() {
            return label;
        }
    }
}
