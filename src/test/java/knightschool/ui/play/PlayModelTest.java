package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.SquareNames;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.play.level.LevelParameters;
import knightschool.search.position.Candidate;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import org.junit.jupiter.api.Test;

class PlayModelTest {
    private final PlayModel model = new PlayModel();

    private void choose(String... squares) {
        for (String square : squares) {
            model.choose(SquareNames.parse(model.board(), square));
        }
    }

    private List<String> walked() {
        return model.squareNames();
    }

    @Test
    void movesOfAGameThatWasTakenBackToItsBeginningComeAgain() {
        model.begin(Board.full(5, 5));
        choose("a1", "b3");
        model.restart();
        choose("c1", "d3", "b4");
        for (int i = 0; i < 4; i++) {
            model.undo();
        }
        assertEquals(List.of("a1", "b3"), walked());
        for (int i = 0; i < 4; i++) {
            assertTrue(model.canRedo());
            model.redo();
        }
        assertEquals(List.of("c1", "d3", "b4"), walked());
    }

    private PlaySetup given(String... squares) {
        Board board = Board.full(5, 5);
        PlaySetup given = PlaySetup.of(WrittenBoard.of(board))
                .withPath(
                        Stream.of(squares)
                                .map(square -> SquareNames.parse(board, square))
                                .toList(),
                        squares.length);
        model.open(given);
        model.beginWith(given);
        model.forgetHistory();
        return given;
    }

    @Test
    void squareOnWhichASlidePutsTheKnightStays() {
        PlaySetup given = given("c3");
        assertFalse(model.canUndo());
        model.undo();
        assertEquals(List.of("c3"), walked());
        choose("d5", "b4");
        model.restart();
        assertEquals(given, model.now());
        model.undo();
        assertEquals(List.of("c3", "d5", "b4"), walked());
        model.undo();
        model.undo();
        assertFalse(model.canUndo());
        assertEquals(List.of("c3"), walked());
        model.redo();
        model.takeBackAll();
        assertEquals(List.of(), walked(), "a person may begin elsewhere");
        model.restart();
        assertEquals(given, model.now());
    }

    @Test
    void gameOfASlideComesBackWithTheMovesThatWereTakenBackFromIt() {
        PlaySetup given = given("a1", "b3", "c5", "d3");
        model.undo();
        model.undo();
        choose("a5");
        PlaySetup own = model.now();
        model.open(own);
        model.beginWith(own);
        model.restart();
        assertEquals(given, model.now());
        model.undo();
        assertEquals(own, model.now());
    }

    @Test
    void keptGameOnAnotherBoardIsNotTheBeginningOfTheSlide() {
        given("a1");
        model.begin(Board.full(6, 5));
        choose("a1", "b3");
        PlaySetup own = model.now();
        model.open(own);
        model.beginWith(own);
        model.restart();
        assertEquals(List.of(), walked());
        assertEquals(Board.full(6, 5), model.board());
        model.undo();
        assertEquals(own, model.now());
    }

    @Test
    void gamesThatUndoAndRedoLeadToAreThereAgainInAnotherRun() {
        model.begin(Board.full(5, 5));
        choose("a1", "b3");
        model.begin(Board.full(4, 5));
        choose("c1", "d3", "b4");
        model.begin(Board.full(3, 4));
        choose("a1");
        model.undo();
        model.undo();
        PlayModel next = new PlayModel();
        List<PlaySetup> kept = model.sessionSetups();
        next.open(kept.getLast());
        next.bringBack(kept);
        assertEquals(model.now(), next.now());
        assertEquals(List.of("c1", "d3", "b4"), next.squareNames());
        List<List<String>> seen = new ArrayList<>();
        while (next.canUndo()) {
            next.undo();
            seen.add(next.squareNames());
        }
        assertEquals(List.of(List.of("c1", "d3"), List.of("c1"), List.of(), List.of("a1", "b3")), seen.subList(0, 4));
        while (next.canRedo()) {
            next.redo();
        }
        assertEquals(Board.full(3, 4), next.board());
        assertEquals(List.of("a1"), next.squareNames());
    }

    @Test
    void gameWhoseMovesAreAllTakenBackIsThereAgainInAnotherRun() {
        choose("a1", "b3");
        model.takeBackAll();
        PlayModel next = new PlayModel();
        next.bringBack(model.sessionSetups());
        assertEquals(List.of(), next.squareNames());
        next.redo();
        next.redo();
        assertEquals(List.of("a1", "b3"), next.squareNames());
    }

