package knightschool.ui.editor.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.TourExistenceAnswer;
import knightschool.explain.TourExistenceVerdict;
import knightschool.ui.work.WorkFailure;
import knightschool.walk.ShortestCoveringWalkAnswer;

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
public record TourExistenceState(
        Board board,
        boolean closed,
        Stage stage,
        String progress,
        Optional<TourExistenceAnswer> finding,
        Optional<ShortestCoveringWalkAnswer> walk) {

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

    static TourExistenceState looking(Board board, boolean closed) {
        return new TourExistenceState(board, closed, Stage.LOOKING, "", Optional.empty(), Optional.empty());
    }

    /** Returns this state with an answer. */
    TourExistenceState with(TourExistenceAnswer tourAnswer) {
        Stage next = tourAnswer.verdict() == TourExistenceVerdict.IMPOSSIBLE ? Stage.WALKING : Stage.DONE;
        return new TourExistenceState(board, closed, next, "", Optional.of(tourAnswer), Optional.empty());
    }

    TourExistenceState with(ShortestCoveringWalkAnswer shortest) {
        return new TourExistenceState(board, closed, Stage.DONE, "", finding, Optional.of(shortest));
    }

    TourExistenceState with(String howFar) {
        return new TourExistenceState(board, closed, stage, howFar, finding, walk);
    }

    /** Returns this state ended by a failure or a refusal. */
    TourExistenceState with(WorkFailure failure) {
        Stage end = failure.isOfInput() ? Stage.REFUSED : Stage.FAILED;
        return new TourExistenceState(board, closed, end, failure.words(), finding, walk);
    }

    TourExistenceState at(Stage other) {
        return new TourExistenceState(board, closed, other, "", finding, walk);
    }

    /** Returns whether no search is in progress and a longer one may tell more. */
    boolean isOpen() {
        return stage == Stage.STOPPED || stage == Stage.FAILED || is(TourExistenceVerdict.UNKNOWN);
    }

    boolean is(TourExistenceVerdict verdict) {
        return finding.filter(tourAnswer -> tourAnswer.verdict() == verdict).isPresent();
    }

    /** Returns the evidence against a tour. */
    WitnessMarks evidence() {
        return finding.flatMap(TourExistenceAnswer::witness)
                .map(WitnessMarks::of)
                .orElse(WitnessMarks.NONE);
    }

    /** Returns the tour, or else the shortest walk; empty if neither is known or the walk has no moves. */
    Optional<DrawnWalk> bestWalk() {
        return finding.filter(tourAnswer -> tourAnswer.verdict() == TourExistenceVerdict.EXISTS)
                .map(tourAnswer -> tour(tourAnswer.example()))
                .or(() -> walk.map(ShortestCoveringWalkAnswer::walk).map(squares -> new DrawnWalk(squares, closed)))
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
