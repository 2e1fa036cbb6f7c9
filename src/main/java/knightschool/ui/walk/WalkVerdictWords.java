package knightschool.ui.walk;

import knightschool.graph.SimpleGraph;
import knightschool.graph.VertexNames;
import knightschool.graph.WalkKind;
import knightschool.graph.WalkProperty;
import knightschool.graph.WalkVerdict;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/** Texts of the verdict on a walk: each property with its reason. */
final class WalkVerdictWords {
    private final SimpleGraph graph;
    private final VertexNames names;
    private final WalkVerdict verdict;
    private final int[] squares;

    WalkVerdictWords(SimpleGraph graph, VertexNames names, WalkVerdict verdict) {
        this.graph = graph;
        this.names = names;
        this.verdict = verdict;
        this.squares = verdict.squares();
    }

    /** The introduction, such as "After step 6 this is". */
    String lead() {
        return verdict.steps() == 0
                ? "Before the first step this is"
                : "After step " + NumberFormatter.grouped(verdict.steps()) + " this is";
    }

    /** Why the walk has a property or does not have it. */
    String reason(WalkProperty property) {
        boolean holds = verdict.is(property);
        if (property != WalkProperty.WALK && !verdict.is(WalkProperty.WALK)) {
            return "needs a walk";
        }
        return switch (property) {
            case WALK -> holds ? stepsText() : noEdge();
            case TRAIL -> holds ? edges() + ", none used twice" : edgeAgain();
            case PATH ->
                holds
                        ? vertices() + ", none visited twice"
                        : "step " + verdict.vertexRepeatedAt() + " comes back to "
                                + name(squares[verdict.vertexRepeatedAt()]);
            case CLOSED -> closed(holds);
            case CIRCUIT -> circuit(holds);
            case HAMILTONIAN -> hamiltonian(holds);
        };
    }

    private String stepsText() {
        return verdict.steps() == 0 ? "one vertex, no step yet" : "every step is an edge";
    }

    private String noEdge() {
        int step = verdict.notAnEdgeAt();
        return step == 0 || !graph.hasVertex(squares[step])
                ? name(squares[step]) + " is a hole"
                : "step " + step + ": " + name(squares[step - 1]) + "–" + name(squares[step]) + " is not an edge";
    }

    private String edges() {
        return Plural.counted(verdict.steps(), "edge");
    }

    private String vertices() {
        int count = verdict.distinctVertices();
        return count == 1 ? "1 vertex" : count + " vertices";
    }

    private String edgeAgain() {
        int step = verdict.edgeRepeatedAt();
        return "step " + step + " uses the edge of step " + verdict.edgeFirstUsedAt() + " again";
    }

    private String closed(boolean holds) {
        if (holds) {
            return "ends on " + name(squares[0]) + ", where it began";
        }
        return verdict.steps() == 0
                ? "needs at least one step"
                : "began at " + name(squares[0]) + ", stands on " + name(squares[squares.length - 1]);
    }

    private String circuit(boolean holds) {
        if (holds) {
            return "closed, no other vertex twice";
        }
        if (!verdict.is(WalkProperty.CLOSED)) {
            return "needs to return to its start";
        }
        return verdict.distinctVertices() < WalkKind.SHORTEST_CIRCUIT
                ? "needs at least three vertices"
                : "step " + verdict.vertexRepeatedAt() + " comes back to " + name(squares[verdict.vertexRepeatedAt()]);
    }

    private String hamiltonian(boolean holds) {
        if (holds) {
            return "all " + NumberFormatter.grouped(graph.vertexCount()) + " vertices";
        }
        return verdict.distinctVertices() == graph.vertexCount()
                ? "all vertices, but some twice"
                : NumberFormatter.grouped(verdict.distinctVertices()) + " of "
                        + NumberFormatter.grouped(graph.vertexCount()) + " vertices";
    }

    private String name(int square) {
        return names.name(square);
    }
}
