package knightschool.ui.editor.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.TourAnswer;
import knightschool.explain.Verdict;
import knightschool.ui.work.WorkFailure;
import knightschool.walk.ShortestCoveringWalk;

/**
 * What is known so far about the tours of a board.
 *
 * @param board the board asked about
 * @param closed whether closed tours are asked for
 * @param stage how far it is
 * @param progress while something is looked for, how far that is in words, empty at first; where that broke down or was
 *     refused, why
 * @param finding whether there is a tour; empty until that is known
 * @param walk the shortest walk where there is no tour; empty until that is known
 */
public record TourAnswerState(
        Board board,
        boolean closed,
        Stage stage,
        String progress,
        Optional<TourAnswer> finding,
        Optional<ShortestCoveringWalk> walk) {

    /** How far an answer is. */
    enum Stage {
        /** A tour, or a reason against one, is being looked for. */
        LOOKING,
        /** There is no tour, and the shortest walk is being looked for. */
        WALKING,
        /** A person has stopped it. */
        STOPPED,
        /** It broke down, and can be tried again. */
        FAILED,
        /** The board asks for more than can be done, and would do so again. */
        REFUSED,
        /** All that was asked is answered. */
        DONE;

        boolean isUnderWay() {
            return this == LOOKING || this == WALKING;
        }
    }

    static TourAnswerState looking(Board board, boolean closed) {
        return new TourAnswerState(board, closed, Stage.LOOKING, "", Optional.empty(), Optional.empty());
    }

    /** The same, known so far. */
    TourAnswerState with(TourAnswer found) {
        Stage next = found.verdict() == Verdict.IMPOSSIBLE ? Stage.WALKING : Stage.DONE;
        return new TourAnswerState(board, closed, next, "", Optional.of(found), Optional.empty());
    }

    TourAnswerState with(ShortestCoveringWalk shortest) {
        return new TourAnswerState(board, closed, Stage.DONE, "", finding, Optional.of(shortest));
    }

    TourAnswerState with(String howFar) {
        return new TourAnswerState(board, closed, stage, howFar, finding, walk);
    }

    /** The same, with nothing more to come, since looking for it broke down or was refused. */
    TourAnswerState with(WorkFailure failure) {
        Stage end = failure.isOfInput() ? Stage.REFUSED : Stage.FAILED;
        return new TourAnswerState(board, closed, end, failure.words(), finding, walk);
    }

    TourAnswerState at(Stage other) {
        return new TourAnswerState(board, closed, other, "", finding, walk);
    }

    /** Whether nothing is under way, and looking again may tell more. */
    boolean isOpen() {
        return stage == Stage.STOPPED || stage == Stage.FAILED || is(Verdict.UNKNOWN);
    }

    boolean is(Verdict verdict) {
        return finding.filter(found -> found.verdict() == verdict).isPresent();
    }

    /** What there is to see of why there is no tour. */
    WitnessMarks evidence() {
        return finding.flatMap(TourAnswer::witness).map(WitnessMarks::of).orElse(WitnessMarks.NONE);
    }

    /** The tour, or else the shortest walk; empty where neither is known, or nothing moves. */
    Optional<DrawnWalk> bestWalk() {
        return finding.filter(found -> found.verdict() == Verdict.EXISTS)
                .map(found -> tour(found.example()))
                .or(() -> walk.map(ShortestCoveringWalk::walk).map(squares -> new DrawnWalk(squares, closed)))
                .filter(line -> line.squares().size() > 1);
    }

    private DrawnWalk tour(int[] example) {
        List<Integer> squares = new ArrayList<>();
        for (int square : example) {
            squares.add(square);
        }
        if (closed) {
            squares.add(squares.getFirst());
        }
        return new DrawnWalk(squares, closed);
    }
}
