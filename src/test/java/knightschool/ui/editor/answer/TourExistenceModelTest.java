package knightschool.ui.editor.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkProperty;
import knightschool.graph.WalkVerdict;
import knightschool.ui.editor.answer.TourExistenceState.Stage;
import knightschool.ui.work.TestScreen;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TourExistenceModelTest {
    private final TestScreen screen = new TestScreen();
    private final TourExistenceModel tours = new TourExistenceModel(Board.full(8, 8), screen);

    @AfterEach
    void closeEndsTheThread() {
        tours.close();
        until("the threads behind it have ended", tours::isEnded);
    }

    private void until(String what, BooleanSupplier holds) {
        screen.until(what, holds);
    }

    private TourExistenceState settled() {
        until("the board has been answered", () -> !answer().stage().isUnderWay());
        return answer();
    }

    private TourExistenceState answer() {
        return tours.answerProperty().get();
    }

    private TourExistenceState about(Board board) {
        tours.ask(board);
        return settled();
    }

    private static TourExistenceWords words(TourExistenceState answer) {
        return TourExistenceWords.of(answer);
    }

    @Test
    void tourIsFoundAndCanBeShown() {
        assertTrue(settled().is(TourExistenceVerdict.EXISTS));
        assertEquals("A tour exists", words(answer()).title());
        assertTrue(tours.shownWalk().isEmpty());
        tours.toggleWalk();
        DrawnWalk shown = tours.shownWalk().orElseThrow();
        assertEquals(64, new TreeSet<>(shown.squares()).size());
        tours.toggleWalk();
        assertTrue(tours.shownWalk().isEmpty());
    }

    /** On 5 x 5 no tour begins on b5, but others there are. */
    @Test
    void answerIsAboutTheStartAndTheEndThatAreChosen() {
        Board board = Board.full(5, 5);
        assertEquals("No tour from b5", words(about(board.withStart(1))).title());
        assertEquals("No tour to b5", words(about(board.withEnd(1))).title());
        assertEquals(
                "No tour from a5 to b5",
                words(about(board.withStart(0).withEnd(1))).title());
        assertEquals(
                "No tour on this board",
                words(about(board.withHole(3, true).withStart(0))).title(),
                "no start helps");
    }

    @Test
    void noTourIsSaidOfTheStartAndTheEndThatAreFixed() {
        assertEquals(
                "No tour from b5", words(about(Board.full(5, 5).withStart(1))).title());
        assertEquals("No tour to b5", words(about(Board.full(5, 5).withEnd(1))).title());
        assertEquals(
                "No tour from a5 to b5",
                words(about(Board.full(5, 5).withStart(0).withEnd(1))).title());
    }

    @Test
    void cutIsFoundWithItsPiecesAndTheShortestWalk() {
        TourExistenceState answer = about(Board.full(4, 4));
        assertEquals(List.of(5, 6, 9, 10), tours.evidence().removed());
        assertEquals(6, tours.evidence().pieces().size());
        assertEquals("No tour on this board", words(answer).title());
        assertEquals(
                "Shortest walk: 16 moves, 1 more than a tour would have.",
                words(answer).walk());
        tours.toggleWalk();
        DrawnWalk walk = tours.shownWalk().orElseThrow();
        assertEquals(17, walk.squares().size());
        assertEquals(Set.of(1, 2), Set.copyOf(walk.visitsOf().values()));
        assertEquals(WitnessMarks.NONE, tours.evidence());
    }

    @Test
    void whatIsPlainIsSaidAtOnce() {
        tours.ask(Board.full(3, 3));
        assertTrue(answer().is(TourExistenceVerdict.IMPOSSIBLE));
        assertEquals(List.of(4), tours.evidence().marked());
        assertEquals("No walk visits every square either.", words(settled()).walk());
        assertEquals("No tour and no walk visits every square.", TourExistenceWords.noSolution(answer()));
        assertEquals("", TourExistenceWords.noSolution(TourExistenceState.looking(Board.full(3, 3), false)));
        assertEquals(
                "There is one square only, so there is no move to show.",
                TourExistenceWords.noSolution(about(Board.full(1, 1))));
        assertTrue(answer().bestWalk().isEmpty());
    }

    @Test
    void answerIsAlwaysAboutTheNewestBoard() {
        for (int i = 0; i < 20; i++) {
            tours.ask(i % 2 == 0 ? Board.full(4, 4) : Board.full(5, 5));
            assertEquals(i % 2 == 0 ? 16 : 25, answer().board().playableCount());
            assertEquals(WitnessMarks.NONE, tours.evidence());
        }
        assertTrue(settled().is(TourExistenceVerdict.EXISTS));
        assertEquals(25, answer().board().playableCount());
    }

    @Test
    void closedToursAreAskedForByTheSwitch() {
        about(Board.full(5, 5));
        tours.closedProperty().set(true);
        TourExistenceState odd = settled();
        assertTrue(odd.is(TourExistenceVerdict.IMPOSSIBLE));
        assertEquals("No closed tour here", words(odd).title());
        assertEquals(
                "Shortest walk: 26 moves, 1 more than a closed tour would have.",
                words(odd).walk());
        TourExistenceState even = about(Board.full(6, 6));
        assertEquals("A closed tour exists", words(even).title());
        assertTrue(
                words(even).reason().startsWith("Its last move returns to its start."),
                words(even).reason());
        List<Integer> squares = even.bestWalk().orElseThrow().squares();
        assertEquals(37, squares.size());
        int[] walk = squares.stream().mapToInt(Integer::intValue).toArray();
        assertTrue(WalkVerdict.of(KnightGraph.of(even.board()), walk).is(WalkProperty.CIRCUIT));
    }

    @Test
    void closedTourHasNoEndSquare() {
        tours.closedProperty().set(true);
        TourExistenceState answer = about(BoardText.parse("K....\n.....\n.....\n.....\n....E\n"));
        assertTrue(answer.is(TourExistenceVerdict.IMPOSSIBLE));
        assertEquals(
                "A closed tour comes back to where it began, so it cannot end on e1.",
                words(answer).reason());
        assertEquals("", words(answer).walk());
    }

    @Test
    void oneSquareIsATourWithNothingToDraw() {
        TourExistenceState answer = about(Board.full(1, 1));
        assertEquals("A tour of 0 steps", words(answer).title());
        assertTrue(answer.bestWalk().isEmpty());
    }

    @Test
    void stoppedLookingIsSaidSoAndCanBeTakenUpAgain() {
        settled();
        tours.ask(Board.full(5, 5));
        assertTrue(tours.stop());
        assertFalse(tours.stop());
        assertEquals(Stage.STOPPED, answer().stage());
        assertEquals("Not known: stopped", words(answer()).title());
        tours.lookLonger();
        assertTrue(settled().is(TourExistenceVerdict.EXISTS));
    }

    @Test
    void whyTheShortestWalkOfALargeBoardIsNotKnownIsASentenceOfItsOwn() {
        String walk = words(about(Board.full(2, 1001))).walk();
        assertTrue(walk.startsWith("The shortest walk is not known. The distances between 2,002 squares"), walk);
    }

    @Test
    void answerThatBreaksDownIsSaidSoAndCanBeTriedAgain() {
        AtomicBoolean broken = new AtomicBoolean(true);
        try (UncaughtFailures uncaught = new UncaughtFailures();
                TourExistenceModel other =
                        new TourExistenceModel(Board.full(5, 5), screen, (graph, ends, effort, progress) -> {
                            if (broken.get()) {
                                throw new ArithmeticException("of this test");
                            }
                            return TourExistenceDecider.answer(
                                    graph, ends, effort, TourExistenceOracle.OF_FULL_BOARDS, progress);
                        })) {
            until(
                    "the answer has broken down",
                    () -> !other.answerProperty().get().stage().isUnderWay());
            TourExistenceWords words = words(other.answerProperty().get());
            assertEquals(Stage.FAILED, other.answerProperty().get().stage());
            assertEquals("Not known: it broke down", words.title());
            assertTrue(words.reason().contains("of this test"), words.reason());
            assertTrue(other.openQuestionProperty().get());
            assertEquals(List.of("of this test"), uncaught.messages());
            broken.set(false);
            other.lookLonger();
            until("the tour is found", () -> other.answerProperty().get().is(TourExistenceVerdict.EXISTS));
            assertEquals("A tour exists", words(other.answerProperty().get()).title());
        }
    }

    @Test
    void boardThatIsTooLargeForAWalkOffersNoSecondLook() {
        tours.closedProperty().set(true);
        about(Board.full(61, 61));
        settled();
        TourExistenceState answer = tours.answerProperty().get();
        assertEquals(Stage.REFUSED, answer.stage());
        assertTrue(
                words(answer).walk().startsWith("The shortest walk is not known. "),
                words(answer).walk());
        assertFalse(tours.openQuestionProperty().get());
    }

    @Test
    void anotherBoardHidesTheWalk() {
        settled();
        tours.toggleWalk();
        about(Board.full(6, 6));
        assertFalse(tours.walkShownProperty().get());
        tours.ask(Board.full(3, 3));
        tours.toggleWalk();
        assertFalse(tours.walkShownProperty().get());
    }
}
