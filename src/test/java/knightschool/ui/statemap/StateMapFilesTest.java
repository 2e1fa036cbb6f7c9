package knightschool.ui.statemap;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Stage;
import knightschool.drawing.Sketch;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.ui.SceneRegistry;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is saved in which format. */
@ExtendWith(OnScreen.class)
class StateMapFilesTest {
    @TempDir
    Path folder;

    private MainWindow window;

    /** Of a run after this one, where a test has one. */
    private MainWindow next;

    private StateMapScene scene;

    @Start
    void open(Stage shared) {
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.show(BuiltInSceneKinds.STATEMAP);
        scene = (StateMapScene) window.current().orElseThrow();
        window.open(StateMapSetup.of(WrittenPuzzle.of(SlidingPuzzleText.parse("AA.b\n...b\n....\n"))));
        shared.setScene(window.scene());
        shared.show();
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            if (next != null) {
                next.close();
            }
            return null;
        });
    }

    private byte[] saved(String name, Consumer<StateMapFiles> save) throws IOException {
        untilShown("the map is there", () -> scene.isAnswered());
        Path file = folder.resolve(name);
        DocumentFileManager documents = onFx(() -> {
            DocumentFileManager made = new DocumentFileManager(window, FixedAnswers.savingTo(file), Platform::runLater);
            save.accept(new StateMapFiles(scene.model(), window, made, () -> new Sketch(20, 10, List.of())));
            return made;
        });
        untilShown("it is saved", documents::isSettled);
        onFx(() -> {
            documents.close();
            return null;
        });
        return Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
    }

    @ParameterizedTest
    @CsvSource({
        "map.json, '{', 0",
        "map.dot, graph, 0",
        "map.graphml, <?xml, 0",
        "map.GEXF, <?xml, 0",
        "map.csv, 'source,target,move', 0",
        "map.svg, <svg, 0",
        "map.png, PNG, 1"
    })
    void theMapIsSavedInEveryFormat(String name, String begins, int at) throws IOException {
        String text = new String(saved(name, StateMapFiles::saveMap), StandardCharsets.ISO_8859_1);
        assertEquals(begins, text.substring(at, Math.min(text.length(), at + begins.length())));
    }

    private void play(String... moves) {
        untilShown("the map is there", () -> scene.isSettled());
        onFx(() -> {
            for (String move : moves) {
                assertTrue(scene.model()
                        .play()
                        .move(BlockMoveText.parse(scene.model().play().game().puzzle(), move)));
            }
            scene.model().play().nextPlayer();
            return true;
        });
    }

    /** Also of a puzzle that is not shown any more. */
    @Test
    void theMovesOfSeveralPlayersAreAskedAboutUntilTheyAreSaved() throws IOException {
        play("A right 1", "A left 1");
        play("A right 1");
        onFx(() -> {
            window.open(StateMapSetup.of(WrittenPuzzle.of(SlidingPuzzleText.parse("AA.\n..b\n..b\n"))));
            return true;
        });
        untilShown("the other map is there", () -> scene.isSettled());
        List<UnsavedDocument> documents = onFx(() -> window.documents());
        assertEquals(
                List.of("Maps: moves of 2 players"),
                documents.stream().map(UnsavedDocument::name).toList());
        String table = new String(
                saved(
                        "moves.csv",
                        files -> files.unsavedMoves().getFirst().saving().save(Assertions::assertTrue)),
                StandardCharsets.UTF_8);
        assertEquals(4, table.lines().count(), table);
        assertEquals(List.of(), onFx(() -> window.documents()));
    }

    /** Each puzzle with its players, the one who played last still playing. */
    @Test
    void theMovesOfSeveralPlayersComeBackAfterACrash() {
        onFx(() -> {
            scene.model().play().players().playerProperty().set("Ann");
            return true;
        });
        play("A right 1", "A left 1");
        onFx(() -> {
            scene.model().play().players().playerProperty().set("Ben");
            return true;
        });
        untilShown("the map is there", () -> scene.isSettled());
        onFx(() -> scene.model()
                .play()
                .move(BlockMoveText.parse(scene.model().play().game().puzzle(), "A right 1")));
        List<UnsavedWork> kept = onFx(window::unsaved);
        next = onFx(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
        onFx(() -> {
            kept.forEach(next::restore);
            return true;
        });
        StateMapScene again = onFx(() -> (StateMapScene) next.current().orElseThrow());
        untilShown(
                "the moves are there",
                () -> again.isAnswered()
                        && !again.model()
                                .play()
                                .players()
                                .othersProperty()
                                .get()
                                .isEmpty());
        assertEquals(
                List.of("Ann"),
                onFx(() -> again.model().play().players().othersProperty().get().stream()
                        .map(PuzzleSessionLog::player)
                        .toList()));
        assertEquals(
                "Ben",
                onFx(() -> again.model().play().players().playerProperty().get()));
        assertEquals(List.of("A right 1"), onFx(() -> again.now().moveTexts()));
        assertEquals(
                List.of("Maps: moves of 2 players"),
                onFx(next::documents).stream().map(UnsavedDocument::name).toList());
        assertEquals(
                List.of(),
                onFx(() -> again.unsaved().stream()
                        .filter(work -> work.data().isEmpty())
                        .toList()),
                "the puzzle itself is not changed");
    }

    @Test
    void graph6HasAsManyVerticesAsPositions() throws IOException {
        byte[] text = saved("map.graph6", StateMapFiles::saveMap);
        int positions = onFx(() -> scene.model().stateMap().orElseThrow().vertexCount());
        assertEquals(positions, text[0] - 63);
    }

    @Test
    void theSolutionIsSavedAsAMovingPicture() throws IOException {
        byte[] gif = saved("solution.gif", StateMapFiles::saveSolution);
        assertEquals("GIF89a", new String(gif, 0, 6, StandardCharsets.US_ASCII));
    }

    @Test
    void aNameWithoutAFormatGetsTheUsualOne() throws IOException {
        saved("map.doc", StateMapFiles::saveMap);
        assertTrue(Files.readString(folder.resolve("map.doc.svg")).startsWith("<svg"));
        assertFalse(Files.exists(folder.resolve("map.doc")));
    }
}