    @Test
    void gamesAheadOfTheShownOneAreThereAgainInAnotherRun() {
        choose("a1", "b3", "c5");
        model.restart();
        choose("c1", "d3");
        model.restart();
        choose("e1", "f3");
        List<List<String>> before = new ArrayList<>();
        while (model.canUndo()) {
            before.add(walked());
            model.undo();
            PlayModel next = new PlayModel();
            next.open(model.now());
            next.bringBack(model.sessionSetups());
            assertEquals(model.now(), next.now());
            List<List<String>> ahead = new ArrayList<>();
            while (next.canRedo()) {
                next.redo();
                ahead.add(next.squareNames());
            }
            assertEquals(before.reversed(), ahead);
        }
        assertEquals(List.of(), walked());
    }

    @Test
    void firstChoiceSetsTheKnightAndTheNextMoveIt() {
        choose("a1", "b3", "c5");
        assertEquals(List.of("a1", "b3", "c5"), walked());
        assertEquals("", model.refusalProperty().get());
    }

    @Test
    void whatIsNoMoveIsRefusedInWordsAndChangesNothing() {
        choose("a1", "a2");
        assertEquals(
                "a2 is not a knight's move from a1. It can go to b3, c2.",
                model.refusalProperty().get());
        choose("b3", "a1");
        assertEquals(
                "a1 is visited already. Each square is visited once.",
                model.refusalProperty().get());
        choose("b3");
        assertEquals("The knight is on b3 already.", model.refusalProperty().get());
        assertEquals(List.of("a1", "b3"), walked());
    }

    @Test
    void numbersTakeCandidatesInMoveOrder() {
        choose("a1");
        List<Candidate> candidates = model.game().candidates();
        model.chooseNumber(candidates.size() + 1);
        assertEquals(
                "There are 2 moves: 3 is none of them.", model.refusalProperty().get());
        model.chooseNumber(2);
        assertEquals(candidates.get(1).square(), model.game().knight());
    }

    @Test
    void numbersAreRefusedForTheReasonThatNoMoveIsLeft() {
        model.chooseNumber(1);
        assertEquals(
                "Set the knight on a square first.", model.refusalProperty().get());
        model.begin(BoardText.parse(".##\n##."));
        choose("a2", "c1");
        assertTrue(model.game().isFinished());
        model.chooseNumber(1);
        assertEquals(
                "The game is over: every square is visited.",
                model.refusalProperty().get());
        model.begin(BoardText.parse(".##\n.#."));
        choose("a2", "c1");
        model.chooseNumber(1);
        String stuck = "The knight on c1 has no move left. Take moves back.";
        assertEquals(stuck, model.refusalProperty().get());
        model.choose(SquareNames.parse(model.board(), "a1"));
        assertEquals(stuck, model.refusalProperty().get(), "one sentence for one reason");
    }

    /** A given start cannot be taken back. */
    @Test
    void knightThatCannotLeaveAGivenStartIsNotToBeTakenBack() {
        model.begin(BoardText.parse(".##\nK#."));
        model.chooseNumber(1);
        String stuck = "The knight on a1 has no move left.";
        assertEquals(stuck, model.refusalProperty().get());
        choose("a2");
        assertEquals(stuck, model.refusalProperty().get());
    }

    @Test
    void givenMovesAreKeptByEveryUndo() {
        choose("a1", "b3", "c5");
        model.keep(2);
        model.undo();
        model.undo();
        model.takeBackAll();
        model.jump(1);
        assertEquals(List.of("a1", "b3"), walked());
        assertFalse(model.canUndo());
        choose("d4");
        assertTrue(model.canUndo());
        model.restart();
        assertEquals(List.of("a1", "b3"), walked());
        assertFalse(model.game().canRedo());
    }

    @Test
    void givenMovesAreKeptAgainWhereTheGameIsOpenedAgainAndNotOfAnotherGame() {
        choose("a1", "b3", "c5");
        PlaySetup slide = model.now();
        model.keep(3);
        model.begin(model.board());
        assertEquals(0, model.keptProperty().get());
        model.open(slide);
        model.undo();
        assertEquals(List.of("a1", "b3", "c5"), walked());
        model.open(PlaySetup.of(WrittenBoard.of(Board.full(5, 5))));
        assertEquals(0, model.keptProperty().get());
    }

    @Test
    void randomBoardIsSaidUntilTheNextMoveAndKnownAsLongAsItIsPlayedOn() {
        RandomBoardWithTour made = RandomBoardWithTour.of(new LevelParameters(20, 4711));
        model.begin(made);
        assertEquals(PlayWords.random(made), model.refusalProperty().get());
        model.choose(model.game().candidates().getFirst().square());
        assertEquals("", model.refusalProperty().get());
        model.restart();
        assertEquals(Optional.of(made), model.randomProperty().get());
        model.begin(made);
        model.begin(Board.full(5, 5));
        assertEquals("", model.refusalProperty().get());
        assertEquals(Optional.empty(), model.randomProperty().get());
    }

