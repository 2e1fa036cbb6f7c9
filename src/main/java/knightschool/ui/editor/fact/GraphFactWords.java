package knightschool.ui.editor.fact;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.CycleTerminology;
import knightschool.graph.WalkProperty;
import knightschool.graph.measure.DegreeHistogram;
import knightschool.graph.measure.Diameter;
import knightschool.graph.measure.EulerCondition;
import knightschool.graph.measure.EulerCondition.Trail;
import knightschool.graph.measure.Girth;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphFactKind;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/** The facts about a board's graph in plain words: a name, a value and a sentence for each. */
final class GraphFactWords {
    static final String DEGREES = "Degrees";
    static final String MORE = "More facts";
    static final String LIGHT = "light";
    static final String DARK = "dark";
    static final String SAME_GRAPH = "Same graph as…";
    static final String CHOOSE = "Choose a fact to see it in the board and the graph.";

    private static final String NOT_YET = "…";
    private static final String WORKING = "This is being worked out.";
    private static final String NONE = "none";

    /** The greatest number of moves from a square. */
    private static final int MOST_MOVES = 8;

    private final Board board;
    private final BoardGraphCounts facts;
    private final Optional<GraphMeasures> measures;
    private final CycleTerminology terminology;

    /** @param measures the measures of this board, if they are known */
    GraphFactWords(
            Board board, BoardGraphCounts facts, Optional<GraphMeasures> measures, CycleTerminology terminology) {
        this.board = board;
        this.facts = facts;
        this.measures = measures;
        this.terminology = terminology;
    }

    static String vertices(long count) {
        return count == 1 ? "vertex" : "vertices";
    }

    static String edges(long count) {
        return Plural.noun(count, "edge");
    }

    static String components(long count) {
        return Plural.noun(count, "component");
    }

    /**
     * Returns the name of the degrees, or of the degree of a square.
     *
     * @param square the name of the square; empty for none
     */
    static String degreeOf(String square) {
        return square.isEmpty() ? "degrees" : "degree of " + square;
    }

    /** Returns the smallest and the largest degree. */
    static String degreesFromTo(DegreeHistogram degrees) {
        int[] values = IntStream.rangeClosed(0, MOST_MOVES)
                .filter(degree -> degrees.with(degree) > 0)
                .toArray();
        if (values.length == 0) {
            return NONE;
        }
        int least = values[0];
        int most = values[values.length - 1];
        return least == most ? String.valueOf(least) : least + " to " + most;
    }

    String name(GraphFactKind kind) {
        return switch (kind) {
            case DIAMETER -> isOneComponent() ? "Diameter" : "Diameter, largest component";
            case GIRTH -> "Shortest " + circuit();
            case BRIDGES -> "Bridges";
            case ARTICULATION_POINTS -> "Articulation points";
            case ODD_VERTICES -> "Odd degrees";
            case EULER_TRAIL -> "Eulerian trail";
            default -> "";
        };
    }

    String value(GraphFactKind kind) {
        return measures.map(graphMeasures -> value(kind, graphMeasures)).orElse(NOT_YET);
    }

    private static String value(GraphFactKind kind, GraphMeasures graphMeasures) {
        return switch (kind) {
            case DIAMETER ->
                graphMeasures
                        .diameter()
                        .map(Diameter::length)
                        .map(String::valueOf)
                        .orElse(NOT_YET);
            case GIRTH ->
                graphMeasures.girth().map(Girth::length).map(String::valueOf).orElse(NONE);
            case BRIDGES -> number(graphMeasures.weakPoints().bridges());
            case ARTICULATION_POINTS -> number(graphMeasures.weakPoints().articulationPoints());
            case ODD_VERTICES -> number(graphMeasures.euler().oddVertices());
            case EULER_TRAIL ->
                switch (graphMeasures.euler().trail()) {
                    case CLOSED -> "closed";
                    case OPEN -> "open";
                    case NONE, NO_EDGES -> NONE;
                };
            default -> "";
        };
    }

