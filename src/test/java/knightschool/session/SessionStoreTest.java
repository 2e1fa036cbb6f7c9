package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.FullDisk;
import knightschool.files.InputFault;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.scene.SetupSamples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What was on screen comes back, as far as it can be read. */
@Execution(ExecutionMode.CONCURRENT)
class SessionStoreTest extends SessionStoreFolder {
    @Test
    void loadGivesWhatWasSavedWhateverWasShown() {
        SetupSamples samples = new SetupSamples(7, 12);
        for (int i = 0; i < 40; i++) {
            List<Setup> scenes = SceneKind.values().stream().map(samples::of).toList();
            Session session =
                    new Session(SceneKind.values().get(i % SceneKind.values().size()), scenes);
            store.save(session);
            assertEquals(Optional.of(session), store.load());
        }
    }

    @Test
    void loadGivesNothingBeforeTheFirstTimeAndWhereTheFileIsSpoilt() throws IOException {
        assertEquals(Optional.empty(), store.load());
        Files.createDirectories(folder);
        Files.write(folder.resolve("session.txt"), new byte[] {0, 1, 2, (byte) 0xff});
        assertEquals(Optional.empty(), store.load());
        assertEquals(1, store.faults().size());
    }

    @Test
    void loadGivesTheFileOfABoardAsLongAsItHoldsThatBoard() throws IOException {
        Board board = Board.full(4, 5);
        Path file = Files.writeString(home.resolve("mine.board"), BoardText.format(board));
        EditorSetup named = EditorSetup.of(board).in(file);
        Session session = new Session(BuiltInSceneKinds.EDITOR, List.of(named, LessonsSetup.LIST));
        store.save(session);
        assertEquals(Optional.of(session), store.load());
        Session plain = new Session(BuiltInSceneKinds.EDITOR, List.of(named.selfContained(), LessonsSetup.LIST));
        Files.writeString(file, BoardText.format(Board.full(5, 4)));
        assertEquals(Optional.of(plain), store.load());
        Files.delete(file);
        assertEquals(Optional.of(plain), store.load());
    }

    /** Each save would else read every scene again, and take a file that was deleted for a change by another window. */
    @Test
    void saveDoesNotReadAgainWhatItWroteItself() throws IOException {
        Board board = Board.full(4, 5);
        Path file = Files.writeString(home.resolve("mine.board"), BoardText.format(board));
        EditorSetup named = EditorSetup.of(board).in(file);
        store.save(new Session(BuiltInSceneKinds.EDITOR, List.of(named)));
        Files.delete(file);
        store.save(new Session(BuiltInSceneKinds.EDITOR, List.of(named, LessonsSetup.LIST)));
        assertTrue(Files.readString(store.file()).contains(file.toString()));
    }