    /** It is known to have an open tour, and may have no closed one. */
    @Test
    void randomBoardIsPlayedForAnOpenTour() {
        model.setClosed(true);
        choose("a1", "b3");
        model.begin(RandomBoardWithTour.of(new LevelParameters(20, 4711)));
        assertEquals(Goal.OPEN_TOUR, model.game().goal());
        model.undo();
        assertEquals(List.of("a1", "b3"), walked());
        assertEquals(Goal.CIRCUIT, model.game().goal());
    }

    @Test
    void undoneMovesAreRedoneUntilAnotherIsMade() {
        choose("a1", "b3", "c5", "d7");
        model.undo();
        model.undo();
        assertEquals(List.of("a1", "b3"), walked());
        model.redo();
        choose("d7");
        assertEquals(List.of("a1", "b3", "c5", "d7"), walked());
        model.jump(1);
        choose("c2");
        assertFalse(model.game().canRedo());
        model.takeBackAll();
        assertEquals(List.of(), walked());
        model.redo();
        assertEquals(List.of("a1"), walked());
    }

    @Test
    void startOfTheBoardIsWhereTheKnightStandsAndStays() {
        model.open(PlaySetup.of(WrittenBoard.of(BoardText.parse("....\n.K..\n....\n"))));
        assertEquals(List.of("b2"), walked());
        model.undo();
        model.takeBackAll();
        assertEquals(List.of("b2"), walked());
    }

    @Test
    void endIsComeToLast() {
        model.open(PlaySetup.of(WrittenBoard.of(BoardText.parse("K...\n..E.\n....\n"))));
        choose("c2");
        assertEquals(
                "c2 is the end (E): the knight comes there last.",
                model.refusalProperty().get());
        assertFalse(model.game().candidates().stream()
                .anyMatch(candidate -> candidate.square() == model.board().end()));
    }

    @Test
    void goalChangesAndTheMovesStay() {
        choose("a1", "b3");
        model.setClosed(true);
        assertEquals(Goal.CIRCUIT, model.game().goal());
        assertEquals(List.of("a1", "b3"), walked());
        assertTrue(model.now().shows(DisplayOption.CLOSED));
        model.begin(BoardText.parse("K..\n...\n..E\n"));
        assertEquals(Goal.OPEN_TOUR, model.game().goal());
    }

    @Test
    void nowIsWhatWasOpenedUntilAPersonMoves() {
        SetupSamples samples = new SetupSamples(11, 9);
        for (int i = 0; i < 200; i++) {
            PlaySetup setup = (PlaySetup) samples.of(BuiltInSceneKinds.PLAY);
            model.open(setup);
            assertSame(setup, model.now());
            assertEquals(setup.path(), model.game().line());
            assertEquals(setup.visited(), model.game().length());
        }
    }

    /** What a player does by chance is a game at every moment, and its set-up is that game. */
    @Test
    void anythingAPersonDoesLeavesAGameThatItsSetupOpensAgain() {
        Random random = new Random(7);
        PlayModel again = new PlayModel();
        for (int i = 0; i < 2000; i++) {
            switch (random.nextInt(12)) {
                case 0 -> model.undo();
                case 1 -> model.redo();
                case 2 -> model.jump(random.nextInt(40));
                case 3 -> model.setClosed(random.nextBoolean());
                case 4 -> model.choose(random.nextInt(model.board().squares()));
                case 5 -> beginSometimes(random);
                default -> step(random);
            }
            again.open(model.now());
            assertEquals(model.game().path(), again.game().path());
            assertEquals(model.game().goal(), again.game().goal());
            if (model.game().isBegun()) {
                assertEquals(model.game(), again.game());
            }
        }
    }

    private void beginSometimes(Random random) {
        if (random.nextInt(20) == 0) {
            model.begin(Board.full(3 + random.nextInt(6), 3 + random.nextInt(6)));
        }
    }

    private void step(Random random) {
        Game game = model.game();
        List<Integer> open = new ArrayList<>(
                game.candidates().stream().map(Candidate::square).toList());
        if (!open.isEmpty()) {
            model.choose(open.get(random.nextInt(open.size())));
            assertEquals(game.length() + 1, model.game().length());
        }
    }

