package knightschool.ui.statemap;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import knightschool.Eventually;
import knightschool.drawing.statemap.StateMapMarks;
import knightschool.files.TextFiles;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.PuzzleSessionLogCsv;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.SlidingPuzzleGame;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.collection.PuzzleCollection;
import knightschool.ui.SilentCommands;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.statemap.model.InspectedPositionModel;
import knightschool.ui.statemap.model.StateMapFactWords;
import knightschool.ui.statemap.model.StateMapStatus;
import knightschool.ui.statemap.model.StateMapWords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person does with a puzzle and its map. */
class StateMapSceneTest extends MapOnScreen {
    /** The moves that are made, without what is only slid. */
    private List<String> walk() {
        return onFx(() -> {
            SlidingPuzzleGame game = scene.model().play().game();
            return game.walk().stream()
                    .map(move -> BlockMoveText.format(game.puzzle(), move))
                    .toList();
        });
    }

    private StateMap map() {
        return onFx(() -> scene.model().stateMap().orElseThrow());
    }

    private InteractiveGraphPane pane() {
        return scene.view().map().pane();
    }

    /** Drags a block of the board so many cells, as a mouse would. */
    private void drag(char letter, double cells) {
        onFx(() -> {
            PuzzleBoardView board = scene.view().board();
            SlidingBlock block = scene.model().play().game().standing().blocks().stream()
                    .filter(one -> one.letter() == letter)
                    .findFirst()
                    .orElseThrow();
            double side = board.middle(1) - board.middle(0);
            Point2D from = board.localToScene(board.middle(block.column()), board.middle(block.row()));
            Point2D to = block.horizontal() ? from.add(cells * side, 3) : from.add(3, cells * side);
            MouseEvents.fire(board, MouseEvent.MOUSE_PRESSED, from.getX(), from.getY());
            MouseEvents.fire(
                    board,
                    MouseEvent.MOUSE_DRAGGED,
                    from.midpoint(to).getX(),
                    from.midpoint(to).getY());
            MouseEvents.fire(board, MouseEvent.MOUSE_DRAGGED, to.getX(), to.getY());
            MouseEvents.fire(board, MouseEvent.MOUSE_RELEASED, to.getX(), to.getY());
            return null;
        });
        settled();
    }

    @Test
    void aPlayerDragsBlocksToTheExitAndTheMapFollows(ScreenRobot robot) {
        assertEquals("1,079", robot.text("#map-positions"));
        assertEquals("5,863", robot.text("#map-links"));
        assertEquals("8", robot.text("#map-distance"));
        for (BlockMove move : map().solution()) {
            char letter = scene.now().puzzle().blocks().get(move.block()).letter();
            drag(letter, move.distance());
        }
        assertEquals(StateMapWords.FREE, robot.text("#map-what"));
        assertEquals("You needed 8 moves. Nobody can do it in fewer.", robot.text("#map-sentence"));
        assertEquals("no move led away", robot.text("#moves-away"));
    }

    @Test
    void aBlockSnapsToCellsAndStopsAtTheNextBlock() {
        drag('C', -1.4);
        assertEquals(List.of("C left 1"), walk());
        drag('C', -9);
        assertEquals(List.of("C left 1", "C left 2"), walk());
        drag('A', 0.3);
        drag('H', -9);
        assertEquals(List.of("C left 1", "C left 2", "H up 1"), walk());
    }

