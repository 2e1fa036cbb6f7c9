package knightschool.drawing.game;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardSign;
import knightschool.drawing.board.KnightMotion;
import knightschool.drawing.board.LegendSignCollector;
import knightschool.drawing.board.LegendSignDrawing;
import knightschool.drawing.board.SignOccurrence;
import knightschool.graph.KnightGraph;

/** Lists the signs that {@link WalkDrawing} draws, each cut out of a drawing of a short walk that contains it. */
public final class WalkLegendSigns {
    private static final double SIDE = 60;
    private static final double HEAD_SIDE = 42;

    /** A board on which three consecutive squares are a knight's move apart. */
    private static final Board BOARD = Board.full(3, 3);

    private static final int FROM = 0;
    private static final int OVER = 5;
    private static final int TO = 6;
    private static final int NO_NEIGHBOUR = 8;

    private WalkLegendSigns() {}

    /**
     * Returns the signs on a board.
     *
     * @param side the side of a square, in pixels
     */
    public static List<SignOccurrence> of(double side, Board board, WalkDrawing.Walk walk) {
        LegendSignCollector signs = new LegendSignCollector(side, PlayerPathStyle.INK);
        List<Integer> squares = walk.squares();
        boolean detailed = BoardGeometry.bare(board, side).isDetailed();
        List<Integer> hints = walk.hints().stream()
                .filter(square -> !squares.contains(square))
                .sorted()
                .toList();
        signs.add(BoardSign.CANDIDATE, hints, () -> cut(hint(), FROM, FROM));
        if (!squares.isEmpty()) {
            vertices(signs, walk, detailed);
            steps(signs, board, walk);
        }
        if (walk.focused() != Board.NONE) {
            signs.add(BoardSign.POINTED, walk.focused(), LegendSignDrawing::pointed);
        }
        return signs.occurrences();
    }

    private static void vertices(LegendSignCollector signs, WalkDrawing.Walk walk, boolean detailed) {
        List<Integer> squares = walk.squares();
        int head = squares.getLast();
        boolean numbered = WalkDrawing.isNumbered(walk);
        for (int square : squares.stream().distinct().sorted().toList()) {
            if (square == head) {
                signs.add(BoardSign.KNIGHT, square, WalkLegendSigns::head);
            } else if (square == squares.getFirst() || squares.indexOf(square) != squares.lastIndexOf(square)) {
                signs.add(BoardSign.TWICE, square, () -> cut(walked(0, FROM, OVER), FROM, FROM));
            } else {
                signs.add(BoardSign.VERTEX, square, () -> cut(walked(0, FROM, OVER, TO), OVER, OVER));
            }
            if (detailed && !numbered && square != head && square != squares.getFirst()) {
                signs.add(BoardSign.ARRIVAL, square, WalkLegendSigns::arrival);
            }
        }
    }

    private static void steps(LegendSignCollector signs, Board board, WalkDrawing.Walk walk) {
        KnightGraph graph = KnightGraph.of(board);
        for (int step = 1; step < walk.squares().size(); step++) {
            int from = walk.squares().get(step - 1);
            int to = walk.squares().get(step);
            if (step == walk.marked()) {
                int target = graph.hasEdge(from, to) ? OVER : NO_NEIGHBOUR;
                signs.add(BoardSign.STEP_MARKED, to, () -> cut(walked(1, FROM, target), FROM, target));
            } else if (graph.hasEdge(from, to)) {
                signs.add(BoardSign.STEP, to, () -> cut(walked(0, FROM, OVER), FROM, OVER));
            }
            if (!graph.hasEdge(from, to)) {
                signs.add(BoardSign.NO_EDGE, to, () -> cut(walked(0, FROM, NO_NEIGHBOUR), FROM, NO_NEIGHBOUR));
            }
        }
    }

    /** Returns the sign for the knight, with the name of its square below it. */
    private static Sketch head() {
        return LegendSignDrawing.cut(
                BOARD, HEAD_SIDE, FROM, FROM, geometry -> WalkDrawing.of(geometry, walked(0, FROM)));
    }

    private static Sketch arrival() {
        int[] squares = IntStream.range(0, 2 * WalkDrawing.MOST_NUMBERED)
                .map(i -> i % 2 == 0 ? FROM : OVER)
                .toArray();
        squares[squares.length - 1] = TO;
        return cut(walked(0, squares), OVER, OVER);
    }

    private static WalkDrawing.Walk hint() {
        return new WalkDrawing.Walk(List.of(), 0, Set.of(FROM), Board.NONE, KnightMotion.STILL);
    }

    private static WalkDrawing.Walk walked(int marked, int... squares) {
        List<Integer> walk = IntStream.of(squares).boxed().collect(Collectors.toList());
        return new WalkDrawing.Walk(walk, marked, Set.of(), Board.NONE, KnightMotion.STILL);
    }

    /** Returns the cut-out around the middle between two squares. */
    private static Sketch cut(WalkDrawing.Walk walk, int one, int other) {
        return LegendSignDrawing.cut(BOARD, SIDE, one, other, geometry -> WalkDrawing.of(geometry, walk));
    }
}