    /** Whatever takes the place of a game, one undo brings it back whole, and one redo what took its place. */
    @Test
    void gameThatAnotherTookThePlaceOfComesBackWithAllItsMoves() {
        RandomBoardWithTour made = RandomBoardWithTour.of(new LevelParameters(20, 4711));
        List<Runnable> acts = List.of(
                model::restart,
                () -> model.begin(Board.full(5, 5)),
                () -> model.begin(made),
                () -> model.open(PlaySetup.of(WrittenBoard.of(Board.full(3, 4)))));
        for (Runnable act : acts) {
            model.open(PlaySetup.of(WrittenBoard.usual()).showing(DisplayOption.OPEN_MOVES, true));
            model.forgetHistory();
            choose("a1", "b3", "c5", "d7", "f8");
            model.jump(3);
            PlaySetup left = model.now();
            act.run();
            PlaySetup other = model.now();
            assertTrue(model.canUndo());
            model.undo();
            assertEquals(left, model.now());
            assertEquals(left.game(), model.game());
            assertTrue(model.canRedo());
            model.redo();
            assertEquals(other, model.now());
            model.undo();
            model.undo();
            assertEquals(List.of("a1", "b3"), walked());
            model.redo();
            model.redo();
            assertEquals(other, model.now());
        }
    }

    @Test
    void gamesComeBackOneBehindTheOtherAfterTheMovesOfEachAreTakenBack() {
        choose("a1", "b3");
        model.restart();
        choose("h1", "g3", "f5");
        model.begin(Board.full(5, 5));
        model.undo();
        assertEquals(List.of("h1", "g3", "f5"), walked());
        for (int i = 0; i < 4; i++) {
            model.undo();
        }
        assertEquals(List.of("a1", "b3"), walked());
        for (int i = 0; i < 5; i++) {
            model.redo();
        }
        assertEquals(Board.full(5, 5), model.board());
        assertFalse(model.canRedo());
    }

    @Test
    void movesThatAnotherMoveTookThePlaceOfComeBackWithIt() {
        choose("a1", "b3", "c5", "d7");
        model.jump(2);
        choose("d4");
        model.undo();
        assertEquals(List.of("a1", "b3"), walked());
        assertEquals(4, model.game().line().size());
        model.redo();
        assertEquals(List.of("a1", "b3", "d4"), walked());
        model.undo();
        model.jump(4);
        assertEquals(List.of("a1", "b3", "c5", "d7"), walked());
    }

    @Test
    void gameOnWhichNothingWasPlayedIsNoStep() {
        model.begin(Board.full(5, 5));
        model.begin(Board.full(6, 6));
        assertFalse(model.canUndo());
    }

    /** Nobody can choose the same random board again. */
    @Test
    void boardsWithoutMovesComeBackFromAndToARandomBoard() {
        Board first = model.board();
        RandomBoardWithTour made = RandomBoardWithTour.of(new LevelParameters(20, 4711));
        RandomBoardWithTour other = RandomBoardWithTour.of(new LevelParameters(20, 4712));
        model.begin(made);
        model.begin(other);
        model.begin(Board.full(5, 5));
        model.undo();
        assertEquals(other.board(), model.board());
        model.undo();
        assertEquals(made.board(), model.board());
        model.undo();
        assertEquals(first, model.board());
        assertFalse(model.canUndo());
    }

    /** Nobody can choose it again, as a board that was read from a picture. */
    @Test
    void boardsWithoutMovesComeBackFromAndToABoardThatWasOpened() {
        Board small = Board.full(4, 4);
        Board read = Board.full(5, 5).withHole(7, true);
        model.begin(small);
        model.open(PlaySetup.of(WrittenBoard.of(read)));
        model.begin(Board.full(6, 6));
        PlayModel next = new PlayModel();
        List<PlaySetup> kept = model.sessionSetups();
        next.open(kept.getLast());
        next.bringBack(kept);
        for (PlayModel each : List.of(model, next)) {
            each.undo();
            assertEquals(read, each.board());
        }
        PlayModel last = new PlayModel();
        last.bringBack(next.sessionSetups());
        assertEquals(read, last.board());
        for (PlayModel each : List.of(model, next, last)) {
            each.undo();
            assertEquals(small, each.board());
            assertFalse(each.canUndo());
            each.redo();
            each.redo();
            assertEquals(Board.full(6, 6), each.board());
            assertFalse(each.canRedo());
        }
    }

    @Test
    void givenMovesAreKeptInAGameThatComesBack() {
        choose("a1", "b3");
        model.keep(2);
        choose("c5");
        model.restart();
        assertTrue(model.canUndo());
        model.undo();
        assertEquals(List.of("a1", "b3", "c5"), walked());
        model.undo();
        assertFalse(model.canUndo());
        assertEquals(List.of("a1", "b3"), walked());
    }
}
