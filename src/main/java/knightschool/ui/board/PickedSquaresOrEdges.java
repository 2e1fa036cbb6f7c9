package knightschool.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.ui.command.GestureDescription;

/**
 * The squares, in the order of the clicks, or edges that the user has selected. A second click deselects a square or an
 * edge.
 */
public final class PickedSquaresOrEdges {
    private final List<Integer> squares = new ArrayList<>();
    private final TreeSet<UndirectedEdge> edges = new TreeSet<>();
    private AnswerPickKind kind = AnswerPickKind.SQUARES;
    private boolean picking;

    /** Sets what clicks select. */
    public void choose(AnswerPickKind pickKind) {
        kind = pickKind;
        picking = true;
    }

    /** Whether the user is asked to select something. */
    public boolean isPicking() {
        return picking;
    }

    /** The gestures of the selection on the board; empty if nothing is to be selected. */
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

    /** Whether edges are selected. */
    public boolean takesEdges() {
        return kind == AnswerPickKind.EDGES;
    }

    /** Whether several squares can be selected. */
    public boolean takesSeveral() {
        return kind == AnswerPickKind.SQUARES;
    }

    /** Handles a click on a square: toggles it, selects it as the only one, or takes it as an end of an edge. */
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
            pick(UndirectedEdge.of(first, square));
        } else if (first != square) {
            squares.add(square);
        }
    }

    /** Toggles the selection of an edge. */
    public void pick(UndirectedEdge edge) {
        if (!edges.remove(edge)) {
            edges.add(edge);
        }
    }

    /** Toggles the selection of a square. */
    public void toggle(int square) {
        if (!squares.remove(Integer.valueOf(square))) {
            squares.add(square);
        }
    }

    /** Restores the selection of {@link #named}. Names that do not exist on the board are ignored. */
    public void restore(PickedNames picked, Board board) {
        clear();
        KnightGraph graph = KnightGraph.of(board);
        for (String name : picked.names()) {
            List<Integer> ends = Stream.of(name.split("-"))
                    .flatMap(end -> square(end, board).stream())
                    .toList();
            if (takesEdges() && ends.size() == 2 && graph.hasEdge(ends.getFirst(), ends.getLast())) {
                edges.add(UndirectedEdge.of(ends.getFirst(), ends.getLast()));
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

    /** Deselects everything. */
    public void clear() {
        squares.clear();
        edges.clear();
    }

    /** The selected squares, as a copy. */
    public List<Integer> squares() {
        return List.copyOf(squares);
    }

    /** The selected edges, as marks. */
    public QuizAnswerMarks edges() {
        return QuizAnswerMarks.ofEdges(List.copyOf(edges));
    }

    /** The selection by name, including a first end of an edge. */
    public PickedNames named(Board board) {
        Optional<String> end = squares.stream()
                .filter(_ -> takesEdges())
                .map(square -> SquareNames.name(board, square))
                .findFirst();
        return new PickedNames(names(board), end);
    }

    /** The names of the selection: squares, or edges by their two ends. A single end is not included. */
    public List<String> names(Board board) {
        return takesEdges()
                ? edges.stream()
                        .map(edge ->
                                SquareNames.name(board, edge.smaller()) + "-" + SquareNames.name(board, edge.larger()))
                        .toList()
                : SquareNames.names(board, squares);
    }
}
