package knightschool.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.board.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.VertexPair;
import knightschool.ui.command.GestureDescription;

/** What a person has clicked: squares in that order, or edges. A second click takes a square or an edge out again. */
public final class PickedSquares {
    private final List<Integer> squares = new ArrayList<>();
    private final TreeSet<VertexPair> edges = new TreeSet<>();
    private PickKind kind = PickKind.SQUARES;
    private boolean picking;

    /** What clicks choose from now on. */
    public void choose(PickKind what) {
        kind = what;
        picking = true;
    }

    /** Whether a person is asked to choose something. */
    public boolean isPicking() {
        return picking;
    }

    /** What keys choose on the board; none where nothing is asked. */
    public List<GestureDescription> gestures() {
        if (!picking) {
            return List.of();
        }
        return switch (kind) {
            case SQUARES -> BoardKeyWords.SQUARES;
            case SQUARE -> BoardKeyWords.SQUARE;
            case EDGES -> BoardKeyWords.EDGES;
        };
    }

    /** Whether edges are chosen. */
    public boolean takesEdges() {
        return kind == PickKind.EDGES;
    }

    /** Whether several squares are chosen. */
    public boolean takesSeveral() {
        return kind == PickKind.SQUARES;
    }

    /** Picks a square, or takes it out where it is picked; where edges are chosen, picks an end of one. */
    public void pick(int square, KnightGraph graph) {
        switch (kind) {
            case SQUARES -> toggle(square);
            case SQUARE -> {
                squares.clear();
                squares.add(square);
            }
            case EDGES -> end(square, graph);
        }
    }

    private void end(int square, KnightGraph graph) {
        if (squares.isEmpty()) {
            squares.add(square);
            return;
        }
        int first = squares.removeFirst();
        if (first != square && graph.hasEdge(first, square)) {
            pick(VertexPair.of(first, square));
        } else if (first != square) {
            squares.add(square);
        }
    }

    /** Picks an edge, or takes it out where it is picked. */
    public void pick(VertexPair edge) {
        if (!edges.remove(edge)) {
            edges.add(edge);
        }
    }

    /** Picks a square, or takes it out where it is picked. */
    public void toggle(int square) {
        if (!squares.remove(Integer.valueOf(square))) {
            squares.add(square);
        }
    }

    /** Picks what {@link #named} said, and nothing else; names of squares or edges that are not there are left out. */
    public void again(PickedNames picked, Board board) {
        clear();
        KnightGraph graph = KnightGraph.of(board);
        for (String name : picked.names()) {
            List<Integer> ends = Stream.of(name.split("-"))
                    .flatMap(end -> square(end, board).stream())
                    .toList();
            if (takesEdges() && ends.size() == 2 && graph.hasEdge(ends.getFirst(), ends.getLast())) {
                edges.add(VertexPair.of(ends.getFirst(), ends.getLast()));
            } else if (!takesEdges() && ends.size() == 1) {
                squares.add(ends.getFirst());
            }
        }
        if (takesEdges()) {
            picked.end().flatMap(end -> square(end, board)).ifPresent(squares::add);
        }
    }

    private static Optional<Integer> square(String name, Board board) {
        try {
            return Optional.of(SquareNames.parse(board, name));
        } catch (InputFault _) {
            return Optional.empty();
        }
    }

    /** Takes all of them out. */
    public void clear() {
        squares.clear();
        edges.clear();
    }

    /** The squares as a value. */
    public List<Integer> squares() {
        return List.copyOf(squares);
    }

    /** The edges as marks. */
    public QuizAnswerMarks edges() {
        return QuizAnswerMarks.ofEdges(List.copyOf(edges));
    }

    /** All that is picked, by name. */
    public PickedNames named(Board board) {
        Optional<String> end = squares.stream()
                .filter(_ -> takesEdges())
                .map(square -> SquareNames.name(board, square))
                .findFirst();
        return new PickedNames(names(board), end);
    }

    /** The names of what is picked: squares, or edges by their two ends; an end alone is no answer. */
    public List<String> names(Board board) {
        return takesEdges()
                ? edges.stream()
                        .map(edge ->
                                SquareNames.name(board, edge.smaller()) + "-" + SquareNames.name(board, edge.larger()))
                        .toList()
                : squares.stream()
                        .map(square -> SquareNames.name(board, square))
                        .toList();
    }
}
