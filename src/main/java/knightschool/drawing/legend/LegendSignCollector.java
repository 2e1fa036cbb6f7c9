package knightschool.drawing.legend;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.drawing.PathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.WitnessDrawing;
import knightschool.drawing.board.WitnessMarks;
import knightschool.search.KnightPath;
import knightschool.search.SearchStep;

/**
 * Collects the signs on a board for its legend from the same square states as the drawings, so that every drawn sign is
 * listed. Not safe for use by several threads.
 */
public final class LegendSignCollector {
    private final double side;
    private final LegendSignDrawing sketches;
    private final Map<BoardLegendSign, List<Integer>> squares = new HashMap<>();
    private final Map<BoardLegendSign, Sketch> signs = new HashMap<>();

    /**
     * Creates an empty collector.
     *
     * @param side the side of a square, in pixels; what small squares omit is not a sign
     */
    public LegendSignCollector(double side, PathStyle look) {
        this.side = side;
        this.sketches = new LegendSignDrawing(look, side);
    }

    /** Returns the signs in the order of the legend. */
    public List<VisibleBoardSign> occurrences() {
        return squares.entrySet().stream()
                .sorted(Comparator.comparingInt(sign -> sign.getKey().rank()))
                .map(sign -> new VisibleBoardSign(
                        sign.getKey(),
                        signs.get(sign.getKey()),
                        sign.getValue().stream().distinct().toList()))
                .toList();
    }

    /** Adds a sign that is on a square. */
    public void add(BoardLegendSign sign, int square, Supplier<Sketch> sketch) {
        squares.computeIfAbsent(sign, _ -> new ArrayList<>()).add(square);
        signs.computeIfAbsent(sign, _ -> sketch.get());
    }

    /**
     * Adds the signs of a light and of a dark vertex, on the first square of each colour.
     *
     * @param isVisible whether the vertex of a square shows the colour of the square
     * @param sketch draws a vertex that is dark, or light
     */
    public void vertices(Board board, IntPredicate isVisible, Function<Boolean, Sketch> sketch) {
        for (boolean dark : List.of(false, true)) {
            board.playable()
                    .filter(square -> board.isDark(square) == dark && isVisible.test(square))
                    .limit(1)
                    .forEach(square -> add(
                            dark ? SharedBoardSign.DARK_VERTEX : SharedBoardSign.LIGHT_VERTEX,
                            square,
                            () -> sketch.apply(dark)));
        }
    }

    /** Adds the signs that a square shows. */
    public void square(int square, DrawnSquareState state) {
        centre(square, state.centre());
        switch (state.centre()) {
            case DrawnSquareState.Head _ -> {}
            case DrawnSquareState.Visited _ -> {
                if (side >= SquareMeasures.DETAIL_FROM_PIXELS && state.open() != 0) {
                    add(SharedBoardSign.PASSED_MOVE, square, sketches::passed);
                }
            }
            default -> domain(square, state);
        }
    }

    private void centre(int square, DrawnSquareState.Centre centre) {
        Supplier<Sketch> chip = () -> sketches.chip(centre);
        switch (centre) {
            case DrawnSquareState.Free _ -> {}
            case DrawnSquareState.Visited visited -> add(sign(visited), square, () -> sketches.visited(visited));
            case DrawnSquareState.Head _ -> add(SharedBoardSign.KNIGHT, square, chip);
            case DrawnSquareState.Candidate candidate -> {
                add(sign(candidate), square, chip);
                if (candidate.next()) {
                    // On small squares only the next one has a dot.
                    signs.put(sign(candidate), chip.get());
                }
            }
            case DrawnSquareState.Empty empty ->
                add(empty.now() ? SharedBoardSign.EMPTY_NOW : SharedBoardSign.EMPTY, square, chip);
            case DrawnSquareState.Ghost _ -> add(SharedBoardSign.TAKEN_BACK, square, sketches::takenBack);
        }
    }

    private BoardLegendSign sign(DrawnSquareState.Visited visited) {
        if (visited.number() == 1) {
            return SharedBoardSign.FIRST;
        }
        return side < SquareMeasures.NUMBERS_FROM_PIXELS ? SharedBoardSign.VISITED_IN_COLOUR : SharedBoardSign.VISITED;
    }

    private BoardLegendSign sign(DrawnSquareState.Candidate candidate) {
        if (candidate.label().isEmpty() || side < SquareMeasures.SCORES_FROM_PIXELS) {
            return SharedBoardSign.CANDIDATE;
        }
        return candidate.label().endsWith(".") ? SharedBoardSign.ORDER : SharedBoardSign.SCORE;
    }

