package knightschool.lesson.judge;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.LargestIndependentSet;
import knightschool.graph.measure.SmallestDominatingSet;
import knightschool.text.NameJoiner;

/**
 * Judges a set of squares of which only conditions are asked. They are about the number of its squares, and about two
 * properties. In an independent set no two squares are a knight's move apart. In a dominating set every other square is
 * a knight's move from a member.
 *
 * @param right conditions such as {@code independent = true} or {@code squares >= 13}
 * @param example the names of the squares of a right set; if empty, the engine looks for one
 * @param graph the knight's graph of the board
 */
record SquareSetConditionJudge(List<String> right, List<String> example, KnightGraph graph) implements QuizKindJudge {
    private static final String SQUARES = "squares";
    private static final String INDEPENDENT = "independent";
    private static final String DOMINATING = "dominating";

    private List<AnswerCondition> conditions() {
        return AnswerCondition.parseAll(right, "a set of squares", "independent = true");
    }

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        return judge(squares(answer.words()));
    }

    private AnswerVerdict judge(BitSet squares) {
        Optional<Integer> hole = squares.stream()
                .filter(square -> !graph.hasVertex(square))
                .boxed()
                .findFirst();
        return hole.map(square -> AnswerVerdict.wrongAt(name(square) + " is a hole.", square))
                .or(() -> conditions().stream()
                        .flatMap(condition -> fault(condition, squares).stream())
                        .findFirst())
                .orElseGet(() -> AnswerVerdict.right(
                        QuizAnswerMarks.ofSquares(squares.stream().boxed().toList())));
    }

    private Optional<AnswerVerdict> fault(AnswerCondition condition, BitSet squares) {
        return switch (condition.word()) {
            case SQUARES -> condition.fault(squares.cardinality(), "square").map(AnswerVerdict::wrong);
            case INDEPENDENT ->
                condition.fault(edgeInside(squares), "No two of these squares are a knight's move apart.");
            case DOMINATING -> condition.fault(undominated(squares), "These squares guard the whole board.");
            default -> throw condition.unknown("a set of squares", SQUARES, INDEPENDENT, DOMINATING);
        };
    }

    private Optional<AnswerVerdict> edgeInside(BitSet squares) {
        return squares.stream()
                .boxed()
                .flatMap(square -> IntStream.of(graph.neighbours(square))
                        .filter(squares::get)
                        .mapToObj(other -> AnswerVerdict.wrongAt(
                                NameJoiner.listed(Stream.of(name(square), name(other))
                                                .sorted()
                                                .toList())
                                        + " are a knight's move apart.",
                                square,
                                other)))
                .findFirst();
    }

    private Optional<AnswerVerdict> undominated(BitSet squares) {
        return graph.vertices()
                .filter(vertex -> !squares.get(vertex)
                        && IntStream.of(graph.neighbours(vertex)).noneMatch(squares::get))
                .mapToObj(vertex -> AnswerVerdict.wrongAt(
                        name(vertex) + " is not guarded: none of your squares is a knight's move away.", vertex))
                .findFirst();
    }

    @Override
    public Optional<QuizSolution> solution() {
        return candidates()
                .filter(squares -> judge(squares).isRight())
                .findFirst()
                .map(squares -> {
                    List<Integer> members = squares.stream().boxed().toList();
                    List<String> names = SquareNames.names(board(), members).stream()
                            .sorted()
                            .toList();
                    return QuizSolution.of(NameJoiner.listed(names), QuizAnswerMarks.ofSquares(members));
                });
    }

    private Stream<BitSet> candidates() {
        if (!example.isEmpty()) {
            return Stream.of(squares(example));
        }
        Stream<BitSet> independent =
                Stream.of(LargestIndependentSet.of(graph).vertices()).map(SquareSetConditionJudge::bits);
        return graph.vertexCount() > SmallestDominatingSet.MOST_VERTICES
                ? independent
                : Stream.concat(
                        independent,
                        Stream.of(graph)
                                .map(board -> SmallestDominatingSet.of(board, () -> {}))
                                .map(set -> bits(set.vertices())));
    }

    @Override
    public void check() {
        if (judge(new BitSet()).isRight()) {
            throw new InputFault("no square at all is right already", "Ask for more, as in: squares >= 2.");
        }
        if (!example.isEmpty()) {
            QuizJudge.requireRight(judge(squares(example)));
        } else if (solution().isEmpty()) {
            throw new InputFault(
                    "the engine finds no such set of squares", "Write one as \"solution\": a list of squares.");
        }
    }

    private BitSet squares(List<String> names) {
        BitSet squares = new BitSet();
        names.forEach(name -> squares.set(SquareNames.parse(board(), name)));
        return squares;
    }

    private static BitSet bits(int... squares) {
        BitSet bits = new BitSet();
        IntStream.of(squares).forEach(bits::set);
        return bits;
    }

    private String name(int square) {
        return SquareNames.name(board(), square);
    }

    private Board board() {
        return graph.board();
    }
}