    @Test
    void keysChooseABlockSlideItAndMakeOneMove(ScreenRobot robot) {
        String before = robot.text("#map-sentence");
        robot.push(KeyCode.SHIFT, KeyCode.C).type(KeyCode.LEFT).type(KeyCode.LEFT);
        assertEquals(List.of(), walk());
        assertEquals(
                "Enter, or anything else that you begin, makes this move. Esc puts the block back.",
                robot.text("#map-sentence"));
        AtomicBoolean isFullScreenLeft = new AtomicBoolean();
        Subscription fullScreen = onFx(() -> EscapeLayers.of(window.scene())
                .add(EscapeLayers.Layer.WINDOW, () -> true, () -> isFullScreenLeft.set(true)));
        robot.type(KeyCode.ESCAPE);
        fullScreen.unsubscribe();
        assertFalse(isFullScreenLeft.get(), "the block has Esc first");
        assertEquals(before, robot.text("#map-sentence"));
        robot.type(KeyCode.LEFT).type(KeyCode.LEFT).type(KeyCode.ENTER);
        assertEquals(List.of("C left 2"), walk());
        robot.push(KeyCode.SHIFT, KeyCode.B).push(KeyCode.SHIFT, KeyCode.RIGHT);
        assertEquals(List.of("C left 2", "B right 3"), walk());
        robot.push(KeyCode.SHIFT, KeyCode.D)
                .type(KeyCode.LEFT)
                .type(KeyCode.ESCAPE)
                .type(KeyCode.ENTER);
        assertEquals(List.of("C left 2", "B right 3"), walk());
        robot.push(KeyCode.SHIFT, KeyCode.D).type(KeyCode.LEFT).push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(List.of("C left 2", "B right 3"), walk(), "only what was slid goes back");
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(List.of("C left 2", "B right 3", "D left 1"), walk());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(List.of("C left 2"), walk());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals("B right 3", walk().getLast());
        robot.push(KeyCode.R);
        assertEquals(List.of(), walk());
    }

