package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.lesson.Quiz;
import knightschool.text.NameJoiner;
import knightschool.text.WhitespaceNormalizer;

/**
 * Judges an answer to a quiz question that asks for edges: the answer is right if it is exactly the set of the right
 * edges; otherwise the verdict marks its right and its wrong edges.
 */
record ExactEdgesJudge(Quiz quiz, RightAnswerEvaluator answers, Board board) implements QuizKindJudge {
    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        Set<UndirectedEdge> right = edges(answers.names());
        Set<UndirectedEdge> edges = edges(answer.words());
        List<UndirectedEdge> hits = edges.stream().filter(right::contains).toList();
        if (edges.equals(right)) {
            return AnswerVerdict.right(QuizAnswerMarks.ofEdges(hits));
        }
        List<UndirectedEdge> extra =
                edges.stream().filter(edge -> !right.contains(edge)).toList();
        String counted = WrongAnswerFeedbackWords.partialResult(hits.size(), right.size(), extra.size(), "edge");
        String words = extra.isEmpty() ? counted : unlike(extra.getFirst()) + (right.size() == 1 ? "" : " " + counted);
        return AnswerVerdict.wrong(words, QuizAnswerMarks.ofEdges(hits, extra));
    }

    private String unlike(UndirectedEdge edge) {
        List<String> question = answers.question();
        return name(edge)
                + switch (question.isEmpty() ? "" : question.getFirst()) {
                    case "edges-at" -> " does not end at " + question.getLast() + ".";
                    case "bridge-edges" -> " is no bridge: another way joins its ends.";
                    default -> " does not belong there.";
                };
    }

    private String name(UndirectedEdge edge) {
        return name(board, edge);
    }

    static String name(Board board, UndirectedEdge edge) {
        return SquareNames.name(board, edge.larger()) + "–" + SquareNames.name(board, edge.smaller());
    }

    private Set<UndirectedEdge> edges(List<String> names) {
        Set<UndirectedEdge> edges = new TreeSet<>();
        names.forEach(name -> edges.add(edge(board, name)));
        return edges;
    }

    /**
     * Returns the edge named by its two ends.
     *
     * @throws InputFault if the name is not valid, or no edge joins the two squares
     */
    static UndirectedEdge edge(Board board, String name) {
        List<String> ends = WhitespaceNormalizer.parts(name.replace('–', '-'), '-');
        if (ends.size() != 2) {
            throw new InputFault("\"" + name + "\" names no edge", "Write its two ends, as in: a1-b3.");
        }
        int one = SquareNames.parse(board, ends.get(0));
        int other = SquareNames.parse(board, ends.get(1));
        if (!KnightGraph.of(board).hasEdge(one, other)) {
            throw new InputFault(
                    "no edge joins " + SquareNames.name(board, one) + " and " + SquareNames.name(board, other),
                    "Name two squares that are a knight's move apart.");
        }
        return UndirectedEdge.of(one, other);
    }

    @Override
    public Optional<QuizSolution> solution() {
        List<UndirectedEdge> right = List.copyOf(edges(answers.names()));
        List<String> names = right.stream().map(this::name).sorted().toList();
        return Optional.of(QuizSolution.of(NameJoiner.listed(names), QuizAnswerMarks.ofEdges(right)));
    }

    @Override
    public void check() {
        if (edges(answers.names()).isEmpty()) {
            throw new InputFault("no edge is right", "Ask for edges that there are.");
        }
    }
}
