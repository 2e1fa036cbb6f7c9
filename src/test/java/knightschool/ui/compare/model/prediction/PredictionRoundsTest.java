package knightschool.ui.compare.model.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionQuestionsAtStep;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Questions, teams and bets, without searches that go on. */
@Execution(ExecutionMode.CONCURRENT)
class PredictionRoundsTest {
    private static final Board FIVE = Board.full(5, 5);
    private static final List<SearchComputationProgress> ENDS = ends();

    private final PredictionRounds rounds = new PredictionRounds(() -> FIVE);
    private final PredictionBetTracker bets = new PredictionBetTracker();

    private static List<SearchComputationProgress> ends() {
        Comparison comparison = new Comparison(Problem.open(FIVE, 12), ConfiguredAlgorithm.usual());
        comparison.extend(100_000, 100_000);
        return comparison.lanes();
    }

    private List<PredictionQuestion> remaining() {
        return bets.remaining(FIVE, ENDS).toList();
    }

    @Test
    void oneNameIsNoTeamAndMoreThanFourAreNotAsked() {
        rounds.setTeams(List.of("Red"));
        assertEquals(List.of(""), rounds.teamsProperty().get());
        rounds.setTeams(List.of("a", "b", "c", "d", "e"));
        assertEquals(List.of("a", "b", "c", "d"), rounds.teamsProperty().get());
        rounds.setTeams(List.of("a very long name of a team", "b"));
        assertEquals(List.of("a very long name", "b"), rounds.teamsProperty().get());
        assertTrue(PredictionRounds.areTooManyOrLong(List.of("a", "b", "c", "d", "e")));
        assertTrue(PredictionRounds.areTooManyOrLong(List.of("a very long name of a team", "b")));
        assertFalse(PredictionRounds.areTooManyOrLong(List.of("a", " b", "c ", "  a very long name ", "a", "")));
    }

    @Test
    void answersToTheQuestionAreTakenBackOneByOneAndGivenAgain() {
        rounds.setTeams(List.of("Red", "Blue"));
        rounds.ask(remaining().getFirst());
        rounds.answer(3);
        rounds.answer(1);
        PredictionRecord judged = rounds.recordProperty().get();
        rounds.takeBack();
        assertEquals(PredictionRecord.EMPTY, rounds.recordProperty().get());
        assertEquals(0, rounds.turnProperty().get());
        assertEquals("Blue", rounds.open().orElseThrow().answeringTeam().orElseThrow());
        rounds.takeBack();
        rounds.takeBack();
        assertEquals("Red", rounds.open().orElseThrow().answeringTeam().orElseThrow());
        rounds.giveAgain();
        rounds.giveAgain();
        assertEquals(judged, rounds.recordProperty().get());
        assertEquals(1, rounds.turnProperty().get());
        rounds.ask(remaining().getLast());
        rounds.takeBack();
        assertEquals(judged, rounds.recordProperty().get(), "another question is asked");
    }

    /** One key judges the question for all teams that are left, and one takes that back. */
    @Test
    void judgingForTheTeamsThatAreLeftIsTakenBackAtOnce() {
        rounds.setTeams(List.of("Red", "Blue", "Green"));
        rounds.ask(remaining().getFirst());
        rounds.answer(3);
        assertTrue(rounds.judgeAnswered());
        assertFalse(rounds.isAsking());
        rounds.takeBack();
        assertEquals("Blue", rounds.open().orElseThrow().answeringTeam().orElseThrow());
        rounds.giveAgain();
        assertFalse(rounds.isAsking());
    }

    @Test
    void answersAreRecordedOnceAllTeamsHaveAnswered() {
        rounds.setTeams(List.of("Red", "Blue"));
        assertFalse(rounds.answer(1), "nothing is asked");
        rounds.ask(remaining().getFirst());
        assertTrue(rounds.answer(3));
        assertTrue(rounds.isAsking());
        assertEquals(PredictionRecord.EMPTY, rounds.recordProperty().get());
        rounds.pass();
        assertFalse(rounds.isAsking());
        assertEquals(
                List.of(false, true),
                rounds.recordProperty().get().entries().stream()
                        .map(entry -> entry.answer().isEmpty())
                        .toList());
        rounds.ask(remaining().getLast());
        assertEquals(Optional.of("Blue"), rounds.open().flatMap(PredictionRound::answeringTeam));
        rounds.withdraw();
        assertEquals(Optional.empty(), rounds.roundProperty().get());
        assertEquals(2, rounds.recordProperty().get().entries().size());
    }

    /** A question that was withdrawn is no turn, and the turns of an earlier run go on. */
    @Test
    void teamsTakeTurnsToAnswerFirst() {
        rounds.setTeams(List.of("Red", "Blue"));
        rounds.ask(remaining().getFirst());
        rounds.withdraw();
        rounds.ask(remaining().getFirst());
        assertEquals(List.of("Red", "Blue"), rounds.open().orElseThrow().teams());
        rounds.answer(1);
        rounds.answer(1);
        PredictionRounds later = new PredictionRounds(() -> FIVE);
        later.setTeams(rounds.teamsProperty().get());
        later.restoreTurn(rounds.turnProperty().get());
        later.ask(remaining().getFirst());
        assertEquals(List.of("Blue", "Red"), later.open().orElseThrow().teams());
        later.setTeams(List.of("Red", "Blue", "Green"));
        assertEquals(
                "Blue", later.open().orElseThrow().answeringTeam().orElseThrow(), "also if a team comes meanwhile");
    }

    /** The first team of another class is the first to answer, also the question that stands meanwhile. */
    @Test
    void turnsBeginAgainOnceTheAnswersAreForgotten() {
        rounds.setTeams(List.of("Red", "Blue"));
        rounds.ask(remaining().getFirst());
        rounds.answer(1);
        rounds.answer(1);
        rounds.ask(remaining().getLast());
        rounds.answer(1);
        rounds.forget();
        assertEquals(PredictionRecord.EMPTY, rounds.recordProperty().get());
        assertEquals(0, rounds.turnProperty().get());
        assertEquals(List.of("Red", "Blue"), rounds.open().orElseThrow().teams());
        assertEquals(Optional.of("Red"), rounds.open().flatMap(PredictionRound::answeringTeam));
    }

    @Test
    void eachBetIsMadeOnceUnlessItIsWithdrawn() {
        assertEquals(2, PredictionQuestionsAtStep.bets(0, FIVE, ENDS).size());
        PredictionQuestion first = remaining().getFirst();
        bets.note(first);
        assertFalse(bets.isNoneMade());
        assertEquals(1, remaining().size());
        bets.withdraw(first);
        assertTrue(bets.withdrawnProperty().get());
        assertEquals(2, remaining().size());
        bets.note(first);
        assertFalse(bets.withdrawnProperty().get());
        bets.begin();
        assertEquals(2, remaining().size());
    }

    @Test
    void nobodyBetsOnAnEndThatTheClassHasSeen() {
        bets.noteSeen(0, ENDS);
        assertEquals(2, remaining().size(), "a teacher is still choosing");
        bets.noteSeen(3, List.of());
        assertEquals(2, remaining().size(), "the ends are hidden");
        bets.noteSeen(3, ENDS);
        assertEquals(List.of(), remaining());
        bets.forget(3);
        bets.noteSeen(3, ENDS);
        assertEquals(2, remaining().size(), "another class is coming in");
        bets.noteSeen(0, ENDS);
        bets.noteSeen(1, ENDS);
        assertEquals(List.of(), remaining());
        bets.restart();
        assertEquals(2, remaining().size());
    }
}
