package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.graph.WalkHistory;
import knightschool.lesson.Quiz;
import knightschool.lesson.task.GameTask;
import knightschool.lesson.task.GameTaskSolvabilityCheck;
import knightschool.play.Game;
import knightschool.setup.capability.TourGameSetup;

/**
 * Judges quizzes that are answered by playing a game, for games written as squares in the order of the visits; finds a
 * right game if the lesson has no solution. The game that a student plays is judged by the same {@link GameTask}, while
 * it is played beside the quiz.
 *
 * @param quiz the claims about a right game, and perhaps a solution
 * @param context has the game that stands on the slide
 */
record PlayQuizJudge(Quiz quiz, QuizJudge context) implements QuizKindJudge {
    private Game slide() {
        return context.require(
                        TourGameSetup.class,
                        "no game stands beside this quiz of the kind play",
                        "Give the slide a setup with \"scene: play\".")
                .game();
    }

    private GameTask task() {
        return GameTask.of(slide(), quiz.right());
    }

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        var verdict = task().judge(game(answer.words()), context.claims()::requireWanted);
        return verdict.isRight() ? AnswerVerdict.right() : AnswerVerdict.wrong(verdict.words());
    }

    private Game game(List<String> names) {
        List<Integer> squares = names.stream()
                .map(name -> SquareNames.parse(context.board(), name))
                .toList();
        Game.faultOf(context.board(), squares).ifPresent(fault -> {
            throw new InputFault(
                    "this is no game: " + fault.text(),
                    "Name the squares in order, each a knight's move from the one before and none twice.");
        });
        Game begun = slide();
        return new Game(begun.board(), begun.goal(), WalkHistory.of(squares));
    }

    @Override
    public Optional<QuizSolution> solution() {
        List<String> written = quiz.help().solution();
        Optional<Game> game =
                written.isEmpty() ? task().example(context.claims()::requireWanted) : Optional.of(game(written));
        return game.map(example -> QuizSolution.ofGame("One such game is shown.", example));
    }

    @Override
    public void check() {
        GameTaskSolvabilityCheck.check(task(), context.claims()::requireWanted);
        List<String> written = quiz.help().solution();
        if (!written.isEmpty()) {
            QuizJudge.requireRight(judge(SubmittedAnswer.of(written)));
        }
    }
}
