package knightschool.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.explain.TourExistenceVerdict;
import knightschool.play.Winnability.CanBeWon;
import knightschool.search.position.Candidate;

/**
 * A candidate for the next square, and whether the game can still be won after it.
 *
 * @param candidate the square
 * @param winnability the winnability of the position after it
 */
public record CandidateWinnability(Candidate candidate, Winnability winnability) {
    /**
     * Returns the answers for all candidates of a position. If the position has a known completion, it is the answer
     * for its first square.
     *
     * @param now the answer for the position
     */
    public static List<CandidateWinnability> of(Game game, Winnability now, Runnable progress) {
        List<CandidateWinnability> answers = new ArrayList<>();
        for (Candidate candidate : game.candidates()) {
            answers.add(new CandidateWinnability(candidate, after(game, candidate.square(), now, progress)));
        }
        return List.copyOf(answers);
    }

    private static Winnability after(Game game, int square, Winnability now, Runnable progress) {
        return now.after(square)
                .<Winnability>map(rest -> rest)
                .orElseGet(() -> WinnabilityDecider.decide(game.moved(square), progress));
    }

    /** Returns the candidate's square. */
    public int square() {
        return candidate.square();
    }

    /**
     * Returns a completion of the position itself, from the first candidate after which the game can be won; empty if
     * there is none.
     */
    public static Optional<CanBeWon> ofPosition(List<CandidateWinnability> answers) {
        return answers.stream().flatMap(answer -> answer.withMove().stream()).findFirst();
    }

    private Optional<CanBeWon> withMove() {
        return winnability instanceof CanBeWon(List<Integer> completion)
                ? Optional.of(new CanBeWon(
                        Stream.concat(Stream.of(square()), completion.stream()).toList()))
                : Optional.empty();
    }

    /** Returns the number of answers with a verdict. */
    public static int count(List<CandidateWinnability> answers, TourExistenceVerdict verdict) {
        return (int) answers.stream()
                .filter(answer -> answer.winnability().verdict() == verdict)
                .count();
    }
}
