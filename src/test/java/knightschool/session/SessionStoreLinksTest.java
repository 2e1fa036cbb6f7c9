package knightschool.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.files.ProcessIdentity;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Links in the folder of the store may lead to files of a person, which are neither written nor deleted. */
@Execution(ExecutionMode.CONCURRENT)
class SessionStoreLinksTest extends SessionStoreFolder {
    private static final String NOT_USED = ": this is a link, which is not used. Move it away.";

    /** A link may lead to a file of a person's own: it is not written over. */
    @Test
    void linkToAFileElsewhereIsToldAndNothingIsWrittenThere() throws IOException {
        Path own = Files.writeString(home.resolve("mine.txt"), "my own words\n");
        Files.createDirectories(folder);
        Files.createSymbolicLink(folder.resolve("session.txt"), own);
        InputFault fault = assertThrows(
                InputFault.class,
                () -> store.save(new Session(BuiltInSceneKinds.EDITOR, List.of(EditorSetup.of(Board.full(3, 3))))));
        assertEquals(
                folder.resolve("session.txt")
                        + ": this is a link to a file in another folder, which is not written. Move it away.",
                fault.getMessage());
        assertEquals("my own words\n", Files.readString(own));
        for (MergingFileStore<?> kept : List.of(
                MergingFileStore.ofLevels(folder),
                MergingFileStore.ofLessons(folder),
                MergingFileStore.ofOpened(folder),
                MergingFileStore.ofRecent(folder),
                MergingFileStore.ofSettings(folder))) {
            Files.createSymbolicLink(Path.of(kept.name()), own);
            assertThrows(InputFault.class, () -> saveAgain(kept), kept.name());
            assertEquals("my own words\n", Files.readString(own), kept.name());
        }
        assertEquals(
                List.of(own), files(home).stream().filter(Files::isRegularFile).toList(), "no lock lies there");
    }

    private static <T> void saveAgain(MergingFileStore<T> store) {
        T known = store.load().value();
        store.save(known, known);
    }

    /** A link within the folder is the person's way to name a file there. */
    @Test
    void linkInsideTheFolderIsFollowed() throws IOException {
        Files.createDirectories(folder);
        Files.createSymbolicLink(folder.resolve("session.txt"), Path.of("other.txt"));
        Session session = new Session(BuiltInSceneKinds.EDITOR, List.of(EditorSetup.of(Board.full(3, 3))));
        store.save(session);
        assertEquals(Optional.of(session), new SessionStore(folder).load());
        assertTrue(Files.isSymbolicLink(folder.resolve("session.txt")));
    }

    /** What a link leads to is somebody's own folder: nothing is read, written or deleted there. */
    @Test
    void workIsNotKeptAsideBehindALink() throws IOException {
        Path own = Files.createDirectories(home.resolve("mine"));
        Files.createDirectories(folder);
        Path link = Files.createSymbolicLink(folder.resolve("unsaved"), own);
        InputFault fault =
                assertThrows(InputFault.class, () -> store.keepAside(List.of(work(home.resolve("none.board")))));
        assertEquals(link + NOT_USED, fault.getMessage());
        store.keepAside(List.of());
        assertEquals(List.of(), store.abandoned());
        assertEquals(List.of(link + NOT_USED), faults());
        assertEquals(List.of(), files(own));
    }

    @Test
    void linkAmongTheFoldersOfWorkIsToldAndWhatItLeadsToStays() throws IOException {
        Path own = Files.createDirectories(home.resolve("mine"));
        UnsavedWork work = work(home.resolve("none.board"));
        Files.writeString(own.resolve("001-editor.txt"), work.format());
        Files.writeString(own.resolve("diary.txt"), "my own words\n");
        Path link = Files.createSymbolicLink(
                Files.createDirectories(folder.resolve("unsaved")).resolve("1-1"), own);
        assertEquals(List.of(), store.abandoned());
        assertEquals(List.of(link + NOT_USED), faults());
        store.forgetAbandoned(List.of(work));
        assertEquals(2, files(own).size());
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void spoiltWorkIsNotPutAsideBehindALink() throws IOException {
        store.keepAside(List.of(work(home.resolve("none.board"))));
        pretendToHaveEnded();
        Path process = folderOfProcess();
        Files.writeString(process.resolve("001-editor.txt"), "not\n---\nthis");
        Path own = Files.createDirectories(home.resolve("mine"));
        Path link = Files.createSymbolicLink(folder.resolve("unsaved.damaged"), own);
        store.abandoned();
        assertEquals(List.of(), files(own));
        assertEquals(link + NOT_USED, faults().getFirst());
    }

    @Test
    void linksInAFolderOfWorkAndInPlaceOfItsLockAreToldAndWhatTheyLeadToStays() throws IOException {
        UnsavedWork work = work(home.resolve("none.board"));
        Path own = Files.writeString(home.resolve("mine.txt"), work.format());
        Path process = Files.createDirectories(folder.resolve("unsaved").resolve("1-1"));
        Path link = Files.createSymbolicLink(process.resolve("001-editor.txt"), own);
        Path lock = Files.createSymbolicLink(folder.resolve("unsaved").resolve("2-2.lock"), home.resolve("none"));
        assertEquals(List.of(), store.abandoned());
        assertEquals(
                List.of(lock + NOT_USED),
                faults().stream().filter(fault -> fault.contains("lock")).toList());
        assertTrue(
                faults().stream().anyMatch(fault -> fault.endsWith(link.getFileName() + NOT_USED)), faults()::toString);
        assertEquals(2, faults().size(), faults()::toString);
        store.forgetAbandoned(List.of(work));
        assertEquals(work.format(), Files.readString(own));
    }

    @Test
    void danglingLinkInPlaceOfTheLockMakesNoFileElsewhere() throws IOException {
        Path unsaved = Files.createDirectories(folder.resolve("unsaved"));
        Path elsewhere = home.resolve("elsewhere");
        Files.createSymbolicLink(unsaved.resolve(ProcessIdentity.own().name() + ".lock"), elsewhere);
        store.keepAside(List.of(work(home.resolve("none.board"))));
        assertFalse(Files.exists(elsewhere));
    }
}