    @Test
    void aBlockThatWasSlidStaysWhereItIsWhenAnythingElseIsBegun(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.C).type(KeyCode.LEFT);
        drag('B', 1);
        assertEquals(List.of("C left 1", "B right 1"), walk(), "another block is dragged");
        robot.push(KeyCode.SHIFT, KeyCode.B)
                .type(KeyCode.RIGHT)
                .clickOn("#puzzle-chooser")
                .type(KeyCode.ESCAPE);
        assertEquals(List.of("C left 1", "B right 1", "B right 1"), walk(), "the menu is opened");
        focusBoard();
        robot.push(KeyCode.SHIFT, KeyCode.C).type(KeyCode.LEFT);
        onFx(() -> {
            window.show(BuiltInSceneKinds.CENSUS);
            window.show(BuiltInSceneKinds.STATEMAP);
            return null;
        });
        settled();
        assertEquals("C left 1", walk().getLast(), "another tab is shown");
        assertEquals(4, walk().size());
        robot.push(KeyCode.SHIFT, KeyCode.C).type(KeyCode.RIGHT);
        atRest();
        onFx(() -> {
            pane().selectedProperty().set(map().goals().findFirst().orElseThrow());
            return null;
        });
        assertEquals("C right 1", walk().getLast(), "a dot of the map is clicked");
        robot.type(KeyCode.ESCAPE);
        focusBoard();
        robot.push(KeyCode.SHIFT, KeyCode.C).type(KeyCode.LEFT).push(KeyCode.H);
        assertEquals("C left 1", walk().getLast(), "a hint is asked for");
    }

    private void focusBoard() {
        onFx(() -> {
            scene.view().board().requestFocus();
            return null;
        });
    }

    @Test
    void arrowsWalkAlongLinksAndEnterGoesThere(ScreenRobot robot) {
        atRest();
        onFx(() -> {
            pane().requestFocus();
            return null;
        });
        robot.type(KeyCode.RIGHT);
        int near = onFx(() -> pane().selectedProperty().get());
        assertTrue(InspectedPositionModel.linked(map(), StateMap.START, near).isPresent(), "position " + near);
        assertTrue(robot.text("#map-sentence").startsWith("You are looking at another position"));
        robot.type(KeyCode.ENTER);
        assertEquals(
                near, onFx(() -> scene.model().play().session().orElseThrow().position()));
        assertEquals(1, walk().size());
        robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT);
        int far = onFx(() -> pane().selectedProperty().get());
        assertFalse(far == near);
        robot.type(KeyCode.ESCAPE);
        assertEquals(StateMapMarks.NONE, onFx(() -> pane().selectedProperty().get()));
        assertEquals(1, walk().size());
    }

    /** In Play it is so, too: the own moves wait, and no key or click ends the solution without a word. */
    @Test
    void ownMovesWaitWhileASolutionIsShownAndItIsSaid(ScreenRobot robot) {
        focusBoard();
        robot.push(KeyCode.SHIFT, KeyCode.C).type(KeyCode.LEFT).type(KeyCode.ENTER);
        assertEquals(1, walk().size());
        robot.push(KeyCode.D).push(KeyCode.SPACE);
        List<Runnable> acts = List.of(
                () -> robot.push(KeyCode.CONTROL, KeyCode.Z),
                () -> robot.push(KeyCode.CONTROL, KeyCode.Y),
                () -> robot.push(KeyCode.SHIFT, KeyCode.C),
                () -> robot.clickOn("#puzzle-board"));
        for (Runnable act : acts) {
            onFx(() -> {
                window.messages().clear();
                return null;
            });
            act.run();
            robot.untilText("#message", StateMapWords.solutionShown().displayMessage());
            assertTrue(onFx(() -> scene.model().help().isShowing()));
            assertEquals(1, walk().size());
        }
        robot.clickOn("#statemap-back").push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(List.of(), walk());
    }

    private List<String> signNames() {
        return onFx(() -> scene.signs().stream().map(LegendEntry::name).toList());
    }

    @Test
    void aClickOnAPositionShowsItsBoardAndPointingSaysTheMove(ScreenRobot robot) {
        int goal = map().goals().findFirst().orElseThrow();
        onFx(() -> {
            pane().hoveredProperty().set(map().neighbour(StateMap.START, 0));
            pane().selectedProperty().set(goal);
            return null;
        });
        settled();
        assertEquals("0", robot.text("#map-distance"));
        assertTrue(onFx(() -> scene.model().inspectedPosition().onBoard().isSolved()));
        assertFalse(robot.find("#statemap-go", Button.class).isVisible());
        assertTrue(signNames().contains(StateMapLegendWords.SHOWN), "the ring around it has a name");
        robot.clickOn("#statemap-back");
        assertFalse(signNames().contains(StateMapLegendWords.SHOWN));
        assertEquals("8", robot.text("#map-distance"));
        assertEquals(List.of(), walk());
    }

    @Test
    void hintThatIsAskedForTakesThePlaceOfFactsAndOfTheSolution(ScreenRobot robot) {
        robot.push(KeyCode.I);
        assertEquals(StateMapFactWords.TITLE, robot.text("#help-title"));
        robot.push(KeyCode.H);
        assertTrue(robot.isSeen("#hint-words-1"), "in place of the facts");
        assertEquals("8 moves are enough from here.", robot.text("#hint-words-1"));
        assertFalse(signNames().contains("The block just moved"));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.D);
        assertFalse(robot.isSeen("#hint-words-1"));
        assertTrue(signNames().contains("The block just moved"), "grey in the boards of the solution");
        robot.push(KeyCode.H);
        assertTrue(robot.isSeen("#hint-words-2"), "in place of the solution");
        robot.push(KeyCode.H);
        robot.push(KeyCode.I);
        robot.push(KeyCode.H);
        assertTrue(robot.isSeen("#hint-words-3"), "also where no further hint is left");
    }

    /** A block is named with Shift, so that no letter means another thing here than in the other scenes. */
    @Test
    void letterOfABlockAloneDoesWhatItDoesInEveryScene(ScreenRobot robot) {
        assertTrue(onFx(() -> scene.now().puzzle().blocks().stream().anyMatch(block -> block.letter() == 'H')));
        robot.push(KeyCode.H);
        assertEquals("8 moves are enough from here.", robot.text("#hint-words-1"));
        assertTrue(robot.find("#hint-2", Button.class).getTooltip().getText().endsWith("(H)"));
        assertEquals(List.of(), walk());
    }

    @Test
    void letterWithShiftChoosesTheBlocksOfItsCapitalAndOfItsSmallLetter(ScreenRobot robot) {
        onFx(() -> {
            window.open(StateMapSetup.of(WrittenPuzzle.of(SlidingPuzzleText.parse("AA.b\n...b\nBB..\n"))));
            return null;
        });
        settled();
        focusBoard();
        robot.push(KeyCode.SHIFT, KeyCode.B).type(KeyCode.RIGHT).type(KeyCode.ENTER);
        assertEquals(List.of("B right 1"), walk());
        robot.push(KeyCode.SHIFT, KeyCode.B).type(KeyCode.DOWN).type(KeyCode.ENTER);
        assertEquals(List.of("B right 1", "b down 1"), walk());
    }

    @Test
    void hintsAreGivenOneByOneAndASolutionIsShownAndStopped(ScreenRobot robot) {
        robot.push(KeyCode.H);
        assertEquals("8 moves are enough from here.", robot.text("#hint-words-1"));
        assertEquals("", robot.text("#hint-words-2"));
        robot.clickOn("#hint-3");
        String move = BlockMoveText.arrow(map().puzzle(), map().solution().getFirst());
        assertEquals("Move " + move + ", and then look again.", robot.text("#hint-words-3"));
        robot.clickOn("#toggle-solution");
        assertEquals("Shortest from here: 8 moves", robot.text("#help-title"));
        robot.clickOn("#statemap-solution");
        untilShown(
                "the solution is on its way",
                () -> scene.model()
                        .help()
                        .demonstrationProperty()
                        .get()
                        .filter(shown -> shown.index() > 0)
                        .isPresent());
        robot.type(KeyCode.SPACE);
        assertFalse(onFx(() -> scene.model().help().playback().isPlaying()));
        robot.type(KeyCode.HOME).type(KeyCode.RIGHT, 2).type(KeyCode.LEFT);
        assertEquals(1, onFx(() -> scene.model().help().playback().step()));
        robot.type(KeyCode.ESCAPE);
        assertEquals(StateMapWords.soFar(0, 8), robot.text("#map-sentence"));
        assertEquals(List.of(), walk());
    }

    @Test
    void spaceSaysWhyNothingMoves(ScreenRobot robot) {
        robot.type(KeyCode.SPACE);
        robot.untilText("#message", "Have a shortest solution shown first (D).");
    }

    @Test
    void solutionBeginsAgainBySpaceAtItsLastStepAndIsHiddenByTheKeyThatShowedIt(ScreenRobot robot) {
        robot.push(KeyCode.D).type(KeyCode.END).type(KeyCode.SPACE);
        assertTrue(onFx(() -> scene.model().help().playback().isPlaying()));
        robot.push(KeyCode.D);
        assertFalse(onFx(() -> scene.model().help().isShowing()));
        assertEquals(StateMapWords.soFar(0, 8), robot.text("#map-sentence"));
    }

    @Test
    void layersGlideThereAndComeToRest(ScreenRobot robot) {
        robot.push(KeyCode.G);
        atRest();
        assertEquals(GraphLayoutKind.SPRINGS, onFx(() -> scene.now().layout()));
        robot.clickOn("#layout-layers");
        atRest();
        assertEquals(GraphLayoutKind.DISTANCE, onFx(() -> scene.now().layout()));
        int goal = map().goals().findFirst().orElseThrow();
        assertTrue(onFx(() -> pane().xOf(goal) > pane().xOf(StateMap.START)));
        double x = onFx(() -> pane().xOf(goal));
        for (int other : map().goals().toArray()) {
            assertEquals(x, onFx(() -> pane().xOf(other)), 60);
        }
        robot.push(KeyCode.G);
        settled();
        assertEquals(GraphLayoutKind.SPRINGS, onFx(() -> scene.now().layout()));
    }

    private void open(Path puzzle) {
        onFx(() -> {
            scene.files().open(puzzle);
            return null;
        });
        settled();
    }

    private void openMoves(Path table) {
        onFx(() -> {
            scene.files().openMoves(table);
            return null;
        });
        settled();
    }

    @Test
    void aPuzzleFileIsShownAndAFaultyOneRefusedInWords(ScreenRobot robot, @TempDir Path folder) throws IOException {
        Path good = folder.resolve("small.slide");
        Files.writeString(good, "AA.b\n...b\n....\n");
        open(good);
        assertEquals("small.slide", robot.text("#puzzle-chooser"));
        assertEquals("2", robot.text("#map-distance"));
        Path bad = folder.resolve("bad.slide");
        Files.writeString(bad, "AA.b\n..\n");
        open(bad);
        assertEquals("small.slide", robot.text("#puzzle-chooser"));
    }

    @Test
    void aRecentPuzzleIsOpenedAgainFromTheMenu(ScreenRobot robot, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("small.slide");
        Files.writeString(file, "AA.b\n...b\n....\n");
        open(file);
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        settled();
        assertNotEquals("small.slide", robot.text("#puzzle-chooser"));
        robot.push(KeyCode.CONTROL, KeyCode.R);
        Eventually.untilShown(
                "the menu is open",
                () -> robot.find("#recent-files", MenuButton.class).isShowing());
        robot.push(KeyCode.ENTER);
        settled();
        assertEquals("small.slide", robot.text("#puzzle-chooser"));
    }

    @Test
    void nowIsWhatWasOpened() {
        StateMapSetup setup = StateMapSetup.of(WrittenPuzzle.usual())
                .withWalk(List.of(new BlockMove(2, -2), new BlockMove(1, 1)), List.of(4_000L, 9_500L))
                .with(GraphLayoutKind.DISTANCE)
                .showingSolution(true);
        onFx(() -> {
            window.open(setup);
            return null;
        });
        settled();
        assertEquals(setup, onFx(() -> scene.now()));
    }

    @Test
    void aTableOfMovesIsReadBackAndAnotherPlayerPlaysBesideIt(ScreenRobot robot, @TempDir Path folder)
            throws IOException {
        robot.clickOn("#player-name").write("Ann");
        robot.type(KeyCode.ENTER).push(KeyCode.SHIFT, KeyCode.C).push(KeyCode.SHIFT, KeyCode.LEFT);
        settled();
        StateMap map = map();
        Path file = folder.resolve("moves.csv");
        TextFiles.write(
                file,
                PuzzleSessionLogCsv.format(
                        map.puzzle(),
                        onFx(() -> scene.model()
                                .play()
                                .players()
                                .with(scene.model().play().session().orElseThrow()))));
        robot.clickOn("#statemap-next-player").write("Ben");
        robot.type(KeyCode.ENTER).push(KeyCode.SHIFT, KeyCode.B).push(KeyCode.SHIFT, KeyCode.RIGHT);
        settled();
        assertEquals(List.of("Ann"), others());
        assertTrue(
                signNames().containsAll(List.of("Ann", "Ben", StateMapLegendWords.NEARER)),
                () -> signNames().toString());
        assertEquals(List.of("B right 3"), walk());
        onFx(() -> {
            scene.model().play().players().forget();
            scene.files().openMoves(file);
            return null;
        });
        settled();
        assertEquals(List.of("Ann"), others());
        Files.writeString(file, Files.readString(file).replace("C left", "C right"));
        openMoves(file);
        assertEquals(List.of("Ann"), others(), "a faulty table changes nothing");
    }

    /** The button of the fact that was clicked goes with its map, and had the keys. */
    @Test
    void anotherPuzzleIsShownAfterAFactWasChosen(ScreenRobot robot) {
        WrittenPuzzle first = onFx(() -> scene.now().source());
        robot.push(KeyCode.SHIFT, KeyCode.D).type(KeyCode.LEFT);
        robot.clickOn("#toggle-facts");
        settled();
        robot.clickOn("#fact-diameter");
        settled();
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        settled();
        assertNotEquals(first, onFx(() -> scene.now().source()));
    }

    @Test
    void aClickOnAFactShowsItOnTheMapUntilEscape(ScreenRobot robot) {
        robot.clickOn("#toggle-facts");
        settled();
        assertEquals(
                "10 moves: the largest distance", robot.find("#fact-diameter").getAccessibleText());
        robot.clickOn("#fact-diameter");
        settled();
        assertEquals(10, onFx(() -> scene.model().facts().highlight().links().size()));
        robot.type(KeyCode.ESCAPE);
        assertTrue(onFx(() -> scene.model().facts().highlight().isEmpty()));
        robot.push(KeyCode.I);
        assertTrue(robot.find("#hint-1").isVisible());
    }

    private List<String> others() {
        return onFx(() -> scene.model().play().players().othersProperty().get().stream()
                .map(session -> session.player())
                .toList());
    }

    @Test
    void besideASlideLettersAreThePresenters() {
        List<KeyCode> heard = onFx(() -> {
            List<KeyCode> left = new ArrayList<>();
            StateMapScene beside = new StateMapScene(window, ScenePlacement.SLIDE);
            StackPane slide = new StackPane(beside.node());
            slide.addEventHandler(KeyEvent.KEY_PRESSED, key -> left.add(key.getCode()));
            Event.fireEvent(
                    beside.node(), new KeyEvent(KeyEvent.KEY_PRESSED, "a", "a", KeyCode.A, false, false, false, false));
            beside.close();
            return left;
        });
        assertEquals(List.of(KeyCode.A), heard);
    }

    /** What shows something of the map has nothing to show: it says what to do. */
    @Test
    void noKeyIsSilentWhereTheMapWasCancelled(ScreenRobot robot) {
        onFx(() -> {
            scene.model()
                    .open(StateMapSetup.of(
                            WrittenPuzzle.of(PuzzleCollection.all().get(1).puzzle())));
            scene.model().maps().cancel();
            return null;
        });
        assertInstanceOf(
                StateMapStatus.Cancelled.class,
                onFx(() -> scene.model().maps().stateProperty().get()));
        StateMapSetup before = onFx(scene::now);
        for (KeyCodeCombination key : List.of(
                new KeyCodeCombination(KeyCode.G),
                new KeyCodeCombination(KeyCode.D),
                new KeyCodeCombination(KeyCode.D, KeyCombination.CONTROL_DOWN, KeyCombination.SHIFT_DOWN),
                new KeyCodeCombination(KeyCode.H),
                new KeyCodeCombination(KeyCode.I),
                new KeyCodeCombination(KeyCode.A))) {
            robot.push(key);
            robot.untilText("#message", StateMapWords.MAKE_MAP_FIRST);
            onFx(() -> {
                window.messages().clear();
                return null;
            });
            assertEquals(before, onFx(scene::now));
        }
        assertEquals(List.of(), onFx(() -> SilentCommands.of(scene.commands())));
    }

    @Test
    void messageAboutAPuzzleIsGoneOnceAnotherIsBack(ScreenRobot robot) {
        drag('C', -1.4);
        robot.push(KeyCode.A);
        untilShown("the other puzzle is there", () -> scene.isAnswered());
        assertTrue(robot.text("#message").startsWith("Puzzle, seed"), robot.text("#message"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("the first puzzle is back", () -> scene.isAnswered());
        assertEquals(StateMapScene.FIRST.puzzle(), onFx(() -> scene.now().puzzle()));
        assertEquals("", onFx(() -> ShownWindow.message(window).get()));
    }

    /** Facts take the place of the solution: its key brings it to the front. */
    @Test
    void solutionIsShownInThePlaceOfFacts(ScreenRobot robot) {
        robot.push(KeyCode.I);
        assertTrue(onFx(() -> scene.model().facts().shownProperty().get()));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.D);
        assertFalse(onFx(() -> scene.model().facts().shownProperty().get()));
        assertTrue(onFx(() -> scene.model().showsSolution()));
        robot.push(KeyCode.I);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.D);
        assertTrue(onFx(() -> scene.model().showsSolution()));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.D);
        assertFalse(onFx(() -> scene.model().showsSolution()));
    }
}
