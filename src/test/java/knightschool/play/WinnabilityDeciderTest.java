package knightschool.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.explain.RemainingBoard;
import knightschool.explain.TourExistenceAttempt;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.Witness;
import knightschool.explain.WitnessKind;
import knightschool.graph.KnightGraph;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.play.Winnability.NotKnown;
import knightschool.play.completion.MemoizedPaths;
import knightschool.tour.TourFaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class WinnabilityDeciderTest {
    private final Map<String, Integer> kinds = new TreeMap<>();

    private static Winnability decide(Game game) {
        return WinnabilityDecider.decide(game, () -> {});
    }

    /** The game played on to its end as the completion says. */
    static Game completed(Game game) {
        Game now = game;
        for (int square : assertInstanceOf(CanBeWon.class, decide(game)).completion()) {
            now = now.moved(square);
        }
        return now;
    }

    private void judge(Game game) {
        Winnability answer = decide(game);
        String kind =
                answer instanceof CannotBeWon(Witness witness) ? witness.kind().word() : "exists";
        kinds.merge(kind, 1, Integer::sum);
        assertEquals(
                canBeWon(game) ? TourExistenceVerdict.EXISTS : TourExistenceVerdict.IMPOSSIBLE,
                answer.verdict(),
                game::toString);
        if (answer instanceof CanBeWon(List<Integer> completion)) {
            int[] tour = PlayedGames.tour(game, completion);
            assertEquals(
                    Optional.empty(),
                    TourFaults.first(game.board(), tour, game.goal().isClosed()));
        }
    }

    private static boolean canBeWon(Game game) {
        RemainingBoard rest =
                RemainingBoard.of(game.board(), game.squares(), game.goal().isClosed());
        return game.isFinished() || MemoizedPaths.tourExists(KnightGraph.of(rest.board()), rest.ends());
    }

    @Test
    void decideAgreesWithEveryPathOnRandomBoards() {
        PlayedGames.onRandomBoards(7, 1_500, 13).forEach(this::judge);
        assertTrue(kinds.get("exists") > 20, kinds::toString);
        assertTrue(kinds.size() >= 5, kinds::toString);
    }

    @Test
    void decideAgreesWithEveryPathLateOnFullBoards() {
        PlayedGames.on(8, 60, 5, 5, 12).forEach(this::judge);
        PlayedGames.on(9, 60, 4, 5, 6).forEach(this::judge);
        PlayedGames.on(10, 60, 3, 10, 14).forEach(this::judge);
        PlayedGames.on(11, 60, 6, 6, 22).forEach(this::judge);
        PlayedGames.on(12, 60, 8, 8, 50).forEach(this::judge);
        assertTrue(kinds.get("exists") > 20, kinds::toString);
        assertTrue(kinds.size() >= 5, kinds::toString);
    }

    @Test
    void decideLeavesNothingUnknownOnEightByEight() {
        assertEquals(
                0,
                PlayedGames.on(13, 100, 8, 8, 5)
                        .filter(game -> decide(game).verdict() == TourExistenceVerdict.UNKNOWN)
                        .count());
    }

    @Test
    void decideAsksForAnyTourBeforeTheKnightIsPlaced() {
        assertTrue(decide(Game.begin(Board.full(5, 5), Goal.OPEN_TOUR)).canBeWon());
        assertTrue(decide(Game.begin(Board.full(5, 5), Goal.CIRCUIT)).cannotBeWon());
        assertTrue(decide(Game.begin(Board.full(4, 4), Goal.OPEN_TOUR)).cannotBeWon());
    }

    @Test
    void decideShowsASquareOfTheWrongColourAtTheStart() {
        Winnability answer = decide(Game.begin(Board.full(5, 5), Goal.OPEN_TOUR).moved(1));
        Witness witness = assertInstanceOf(CannotBeWon.class, answer).witness();
        assertEquals(WitnessKind.COLOUR_IMBALANCE, witness.kind());
        assertEquals(List.of(1), witness.squares());
    }

    @Test
    void decideKnowsAFinishedGame() {
        Game game = completed(Game.begin(Board.full(6, 6), Goal.CIRCUIT).moved(14));
        assertTrue(game.isFinished());
        assertEquals(new CanBeWon(List.of()), decide(game));
    }

    @Test
    void decideKnowsACircuitThatDidNotComeBack() {
        Game open = completed(Game.begin(Board.full(3, 4), Goal.OPEN_TOUR).moved(0));
        Game game = new Game(open.board(), Goal.CIRCUIT, open.walk());
        assertTrue(decide(game).cannotBeWon());
    }

    @Test
    void decideFindsCompletionsOnTheLargestBoards() {
        Game game =
                completed(Game.begin(Board.full(40, 40), Goal.CIRCUIT).moved(0).moved(81));
        assertTrue(game.isFinished());
    }

    @Test
    void decideSaysWhatWasTriedWhereNothingIsKnown() {
        Game game = Game.begin(Board.full(8, 8), Goal.OPEN_TOUR).moved(0);
        Winnability answer = WinnabilityDecider.decide(game, 0, () -> {});
        List<TourExistenceAttempt> tried =
                assertInstanceOf(NotKnown.class, answer).attempts();
        assertTrue(tried.contains(new TourExistenceAttempt.SearchRun(0)), tried::toString);
        assertTrue(tried.contains(new TourExistenceAttempt.FactCheck(WitnessKind.CUT)), tried::toString);
        assertFalse(answer.canBeWon() || answer.cannotBeWon());
    }

    @Test
    void decideGivesTheSameAnswerEveryTime() {
        PlayedGames.on(14, 30, 8, 8, 5).forEach(game -> assertEquals(decide(game), decide(game)));
    }

    @Test
    void decideEndsWithWhatTheWatchThrows() {
        Game game = Game.begin(Board.full(8, 8), Goal.OPEN_TOUR).moved(0);
        assertThrows(
                CancellationException.class,
                () -> WinnabilityDecider.decide(game, () -> {
                    throw new CancellationException();
                }));
    }

    @Test
    void candidateAnswersAgreeWithTheirPositions() {
        Stream.concat(PlayedGames.on(15, 20, 8, 8, 5), PlayedGames.on(16, 30, 5, 6, 2))
                .forEach(game -> {
                    List<CandidateWinnability> answers =
                            CandidateWinnability.of(game, WinnabilityDecider.decide(game, () -> {}), () -> {});
                    for (CandidateWinnability answer : answers) {
                        Winnability after = decide(game.moved(answer.square()));
                        assertEquals(after.verdict(), answer.winnability().verdict());
                    }
                    boolean any = CandidateWinnability.ofPosition(answers).isPresent();
                    assertEquals(decide(game).canBeWon(), any || game.isFinished(), game::toString);
                });
    }
}
