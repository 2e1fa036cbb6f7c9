package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.SimpleGraph;
import knightschool.graph.SquareVertexNames;
import knightschool.graph.VertexNames;
import knightschool.graph.WalkKind;
import knightschool.graph.WalkProperty;
import knightschool.graph.WalkVerdict;
import knightschool.lesson.claim.WalkClaims;
import knightschool.text.Plural;

/**
 * Judges a walk on a graph: every claim must hold.
 *
 * @param right claims such as {@code length = 5}
 * @param example the names of the vertices of a right walk; if empty, the engine searches for one
 * @param names the names of the graph's vertices
 */
record WalkJudge(List<String> right, List<String> example, SimpleGraph graph, VertexNames names)
        implements QuizKindJudge {
    /** Creates a judge of walks on the knight's graph of a board. */
    static WalkJudge onBoard(List<String> right, List<String> example, Board board) {
        return new WalkJudge(right, example, KnightGraph.of(board), new SquareVertexNames(board));
    }

    private List<AnswerCondition> claims() {
        return AnswerCondition.parseAll(right, "a walk", "closed = true");
    }

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        if (answer.words().isEmpty()) {
            throw new InputFault("there is no walk yet", "Choose " + names.plural() + ", one after the other.");
        }
        WalkVerdict verdict = verdict(answer.words());
        Optional<AnswerCondition> unmet =
                claims().stream().filter(claim -> !holds(claim, verdict, names)).findFirst();
        return unmet.map(claim -> new WalkReply(verdict, graph, names).to(claim))
                .orElseGet(() -> AnswerVerdict.right(QuizAnswerMarks.ofWalk(vertices(answer.words()))));
    }

    @Override
    public Optional<AnswerVerdict> judgePartial(SubmittedAnswer answer) {
        WalkVerdict verdict = verdict(answer.words());
        boolean broken = !verdict.is(WalkProperty.WALK) && claims().stream().noneMatch(WalkReply::isAboutNoWalk);
        return claims().stream()
                .filter(claim -> !holds(claim, verdict, names))
                .filter(claim -> broken || staysUnmet(claim, verdict))
                .findFirst()
                .map(claim -> new WalkReply(verdict, graph, names).to(claim));
    }

    /** Returns whether a claim that does not hold now cannot hold after the walk is extended. */
    private boolean staysUnmet(AnswerCondition claim, WalkVerdict verdict) {
        return switch (claim.word()) {
            case "walk", "trail", "path" -> claim.asksTrue();
            case WalkClaims.START -> true;
            case "length" -> claim.isPassedBy(verdict.steps());
            case "visited" -> claim.isPassedBy(verdict.distinctVertices());
            default -> false;
        };
    }

    private WalkVerdict verdict(List<String> words) {
        return WalkVerdict.of(
                graph, vertices(words).stream().mapToInt(Integer::intValue).toArray());
    }

    private List<Integer> vertices(List<String> words) {
        return words.stream().map(names::vertex).toList();
    }

    static boolean holds(AnswerCondition claim, WalkVerdict verdict, VertexNames names) {
        return claim.holds(WalkClaims.of(claim.question(), verdict, names));
    }

    private boolean asks(WalkProperty property) {
        return claims().stream().anyMatch(claim -> claim.word().equalsIgnoreCase(property.name()) && claim.asksTrue());
    }

    @Override
    public Optional<QuizSolution> solution() {
        Optional<List<Integer>> walk = example.isEmpty()
                ? new WalkFinder(graph, names, claims()).find(asks(WalkProperty.HAMILTONIAN))
                : Optional.of(vertices(example));
        return walk.map(vertices -> QuizSolution.of(
                vertices.stream().map(names::name).collect(Collectors.joining(", ")),
                QuizAnswerMarks.ofWalk(vertices)));
    }

    @Override
    public void check() {
        WalkVerdict one = WalkVerdict.of(graph, graph.vertices().findFirst().orElseThrow());
        claims().forEach(claim -> holds(claim, one, names));
        if (!example.isEmpty()) {
            QuizJudge.requireRight(judge(SubmittedAnswer.of(example)));
        }
        if (solution().isEmpty()) {
            throw new InputFault(
                    "the engine finds no such walk", "Ask for less, or write one as \"solution\": [a1, b3, ...].");
        }
    }

    /** The feedback on a walk that does not meet a claim. */
    private record WalkReply(WalkVerdict verdict, SimpleGraph graph, VertexNames names) {
        AnswerVerdict to(AnswerCondition claim) {
            if (!verdict.is(WalkProperty.WALK) && !isAboutNoWalk(claim)) {
                return noWalk();
            }
            return switch (claim.word()) {
                case "path" ->
                    claim.asksTrue() ? noPath() : tooMuch("No " + names.noun() + " is visited twice", "a path");
                case "trail" -> claim.asksTrue() ? noTrail() : tooMuch("No edge is used twice", "a trail");
                case "closed" -> claim.asksTrue() ? notClosed() : tooMuch("It ends where it began", "closed");
                case "circuit" ->
                    claim.asksTrue()
                            ? noCircuit()
                            : tooMuch(
                                    "It returns to its start, and only its first " + names.noun() + " comes twice",
                                    "a {{word circuit}}");
                case "hamiltonian" ->
                    claim.asksTrue() ? notHamiltonian() : tooMuch("It visits every " + names.noun(), "Hamiltonian");
                case "walk" -> tooMuch("Every step is " + (isBoard() ? "a knight's move" : "an edge"), "a walk");
                case "length" ->
                    wrong("This " + noun() + " has " + Plural.counted(verdict.steps(), "step") + "; "
                            + claim.requirement() + ".");
                case "visited" ->
                    wrong("This " + noun() + " visits "
                            + counted(verdict.distinctVertices()) + "; "
                            + claim.requirement() + ".");
                case WalkClaims.START -> wrongPlace("starts", 0, claim);
                case WalkClaims.END -> wrongPlace("ends", verdict.squares().length - 1, claim);
                default -> wrong("This is a " + kind() + "; " + claim.value() + " is asked for.");
            };
        }

        static boolean isAboutNoWalk(AnswerCondition claim) {
            return claim.word().equals("walk") && !claim.asksTrue()
                    || claim.value().equals(WalkKind.NONE.word());
        }

        private String kind() {
            return verdict.is(WalkProperty.WALK) ? verdict.kind().word() : noun();
        }

        /**
         * Returns the noun for the walk. It does not name its kind, which may not have been introduced when a question
         * is about lengths or ends.
         */
        private String noun() {
            return verdict.is(WalkProperty.WALK) ? "walk" : "row of " + names.plural();
        }

        private static AnswerVerdict wrong(String words) {
            return AnswerVerdict.wrong(words);
        }

        private static AnswerVerdict tooMuch(String because, String description) {
            return wrong(because + ", so this is " + description + ". One that is not is asked for.");
        }

        private AnswerVerdict wrongPlace(String does, int at, AnswerCondition claim) {
            int square = verdict.squares()[at];
            return AnswerVerdict.wrongAt(
                    "This " + noun() + " " + does + " on " + name(square) + "; " + claim.value() + " is asked for.",
                    square);
        }

        private AnswerVerdict noWalk() {
            int step = verdict.notAnEdgeAt();
            int[] squares = verdict.squares();
            if (step == 0 || !graph.hasVertex(squares[step])) {
                return AnswerVerdict.wrongAt(name(squares[step]) + " is a hole.", squares[step]);
            }
            return AnswerVerdict.wrongAt(
                    "Step " + step + ", " + name(squares[step - 1]) + " to " + name(squares[step]) + ", is not "
                            + (isBoard() ? "a knight's move" : "an edge") + ", so this is not a walk.",
                    squares[step]);
        }

        private AnswerVerdict noPath() {
            int square = verdict.squares()[verdict.vertexRepeatedAt()];
            return AnswerVerdict.wrongAt(
                    name(square) + " is visited " + WrongAnswerFeedbackWords.often(visits(square))
                            + ", so this is not a path.",
                    square);
        }

        private long visits(int square) {
            return IntStream.of(verdict.squares())
                    .filter(visited -> visited == square)
                    .count();
        }

        private AnswerVerdict noTrail() {
            int step = verdict.edgeRepeatedAt();
            int from = verdict.squares()[step - 1];
            int to = verdict.squares()[step];
            return AnswerVerdict.wrongAt(
                    "Step " + verdict.edgeFirstUsedAt() + " and step " + step + " use the same edge, " + name(from)
                            + "–" + name(to) + ", so this is not a trail.",
                    from,
                    to);
        }

        private AnswerVerdict notClosed() {
            int[] squares = verdict.squares();
            return AnswerVerdict.wrongAt(
                    verdict.steps() == 0
                            ? "There is no step yet."
                            : "This " + noun() + " began on " + name(squares[0]) + " and ends on "
                                    + name(squares[squares.length - 1]) + ", so it is not closed.",
                    squares[squares.length - 1]);
        }

        private AnswerVerdict noCircuit() {
            if (!verdict.is(WalkProperty.CLOSED)) {
                return notClosed();
            }
            if (verdict.distinctVertices() < WalkKind.SHORTEST_CIRCUIT) {
                return wrong(
                        "It goes out and straight back. A {{word circuit}} has at least three " + names.plural() + ".");
            }
            int square = verdict.squares()[verdict.vertexRepeatedAt()];
            // The last visit of the start closes the walk and does not count.
            long onTheWay = visits(square) - (square == verdict.squares()[0] ? 1 : 0);
            return AnswerVerdict.wrongAt(
                    name(square) + " is visited " + WrongAnswerFeedbackWords.often(onTheWay)
                            + " on the way, so this is not a {{word circuit}}.",
                    square);
        }

        private AnswerVerdict notHamiltonian() {
            boolean all = verdict.distinctVertices() == graph.vertexCount();
            return !all || verdict.vertexRepeatedAt() == WalkVerdict.NEVER
                    ? wrong(verdict.distinctVertices() + " of the " + graph.vertexCount() + " " + names.plural()
                            + " are visited.")
                    : noPath();
        }

        private String name(int square) {
            return names.name(square);
        }

        private String counted(int vertices) {
            return vertices == 1 ? "1 " + names.noun() : vertices + " " + names.plural();
        }

        private boolean isBoard() {
            return graph instanceof KnightGraph;
        }
    }
}