    @Test
    void loadLeavesOutASceneThatThisVersionDoesNotKnow() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("session.txt"),
                "compare\n---\nscene: later\n---\nscene: lessons\n---\nscene: editor\nx: 1\n");
        Session known = new Session(BuiltInSceneKinds.COMPARE, List.of(LessonsSetup.LIST));
        assertEquals(Optional.of(known), store.load());
        assertEquals(3, store.faults().getFirst().line());
        store.save(known);
        assertTrue(Files.readString(folder.resolve("session.txt.damaged")).contains("scene: later"));
        store.load();
        assertEquals(List.of(), store.faults());
    }

    /** The escape makes the parser of YAML throw an exception of its own. */
    @Test
    void sceneThatBreaksItsReaderCostsItselfAlone() throws IOException {
        String broken = "scene: board\nboard: \"\\UFFFFFFFF\"\n";
        Files.createDirectories(folder);
        Files.writeString(store.file(), "lessons\n---\n" + broken + "---\nscene: lessons\n");
        Session known = new Session(BuiltInSceneKinds.LESSONS, List.of(LessonsSetup.LIST));
        assertEquals(Optional.of(known), store.load());
        store.save(known);
        assertTrue(Files.readString(folder.resolve("session.txt.damaged")).contains(broken));
        store.keepAside(List.of(work(home.resolve("none.board"))));
        pretendToHaveEnded();
        for (Path file : files(folderOfProcess())) {
            Files.writeString(file, Files.readString(file).replaceFirst("board: .*", "board: \"\\\\UFFFFFFFF\""));
        }
        assertEquals(List.of(), new SessionStore(folder).abandoned());
    }

    @Test
    void loadShowsTheLastSceneWhereTheOneInFrontIsSpoilt() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("session.txt"), "nonsense\n---\nscene: lessons\n");
        Session known = new Session(BuiltInSceneKinds.LESSONS, List.of(LessonsSetup.LIST));
        assertEquals(Optional.of(known), store.load());
        assertEquals(1, store.faults().getFirst().line());
    }

    /** Whatever could not be written is not written later: what is kept last is what is there. */
    @Test
    void newestStateWinsAfterAFullDisk() throws IOException {
        Path place = Files.createDirectories(home.resolve("disk"));
        try (FullDisk disk = new FullDisk(place)) {
            SessionStore small = new SessionStore(place);
            PendingStoreChanges<StoredSettings> settings =
                    new PendingStoreChanges<>(MergingFileStore.ofSettings(place));
            StoredSettings light = StoredSettings.NONE.with("theme", "LIGHT");
            StoredSettings dark = StoredSettings.NONE.with("theme", "DARK");
            small.save(shown(3));
            settings.add(StoredSettings.NONE, light);
            settings.keep();
            disk.fill();
            settings.add(light, dark);
            assertThrows(InputFault.class, () -> small.save(shown(4)));
            assertThrows(InputFault.class, settings::keep);
            disk.free();
            settings.add(dark, light);
            settings.keep();
            small.save(shown(3));
            assertEquals(Optional.of(shown(3)), new SessionStore(place).load());
            assertEquals(light, MergingFileStore.ofSettings(place).load().value());
            small.save(shown(5));
            assertEquals(Optional.of(shown(5)), new SessionStore(place).load());
        }
    }

    private static Session shown(int side) {
        return new Session(BuiltInSceneKinds.EDITOR, List.of(EditorSetup.of(Board.full(side, side))));
    }

    @Test
    void withoutLeavesOutTheScenesThatAPersonIsAskedAbout() {
        Session session =
                new Session(BuiltInSceneKinds.EDITOR, List.of(EditorSetup.of(Board.full(3, 4)), LessonsSetup.LIST));
        UnsavedWork asked = work(home.resolve("none.board"));
        assertEquals(
                new Session(BuiltInSceneKinds.EDITOR, List.of(LessonsSetup.LIST)), session.without(List.of(asked)));
        assertEquals(session, session.without(List.of()));
    }

    /** Older versions took any number as a seed. */
    @Test
    void seedOfAnOlderVersionCostsItselfAlone() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("session.txt"), """
                compare
                ---
                scene: editor
                board: 3x3
                ---
                scene: compare
                board: 6x6
                panes: ["warnsdorff --tie-break random --seed -17", "backtracking"]
                moment: step 5
                ---
                scene: level
                squares: 20
                seed: -4711
                walk: [a1]
                time: 9
                ---
                scene: census
                board: 5x5
                panes: ["warnsdorff --tie-break random --seed 9000000000000000000"]
                """);
        Session session = store.load().orElseThrow();
        assertEquals(BuiltInSceneKinds.COMPARE, session.current());
        assertEquals(
                List.of(
                        BuiltInSceneKinds.EDITOR,
                        BuiltInSceneKinds.COMPARE,
                        BuiltInSceneKinds.LEVEL,
                        BuiltInSceneKinds.CENSUS),
                session.scenes().stream().map(Setup::scene).toList());
        String compare = SetupText.format(session.scenes().get(1));
        assertTrue(compare.contains("random") && !compare.contains("-17"), compare);
        assertTrue(compare.contains("backtracking") && compare.contains("step 5") && compare.contains("6x6"), compare);
        assertEquals(20, ((LevelSetup) session.scenes().get(2)).level().squares());
        assertEquals(
                List.of(store.file() + ":8: the seed -17 is no longer possible, and 1 is taken in its place,"
                        + " nor are 2 more lines. All other lines are known."
                        + " The file as it was will be kept as session.txt.damaged."),
                faults());
    }
}
