package knightschool.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.Verdict;
import knightschool.explain.WitnessKind;
import knightschool.play.CandidateWinnability;
import knightschool.play.Hints;
import knightschool.play.LosingMove;
import knightschool.play.Winnability;
import knightschool.play.Winnability.CannotBeWon;

/**
 * What a player has been told about whether the game can still be won.
 *
 * @param stage how far it is
 * @param hints what is known of the position and its candidates; empty until that is known
 * @param loss where the game was lost; empty where it is not lost, or that is not known yet
 * @param failure what broke down, in words; else empty
 */
record WinnabilityAnswer(Stage stage, Optional<Hints> hints, Optional<LosingMove> loss, String failure) {
    /** Nothing was asked, or nothing is told. */
    static final WinnabilityAnswer QUIET = new WinnabilityAnswer(Stage.QUIET, Optional.empty(), Optional.empty(), "");

    /** It is being found out. */
    static final WinnabilityAnswer LOOKING =
            new WinnabilityAnswer(Stage.LOOKING, Optional.empty(), Optional.empty(), "");

    /** How far an answer is. */
    enum Stage {
        QUIET,
        LOOKING,
        KNOWN,
        FAILED
    }

    /** It broke down. */
    static WinnabilityAnswer failed(String words) {
        return new WinnabilityAnswer(Stage.FAILED, Optional.empty(), Optional.empty(), words);
    }

    /** It is known. */
    static WinnabilityAnswer known(Hints hints, Optional<LosingMove> loss) {
        return new WinnabilityAnswer(Stage.KNOWN, Optional.of(hints), loss, "");
    }

    boolean isKnown() {
        return stage == Stage.KNOWN;
    }

    /** Whether it can still be won; empty until that is known. */
    Optional<Winnability> winnability() {
        return hints.map(Hints::winnability);
    }

    /** How many of the moves that there are keep it open; empty where that is not known. */
    OptionalInt open() {
        return hints.filter(known -> CandidateWinnability.count(known.candidates(), Verdict.UNKNOWN) == 0)
                .map(known -> OptionalInt.of(CandidateWinnability.count(known.candidates(), Verdict.EXISTS)))
                .orElse(OptionalInt.empty());
    }

    /** How many squares are visited in the last position that could be won, where the game is lost. */
    Optional<Integer> lastWinnable() {
        return loss.filter(lost -> !lost.wasNeverOpen()).map(LosingMove::lastWinnable);
    }

    /** The squares to which no move leads any more, where that is why it cannot be won. */
    List<Integer> cutOff() {
        return winnability().orElse(null) instanceof CannotBeWon(var witness) && witness.kind() == WitnessKind.ISOLATED
                ? witness.squares()
                : List.of();
    }

    /** What there is to see of why it cannot be won. */
    WitnessMarks evidence() {
        return winnability().orElse(null) instanceof CannotBeWon(var witness)
                ? WitnessMarks.of(witness)
                : WitnessMarks.NONE;
    }
}
