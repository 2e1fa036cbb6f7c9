package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.lesson.Quiz;
import knightschool.search.position.Candidate;
import knightschool.search.position.Position;
import knightschool.setup.capability.SetupMomentFinder;
import knightschool.setup.capability.SideBySideSearchSetup;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.trace.Trace;

/**
 * Judges a prediction of the square to which the knight goes next.
 *
 * @param right the names of the right squares
 * @param position the position of the search beside the text, if the question is about it
 */
record NextMoveJudge(List<String> right, Optional<Position> position, Board board) implements QuizKindJudge {
    static NextMoveJudge of(Quiz quiz, QuizJudge context) {
        Optional<ConfiguredAlgorithm> named =
                quiz.right().isEmpty() ? Optional.empty() : solver(quiz.right().getFirst(), context.board());
        if (!quiz.right().isEmpty() && named.isEmpty()) {
            return new NextMoveJudge(context.answers(quiz).names(), Optional.empty(), context.board());
        }
        SideBySideSearchSetup setup = context.require(
                SideBySideSearchSetup.class,
                "no search stands beside this quiz",
                "Give the slide a setup with \"scene: compare\", or write the square as \"right\".");
        return of(setup, named.orElse(setup.solvers().getFirst()));
    }

    private static Optional<ConfiguredAlgorithm> solver(String text, Board board) {
        try {
            return Optional.of(ConfiguredAlgorithm.read(text, board));
        } catch (InputFault _) {
            return Optional.empty();
        }
    }

    private static NextMoveJudge of(SideBySideSearchSetup setup, ConfiguredAlgorithm solver) {
        if (!setup.solvers().contains(solver)) {
            throw new InputFault(
                    solver.title(setup.board()) + " stands in no pane of this slide", "Name one of its panes.");
        }
        long step = SetupMomentFinder.find(setup, setup.momentLimit())
                .orElseThrow(() -> new InputFault(
                        "the searches of this slide do not come to its moment within "
                                + NumberFormatter.grouped(setup.momentLimit()) + " steps",
                        "Name another moment."));
        Trace trace = new Trace(setup.problem(), solver);
        trace.extend(step + 1);
        if (trace.explored() <= step) {
            throw new InputFault("this search has ended: there is no next move", "Name an earlier moment.");
        }
        int next = trace.frame(step + 1).path().head();
        Position now = trace.frame(step).position();
        return new NextMoveJudge(List.of(SquareNames.name(setup.board(), next)), Optional.of(now), setup.board());
    }

    private int square(String name) {
        return SquareNames.parse(board, name);
    }

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        if (answer.words().size() != 1) {
            throw new InputFault("one square is asked for", "Choose one.");
        }
        int square = square(answer.first());
        boolean isRight = right.stream().anyMatch(name -> square(name) == square);
        return isRight
                ? AnswerVerdict.right(QuizAnswerMarks.ofSquares(List.of(square)))
                : AnswerVerdict.wrongAt(unlike(square), square);
    }

    private String unlike(int square) {
        String name = SquareNames.name(board, square);
        if (position.isEmpty()) {
            return "The knight does not go to " + name + ".";
        }
        int knight = position.get().path().head();
        Optional<Candidate> candidate = position.get().candidates().stream()
                .filter(c -> c.square() == square)
                .findFirst();
        if (candidate.isEmpty()) {
            return KnightGraph.of(board).hasEdge(knight, square)
                    ? name + " is not free."
                    : name + " is not a knight's move away from " + SquareNames.name(board, knight) + ".";
        }
        if (!position.get().scored()) {
            return name + " is free, but the order of the moves has another free square before it.";
        }
        int fewest = position.get().candidates().stream()
                .mapToInt(Candidate::onward)
                .min()
                .orElse(0);
        int onward = candidate.get().onward();
        return onward > fewest
                ? "From " + name + " the knight has " + Plural.counted(onward, "open move")
                        + ". From another square it has fewer."
                : name + " has as few open moves as another square: this is a tie, and the other is taken.";
    }

    @Override
    public Optional<QuizSolution> solution() {
        return Optional.of(
                QuizSolution.of(right.getFirst(), QuizAnswerMarks.ofSquares(List.of(square(right.getFirst())))));
    }

    @Override
    public void check() {
        if (right.isEmpty()) {
            throw new InputFault("\"right\" names no square", "Write one, such as \"right: c3\".");
        }
        right.forEach(this::square);
    }
}