    private void domain(int square, DrawnSquareState state) {
        boolean someAreOff = state.present() != 0 && state.present() != DrawnSquareState.ALL;
        if (side >= SquareMeasures.DOTS_FROM_PIXELS && someAreOff && !state.isTaken()) {
            add(SharedBoardSign.OFF_BOARD, square, sketches::offBoard);
        }
        IntStream.range(0, MoveOrder.MOVES)
                .filter(move -> has(state.present(), move))
                .forEach(move -> move(square, state, move));
    }

    private void move(int square, DrawnSquareState state, int move) {
        if (has(state.reopenedNow(), move)) {
            boolean toKnight = has(state.toKnight(), move);
            add(SharedBoardSign.REOPENED, square, () -> sketches.reopened(toKnight));
            if (!toKnight) {
                // Of both looks the one that no other sign explains.
                signs.put(SharedBoardSign.REOPENED, sketches.reopened(false));
            }
        }
        if (has(state.toKnight(), move)) {
            add(SharedBoardSign.KNIGHT_MOVE, square, sketches::toKnight);
        } else if (has(state.open(), move)) {
            add(SharedBoardSign.OPEN_MOVE, square, sketches::open);
        } else if (has(state.closedNow(), move)) {
            add(SharedBoardSign.CLOSED_NOW, square, sketches::closedNow);
        } else if (side >= SquareMeasures.CLOSED_SPOKES_FROM_PIXELS) {
            add(SharedBoardSign.CLOSED_EARLIER, square, sketches::closed);
        }
    }

    private static boolean has(int moves, int move) {
        return (moves >> move & 1) != 0;
    }

    /** Adds the signs that show the last step of a path. */
    public void path(KnightPath path, SearchStep stepKind) {
        step(path.head(), stepKind instanceof SearchStep.Place && path.length() > 1, Board.NONE);
        stepKind.takenBack().forEach(square -> step(path.head(), false, square));
    }

    /**
     * Adds the signs that show the last step.
     *
     * @param moved whether the step placed the knight; ignored if it took the knight back
     * @param takenBack the square from which the step took the knight back, or {@link Board#NONE}
     */
    public void step(int head, boolean moved, int takenBack) {
        if (takenBack != Board.NONE) {
            add(SharedBoardSign.TAKEN_BACK, takenBack, sketches::takenBack);
        } else if (moved) {
            add(SharedBoardSign.MOVE_NOW, head, sketches::moveNow);
        }
    }

    public void evidence(WitnessMarks evidence) {
        clues(evidence.marked(), WitnessDrawing.isFew(evidence.marked()));
        evidence.removed().forEach(square -> add(SharedBoardSign.TAKEN_OUT, square, LegendSignDrawing::takenOut));
        for (int i = 0; i < evidence.pieces().size(); i++) {
            piece(evidence.pieces().get(i), i);
        }
    }

    private void clues(List<Integer> marked, boolean few) {
        marked.forEach(square -> add(SharedBoardSign.CLUE, square, () -> LegendSignDrawing.clue(few)));
    }

    private void piece(List<Integer> piece, int number) {
        if (side >= WitnessDrawing.LETTERS_FROM_PIXELS) {
            piece.forEach(square -> add(SharedBoardSign.PIECE, square, () -> LegendSignDrawing.piece(number)));
        } else if (!WitnessMarks.isLarge(piece)) {
            clues(piece, false);
        }
    }

    /** Adds the sign for holes if the board has any. */
    public void hole(Board board, boolean outlined) {
        if (board.playableCount() < board.squares()) {
            IntStream.range(0, board.squares())
                    .filter(square -> !board.isPlayable(square))
                    .limit(1)
                    .forEach(square -> add(SharedBoardSign.HOLE, square, () -> LegendSignDrawing.hole(outlined)));
        }
    }

    /** Adds the signs for holes, the end and the focused square. */
    public void frames(Board board, int focused) {
        hole(board, false);
        if (board.end() != Board.NONE) {
            add(SharedBoardSign.END, board.end(), LegendSignDrawing::end);
        }
        if (focused != Board.NONE) {
            add(SharedBoardSign.POINTED, focused, LegendSignDrawing::pointed);
        }
    }

    /** Adds a sign for each of the given squares; nothing if there are none. */
    public void add(BoardLegendSign sign, List<Integer> all, Supplier<Sketch> sketch) {
        all.forEach(square -> add(sign, square, sketch));
    }
}
