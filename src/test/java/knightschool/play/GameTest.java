package knightschool.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.search.position.Candidate;
import knightschool.tour.TourFault;
import knightschool.tour.TourFault.Kind;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final Game FRESH = Game.begin(Board.full(5, 5), Goal.OPEN_TOUR);

    private static Optional<Kind> fault(Game game, int square) {
        return game.fault(square).map(TourFault::kind);
    }

    private static List<Integer> squares(Game game) {
        return game.candidates().stream().map(Candidate::square).toList();
    }

    @Test
    void beginPlacesTheKnightOnTheStartOfTheBoard() {
        Game game = Game.begin(Board.full(5, 5).withStart(12), Goal.OPEN_TOUR);
        assertEquals(List.of(12), game.path());
        assertEquals(12, game.jumpTo(0).knight());
        assertEquals(List.of(12), game.starts());
    }

    @Test
    void beginLeavesTheKnightToThePlayerWithoutAStart() {
        assertFalse(FRESH.isBegun());
        assertEquals(Board.NONE, FRESH.knight());
        assertEquals(List.of(), FRESH.candidates());
        assertEquals(25, FRESH.starts().size());
        assertFalse(FRESH.isStuck());
        assertEquals(7, FRESH.moved(7).knight());
    }

    @Test
    void beginRefusesACircuitOnABoardWithAnEnd() {
        Board board = Board.full(5, 5).withEnd(3);
        assertThrows(InputFault.class, () -> Game.begin(board, Goal.CIRCUIT));
    }

    @Test
    void faultNamesWhatSpeaksAgainstAMove() {
        Board board = BoardText.parse("K..\n...\n#.E\n");
        Game game = Game.begin(board, Goal.OPEN_TOUR);
        assertEquals(Optional.of(Kind.NO_SQUARE), fault(game, 9));
        assertEquals(Optional.of(Kind.HOLE), fault(game, 6));
        assertEquals(Optional.of(Kind.VISITED_TWICE), fault(game, 0));
        assertEquals(Optional.of(Kind.NO_MOVE), fault(game, 1));
        assertEquals(Optional.empty(), fault(game, 5));
        Game beside = game.moved(7);
        assertEquals(List.of(2), squares(beside));
        assertThrows(IllegalArgumentException.class, () -> beside.moved(4));
    }

    @Test
    void candidatesLeaveTheEndOutUntilItIsTheLast() {
        Game game = Game.begin(Board.full(3, 4).withEnd(7), Goal.OPEN_TOUR).moved(0);
        assertEquals(Optional.of(Kind.END_TOO_EARLY), fault(game, 7));
        assertEquals(List.of(5), squares(game));
        assertFalse(game.starts().contains(7));
    }

    @Test
    void candidatesComeInMoveOrder() {
        assertEquals(List.of(3, 9, 19, 23, 21, 15, 5, 1), squares(FRESH.moved(12)));
    }

    @Test
    void undoneMovesCanBeRedoneUntilAnotherIsMade() {
        Game game = FRESH.moved(0).moved(7).moved(4);
        Game back = game.jumpTo(1);
        assertEquals(List.of(0), back.path());
        assertEquals(List.of(7, 4), back.walk().undone());
        assertEquals(game, back.jumpTo(3));
        assertEquals(List.of(4), back.moved(7).walk().undone());
        assertEquals(List.of(), back.moved(11).walk().undone());
        assertEquals(List.of(), back.withoutUndone().walk().undone());
    }

    @Test
    void jumpToGoesToTheNearestPositionAndForgetsNothing() {
        Game game = FRESH.moved(0).moved(7).moved(4);
        assertEquals(1, game.jumpTo(1).length());
        assertEquals(0, game.jumpTo(-5).length());
        assertEquals(game, game.jumpTo(0).jumpTo(99));
    }

    @Test
    void isFinishedAsksACircuitToComeBack() {
        Board board = Board.full(3, 4);
        Game open = WinnabilityDeciderTest.completed(
                Game.begin(board, Goal.OPEN_TOUR).moved(0));
        Game closed = new Game(board, Goal.CIRCUIT, open.walk());
        assertTrue(open.isFinished() && open.isOver() && !open.isStuck());
        assertTrue(!closed.isFinished() && closed.isOver() && closed.isStuck());
    }

    @Test
    void positionIsThatOfThePath() {
        assertEquals(Optional.empty(), FRESH.position());
        Game game = FRESH.moved(0).moved(7);
        assertEquals(7, game.position().orElseThrow().path().head());
        assertEquals(23, game.unvisited());
    }

    @Test
    void choicesCountTheCandidatesBeforeEachSquare() {
        PlayedGames.onRandomBoards(20, 200, 36).forEach(game -> {
            List<Integer> expected = new ArrayList<>();
            for (int square = 0; square < game.line().size(); square++) {
                expected.add(square == 0 ? 0 : squares(game.jumpTo(square)).size());
            }
            assertEquals(expected, game.choices(), game::toString);
        });
    }
}
