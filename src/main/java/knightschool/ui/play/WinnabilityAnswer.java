package knightschool.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.WitnessKind;
import knightschool.play.CandidateWinnability;
import knightschool.play.LosingMove;
import knightschool.play.PositionHints;
import knightschool.play.Winnability;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.ui.work.WorkFailure;

/**
 * The answer to the player whether the game can still be won.
 *
 * @param stage the stage of the answer
 * @param hints the knowledge about the position and its candidates; empty until known
 * @param loss where the game was lost; empty if it is not lost or this is not known yet
 * @param failure why there is no answer; empty if nothing failed
 */
record WinnabilityAnswer(
        Stage stage, Optional<PositionHints> hints, Optional<LosingMove> loss, Optional<WorkFailure> failure) {
    /** No answer, because none was requested or allowed. */
    static final WinnabilityAnswer QUIET =
            new WinnabilityAnswer(Stage.QUIET, Optional.empty(), Optional.empty(), Optional.empty());

    /** The answer is being computed. */
    static final WinnabilityAnswer LOOKING =
            new WinnabilityAnswer(Stage.LOOKING, Optional.empty(), Optional.empty(), Optional.empty());

    /** The stages of an answer. */
    enum Stage {
        QUIET,
        LOOKING,
        KNOWN,
        FAILED
    }

    /** Returns the answer for a failure. */
    static WinnabilityAnswer failed(WorkFailure failure) {
        return new WinnabilityAnswer(Stage.FAILED, Optional.empty(), Optional.empty(), Optional.of(failure));
    }

    /** Returns a complete answer. */
    static WinnabilityAnswer complete(PositionHints hints, Optional<LosingMove> loss) {
        return new WinnabilityAnswer(Stage.KNOWN, Optional.of(hints), loss, Optional.empty());
    }

    boolean isKnown() {
        return stage == Stage.KNOWN;
    }

    /** Returns whether the game can still be won; empty until known. */
    Optional<Winnability> winnability() {
        return hints.map(PositionHints::winnability);
    }

    /** Returns the number of moves that keep the game winnable; empty if unknown. */
    OptionalInt open() {
        return hints.filter(gameHints ->
                        CandidateWinnability.count(gameHints.candidates(), TourExistenceVerdict.UNKNOWN) == 0)
                .map(gameHints ->
                        OptionalInt.of(CandidateWinnability.count(gameHints.candidates(), TourExistenceVerdict.EXISTS)))
                .orElse(OptionalInt.empty());
    }

    /**
     * Returns the number of visited squares in the last position that could be won; empty if the game is not known to
     * be lost or could never be won.
     */
    Optional<Integer> lastWinnable() {
        return loss.filter(lost -> !lost.wasNeverOpen()).map(LosingMove::lastWinnable);
    }

    /** Returns the squares to which no move leads any more, if that is why the game cannot be won. */
    List<Integer> cutOff() {
        return winnability().orElse(null) instanceof CannotBeWon(var witness) && witness.kind() == WitnessKind.ISOLATED
                ? witness.squares()
                : List.of();
    }

    /** Returns the evidence why the game cannot be won. */
    WitnessMarks evidence() {
        return winnability().orElse(null) instanceof CannotBeWon(var witness)
                ? WitnessMarks.of(witness)
                : WitnessMarks.NONE;
    }
}
