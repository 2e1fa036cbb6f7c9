package knightschool.ui.statemap.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.Eventually;
import knightschool.drawing.statemap.StateMapMarks;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleGame;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.history.CompositeUndoHistory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StateMapModelTest {
    private static final long SECOND = 1_000_000_000L;
    private static final StateMapSetup FIRST = StateMapSetup.of(WrittenPuzzle.usual());
    private static final String NEVER = "AA.b\n...b\nxxxx\n";

    private StateMapModel model = new StateMapModel(StateMapBudget.usual());
    private long now;

    @AfterEach
    void close() {
        model.close();
    }

    private void pass(long nanos) {
        now += nanos;
        model.tick(now);
    }

    private void settle() {
        Eventually.until("nothing is under way", () -> {
            model.tick(now);
            return model.isSettled();
        });
    }

    private void open(StateMapSetup setup) {
        model.open(setup);
        settle();
    }

    private static StateMapSetup of(String rows) {
        return StateMapSetup.of(WrittenPuzzle.of(SlidingPuzzleText.parse(rows)));
    }

    private BlockMove move(String text) {
        return BlockMoveText.parse(model.play().game().puzzle(), text);
    }

    private boolean make(String text) {
        return model.play().move(move(text));
    }

    /** What a file cannot contain is not played. */
    @Test
    void gameEndsAtTheMovesThatItsFileCanContain() {
        BlockMove there = move("C left 1");
        List<BlockMove> moves = IntStream.range(0, StateMapSetup.MOST_MOVES - 1)
                .mapToObj(i -> i % 2 == 0 ? there : there.reversed())
                .toList();
        open(FIRST.withWalk(moves));
        BlockMove back = there.reversed();
        assertTrue(model.play().move(back));
        assertFalse(model.play().move(there));
        model.play().slide(there.block(), there.distance());
        assertFalse(model.play().isActing());
        assertTrue(model.play().isLongest());
        assertEquals(StateMapSetup.MOST_MOVES, model.now().walk().size());
        assertEquals(model.now(), SetupText.parse(SetupText.format(model.now()), FileResolver.nothing()));
        model.play().undo();
        assertTrue(model.play().move(back));
    }

    @Test
    void openMapsThePuzzleAndSaysHowFarItIs() {
        open(FIRST);
        StateMap map = model.stateMap().orElseThrow();
        assertEquals(1_079, map.vertexCount());
        assertEquals(5_863, map.edgeCount());
        assertEquals(4, map.goalCount());
        assertEquals(8, map.shortest());
        assertEquals(9, model.shortestPath().size());
    }

    @Test
    void nowIsWhatWasOpenedForAnySetup() {
        SetupSamples samples = new SetupSamples(5, 8);
        for (int i = 0; i < 40; i++) {
            StateMapSetup setup = (StateMapSetup) samples.of(BuiltInSceneKinds.STATEMAP);
            model.open(setup);
            assertEquals(setup, model.now());
        }
        settle();
    }

    /** Whoever hears of a change may ask at once, whichever part of it was told first. */
    @Test
    void nowCanBeAskedInTheMiddleOfAChange() {
        open(FIRST);
        make("C left 2");
        model.setupProperty().addListener(_ -> model.now());
        model.play().gameProperty().addListener(_ -> model.now());
        model.help().hints().givenHintsProperty().addListener(_ -> model.now());
        StateMapSetup other = of(NEVER);
        open(other);
        assertEquals(other, model.now());
    }

    private void slide(String text) {
        BlockMove slid = move(text);
        model.play().slide(slid.block(), slid.distance());
    }

    private List<String> walk() {
        return model.now().moveTexts();
    }

    /** Nobody can choose a generated puzzle again. */
    @Test
    void generatedPuzzleIsTakenBackWithoutAMove() {
        open(FIRST);
        StateMapSetup generated =
                StateMapSetup.of(WrittenPuzzle.ofSeed(7, of(NEVER).puzzle()));
        open(generated);
        assertTrue(model.canUndo());
        model.undo();
        assertEquals(FIRST, model.now());
        model.redo();
        assertEquals(generated, model.now());
    }

    @Test
    void whatIsSlidIsTakenBackAsAMoveAndDoneAgain() {
        open(FIRST);
        slide("C left 2");
        assertTrue(model.canUndo());
        assertEquals(List.of("C left 2"), walk(), "whoever leaves now finds it again");
        model.undo();
        assertEquals(List.of(), walk());
        assertFalse(model.canUndo());
        model.redo();
        assertEquals(List.of("C left 2"), walk());
        slide("B right 1");
        assertFalse(model.canRedo(), "nothing was taken back");
        model.redo();
        assertEquals(List.of("C left 2", "B right 1"), walk());
    }

    @Test
    void whatIsSlidIsTakenBackBeforeAnAnswerBesideThePuzzle() {
        open(FIRST);
        BoardEditorModel answer = new BoardEditorModel(fault -> {
            throw fault;
        });
        CompositeUndoHistory both = new CompositeUndoHistory(List.of(answer, model.play()));
        make("C left 2");
        answer.toggleHole(0);
        slide("B right 1");
        both.undo();
        assertEquals(List.of("C left 2"), walk());
        assertEquals(63, answer.board().playableCount());
        both.redo();
        assertEquals(List.of("C left 2", "B right 1"), walk());
    }

    /** As a move it would take the place of those that can be made again. */
    @Test
    void whatIsSlidWhereMovesWereTakenBackIsOnlyPutBack() {
        open(FIRST);
        make("C left 2");
        make("B right 1");
        make("B right 1");
        for (int undo = 0; undo < 3; undo++) {
            model.undo();
        }
        slide("C left 1");
        model.undo();
        assertEquals(List.of(), walk());
        for (int redo = 0; redo < 3; redo++) {
            model.redo();
        }
        assertEquals(List.of("C left 2", "B right 1", "B right 1"), walk());
    }

    @Test
    void whatIsSlidIsAMoveBeforeWhateverIsBegunNext() {
        open(FIRST);
        slide("C left 2");
        assertTrue(make("B right 1"));
        assertEquals(List.of("C left 2", "B right 1"), walk());
        slide("B right 1");
        model.lookAt(StateMap.START);
        assertEquals(List.of("C left 2", "B right 1", "B right 1"), walk());
        slide("B right 1");
        StateMapSetup left = model.now();
        open(of(NEVER));
        assertEquals(4, left.walk().size());
        model.undo();
        assertEquals(left, model.now(), "the game that was left has it");
        slide("C right 1");
        model.play().restart();
        assertEquals(List.of(), walk());
        model.undo();
        assertEquals(5, walk().size());
    }

    @Test
    void whatIsSlidAndPutBackIsNoMove() {
        open(FIRST);
        slide("C left 2");
        assertTrue(model.play().putBack());
        assertFalse(model.play().putBack());
        slide("C left 1");
        model.play().slide(move("C left 1").block(), 0);
        model.play().setDown();
        assertEquals(List.of(), walk());
        assertFalse(model.canUndo());
    }

    /** Otherwise the set-up that one left would not be the one that one comes back to. */
    @Test
    void whatIsSlidHasItsTimeOfWhenItWasSlid() {
        open(FIRST);
        model.hold(false);
        pass(SECOND);
        pass(SECOND);
        slide("C left 2");
        StateMapSetup before = model.now();
        pass(SECOND);
        model.play().setDown();
        assertEquals(List.of(1_000L), model.now().milliseconds());
        assertEquals(before, model.now());
    }

    @Test
    void whatIsSlidAsItWasBeforeItWasTakenBackKeepsWhatCanBeDoneAgain() {
        open(FIRST);
        make("C left 2");
        make("B right 1");
        model.undo();
        model.undo();
        slide("C left 2");
        assertTrue(model.canRedo());
        model.redo();
        assertEquals(List.of("C left 2", "B right 1"), walk());
    }

    @Test
    void movesHaveTheirTimesAndNoTimeGoesByUnseen() {
        open(FIRST);
        model.hold(false);
        pass(SECOND);
        pass(SECOND);
        assertTrue(make("C left 2"));
        model.hold(true);
        pass(20 * SECOND);
        pass(SECOND);
        model.hold(false);
        pass(SECOND);
        pass(SECOND);
        assertTrue(make("B right 1"));
        assertEquals(List.of(1_000L, 2_000L), model.now().milliseconds());
    }

    @Test
    void undoIsNoMoveAndCanBeTakenBackToo() {
        open(FIRST);
        make("C left 2");
        make("B right 1");
        model.undo();
        assertEquals(1, model.play().session().orElseThrow().moves().size());
        assertEquals(move("C left 2"), model.play().game().walk().getLast());
        model.redo();
        assertEquals(move("B right 1"), model.play().game().walk().getLast());
        assertEquals(2, model.play().game().times().size());
        model.undo();
        model.undo();
        assertEquals(FIRST.puzzle(), model.play().game().standing());
        model.undo();
        assertEquals(FIRST, model.now());
        assertTrue(model.play().game().history().canRedo());
        make("D left 1");
        assertFalse(model.play().game().history().canRedo());
        assertEquals(1, model.play().game().walk().size());
    }

    @Test
    void aMoveThatCannotBeMadeChangesNothing() {
        open(FIRST);
        assertFalse(make("H down 2"));
        assertEquals(FIRST, model.now());
    }

    @Test
    void theShortestSolutionFreesTheBlockAndThenNothingMovesButBack() {
        open(FIRST);
        for (BlockMove move : model.stateMap().orElseThrow().solution()) {
            assertTrue(model.play().move(move));
        }
        PuzzleSessionLog session = model.play().session().orElseThrow();
        assertTrue(model.stateMap().orElseThrow().isGoal(session.position()));
        assertEquals(8, session.moves().size());
        assertFalse(make("A left 1"));
        assertEquals(Optional.empty(), model.help().hintedMove());
        model.undo();
        assertFalse(model.play().game().isSolved());
        model.play().restart();
        assertEquals(FIRST, model.now());
    }

    @Test
    void hintsSayHowFarThenTheBlockThenTheMoveAndEndWithTheNextMove() {
        open(FIRST);
        assertTrue(model.help().hintedBlock().isEmpty());
        model.hint();
        assertTrue(model.help().hintedBlock().isEmpty());
        model.hint();
        BlockMove hinted = model.help().hintedMove().orElseThrow();
        assertEquals(hinted.block(), model.help().hintedBlock().orElseThrow());
        model.hint();
        model.hint();
        assertEquals(3, model.help().hints().givenHints().count());
        model.play().move(hinted);
        assertEquals(0, model.help().hints().givenHints().count());
        assertEquals(8, model.shortestPath().size());
    }

    @Test
    void aPositionIsLookedAtAndGoneToOnlyWhereItIsOneMoveAway() {
        open(FIRST);
        StateMap map = model.stateMap().orElseThrow();
        int near = map.neighbour(StateMap.START, 0);
        int far = map.goals().findFirst().orElseThrow();
        model.inspectedPosition().preview(far);
        assertEquals(map.puzzleAt(far), model.inspectedPosition().onBoard());
        assertFalse(model.goToPreview());
        assertEquals(FIRST, model.now());
        model.inspectedPosition().preview(near);
        assertTrue(model.goToPreview());
        assertEquals(
                StateMapMarks.NONE, model.inspectedPosition().previewProperty().get());
        assertEquals(near, model.play().session().orElseThrow().position());
        model.inspectedPosition().preview(near);
        assertEquals(
                StateMapMarks.NONE, model.inspectedPosition().previewProperty().get());
    }

    @Test
    void aSolutionIsShownMoveByMoveAndChangesNoGame() {
        open(FIRST);
        model.demonstrate();
        pass(0);
        SlidingPuzzle before = model.inspectedPosition().onBoard();
        pass(SolutionHelpModel.STEP_NANOS);
        assertEquals(1, model.help().demonstrationProperty().get().orElseThrow().index());
        assertFalse(before.equals(model.inspectedPosition().onBoard()));
        for (int i = 0; i < 20; i++) {
            pass(SolutionHelpModel.STEP_NANOS);
        }
        assertTrue(model.help().demonstrationProperty().get().orElseThrow().isEnded());
        assertTrue(model.inspectedPosition().onBoard().isSolved());
        assertEquals(FIRST, model.now());
        model.stop();
        assertEquals(FIRST.puzzle(), model.inspectedPosition().onBoard());
    }

    @Test
    void aPuzzleThatCannotBeSolvedIsMappedAndHasNoHints() {
        open(of(NEVER));
        StateMap map = model.stateMap().orElseThrow();
        assertEquals(StateMap.NONE, map.shortest());
        model.hint();
        assertEquals(0, model.help().hints().givenHints().count());
        model.demonstrate();
        assertEquals(Optional.empty(), model.help().demonstrationProperty().get());
        assertTrue(make("A right 1"));
    }

    @Test
    void aMapBeyondTheBudgetIsSaidAndThePuzzleCanBePlayed() {
        model.close();
        model = new StateMapModel(StateMapBudget.of(200));
        open(FIRST);
        StateMapStatus.TooLarge large = assertInstanceOf(
                StateMapStatus.TooLarge.class, model.maps().stateProperty().get());
        assertTrue(large.reason().contains("200 positions"), large.reason());
        assertTrue(make("C left 2"));
        assertEquals(1, model.now().walk().size());
        assertEquals(Optional.empty(), model.play().session());
    }

    @Test
    void aCancelledMapIsNotShownAndCanBeMadeAgain() {
        model.open(FIRST);
        model.maps().cancel();
        assertInstanceOf(
                StateMapStatus.Cancelled.class, model.maps().stateProperty().get());
        settle();
        assertInstanceOf(
                StateMapStatus.Cancelled.class, model.maps().stateProperty().get());
        make("C left 2");
        model.map();
        settle();
        assertEquals(1, model.play().session().orElseThrow().moves().size());
    }

    @Test
    void layoutAndSolutionAreOfTheSetup() {
        open(FIRST);
        model.lay(GraphLayoutKind.DISTANCE);
        model.showSolution(true);
        assertEquals(FIRST.with(GraphLayoutKind.DISTANCE).showingSolution(true), model.now());
    }

    /** Whatever takes the place of a game, one undo brings it back with its clock, and one redo what took its place. */
    @Test
    void gameThatAnotherTookThePlaceOfComesBack() {
        List<Runnable> acts = List.of(model.play()::restart, model.play()::nextPlayer, () -> open(of(NEVER)));
        for (Runnable act : acts) {
            open(FIRST);
            model.play().forgetHistory();
            model.play().players().playerProperty().set("Ada");
            make("C left 2");
            make("B right 1");
            model.undo();
            SlidingPuzzleGame left = model.play().game();
            act.run();
            StateMapSetup other = model.now();
            assertTrue(model.canUndo());
            model.undo();
            settle();
            assertEquals(left, model.play().game());
            assertEquals(1, model.play().session().orElseThrow().moves().size());
            assertEquals(List.of(), model.play().players().othersProperty().get());
            assertEquals("Ada", model.play().players().playerProperty().get());
            assertTrue(model.canRedo());
            model.redo();
            settle();
            assertEquals(other, model.now());
        }
    }

    @Test
    void movesComeBackOnceTheEditIsUndoneThatTookThemAway() {
        open(FIRST);
        make("C left 2");
        SlidingPuzzleGame left = model.play().game();
        model.editing().toggle();
        model.edit().press(firstFree());
        model.edit().release();
        assertTrue(model.play().game().walk().isEmpty());
        model.undo();
        model.editing().toggle();
        assertEquals(left, model.play().game());
        model.undo();
        assertEquals(FIRST.puzzle(), model.play().game().standing());
    }

    @Test
    void movesStayWhereTheEditAfterThemIsGivenUp() {
        open(FIRST);
        make("C left 2");
        assertEquals(1, model.saved().walk().size(), "a session keeps them, so that nobody need be asked");
        model.editing().toggle();
        model.edit().press(firstFree());
        model.edit().release();
        assertTrue(model.editing().isChanged());
        assertEquals(FIRST.puzzle(), model.saved().puzzle());
        assertEquals(List.of("C left 2"), model.saved().moveTexts());
    }

    private int firstFree() {
        int cell = 0;
        while (model.edit().draft().blockOn(cell).isPresent()) {
            cell++;
        }
        return cell;
    }

    @Test
    void movesThatAnotherMoveTookThePlaceOfComeBackWithIt() {
        open(FIRST);
        make("C left 2");
        make("B right 1");
        model.undo();
        SlidingPuzzleGame left = model.play().game();
        make("D left 1");
        model.undo();
        assertEquals(left, model.play().game());
        model.redo();
        assertEquals(move("D left 1"), model.play().game().walk().getLast());
    }
}
