package knightschool.setup.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.setup.SetupText;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.statemap.BlockMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a set-up of a puzzle with its map may say. */
class StateMapSetupTest {
    private static StateMapSetup parse(String text) {
        return (StateMapSetup) SetupText.parse(text, FileResolver.nothing());
    }

    private static InputFault faultOf(String text) {
        return assertThrows(InputFault.class, () -> SetupText.parse(text, FileResolver.nothing()), text);
    }

    @Test
    void parseOfNothingIsTheFirstPuzzleUntouched() {
        StateMapSetup setup = parse("scene: statemap\n");
        assertEquals(StateMapSetup.of(WrittenPuzzle.usual()), setup);
        assertEquals("scene: statemap\n", SetupText.format(setup));
        assertEquals(Optional.empty(), setup.offer(SetupOnBoard.class));
    }

    @Test
    void parseReadsMovesAndWhenTheyWereMade() {
        String text = "scene: statemap\nwalk: [C left 2, B right 1]\nseconds: [6, 10.25]\nlayout: distance\n"
                + "show: [solution]\n";
        StateMapSetup setup = parse(text);
        assertEquals(List.of(6_000L, 10_250L), setup.milliseconds());
        assertEquals(new BlockMove(2, -2), setup.walk().getFirst());
        assertEquals(GraphLayoutKind.DISTANCE, setup.layout());
        assertTrue(setup.showsSolution());
        assertEquals(text, SetupText.format(setup));
    }

    @Test
    void parseNamesTheMoveThatCannotBeMade() {
        InputFault fault = faultOf("scene: statemap\nwalk: [C left 2, H down 2]\n");
        assertEquals(2, fault.line());
        assertEquals("move 2, H down 2, cannot be made there", fault.description());
        InputFault over = faultOf("scene: statemap\npuzzle: |\n  AA..\n  .BB.\nwalk: [A right 2, B left 1]\n");
        assertEquals("move 2, B left 1, comes after the puzzle is solved", over.description());
    }

    @Test
    void parseKeepsTheWalkOfABlockThatIsTakenBackFromTheExit() {
        String text = "scene: statemap\npuzzle: |\n  AA..\nwalk: [A right 2, A left 1]\n";
        assertEquals(text, SetupText.format(parse(text)));
    }

    @Test
    void parseNamesTimesThatDoNotFit() {
        String walk = "scene: statemap\nwalk: [C left 2, B right 1]\n";
        assertEquals(
                "1 times are no times of 2 moves",
                faultOf(walk + "seconds: [4]\n").description());
        assertEquals(
                "move 2 is earlier than the one before",
                faultOf(walk + "seconds: [4, 3]\n").description());
        assertEquals(3, faultOf(walk + "seconds: [4, soon]\n").line());
    }

    @Test
    void parseNamesTheLineOfTheRowsThatIsWrong() {
        InputFault fault = faultOf("scene: statemap\npuzzle: |\n  AA..\n  .B..\n");
        assertEquals(4, fault.line());
    }

    @Test
    void parseReadsAFileBesideAndWritesItByItselfElsewhere(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("small.slide"), "AA.b\n...b\n");
        Files.writeString(folder.resolve("a.setup"), "scene: statemap\npuzzle: small.slide\n");
        StateMapSetup setup = (StateMapSetup) SetupText.read(folder.resolve("a.setup"));
        assertEquals("scene: statemap\npuzzle: small.slide\n", SetupText.format(setup));
        assertEquals("scene: statemap\npuzzle: |\n  AA.b\n  ...b\n", SetupText.format(setup.selfContained()));
    }

    /** A set-up and a claim of a lesson may come from anybody: they read no puzzle elsewhere. */
    @Test
    void puzzleThatLiesOutsideOfTheFolderIsRefused(@TempDir Path outside) throws IOException {
        Path folder = Files.createDirectories(outside.resolve("lessons"));
        Path secret = Files.writeString(outside.resolve("secret.slide"), "AA.b\n...b\n");
        Files.createSymbolicLink(folder.resolve("link.slide"), secret);
        Files.createSymbolicLink(folder.resolve("away"), outside);
        FileResolver beside = FileResolver.folder(folder);
        for (String name : List.of("../secret.slide", secret.toString(), "link.slide", "away/secret.slide")) {
            String text = "scene: statemap\npuzzle: " + name + "\n";
            InputFault ofSetup = assertThrows(InputFault.class, () -> SetupText.parse(text, beside), name);
            String said = "the puzzle \"" + name + "\": \"" + name + "\" does not lie in the folder of this file";
            assertEquals(said, ofSetup.description());
            InputFault ofClaim = assertThrows(InputFault.class, () -> WrittenPuzzle.read(name, beside), name);
            assertEquals(said, ofClaim.description());
        }
    }

    /** One row and a name can look the same: what lies beside the text decides. */
    @Test
    void aNameWithoutAnEndingIsAFileWhereThereIsOne(@TempDir Path folder) throws IOException {
        FileResolver beside = FileResolver.folder(folder);
        assertEquals(
                "scene: statemap\npuzzle: |\n  AA.\n",
                SetupText.format(SetupText.parse("scene: statemap\npuzzle: AA.\n", beside)));
        Files.writeString(folder.resolve("small"), "AA.b\n...b\n");
        StateMapSetup setup = (StateMapSetup) SetupText.parse("scene: statemap\npuzzle: small\n", beside);
        assertEquals(4, setup.puzzle().columns());
        assertEquals("scene: statemap\npuzzle: small\n", SetupText.format(setup));
        assertEquals("scene: statemap\npuzzle: |\n  AA.b\n  ...b\n", SetupText.format(setup.selfContained()));
        Files.writeString(folder.resolve("AA."), "AA.b\n...b\n");
        assertEquals(
                3,
                ((StateMapSetup) SetupText.parse("scene: statemap\npuzzle: |\n  AA.\n", beside))
                        .puzzle()
                        .columns());
    }

    @Test
    void aPuzzleFileIsOpenedAsWhatItIs(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("small.slide");
        Files.writeString(file, "AA.b\n...b\n");
        StateMapSetup opened = (StateMapSetup) AnyFileSetupReader.read(file);
        assertEquals(Optional.of(file.toAbsolutePath()), opened.source().file());
        assertEquals(4, opened.puzzle().columns());
        Files.writeString(file, "AA.b\n..\n");
        assertEquals(
                2,
                assertThrows(InputFault.class, () -> AnyFileSetupReader.read(file))
                        .line());
    }
}
