package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.lesson.Quiz;
import knightschool.search.position.Position;
import knightschool.setup.capability.SetupMomentFinder;
import knightschool.setup.capability.SideBySideSearchSetup;
import knightschool.text.NameJoiner;
import knightschool.text.Plural;
import knightschool.trace.Trace;

/**
 * Judges an answer to a quiz question that asks for squares: the answer is right if it is exactly the set of the right
 * squares; otherwise the verdict marks its right and its wrong squares.
 *
 * @param searched the searches on the board; during a search, some of a square's moves may be closed
 */
record ExactSquaresJudge(Quiz quiz, RightAnswerEvaluator answers, Board board, Optional<SideBySideSearchSetup> searched)
        implements QuizKindJudge {
    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        Set<Integer> right = squares(answers.names());
        Set<Integer> squares = squares(answer.words());
        if (squares.equals(right)) {
            return AnswerVerdict.right(QuizAnswerMarks.ofSquares(List.copyOf(right)));
        }
        List<Integer> hits = squares.stream().filter(right::contains).toList();
        List<Integer> extra =
                squares.stream().filter(square -> !right.contains(square)).toList();
        String counted = WrongAnswerFeedbackWords.partialResult(hits.size(), right.size(), extra.size(), "square");
        String words = extra.isEmpty() ? counted : unlike(extra.getFirst()) + (right.size() == 1 ? "" : " " + counted);
        return AnswerVerdict.wrong(words, QuizAnswerMarks.ofSquares(hits, extra));
    }

    private Set<Integer> squares(List<String> names) {
        Set<Integer> squares = new TreeSet<>();
        names.forEach(name -> squares.add(SquareNames.parse(board, name)));
        return squares;
    }

    /** Returns why a square does not belong to the answer, as far as the claim explains it. */
    private String unlike(int square) {
        String name = SquareNames.name(board, square);
        List<String> question = answers.question();
        String word = question.isEmpty() ? "" : question.getFirst();
        if (!board.isPlayable(square)) {
            return name + " is a hole.";
        }
        return switch (word) {
            case "vertices-of-degree" -> {
                int degree = KnightGraph.of(board).degree(square);
                yield name + " has " + Plural.counted(degree, "move") + ", not " + question.getLast() + ".";
            }
            case "articulation-squares" -> "Without " + name + " there are no more components than before.";
            case "neighbours" -> name + " is not a knight's move away from " + question.getLast() + ".";
            default -> searched.map(setup -> inSearch(setup, square)).orElseGet(() -> name + " does not belong there.");
        };
    }

    /**
     * Returns why a square does not belong to the answer at the current step of the searches. If the right squares are
     * unvisited squares that all have the same number of open moves, at most one, the question is about open moves, and
     * the reason is the square's own number, provided that the searches agree.
     */
    private String inSearch(SideBySideSearchSetup setup, int square) {
        String name = SquareNames.name(board, square);
        OptionalLong step = SetupMomentFinder.find(setup, setup.momentLimit());
        if (step.isEmpty()) {
            return name + " does not belong there.";
        }
        List<String> sentences = setup.solvers().stream()
                .map(solver -> position(setup, solver, step.getAsLong()))
                .map(position -> isAboutOpenMoves(position, square) ? openMovesSentence(position, square, name) : "")
                .distinct()
                .toList();
        return sentences.size() == 1 && !sentences.getFirst().isEmpty()
                ? sentences.getFirst()
                : name + " does not belong there.";
    }

    private static Position position(SideBySideSearchSetup setup, ConfiguredAlgorithm solver, long step) {
        Trace trace = new Trace(setup.problem(), solver);
        trace.extend(step);
        return trace.frame(Math.min(step, trace.explored())).position();
    }

    private boolean isAboutOpenMoves(Position position, int square) {
        Set<Integer> right = squares(answers.names());
        int open = openMoves(position, right.iterator().next());
        return open <= 1
                && (open != openMoves(position, square) || position.path().head() == square)
                && right.stream()
                        .allMatch(one -> position.path().head() != one
                                && position.domains().has(one)
                                && openMoves(position, one) == open);
    }

    /** Returns the number of open moves of a square; larger than any such number if the square is visited. */
    private static int openMoves(Position position, int square) {
        return position.domains().has(square)
                ? Integer.bitCount(position.domains().mask(square))
                : Integer.MAX_VALUE;
    }

    private static String openMovesSentence(Position position, int square, String name) {
        if (position.path().head() == square) {
            return "The knight stands on " + name + ".";
        }
        if (!position.domains().has(square)) {
            return name + " is visited already.";
        }
        return name + " has " + Plural.counted(openMoves(position, square), "open move") + ".";
    }

    @Override
    public Optional<QuizSolution> solution() {
        List<Integer> right = List.copyOf(squares(answers.names()));
        List<String> names = SquareNames.names(board, right).stream().sorted().toList();
        return Optional.of(QuizSolution.of(NameJoiner.listed(names), QuizAnswerMarks.ofSquares(right)));
    }

    @Override
    public void check() {
        if (squares(answers.names()).isEmpty()) {
            throw new InputFault("no square is right", "Ask for squares that there are.");
        }
    }
}
