package knightschool.lesson.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import knightschool.board.SquareNames;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.text.NameJoiner;

/**
 * Judges a set of edges of which only conditions are asked: how many edges it has, and whether it is a matching (no two
 * of its edges share an end).
 *
 * @param right conditions such as {@code matching = true} or {@code edges >= 12}
 * @param example the names of the edges of a right set
 * @param graph the knight's graph of the board
 */
record EdgeSetConditionJudge(List<String> right, List<String> example, KnightGraph graph) implements QuizKindJudge {
    private static final String EDGES = "edges";
    private static final String MATCHING = "matching";

    private List<AnswerCondition> conditions() {
        return AnswerCondition.parseAll(right, "a set of edges", "matching = true");
    }

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        return judge(edges(answer.words()));
    }

    private AnswerVerdict judge(Set<UndirectedEdge> edges) {
        return conditions().stream()
                .flatMap(condition -> fault(condition, edges).stream())
                .findFirst()
                .orElseGet(() -> AnswerVerdict.right(QuizAnswerMarks.ofEdges(List.copyOf(edges))));
    }

    private Optional<AnswerVerdict> fault(AnswerCondition condition, Set<UndirectedEdge> edges) {
        return switch (condition.word()) {
            case EDGES -> condition.fault(edges.size(), "edge").map(AnswerVerdict::wrong);
            case MATCHING -> condition.fault(commonEnd(edges), "No two of these edges share a square.");
            default -> throw condition.unknown("a set of edges", EDGES, MATCHING);
        };
    }

    private Optional<AnswerVerdict> commonEnd(Set<UndirectedEdge> edges) {
        Map<Integer, UndirectedEdge> edgeAt = new HashMap<>();
        for (UndirectedEdge edge : edges) {
            for (int end : new int[] {edge.smaller(), edge.larger()}) {
                UndirectedEdge other = edgeAt.putIfAbsent(end, edge);
                if (other != null) {
                    return Optional.of(AnswerVerdict.wrong(
                            name(other) + " and " + name(edge) + " share " + SquareNames.name(graph.board(), end) + ".",
                            QuizAnswerMarks.ofEdges(List.of(), List.of(other, edge))));
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<QuizSolution> solution() {
        if (example.isEmpty()) {
            return Optional.empty();
        }
        List<UndirectedEdge> edges = new ArrayList<>(edges(example));
        return Optional.of(QuizSolution.of(
                NameJoiner.listed(edges.stream().map(this::name).sorted().toList()), QuizAnswerMarks.ofEdges(edges)));
    }

    @Override
    public void check() {
        if (judge(Set.of()).isRight()) {
            throw new InputFault("no edge at all is right already", "Ask for more, as in: edges >= 2.");
        }
        if (example.isEmpty()) {
            throw new InputFault(
                    "nothing says that such a set of edges exists",
                    "Write one as \"solution\": a list such as [a1-b3].");
        }
        QuizJudge.requireRight(judge(edges(example)));
    }

    private Set<UndirectedEdge> edges(List<String> names) {
        Set<UndirectedEdge> edges = new TreeSet<>();
        names.forEach(name -> edges.add(ExactEdgesJudge.edge(graph.board(), name)));
        return edges;
    }

    private String name(UndirectedEdge edge) {
        return ExactEdgesJudge.name(graph.board(), edge);
    }
}
