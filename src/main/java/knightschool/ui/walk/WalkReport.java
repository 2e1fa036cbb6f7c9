package knightschool.ui.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.Dictionary;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkKind;
import knightschool.graph.WalkProperty;
import knightschool.graph.WalkVerdict;

/** What a walk is, which step broke what, and which line of the verdict its newest change decided. */
final class WalkReport {
    private final Predicate<WalkProperty> isTold;
    private final WalkVerdict verdict;
    private final Dictionary dictionary;
    private final KnightGraph graph;
    private final Board board;
    private final int[] squares;

    /** @param isTold which properties are spoken of */
    WalkReport(KnightGraph graph, WalkVerdict verdict, Dictionary dictionary, Predicate<WalkProperty> isTold) {
        this.isTold = isTold;
        this.verdict = verdict;
        this.dictionary = dictionary;
        this.graph = graph;
        this.board = graph.board();
        this.squares = verdict.squares();
    }

    /** Such as "an open trail". */
    String phrase() {
        return Stream.of(WalkProperty.values()).allMatch(isTold) ? dictionary.phrase(verdict) : knownPhrase();
    }

    /** The narrowest of the words that are spoken of, or what every walk is. */
    private String knownPhrase() {
        return Stream.of(WalkProperty.values())
                .filter(property -> property == WalkProperty.WALK || isTold.test(property))
                .filter(verdict::is)
                .reduce((_, narrower) -> narrower)
                .map(this::phrase)
                .orElse(WalkWords.NOT_A_WALK);
    }

    /** A trail that is closed has a word of its own, which is narrower than both. */
    private String phrase(WalkProperty narrowest) {
        boolean closedTrail =
                narrowest == WalkProperty.CLOSED && isTold.test(WalkProperty.TRAIL) && verdict.is(WalkProperty.TRAIL);
        return closedTrail
                ? WalkWords.phrase(WalkProperty.TRAIL, dictionary.closedTrail())
                : WalkWords.phrase(narrowest, dictionary.word(narrowest));
    }

    /** A line for each property, in the order of the vocabulary. */
    List<Line> lines() {
        Optional<WalkProperty> decided = decided();
        List<Line> lines = new ArrayList<>();
        for (WalkProperty property : WalkProperty.values()) {
            if (!isTold.test(property)) {
                continue;
            }
            boolean holds = verdict.is(property);
            boolean broken = !holds && breakOf(property) != WalkVerdict.NEVER;
            lines.add(new Line(
                    property,
                    dictionary.word(property),
                    holds,
                    reason(property),
                    holds || broken,
                    decided.filter(p -> p == property).isPresent()));
        }
        return List.copyOf(lines);
    }

    /** The step that the newest change is about, so that the board can mark it; {@link WalkVerdict#NEVER} for none. */
    int markedStep() {
        return decided().map(this::decidingStep).orElse(WalkVerdict.NEVER);
    }

    private int decidingStep(WalkProperty property) {
        return verdict.is(property) ? verdict.steps() : breakOf(property);
    }

    private Optional<WalkProperty> decided() {
        Optional<WalkProperty> gained = Stream.of(WalkProperty.HAMILTONIAN, WalkProperty.CIRCUIT, WalkProperty.CLOSED)
                .filter(isTold)
                .filter(verdict::is)
                .findFirst();
        return gained.or(() -> Stream.of(WalkProperty.WALK, WalkProperty.TRAIL, WalkProperty.PATH)
                .filter(isTold)
                .filter(property -> breakOf(property) != WalkVerdict.NEVER)
                .findFirst());
    }

    /** The step that took a property away for good; {@link WalkVerdict#NEVER} if it may still come. */
    private int breakOf(WalkProperty property) {
        return switch (property) {
            case WALK -> verdict.notAnEdgeAt();
            case TRAIL -> verdict.edgeRepeatedAt();
            case PATH -> verdict.vertexRepeatedAt();
            default -> WalkVerdict.NEVER;
        };
    }

    /**
     * One line of the verdict on a walk.
     *
     * @param word in the dictionary of the class
     * @param reason why it holds or not, without a full stop
     * @param meant whether the line speaks of what the walk is now; muted where it only says what is still missing
     * @param now whether the newest change of the walk decided it
     */
    record Line(WalkProperty property, String word, boolean holds, String reason, boolean meant, boolean now) {}

    /** Such as "After step 6 this is". */
    String lead() {
        return verdict.steps() == 0 ? "Before the first step this is" : "After step " + verdict.steps() + " this is";
    }

    /** Why the walk has that property, or has it not. */
    private String reason(WalkProperty property) {
        boolean holds = verdict.is(property);
        if (property != WalkProperty.WALK && !verdict.is(WalkProperty.WALK)) {
            return "needs a walk";
        }
        return switch (property) {
            case WALK -> holds ? every() : noEdge();
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

    private String every() {
        return verdict.steps() == 0 ? "one vertex, no step yet" : "every step is an edge";
    }

    private String noEdge() {
        int step = verdict.notAnEdgeAt();
        return step == 0 || !board.isPlayable(squares[step])
                ? name(squares[step]) + " is a hole"
                : "step " + step + ": " + name(squares[step - 1]) + "–" + name(squares[step]) + " is no edge";
    }

    private String edges() {
        return verdict.steps() == 1 ? "1 edge" : verdict.steps() + " edges";
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
            return "needs to come home";
        }
        return verdict.distinctVertices() < WalkKind.SHORTEST_CIRCUIT
                ? "needs at least three vertices"
                : "step " + verdict.vertexRepeatedAt() + " comes back to " + name(squares[verdict.vertexRepeatedAt()]);
    }

    private String hamiltonian(boolean holds) {
        if (holds) {
            return "all " + graph.vertexCount() + " vertices";
        }
        return verdict.distinctVertices() == graph.vertexCount()
                ? "all vertices, but some twice"
                : verdict.distinctVertices() + " of " + graph.vertexCount() + " vertices";
    }

    private String name(int square) {
        return SquareNames.name(board, square);
    }
}
