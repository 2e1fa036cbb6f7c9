package knightschool.ui.editor.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessSquares;
import knightschool.explain.TourAnswer;
import knightschool.explain.TourExistenceVerdict;
import knightschool.ui.work.WorkFailure;
import knightschool.walk.ShortestCoveringWalk;

/**
 * The present knowledge about the tours of a board.
 *
 * @param board the board
 * @param closed whether closed tours are asked about
 * @param stage the stage of the answer
 * @param progress the progress of the search in words, empty at first; after a failure or a refusal the reason for it
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

    /** The stages of an answer. */
    enum Stage {
        /** A search for a tour, or for a reason against one, is in progress. */
        LOOKING,
        /** There is no tour, and a search for the shortest walk is in progress. */
        WALKING,
        /** The user has stopped the search. */
        STOPPED,
        /** The search failed, and can be tried again. */
        FAILED,
        /** The board exceeds the limits of the search, so that another attempt is useless. */
        REFUSED,
        /** The question is fully answered. */
        DONE;

        boolean isUnderWay() {
            return this == LOOKING || this == WALKING;
        }
    }

    static TourAnswerState looking(Board board, boolean closed) {
        return new TourAnswerState(board, closed, Stage.LOOKING, "", Optional.empty(), Optional.empty());
    }

    /** Returns this state with an answer. */
    TourAnswerState with(TourAnswer tourAnswer) {
        Stage next = tourAnswer.verdict() == TourExistenceVerdict.IMPOSSIBLE ? Stage.WALKING : Stage.DONE;
        return new TourAnswerState(board, closed, next, "", Optional.of(tourAnswer), Optional.empty());
    }

    TourAnswerState with(ShortestCoveringWalk shortest) {
        return new TourAnswerState(board, closed, Stage.DONE, "", finding, Optional.of(shortest));
    }

    TourAnswerState with(String howFar) {
        return new TourAnswerState(board, closed, stage, howFar, finding, walk);
    }

    /** Returns this state ended by a failure or a refusal. */
    TourAnswerState with(WorkFailure failure) {
        Stage end = failure.isOfInput() ? Stage.REFUSED : Stage.FAILED;
        return new TourAnswerState(board, closed, end, failure.words(), finding, walk);
    }

    TourAnswerState at(Stage other) {
        return new TourAnswerState(board, closed, other, "", finding, walk);
    }

    /** Returns whether no search is in progress and a longer one may tell more. */
    boolean isOpen() {
        return stage == Stage.STOPPED || stage == Stage.FAILED || is(TourExistenceVerdict.UNKNOWN);
    }

    boolean is(TourExistenceVerdict verdict) {
        return finding.filter(tourAnswer -> tourAnswer.verdict() == verdict).isPresent();
    }

    /** Returns the evidence against a tour. */
    WitnessSquares evidence() {
        return finding.flatMap(TourAnswer::witness).map(WitnessSquares::of).orElse(WitnessSquares.NONE);
    }

    /** Returns the tour, or else the shortest walk; empty if neither is known or the walk has no moves. */
    Optional<DrawnWalk> bestWalk() {
        return finding.filter(tourAnswer -> tourAnswer.verdict() == TourExistenceVerdict.EXISTS)
                .map(tourAnswer -> tour(tourAnswer.example()))
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