    private static String number(List<?> list) {
        return NumberFormatter.grouped(list.size());
    }

    String sentence(GraphFact fact) {
        return switch (fact.kind()) {
            case VERTICES -> "Every square that is not a hole is a vertex.";
            case EDGES -> "An edge joins two squares that are one knight's move apart.";
            case COMPONENT -> component(fact.number());
            case DEGREE -> degree(fact.number(), facts.degrees().with(fact.number()));
            case LIGHT, DARK -> "Every move goes from light to dark, or from dark to light.";
            default ->
                measures.map(graphMeasures -> sentence(fact.kind(), graphMeasures))
                        .orElse(WORKING);
        };
    }

    private String component(int number) {
        if (number >= facts.components()) {
            return "There are fewer components.";
        }
        return isOneComponent()
                ? "The knight can go from every square to every other."
                : "Component " + (number + 1) + " of " + NumberFormatter.grouped(facts.components())
                        + ": no move leads out. Click for the next.";
    }

    /** Returns the sentence about the number of vertices with a degree. */
    static String degree(int degree, int vertices) {
        if (vertices == 0) {
            return "No vertex has exactly " + edges(degree) + ".";
        }
        return vertices == 1
                ? "One vertex has exactly " + edges(degree) + "."
                : NumberFormatter.grouped(vertices) + " vertices have exactly " + edges(degree) + " each.";
    }

    private static String edges(int count) {
        return Plural.counted(count, "edge");
    }

    private String sentence(GraphFactKind kind, GraphMeasures graphMeasures) {
        return switch (kind) {
            case DIAMETER -> graphMeasures.diameter().map(this::diameter).orElse(WORKING);
            case GIRTH -> graphMeasures.girth().map(this::girth).orElse("There is no " + circuit() + " in this graph.");
            case BRIDGES ->
                graphMeasures.weakPoints().bridges().isEmpty()
                        ? "No edge is a bridge: without any one, nothing falls apart."
                        : "Without one of these edges, a component falls into two.";
            case ARTICULATION_POINTS ->
                graphMeasures.weakPoints().articulationPoints().isEmpty()
                        ? "Leave out any one vertex, and no component falls apart."
                        : "Without one of these vertices, a component falls apart.";
            case ODD_VERTICES ->
                graphMeasures.euler().oddVertices().isEmpty()
                        ? "Every vertex has an even number of edges."
                        : "These vertices have an odd number of edges.";
            case EULER_TRAIL -> euler(graphMeasures.euler());
            default -> "";
        };
    }

    private String diameter(Diameter diameter) {
        return diameter.length() == 0
                ? "No move is possible."
                : "From " + name(diameter.from()) + " to " + name(diameter.to()) + ": " + moves(diameter.length())
                        + (isOneComponent()
                                ? ". No two squares are farther apart."
                                : ", the most in the largest component.");
    }

    private boolean isOneComponent() {
        return facts.components() == 1;
    }

    private String girth(Girth girth) {
        return "From " + name(girth.circuit()[0]) + " and back in " + moves(girth.length()) + ". No " + circuit()
                + " is shorter.";
    }

    private String euler(EulerCondition euler) {
        Trail trail = euler.trail();
        return switch (trail) {
            case CLOSED -> "A closed walk can use every edge once: no degree is odd.";
            case OPEN -> "A walk can use every edge once, between the two vertices of odd degree.";
            case NO_EDGES -> "There is no edge to use.";
            case NONE ->
                euler.parts() > 1
                        ? "No walk uses every edge once: they are not all in one piece."
                        : "No walk uses every edge once: more than 2 degrees are odd.";
        };
    }

    private static String moves(int count) {
        return Plural.counted(count, "move");
    }

    private String circuit() {
        return terminology.word(WalkProperty.CIRCUIT);
    }

    private String name(int square) {
        return SquareNames.name(board, square);
    }
}
