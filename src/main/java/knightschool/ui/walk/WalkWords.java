package knightschool.ui.walk;

import java.util.List;
import knightschool.drawing.answer.FigureSign;
import knightschool.drawing.graph.PlacedGraphWalkDrawing;
import knightschool.graph.PlacedGraph;
import knightschool.graph.VertexNames;
import knightschool.graph.WalkProperty;
import knightschool.setup.scene.WalkSetup;
import knightschool.text.NameJoiner;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.GestureDescription;

/** Texts of the walk scene except those of the verdict, for which see {@link WalkVerdictWords}. */
final class WalkWords {
    static final String NO_WALK = "There is no walk yet";
    static final String START_AGAIN = "Start again";
    static final String EMPTY_BOARD = "Empty board";
    static final String EMPTY = "There is no walk to delete.";
    static final String AS_IT_WAS_ALREADY = "The walk is as it was at first.";
    static final String LONGEST = "A walk has at most " + NumberFormatter.grouped(WalkSetup.MOST_SQUARES - 1)
            + " steps here. Take some back.";

    private static final int MOST_NAMED_IN_LEGEND = 8;

    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("click, drag", "walk on to a square"),
            new GestureDescription("arrow keys on the board", "point at another square"),
            new GestureDescription("Enter, Space", "walk on to the square pointed at"),
            CommandDefinitions.gesture("walk.number"));

    static final List<GestureDescription> GRAPH_GESTURES = List.of(
            new GestureDescription("click", "walk on to a vertex"),
            new GestureDescription("arrow keys on the graph", "point at another vertex"),
            new GestureDescription("Enter, Space", "walk on to the vertex pointed at"));

    static final String NOT_A_WALK = "not a walk";

    private WalkWords() {}

    /** Returns the words in place of a verdict before the first vertex. */
    static String choose(VertexNames names) {
        return "Choose a " + names.noun();
    }

    /** Returns the words in place of the row of vertices before the first one, a sentence. */
    static String chooseToBegin(VertexNames names) {
        return choose(names) + " to begin.";
    }

    /** Returns the name of a sign in the drawing of a graph with a walk on it. */
    static String sign(PlacedGraphWalkDrawing.Sign sign) {
        return switch (sign) {
            case VERTEX -> "Vertex, with its name";
            case EDGE -> "Edge";
            case USED_EDGE -> "Used edge, with the direction and the number of the step";
            case NO_EDGE -> "Step that is not an edge";
            case DECIDING_STEP -> "Step that decides what the walk is";
            case LAST_VERTEX -> "Last vertex of the walk";
            case REACHABLE_VERTEX -> "Vertex at the end of an unused edge";
            case RIGHT_VERTEX -> FigureSign.ANSWER.label().title();
            case WRONG_VERTEX -> FigureSign.CROSSED.label().title();
        };
    }

    /** Returns where in a graph a sign is; empty for no vertices. */
    static String where(PlacedGraph graph, List<Integer> vertices) {
        return NameJoiner.listed(vertices.stream().map(graph::name).toList(), MOST_NAMED_IN_LEGEND);
    }

    /** The phrase for a walk with a property. */
    static String phrase(WalkProperty property, String word) {
        return switch (property) {
            case CLOSED -> "a closed walk";
            case HAMILTONIAN -> "a Hamiltonian walk";
            default -> "a " + word;
        };
    }

    /** Returns why the first vertex cannot be removed: the walk must begin there. */
    static String startStays(VertexNames names, int vertex) {
        return "The walk starts on " + names.name(vertex) + " here: that " + names.noun() + " stays.";
    }

    /**
     * Returns why there is no step to take back where all are taken back.
     *
     * @param redo the keys that do them again
     */
    static String allTakenBack(String redo) {
        return "All steps are taken back already. You can do them again (" + redo + ").";
    }

    /** Returns why the walk cannot go on to its last vertex. */
    static String already(String vertex) {
        return "The walk is at " + vertex + " already.";
    }

    /** Returns the accessible text of a graph with a walk on it. */
    static String accessibleText(List<String> vertices, List<String> walk) {
        return "A graph with the vertices " + String.join(", ", vertices) + "."
                + (walk.isEmpty() ? "" : " The walk: " + String.join(", ", walk) + ".");
    }

    /** The accessible text of a property. */
    static String property(WalkReport.PropertyVerdict line) {
        return line.word() + (line.holds() ? ": yes, " : ": no, ") + line.reason();
    }
}
