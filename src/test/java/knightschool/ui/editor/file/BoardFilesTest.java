package knightschool.ui.editor.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.session.RecentFileList;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.document.HeardShell;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.RecentFiles;
import knightschool.ui.work.BrokenPath;
import knightschool.ui.work.TestScreen;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoardFilesTest {

    @TempDir
    Path folder;

    private final HeardShell heard = new HeardShell();
    private final List<InputFault> faults = heard.faults;
    private final BoardEditorModel model = new BoardEditorModel(faults::add);
    private final RecentFiles recent = heard.shell.recentFiles();
    private final FixedAnswers answers = new FixedAnswers();
    private final TestScreen screen = new TestScreen();
    private final DocumentFileManager documents = new DocumentFileManager(heard.shell, answers, screen);
    private final BoardFiles files = new BoardFiles(model, documents, faults::add);
    private Path other;

    @BeforeEach
    void writeABoard() {
        other = folder.resolve("other.board");
        BoardText.write(other, Board.full(5, 4).withStart(0));
    }

    @AfterEach
    void closeEndsTheThread() {
        documents.close();
        screen.until(documents::isEnded);
    }

    private void done(Runnable command) {
        command.run();
        screen.until(documents::isSettled);
    }

    @Test
    void undoneBoardOfAPictureLeadsBackToTheFileAndRedoLeavesIt() {
        answers.open = Optional.of(other);
        done(files::open);
        model.takeUnsaved(Board.full(3, 3));
        assertEquals(Optional.empty(), model.origin().fileProperty().get());
        model.undo();
        assertEquals(Optional.of(other), model.origin().fileProperty().get());
        assertFalse(model.origin().changedProperty().get());
        model.redo();
        assertEquals(Optional.empty(), model.origin().fileProperty().get());
        assertTrue(model.origin().changedProperty().get());
    }

    @Test
    void boardOfAPictureThatWasSavedAndTheOneBeforeItKeepTheirOwnFiles() {
        answers.open = Optional.of(other);
        done(files::open);
        Path own = folder.resolve("own.board");
        answers.save = Optional.of(own);
        model.takeUnsaved(Board.full(3, 3));
        done(files::save);
        model.undo();
        model.toggleHole(1);
        done(files::save);
        assertEquals(0, answers.askedToReplace, "nobody else changed that file");
        assertEquals(Board.full(5, 4).withStart(0).withHole(1, true), BoardText.read(other));
        assertEquals(Board.full(3, 3), BoardText.read(own));
    }

    @Test
    void boardOfAPictureThatIsTheOneOfTheFileStaysInIt() {
        answers.open = Optional.of(other);
        done(files::open);
        model.takeUnsaved(model.board());
        assertEquals(Optional.of(other), model.origin().fileProperty().get());
    }

    @Test
    void openShowsTheFileAndForgetsTheHistory() {
        answers.open = Optional.of(other);
        done(files::open);
        assertEquals(Board.full(5, 4).withStart(0), model.board());
        assertEquals(Optional.of(other), model.origin().fileProperty().get());
        assertFalse(model.origin().changedProperty().get());
        assertEquals(Optional.empty(), model.undoNameProperty().get());
    }

    @Test
    void openKeepsEverythingWhereTheFileIsFaulty() throws IOException {
        done(() -> files.open(other));
        model.toggleHole(3);
        Board before = model.board();
        Path bad = Files.writeString(folder.resolve("bad.board"), "...\n..\n");
        done(() -> files.open(bad));
        done(() -> files.open(folder.resolve("none.board")));
        BoardText.write(bad, Board.full(201, 3));
        done(() -> files.open(bad));
        assertEquals(before, model.board());
        assertEquals(Optional.of(other), model.origin().fileProperty().get());
        assertEquals(Optional.of("make holes"), model.undoNameProperty().get());
        assertEquals(3, faults.size());
        faults.forEach(fault -> assertTrue(fault.place().endsWith(".board"), fault.getMessage()));
        assertEquals(2, faults.getFirst().line());
    }

    @Test
    void openIsABoardOfItsOwnBesideChanges() {
        model.toggleHole(3);
        answers.open = Optional.of(other);
        done(files::open);
        assertEquals(20, model.board().playableCount());
        assertEquals(0, answers.questions);
        model.boards().step(-1);
        assertEquals(63, model.board().playableCount());
        assertEquals(Optional.empty(), model.origin().fileProperty().get());
        assertEquals(Optional.of("make holes"), model.undoNameProperty().get());
    }

    @Test
    void openOfAFileThatIsOpenAsksBeforeItsChangesAreLost() {
        answers.open = Optional.of(other);
        done(files::open);
        model.toggleHole(3);
        model.boards().open(Board.full(3, 3));
        done(files::open);
        assertEquals(19, model.board().playableCount());
        assertEquals(1, answers.questions);
        answers.changes = FileDialogs.Changes.DISCARD;
        done(files::open);
        assertEquals(20, model.board().playableCount());
        assertEquals(2, answers.questions);
        done(files::open);
        assertEquals(2, answers.questions);
        assertEquals(2, model.boards().all().size());
    }

    @Test
    void openOfAFileThatIsOpenAsksAboutWhatIsEditedWhileItIsRead() {
        done(() -> files.open(other));
        files.open(other);
        model.toggleHole(3);
        Board edited = model.board();
        screen.until(documents::isSettled);
        assertEquals(1, answers.questions);
        assertEquals(edited, model.board(), "nothing is lost where a person cancels");
        assertEquals(Optional.of("make holes"), model.undoNameProperty().get());
        answers.changes = FileDialogs.Changes.DISCARD;
        files.open(other);
        model.toggleHole(4);
        screen.until(documents::isSettled);
        assertEquals(3, answers.questions, "once for what was there before, once for what came after");
        assertEquals(Board.full(5, 4).withStart(0), model.board());
    }

    @Test
    void openOfAFileThatIsAskedForTwiceAsksAboutWhatIsEditedOnceItIsThere() {
        files.open(other);
        files.open(other);
        screen.until(() -> model.board().columns() == 5);
        model.toggleHole(3);
        Board edited = model.board();
        screen.until(documents::isSettled);
        assertEquals(edited, model.board());
    }

    @Test
    void openSavesFirstWhereAsked() {
        done(() -> files.open(other));
        model.toggleHole(3);
        answers.changes = FileDialogs.Changes.SAVE;
        done(() -> files.open(other));
        screen.until(documents::isSettled);
        assertEquals(19, BoardText.read(other).playableCount());
        assertEquals(19, model.board().playableCount());
        assertFalse(model.origin().changedProperty().get());
    }

    @Test
    void closeDoesNothingWhereSavingFirstFails() {
        model.toggleHole(3);
        answers.changes = FileDialogs.Changes.SAVE;
        answers.save = Optional.of(other.resolve("inside.board"));
        done(() -> files.close(model.boards().front()));
        assertEquals(63, model.board().playableCount());
        assertEquals(1, faults.size());
    }

    @Test
    void saveGoesToTheBoardThatWasInFrontWhenItBegan() {
        answers.save = Optional.of(folder.resolve("mine.board"));
        model.toggleHole(3);
        files.save();
        model.boards().open(Board.full(3, 3));
        screen.until(documents::isSettled);
        assertEquals(Optional.empty(), model.origin().fileProperty().get());
        assertEquals(List.of(), model.boards().changed());
        model.boards().step(-1);
        assertEquals(answers.save, model.origin().fileProperty().get());
    }

    @Test
    void saveToTheFileOfAnotherBoardLeavesThatOneInNone() {
        done(() -> files.open(other));
        model.boards().open(Board.full(3, 3));
        answers.save = Optional.of(other);
        done(files::save);
        assertEquals(9, BoardText.read(other).playableCount());
        model.boards().step(-1);
        assertEquals(Optional.empty(), model.origin().fileProperty().get());
        assertTrue(model.origin().changedProperty().get());
    }

    @Test
    void everyBoardThatIsInNoFileIsSavedByItselfOrSaysThatItIsNot() {
        model.toggleHole(3);
        model.boards().duplicate();
        model.toggleHole(4);
        model.boards().open(Board.full(3, 3));
        List<UnsavedDocument> documents = files.documents();
        assertEquals(
                List.of("new board, 8 × 8", "new board 2, 8 × 8"),
                documents.stream().map(UnsavedDocument::name).toList());
        List<Boolean> saved = new ArrayList<>();
        done(() -> documents.getFirst().saving().save(saved::add));
        assertEquals(List.of(false), saved, "no file is chosen");
        answers.save = Optional.of(other.resolve("inside.board"));
        done(() -> documents.getFirst().saving().save(saved::add));
        assertEquals(List.of(false, false), saved, "it cannot be written");
        answers.save = Optional.of(folder.resolve("second.board"));
        done(() -> documents.getLast().saving().save(saved::add));
        assertEquals(List.of(false, false, true), saved);
        assertEquals(62, BoardText.read(folder.resolve("second.board")).playableCount());
        assertEquals(
                List.of(documents.getFirst().key()),
                files.documents().stream().map(UnsavedDocument::key).toList());
    }

    @Test
    void boardsInNoFileKeepTheirNamesWhenOthersAreSavedAndAreAskedForByThem() {
        model.toggleHole(3);
        model.boards().duplicate();
        model.boards().duplicate();
        List<UnsavedDocument> documents = files.documents();
        answers.save = Optional.of(folder.resolve("first.board"));
        done(() -> documents.getFirst().saving().save(_ -> {}));
        assertEquals(
                List.of("new board 2, 8 × 8", "new board 3, 8 × 8"),
                files.documents().stream().map(UnsavedDocument::name).toList());
        answers.save = Optional.empty();
        documents.subList(1, 3).forEach(one -> done(() -> one.saving().save(_ -> {})));
        assertEquals(
                List.of("new-board.board", "new-board-2.board", "new-board-3.board"),
                answers.saving.stream().map(FileDialogRequest::name).toList());
        assertEquals("Save the board \"new board 2\"", answers.saving.get(1).title());
        model.boards().open(Board.full(3, 3));
        assertEquals(
                "new board", BoardAndFileNames.of(model.boards(), model.boards().front()), "that name is free again");
    }

    @Test
    void recentFilesAreRememberedNewestFirstAndForgottenWhereTheyAreGone() throws IOException {
        Path plain = Files.copy(other, folder.resolve("plain.board"));
        done(() -> files.open(other));
        done(() -> files.open(plain));
        assertEquals(List.of(plain, other), recent.all());
        assertEquals(recent.all(), recent.listProperty().get().files());
        done(() -> files.close(model.boards().front()));
        Files.delete(plain);
        done(() -> files.open(plain));
        assertEquals(List.of(other), recent.all());
        assertEquals("this file is no longer there", faults.getFirst().description());
        recent.forgetAll(recent.all());
        assertEquals(List.of(), recent.all());
    }

    @Test
    void recentFilesAreTenAtMost() {
        for (int i = 0; i < 12; i++) {
            recent.add(folder.resolve(i + ".board"));
        }
        assertEquals(RecentFileList.MOST, recent.all().size());
        assertEquals(folder.resolve("11.board"), recent.all().getFirst());
    }

    @Test
    void saveAsksForANameOnlyOnce() {
        Path mine = folder.resolve("mine.board");
        answers.save = Optional.of(mine);
        model.toggleHole(3);
        done(files::save);
        assertFalse(model.origin().changedProperty().get());
        answers.save = Optional.empty();
        model.toggleHole(4);
        done(files::save);
        assertEquals(62, BoardText.read(mine).playableCount());
        model.toggleHole(5);
        done(files::saveAs);
        assertTrue(model.origin().changedProperty().get());
    }

    @Test
    void saveKeepsTheChangedMarkWhereItFails() {
        answers.save = Optional.of(other.resolve("inside.board"));
        model.toggleHole(3);
        done(files::save);
        assertTrue(model.origin().changedProperty().get());
        assertEquals(Optional.empty(), model.origin().fileProperty().get());
        assertEquals("its folder does not exist", faults.getFirst().description());
    }

    @Test
    void openThatBreaksDownIsSaidAndTheNextFileIsOpened() {
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            done(() -> files.open(BrokenPath.named("broken.board")));
            assertEquals(List.of("of this test"), uncaught.messages());
        }
        assertEquals(1, faults.size());
        assertTrue(faults.getFirst().description().contains("broke down"), faults.getFirst()::getMessage);
        done(() -> files.open(other));
        assertEquals(20, model.board().playableCount());
    }

    @Test
    void saveGivesANameWithoutEndingTheEndingOfBoards() {
        answers.save = Optional.of(folder.resolve("mine"));
        done(files::save);
        assertEquals(
                Optional.of(folder.resolve("mine.board")),
                model.origin().fileProperty().get());
        assertEquals(64, BoardText.read(folder.resolve("mine.board")).playableCount());
        assertFalse(Files.exists(folder.resolve("mine")));
        answers.save = Optional.of(folder.resolve("mine.txt"));
        done(files::saveAs);
        assertEquals(64, BoardText.read(folder.resolve("mine.txt")).playableCount());
        assertEquals(0, answers.askedToReplace);
    }

    @Test
    void saveAsksBeforeTheNameWithItsEndingReplacesAFile() {
        answers.save = Optional.of(folder.resolve("other"));
        done(files::save);
        assertEquals(1, answers.askedToReplace);
        assertEquals(20, BoardText.read(other).playableCount());
        answers.replace = true;
        done(files::save);
        assertEquals(64, BoardText.read(other).playableCount());
    }

    @Test
    void openNeedsNoEndingAndSavingKeepsTheName() throws IOException {
        Path plain = Files.copy(other, folder.resolve("plain"));
        done(() -> files.open(plain));
        model.toggleHole(3);
        answers.save = Optional.of(plain);
        done(files::saveAs);
        assertEquals(19, BoardText.read(plain).playableCount());
    }

    @Test
    void saveAsksBeforeItReplacesWhatAnotherProgramWrote() {
        done(() -> files.open(other));
        model.toggleHole(3);
        BoardText.write(other, Board.full(3, 3));
        done(files::save);
        assertEquals(1, answers.askedToReplace);
        assertEquals(9, BoardText.read(other).playableCount());
        assertTrue(model.origin().changedProperty().get());
        answers.overwrite = FileDialogs.Overwrite.SAVE_AS;
        answers.save = Optional.of(folder.resolve("elsewhere.board"));
        done(files::save);
        assertEquals(19, BoardText.read(folder.resolve("elsewhere.board")).playableCount());
        assertEquals(9, BoardText.read(other).playableCount());
    }

    @Test
    void saveOverWhatAnotherProgramWroteAsksOnce() throws IOException {
        done(() -> files.open(other));
        model.toggleHole(3);
        Files.writeString(other, "no board at all");
        answers.overwrite = FileDialogs.Overwrite.SAVE_OVER;
        done(files::save);
        assertEquals(19, BoardText.read(other).playableCount());
        model.toggleHole(4);
        done(files::save);
        assertEquals(1, answers.askedToReplace);
        assertEquals(18, BoardText.read(other).playableCount());
        Files.delete(other);
        model.toggleHole(5);
        done(files::save);
        assertEquals(17, BoardText.read(other).playableCount());
        assertEquals(1, answers.askedToReplace);
    }
}
