package knightschool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.graph.PlacedGraphText;
import knightschool.graph.RandomPlacedGraphs;
import knightschool.search.Outcome;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.TieBreak;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.GraphWalkSetup;
import knightschool.setup.scene.MarkedBoardSetup;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenPlacedGraph;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.TimelineBracket;
import knightschool.text.NumberFormatter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class SetupTextTest {
    private static final FileResolver NOTHING = FileResolver.nothing();
    private static final List<String> KEYS = List.of(
            "board",
            "start",
            "panes",
            "walk",
            "moment",
            "bracket",
            "tool",
            "layout",
            "show",
            "mark",
            "controls",
            "slide");

    @Test
    void twinStandsWithItsForksInAFileAndComesBackFromIt() {
        CompareSetup setup = of("board: 8x8\nstart: a8\npanes: [backtracking, backtracking fork 44 c3]\n");
        assertEquals(List.of(new ScheduledFork(44, 42)), setup.panes().getLast().forks());
        assertTrue(SetupText.format(setup).contains("panes: [backtracking, backtracking fork 44 c3]"));
        assertEquals(setup, SetupText.parse(SetupText.format(setup), NOTHING));
    }

    @Test
    void forkThatItsSearchCannotTakeIsAFaultOfThePanes() {
        InputFault fault =
                faultOf("scene: compare\nstart: a8\npanes:\n  - backtracking\n  - backtracking fork 44 h2\n");
        assertEquals("h2 is no choice of backtracking at step 44", fault.description());
        assertEquals("Choose one of: c3.", fault.remedy());
        assertTrue(fault.line() >= 3 && fault.line() <= 5, () -> "line " + fault.line());
        assertEquals(
                "\"fork 44\" is no fork",
                faultOf("scene: compare\npanes: [backtracking fork 44]\n").description());
    }

    @Test
    void searchesAreLinedUpByOneThing() {
        InputFault fault = faultOf("scene: compare\nstart: a8\nshow: [by-visited, by-undone]\n");
        assertEquals("the searches are lined up by more than one thing", fault.description());
        assertEquals(3, fault.line());
        assertEquals("Leave out all but one of by-visited, by-undone and by-pruned.", fault.remedy());
    }

    @Test
    void twinsAreOfOneProblemAlone() {
        CompareSetup setup = of("board: 8x8\nstart: a8\npanes: [backtracking, backtracking fork 44 c3]\n");
        List<ConfiguredAlgorithm> plain = List.of(ConfiguredAlgorithm.read("backtracking"));
        assertEquals(plain, setup.withStart(1).solvers());
        assertEquals(plain, setup.on(Board.full(7, 8)).solvers());
        assertEquals(plain, setup.showing(DisplayOption.CLOSED, true).solvers());
        assertEquals(
                setup.solvers(),
                setup.showing(CompareDisplayOptions.COUNTS, true).solvers());
        assertEquals(
                setup.solvers(),
                setup.searching(setup.problem(), setup.solvers()).solvers());
    }

    /** A file that cannot be read again is not written. */
    @Test
    void setupLargerThanIsReadIsNotWritten(@TempDir Path folder) {
        Path file = folder.resolve("x.setup");
        Setup largest = new GraphWalkSetup(
                WrittenPlacedGraph.of(RandomPlacedGraphs.largest()), List.of(0), Set.of(), VisibleSceneControls.NONE);
        InputFault fault = assertThrows(InputFault.class, () -> SetupText.write(file, largest));
        assertEquals("the scene needs more than 1,048,576 bytes, which are not read again", fault.description());
        assertFalse(Files.exists(file));
    }

    @Test
    void graphOfMoreThanIsReadIsRefused() {
        String text = "; " + "x".repeat(PlacedGraphText.MAX_BYTES) + "\nA 1 0\n";
        InputFault fault = assertThrows(InputFault.class, () -> WrittenPlacedGraph.read(text, NOTHING));
        assertEquals("the graph is larger than 2,097,152 bytes", fault.description());
    }

    @Test
    void walkThatNobodyReadsIsRefused() {
        String walk = "scene: walk\nwalk: " + "a1, b3, ".repeat(500) + "%s\n";
        InputFault fault = faultOf(walk.formatted("a1"));
        assertEquals(2, fault.line());
        assertEquals("\"walk\" has 1,001 entries", fault.description());
        SetupText.parse(walk.formatted("a1").replaceFirst("a1, ", ""), NOTHING);
    }

    /** Else a file of some megabytes is read for seconds, and has as many faults as words. */
    @ParameterizedTest
    @CsvSource({
        "walk, walk, 1_001",
        "play, walk, 1_001",
        "board, mark, 1_001",
        "editor, mark, 1_001",
        "compare, mark, 1_001",
        "statemap, walk, 20_001",
    })
    void listThatIsTooLongIsOneFaultHoweverManyOfItsWordsAreFaulty(String scene, String key, String least) {
        int words = Integer.parseInt(least.replace("_", ""));
        String entry = scene.equals("statemap") ? "A left 1" : "a1";
        String list = String.join(", ", Collections.nCopies(words - 1, entry)) + ", " + "zz, ".repeat(50) + "zz";
        FaultCollector faults = new FaultCollector();
        SetupText.parse("scene: " + scene + "\n" + key + ": " + list + "\n", FileResolver.nothing(), faults, 0);
        List<String> told = faults.in("x").stream()
                .map(InputFault::description)
                .filter(what -> what.contains("zz") || what.contains(" entries"))
                .toList();
        assertEquals(List.of("\"" + key + "\" has " + NumberFormatter.grouped(words + 50) + " entries"), told);
    }

    @Test
    void fileNamesFilesOfItsOwnFolderAlone(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("secret.board"), "..\n");
        Path file = Files.createDirectories(folder.resolve("own")).resolve("a.setup");
        Files.writeString(file, "scene: board\nboard: ../secret.board\n");
        String said = assertThrows(InputFault.class, () -> SetupText.read(file)).getMessage();
        assertTrue(said.startsWith(file + ":2: "), said);
        assertTrue(said.contains("does not lie in the folder of this file"), said);
    }

    @Test
    void parseReadsEveryKey() {
        CompareSetup setup = of("""
                board: 5x5
                start: a5
                panes: [backtracking, warnsdorff]
                moment: first  undo
                bracket: 44 to 58884
                show: [closed, reasons]
                mark: [c3, 0]
                controls: {speed: 4}
                """);
        assertEquals(BuiltInSceneKinds.COMPARE, setup.scene());
        assertEquals(Board.full(5, 5), setup.board());
        assertEquals(0, setup.startSquare());
        assertEquals(
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("warnsdorff")),
                setup.panes());
        assertEquals(Optional.of(new Moment.FirstUndo()), setup.moment());
        assertEquals(Optional.of(new TimelineBracket(44, 58_884)), setup.bracket());
        assertEquals(Set.of(DisplayOption.CLOSED, DisplayOption.REASONS), setup.show());
        assertEquals(List.of(12, 0), setup.mark());
        assertEquals(VisibleSceneControls.at(Map.of(SceneControl.SPEED, 4.0)), setup.controls());
        WalkSetup walk = (WalkSetup) SetupText.parse("scene: walk\nboard: 5x5\nwalk: a1,b3,a1\n", NOTHING);
        assertEquals(List.of(20, 11, 20), walk.walk());
    }

    @ParameterizedTest
    @ValueSource(strings = {"44", "58884 to 44", "44 to 44", "a8 to h1", "[1, 2]", "-1 to 3", "1 to 9999999999999999"})
    void parseRefusesABracketThatIsNotTwoSteps(String written) {
        String text = "scene: compare\nbracket: " + written + "\n";
        InputFault fault = assertThrows(InputFault.class, () -> SetupText.parse(text, NOTHING));
        assertEquals(2, fault.line());
        assertFalse(fault.remedy().isEmpty(), fault::getMessage);
    }

    @Test
    void parseReadsTheStepsOfABracketInEachFormThatPeopleWrite() {
        for (String written : List.of("0 to 60", "0-60", "0 – 60")) {
            assertEquals(
                    Optional.of(new TimelineBracket(0, 60)),
                    of("bracket: " + written + "\n").bracket());
        }
    }

    @Test
    void bracketBelongsToTheSearchThatItWasDrawnFor() {
        CompareSetup setup = of("board: 5x5\nstart: a5\npanes: [backtracking]\nbracket: 3 to 9\n");
        assertEquals(setup, setup.searching(setup.problem(), setup.solvers()));
        assertEquals(Optional.empty(), setup.withStart(12).bracket());
        assertEquals(
                Optional.empty(),
                setup.withSolvers(List.of(ConfiguredAlgorithm.read("warnsdorff")))
                        .bracket());
        assertEquals(Optional.empty(), setup.on(Board.full(6, 6)).bracket());
        assertEquals(Optional.empty(), setup.showing(DisplayOption.CLOSED, true).bracket());
        assertEquals(setup.bracket(), setup.pointingAt(3).bracket());
    }

    @Test
    void parseRefusesABoardThatItsSceneCannotShow() {
        for (String text : List.of(
                "scene: compare\nboard: 25x3\n",
                "scene: graph\nboard: 4096x4096\n",
                "scene: tour\nboard: |\n  ..#\n  ...\n",
                "scene: tour\nboard: |\n  K....\n  .....\n  .....\n  .....\n  .....\n",
                "scene: tour\nboard: |\n  .....\n  .....\n  .....\n  .....\n  ....E\n")) {
            InputFault fault = assertThrows(InputFault.class, () -> SetupText.parse(text, FileResolver.nothing()));
            assertEquals(2, fault.line());
            assertFalse(fault.remedy().isEmpty(), fault::getMessage);
        }
    }

    @Test
    void parseReadsOptionsBehindTheNameOfAPane() {
        String text = "scene: compare\npanes: [warnsdorff, warnsdorff --tie-break roth, forward-checking --strict]\n";
        CompareSetup setup = (CompareSetup) SetupText.parse(text, FileResolver.nothing());
        assertEquals(
                List.of(TieBreak.MOVE_ORDER, TieBreak.ROTH, TieBreak.MOVE_ORDER),
                setup.panes().stream().map(pane -> pane.choices().ties()).toList());
        assertEquals(
                "[warnsdorff, warnsdorff --tie-break roth, forward-checking --strict]",
                SetupText.format(setup).lines().toList().getLast().substring("panes: ".length()));
        assertEquals(
                setup.panes().getLast(),
                of("panes: forward-checking  --strict\n").solvers().getFirst());
        assertEquals(
                ConfiguredAlgorithm.read("warnsdorff"),
                of("panes: [warnsdorff --tie-break move-order]\n").solvers().getFirst());
        assertEquals(ConfiguredAlgorithm.usual(), of("").solvers());
    }

    private static CompareSetup of(String keys) {
        return (CompareSetup) SetupText.parse("scene: compare\n" + keys, FileResolver.nothing());
    }

    @Test
    void parseNamesTheLineOfAnOptionThatCannotBeChosen() {
        for (String pane : List.of(
                "backtracking --strict",
                "warnsdorff --tie-break",
                "warnsdorff --tie-break knuth",
                "warnsdorff --seed 7",
                "warnsdorff --tie-break random --seed many",
                "warnsdorff --no-backtracking --no-backtracking",
                "warnsdorff roth",
                "--strict")) {
            InputFault fault = faultOf("scene: compare\npanes:\n  - backtracking\n  - " + pane + "\n");
            assertEquals(4, fault.line(), pane);
            assertTrue(fault.place().isEmpty(), pane);
            assertFalse(fault.remedy().isEmpty(), pane);
        }
        assertEquals(
                "--strict: the algorithm warnsdorff has no such option. "
                        + "Leave it out, or choose one of: --no-backtracking, --tie-break, --seed.",
                faultOf("scene: compare\npanes: warnsdorff --strict\n").getMessage());
    }

    @Test
    void sevenPanesAndAPaneThatIsNotThereAreRefused() {
        String one = "backtracking";
        String many = String.join(", ", Collections.nCopies(7, one));
        assertEquals(2, faultOf("scene: compare\npanes: [" + many + "]\n").line());
        assertEquals(
                3,
                faultOf("scene: compare\npanes: [" + one + "]\nenlarged: 2\n").line());
    }

    @Test
    void breakpointsAreReadAsTheyAreWritten() {
        CompareSetup setup = of("board: 5x5\nstop-when:\n"
                + "  - Entered  e5 and pruned and depth 20 in forward-checking --strict\n"
                + "  - back past 12 in all panes\n  - no move\n  - one move a1\n  - no tour\n");
        assertEquals(
                List.of(
                        new Breakpoint(
                                List.of(
                                        new BreakpointCondition.Entered(4),
                                        new BreakpointCondition.Pruned(),
                                        new BreakpointCondition.Depth(20)),
                                new Breakpoint.Panes.Of(ConfiguredAlgorithm.read("forward-checking --strict"))),
                        new Breakpoint(List.of(new BreakpointCondition.BackPast(12)), new Breakpoint.Panes.All()),
                        new Breakpoint(
                                List.of(new BreakpointCondition.Narrowed(Board.NONE, 0)), new Breakpoint.Panes.Any()),
                        new Breakpoint(List.of(new BreakpointCondition.Narrowed(20, 1)), new Breakpoint.Panes.Any()),
                        new Breakpoint(
                                List.of(new BreakpointCondition.Ends(Optional.of(Outcome.PROVEN_ABSENT))),
                                new Breakpoint.Panes.Any())),
                setup.stops());
        assertEquals(setup, SetupText.parse(SetupText.format(setup), FileResolver.nothing()));
        assertEquals(List.of(), of("board: 5x5\n").stops());
    }

    @Test
    void breakpointThatIsNoneIsRefusedWithItsLineAndWhatToWrite() {
        for (String stop : List.of(
                "",
                "and",
                "entered",
                "entered z9",
                "entered e5 and",
                "depth",
                "depth 0",
                "depth many",
                "depth 99999999",
                "no move there",
                "back past",
                "pruned in no-such-algorithm",
                "pruned in warnsdorff --strict",
                "pruned in",
                "pruned and tie and end and found")) {
            InputFault fault = faultOf("scene: compare\nboard: 5x5\nstop-when:\n  - pruned\n  - \"" + stop + "\"\n");
            assertEquals(5, fault.line(), stop);
            assertFalse(fault.remedy().isEmpty(), stop);
            assertTrue(fault.place().isEmpty(), stop);
        }
        assertEquals(
                "\"jump\" is nothing to stop at. Write one of: entered e5, left e5, depth 20, pruned, tie, one move,"
                        + " one move e5, no move, no move e5, back past 12, end, found, no tour, stopped.",
                faultOf("scene: compare\nstop-when: jump\n").getMessage());
    }

    @Test
    void closedToursAreSoughtWhereTheyAreToBeShown() {
        assertTrue(of("board: 5x6\nshow: [closed]\n").problem().closed());
        assertFalse(of("board: 5x6\n").problem().closed());
        InputFault fault = faultOf("scene: compare\nboard: |\n  ..E\n  ...\n\nshow: [closed]\n");
        assertEquals(6, fault.line());
        assertTrue(of("board: |\n  ..E\n  ...\n").board().end() == 2);
    }

    @Test
    void parseReadsRowsOfABoard() {
        CompareSetup setup = of("board: |\n  K..\n  .#.\n  ..E\n\n");
        assertEquals(8, setup.board().playableCount());
        assertEquals(0, setup.startSquare());
        assertEquals(8, setup.board().end());
    }

    @Test
    void parseReadsABoardBesideTheText(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("small.board"), "..\n..\n");
        BoardToGraphSetup setup =
                (BoardToGraphSetup) SetupText.parse("scene: graph\nboard: small.board\n", FileResolver.folder(folder));
        assertEquals(Board.full(2, 2), setup.board());
        assertEquals("scene: graph\nboard: small.board\n", SetupText.format(setup));
    }

    @Test
    void aNameThatLooksLikeARowIsAFileWhereThereIsOne(@TempDir Path folder) throws IOException {
        FileResolver beside = FileResolver.folder(folder);
        assertEquals(
                "scene: board\nboard: |\n  K..\n",
                SetupText.format(SetupText.parse("scene: board\nboard: K..\n", beside)));
        Files.writeString(folder.resolve("KE"), "..\n.#\n");
        MarkedBoardSetup setup = (MarkedBoardSetup) SetupText.parse("scene: board\nboard: KE\n", beside);
        assertEquals(3, setup.board().playableCount());
        assertEquals("scene: board\nboard: KE\n", SetupText.format(setup));
        assertEquals("scene: board\nboard: |\n  ..\n  .#\n", SetupText.format(setup.selfContained()));
    }

    @Test
    void parseCollectsEveryFaultWithItsLine() {
        FaultCollector faults = new FaultCollector();
        var setup = SetupText.parse(
                "scene: compare\nboard: 5x5\ncolour: red\nstart: z9\npanes: [backtrack]\nmoment: later\nmark: a1,f1\nshow: [all]\n"
                        + "controls: {speed: 0}\n",
                FileResolver.nothing(),
                faults,
                10);
        assertTrue(setup.isEmpty());
        List<Integer> lines = faults.in("x.md").stream().map(InputFault::line).toList();
        assertEquals(List.of(13, 14, 15, 16, 17, 18, 19), lines);
        assertTrue(faults.in("x.md").getFirst().getMessage().startsWith("x.md:13: a set-up has no key \"colour\""));
    }

    @Test
    void parseNamesTheLineInsideTheRowsOfABoard() {
        InputFault fault = faultOf("scene: board\nboard: |\n  ...\n  .?.\n  ...\n");
        assertEquals(4, fault.line());
        assertTrue(fault.description().contains("'?'"));
    }

    @Test
    void parseNamesTheKeyOfABoardThatIsNotThere() {
        InputFault fault = faultOf("scene: board\nboard: none.board\n");
        assertEquals(2, fault.line());
        assertTrue(fault.description().contains("none.board"));
    }

    @Test
    void longLineOfEdgesTakesNoStack() {
        String graph = "scene: graphwalk\ngraph: \"" + "A-B ".repeat(20_000) + "\"\n";
        assertEquals("there is no vertex A above", faultOf(graph).description());
    }

    @Test
    void parseRefusesWhatIsNoSetup() {
        for (String text : List.of(
                "", "# x\n", "- a\n", "walk", "board: 8x8\n", "scene: [a]\n", "scene: board\npanes: {a: b}\n")) {
            assertTrue(faultOf(text).line() > 0, text);
        }
    }

    @Test
    void readNamesTheFileAndTakesAFence(@TempDir Path folder) throws IOException {
        Path good = Files.writeString(folder.resolve("a.setup"), "```setup\nscene: graph\nboard: 3x3\n```\n");
        Path bad = Files.writeString(folder.resolve("b.setup"), "scene: graph\nbord: 3x3\n");
        assertEquals(Board.full(3, 3), ((BoardToGraphSetup) SetupText.read(good)).board());
        InputFault fault = assertThrows(InputFault.class, () -> SetupText.read(bad));
        assertTrue(fault.getMessage().startsWith(bad + ":2: "), fault.getMessage());
    }

    @ParameterizedTest
    @MethodSource("knightschool.setup.SceneKind#values")
    void writtenSetupsAreReadAsTheyWere(SceneKind kind, @TempDir Path folder) {
        SetupSamples samples = new SetupSamples(20260101, 24);
        for (int i = 0; i < 200; i++) {
            Setup setup = samples.of(kind);
            String text = SetupText.format(setup);
            assertEquals(setup, SetupText.parse(text, FileResolver.nothing()), text);
        }
        Setup setup = samples.of(kind);
        SetupText.write(folder.resolve("x.setup"), setup);
        assertEquals(setup, SetupText.read(folder.resolve("x.setup")));
    }

    @Test
    void writeLeavesNoNameOfAFileBehind(@TempDir Path folder, @TempDir Path elsewhere) throws IOException {
        Files.writeString(folder.resolve("small.board"), "..\n.#\n");
        Path first = Files.writeString(folder.resolve("a.setup"), "scene: editor\nboard: small.board\n");
        SetupText.write(elsewhere.resolve("b.setup"), SetupText.read(first));
        assertEquals(
                3,
                ((SetupOnBoard) SetupText.read(elsewhere.resolve("b.setup")))
                        .board()
                        .playableCount());
    }

    /** Every scene takes its own keys alone. */
    @ParameterizedTest
    @MethodSource("knightschool.setup.SceneKind#values")
    void parseRefusesAKeyThatMeansNothingInItsScene(SceneKind kind) {
        for (String key : KEYS) {
            boolean known = kind.format().keys().contains(key);
            FaultCollector faults = new FaultCollector();
            SetupText.parse("scene: " + kind.word() + "\n" + key + ": \n", FileResolver.nothing(), faults, 0);
            boolean refused = faults.in("").stream()
                    .anyMatch(fault -> fault.line() == 2
                            && fault.description().contains("has no use for \"" + key + "\"")
                            && fault.remedy()
                                    .contains("scene, "
                                            + String.join(", ", kind.format().keys())));
            assertEquals(!known, refused, kind + " " + key);
        }
    }

    @Test
    void parseRefusesWhatCannotBeShownOrMovedInItsScene() {
        for (String text : List.of(
                "scene: graph\nshow: [closed]\n",
                "scene: editor\nshow: [degrees]\n",
                "scene: compare\ncontrols: {slider: 0.5}\n",
                "scene: editor\ncontrols: [speed]\n",
                "scene: editor\ncontrols: {tools: 3}\n",
                "scene: graph\ncontrols: {slider: 2}\n",
                "scene: editor\ntool: pencil\n",
                "scene: editor\nlayout: spiral\n",
                "scene: census\nseen: 2\n",
                "scene: census\nseen: 1 beside 1\n",
                "scene: census\npanes: [a, b, c, d, e, f, g]\n",
                "scene: lessons\nslide: 3\n",
                "scene: lessons\nslide: none\nlesson: a.md\n")) {
            InputFault fault = faultOf(text);
            assertEquals(2, fault.line(), text);
            assertFalse(fault.remedy().isEmpty(), text);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"statemaps", "walc", ""})
    void parseRefusesAScenesThatDoNotExist(String scene) {
        assertEquals(1, faultOf("scene: " + scene + "\n").line());
    }

    @Test
    void parseReadsControlsAsAListOrByTheirPositions() {
        EditorSetup named = (EditorSetup) SetupText.parse("scene: editor\ncontrols: [tools, undo]\n", NOTHING);
        assertTrue(named.controls().shows(EditorSetup.TOOLS, false));
        assertFalse(named.controls().shows(EditorSetup.SIZE, true));
        CompareSetup placed = (CompareSetup) SetupText.parse("scene: compare\ncontrols: {speed: 7}\n", NOTHING);
        assertTrue(placed.controls().shows(SceneControl.PLAYER, true));
        CompareSetup both =
                (CompareSetup) SetupText.parse("scene: compare\ncontrols: {speed: 7, limit: shown}\n", NOTHING);
        assertFalse(both.controls().shows(SceneControl.PLAYER, true));
        assertEquals(7, both.controls().position(SceneControl.SPEED, 4));
    }

    @Test
    void parseNamesTheLineInsideASetUpBesideASlide() {
        InputFault fault = faultOf("scene: lessons\nlesson: a.md\nbeside: |\n  scene: graph\n  bord: 3x3\n");
        assertEquals(5, fault.line());
        assertEquals(
                4,
                faultOf("scene: lessons\nlesson: a.md\nbeside: |\n  scene: lessons\n")
                        .line());
    }

    private static InputFault faultOf(String text) {
        return assertThrows(InputFault.class, () -> SetupText.parse(text, FileResolver.nothing()), text);
    }
}
