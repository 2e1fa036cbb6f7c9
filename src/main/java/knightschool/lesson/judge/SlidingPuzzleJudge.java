package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.lesson.claim.StateMapClaims;
import knightschool.lesson.task.PuzzleTask;
import knightschool.setup.capability.SlidingPuzzleGameSetup;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzleGame;

/**
 * Judges the moves made in the sliding puzzle beside a quiz.
 *
 * @param claims the conditions for right moves
 * @param written the author's right answer; may be empty
 */
record SlidingPuzzleJudge(List<String> claims, List<String> written, QuizJudge context) implements QuizKindJudge {
    private SlidingPuzzleGame slide() {
        return context.require(
                        SlidingPuzzleGameSetup.class,
                        "no puzzle stands beside this quiz of the kind puzzle",
                        "Give the slide a setup with \"scene: statemap\".")
                .game();
    }

    private PuzzleTask task() {
        return PuzzleTask.of(StateMapClaims.map(slide().puzzle(), false, context.claims()::requireWanted), claims);
    }

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        return task().unmet(moves(answer.words())).map(AnswerVerdict::wrong).orElseGet(AnswerVerdict::right);
    }

    private List<BlockMove> moves(List<String> words) {
        return words.stream()
                .map(word -> BlockMoveText.parse(slide().puzzle(), word))
                .toList();
    }

    @Override
    public Optional<QuizSolution> solution() {
        Optional<List<BlockMove>> moves =
                written.isEmpty() ? task().example(context.claims()::requireWanted) : Optional.of(moves(written));
        return moves.map(solution -> QuizSolution.ofPuzzle(
                solution.size()
                        + (solution.size() == 1 ? " move does it; it is shown." : " moves do it; they are shown."),
                slide().puzzle(),
                solution));
    }

    @Override
    public void check() {
        PuzzleTask task = task();
        task.check(slide().walk(), context.claims()::requireWanted);
        if (!written.isEmpty()) {
            QuizJudge.requireRight(judge(SubmittedAnswer.of(written)));
        }
    }
}
