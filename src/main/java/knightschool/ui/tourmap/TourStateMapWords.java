package knightschool.ui.tourmap;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.statemap.tour.StateMapSearchTree;
import knightschool.statemap.tour.TourStateMap;
import knightschool.statemap.tour.TourStateMapVisitCounts;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.graph.GraphKeyBinding;
import knightschool.ui.graph.GraphPaneContent;
import knightschool.ui.work.WorkFailure;

/** Texts of the map of a tour. */
final class TourStateMapWords {
    static final String TITLE = "Maps of tours";
    static final String READY = "The map of tours is ready.";
    static final String WAIT = "Finding all positions…";
    static final String TREE = "Search tree: one row for each number of visited squares";
    static final String PUZZLES = "Puzzles";
    static final String BOARD = "Choose a board";
    static final String ALGORITHM = "Choose what searches";
    static final String CLOSED = "Closed tours";

    private static final List<GestureDescription> OWN = List.of(
            new GestureDescription("click a position", "show its squares, and each time the search comes there"),
            new GestureDescription("click a node of the tree", "show its position"),
            new GestureDescription("arrows in the tree", "show the position of the node above, below or beside"),
            new GestureDescription(
                    "wheel over the tree, or " + GraphKeyBinding.LARGER.text() + " / " + GraphKeyBinding.SMALLER.text()
                            + " in it",
                    "come nearer to its steps, or go further away"),
            new GestureDescription("drag the tree", "move along its steps"),
            new GestureDescription("click or drag on the board", "move there, or begin there before the first move"),
            CommandDefinitions.gesture("tourmap.number"));

    // The legend

    static final String THE_START = "The start";
    static final String THE_KNIGHT_IS_PLACED = "the knight is placed";
    static final String SHOWN = "Shown";
    static final String THE_POSITION_ON_THE_BOARD = "the position on the board";
    static final String A_TOUR = "A tour";
    static final String A_CLOSED_TOUR = "A closed tour";
    static final String EVERY_SQUARE_IS_VISITED = "every square is visited";
    static final String THE_PATH = "The path so far";
    static final String FROM_THE_START = "from the start to the position shown";

    private TourStateMapWords() {}

    /** The gestures of the scene. */
    static List<GestureDescription> gestures() {
        return Stream.concat(OWN.stream(), GraphPaneContent.Handling.WALK.gestures().stream())
                .toList();
    }

    /** Returns why the knight cannot go to a square, and how to begin there. */
    static String noMove(String square, String knight) {
        return "No open move leads from " + knight + " to " + square + ". To begin there, go back to the start first.";
    }

    /** The message in another scene that a map could not be made; empty if it has been shown already. */
    static Optional<String> failed(WorkFailure failure) {
        return failure.unreportedWords().map(words -> "The map of tours could not be made. " + words);
    }

    /** The text of the button with the board. */
    static String chosen(Board board, boolean closed) {
        return size(board) + (closed ? " · closed" : "");
    }

    static String size(Board board) {
        String size = NumberFormatter.size(board.columns(), board.rows());
        return board.playableCount() == board.squares() ? size : size + ", " + board.playableCount() + " squares";
    }

    static String positions(long count) {
        return Plural.noun(count, "position");
    }

    static String links(long count) {
        return Plural.noun(count, "move") + " between them";
    }

    static String tours(long count, boolean closed) {
        return Plural.noun(count, closed ? "closed tour" : "tour");
    }

    /** The description of a position. */
    static String position(TourStateMap map, int position) {
        int visited = map.depth(position);
        return Plural.counted(visited, "square") + " visited, knight on " + knight(map, position);
    }

    private static String knight(TourStateMap map, int position) {
        return SquareNames.name(map.problem().board(), map.knightAt(position));
    }

    /** The number of paths to a position, in words. */
    static String paths(TourStateMap map, int position) {
        return map.paths(position) == 1
                ? "One path leads here."
                : NumberFormatter.grouped(map.paths(position)) + " paths lead here: the same squares in another order.";
    }

    static String visits(String algorithm, long times) {
        return times == 0 ? algorithm + " never comes here." : algorithm + " comes here " + times(times) + ".";
    }

    private static String times(long times) {
        return times == 0 ? "never" : times == 1 ? "once" : NumberFormatter.grouped(times) + " times";
    }

    static String ahead(TourStateMap map, int position) {
        long ways = map.completions(position);
        if (map.isTour(position)) {
            return map.problem().closed() ? "This is a closed tour." : "This is a tour.";
        }
        String tour = map.problem().closed() ? "closed tour" : "tour";
        return ways == 0
                ? "No " + tour + " goes on from here."
                : "From here " + Plural.counted(ways, tour) + " can be completed.";
    }

    /** The text for the position under the mouse. */
    static String pointed(TourStateMap map, TourStateMapVisitCounts visits, int position) {
        return position(map, position) + ": " + times(visits.to(position));
    }

    /** Returns a sentence on the steps that a search would save by counting each position once. */
    static String census(TourStateMapVisitCounts visits) {
        String visited = "The search visits " + NumberFormatter.grouped(visits.positions()) + " "
                + positions(visits.positions());
        return visits.repeated() == 0
                ? visited + ", each only once."
                : visited + ", " + many(visits.total()) + " in all: " + many(visits.repeated())
                        + " it was there before. A count of each position once needs only "
                        + NumberFormatter.grouped(visits.positions()) + ".";
    }

    private static String many(long times) {
        return Plural.counted(times, "time");
    }

    /** The notice that a large tree is drawn only in part; empty for a whole tree. */
    static Optional<String> cut(StateMapSearchTree tree) {
        return tree.isWhole()
                ? Optional.empty()
                : Optional.of("The first " + NumberFormatter.grouped(tree.size()) + " nodes are drawn.");
    }

    static String accessible(TourStateMap map) {
        return "Map of " + NumberFormatter.grouped(map.vertexCount()) + " positions of a tour in "
                + map.problem().board().playableCount() + " layers.";
    }
}
