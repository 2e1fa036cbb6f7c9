package knightschool.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.ui.work.PendingFileWrites;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentFileManagerTest {
    private static final InputFault FULL = new InputFault("the disk is full", "Make room on it.");

    @TempDir
    private Path folder;

    private final HeardShell heard = new HeardShell();
    private final PendingFileWrites writes = heard.shell.fileWrites();
    private final TestScreen screen = new TestScreen();
    private final FixedAnswers answers = new FixedAnswers() {
        @Override
        public Optional<SaveDestination> fileToSave(FileDialogRequest request) {
            if (dialogIsBroken) {
                throw new IllegalStateException("no dialog");
            }
            return super.fileToSave(request);
        }
    };
    private final DocumentFileManager documents = new DocumentFileManager(heard.shell, answers, screen);
    private final List<List<InputFault>> ends = new ArrayList<>();

    /** What the caller of a save was told. */
    private final List<Boolean> outcomes = new ArrayList<>();

    /** The files that the document was told to have. */
    private final List<Path> recorded = new ArrayList<>();

    private boolean dialogIsBroken;

    @AfterEach
    void closeEndsTheThread() {
        documents.close();
        screen.until(documents::isEnded);
    }

    private static DocumentTypeDescriptor<String> table(Optional<InputFault> fault) {
        return DocumentTypeDescriptor.export(
                "Save a table", List.of(FileDialogFormat.of("Tables", ".csv")), (_, text, _) -> {
                    fault.ifPresent(broken -> {
                        throw broken;
                    });
                    return text.getBytes(StandardCharsets.UTF_8);
                });
    }

    /** Saves a table, and asks at once to be told when nothing is being written. */
    private Path save(Optional<InputFault> fault) {
        Path file = folder.resolve("table.csv");
        answers.save = Optional.of(file);
        documents.export(table(fault), "a,b", "table");
        assertEquals(List.of(file), writes.files());
        writes.whenEnded(ends::add);
        assertEquals(List.of(), ends);
        screen.until(documents::isSettled);
        assertEquals(List.of(), writes.files());
        return file;
    }

    @Test
    void fileIsWaitedForUntilItIsWritten() {
        assertTrue(Files.exists(save(Optional.empty())));
        assertEquals(List.of(List.of()), ends);
    }

    @Test
    void faultIsToldToThoseWhoWaitAndForgottenByTheNextFile() {
        save(Optional.of(FULL));
        assertEquals(FULL.description(), ends.removeFirst().getFirst().description());
        save(Optional.empty());
        assertEquals(List.of(List.of()), ends);
    }

    /** Closing the window would take the question away, and the file would never be written. */
    @Test
    void fileIsWaitedForUntilTheUserHasDecidedWhetherItReplacesAnother() throws IOException {
        Path file = Files.writeString(folder.resolve("table.csv"), "before");
        // The dialog has not asked about a name to which the ending is added.
        answers.save = Optional.of(folder.resolve("table"));
        answers.replace = true;
        List<Runnable> asked = new ArrayList<>();
        answers.answering = asked::add;
        documents.export(table(Optional.empty()), "a,b", "table");
        writes.whenEnded(ends::add);
        screen.until(() -> documents.isSettled() && !asked.isEmpty());
        assertEquals(List.of(file), writes.files());
        assertEquals(List.of(), ends);
        asked.getFirst().run();
        assertEquals(List.of(), ends);
        screen.until(documents::isSettled);
        assertEquals(List.of(List.of()), ends);
        assertEquals("a,b", Files.readString(file));
    }

    private Path saveOverAnother() throws IOException {
        Path file = Files.writeString(folder.resolve("table.csv"), "before");
        answers.save = Optional.of(folder.resolve("table"));
        answers.replace = true;
        documents.export(table(Optional.empty()), "a,b", "table");
        return file;
    }

    /** Nobody can answer a question that was not shown, and the window would wait for the file for ever. */
    @Test
    void questionThatCannotBeAskedEndsTheWrite() throws IOException {
        answers.answering = _ -> {
            throw new IllegalStateException("no card");
        };
        saveOverAnother();
        writes.whenEnded(ends::add);
        assertThrows(IllegalStateException.class, () -> screen.until(() -> !ends.isEmpty()));
        assertEquals(List.of(), writes.files());
        assertEquals(1, ends.getFirst().size(), "the table is not written");
    }

    /** The window that is being closed would say for ever that it saves the document. */
    @Test
    void callerIsToldOnceThatNothingIsSavedWhereTheQuestionCannotBeAsked() throws IOException {
        answers.answering = _ -> {
            throw new IllegalStateException("no card");
        };
        Path file = Files.writeString(folder.resolve("table.csv"), "before");
        documents.saveTo(table(Optional.empty()), "a,b", new FileDialogRequest.Target(file, false), listener());
        assertThrows(IllegalStateException.class, () -> screen.until(() -> !outcomes.isEmpty()));
        assertEquals(List.of(false), outcomes);
        assertEquals("before", Files.readString(file));
    }

    @Test
    void callerIsToldOnceThatNothingIsSavedWhereTheDialogBreaksDownAfterTheQuestion() throws IOException {
        Path file = Files.writeString(folder.resolve("table.csv"), "before");
        answers.overwrite = FileDialogs.Overwrite.SAVE_AS;
        dialogIsBroken = true;
        documents.save(
                table(Optional.empty()),
                new SaveRequest<>("a,b", "", "table", Optional.of(file)),
                recorded::add,
                outcomes::add);
        assertThrows(IllegalStateException.class, () -> screen.until(() -> !outcomes.isEmpty()));
        assertEquals(List.of(false), outcomes);
        assertEquals(List.of(), writes.files());
    }

    /** It is told about a file that is written, although the list of recent files is broken, say. */
    @Test
    void callerIsToldOfAFileThatIsWrittenWhereThatCannotBeShown() {
        Path file = folder.resolve("table.csv");
        heard.reporting = _ -> {
            throw new IllegalStateException("no messages");
        };
        documents.saveTo(table(Optional.empty()), "a,b", new FileDialogRequest.Target(file, false), listener());
        assertThrows(IllegalStateException.class, () -> screen.until(() -> !outcomes.isEmpty()));
        assertEquals(List.of(true), outcomes);
        assertEquals(List.of(file), recorded);
        assertEquals(List.of(), writes.files());
    }

    private SaveCompletionCallback listener() {
        return new SaveCompletionCallback(recorded::add, outcomes::add);
    }

    /** A document that cannot record its file stays unsaved; the window that is being closed lists it again. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void callerIsToldThatNothingIsSavedWhereTheFileCannotBeRecorded(boolean hasFile) {
        Path file = folder.resolve("table.csv");
        answers.save = Optional.of(file);
        Optional<Path> before = hasFile ? Optional.of(file) : Optional.empty();
        documents.save(
                table(Optional.empty()),
                new SaveRequest<>("a,b", "", "table", before),
                _ -> {
                    throw new IllegalStateException("broken");
                },
                outcomes::add);
        assertThrows(IllegalStateException.class, () -> screen.until(() -> !outcomes.isEmpty()));
        assertEquals(List.of(false), outcomes);
        assertEquals(List.of(), writes.files());
        assertTrue(Files.exists(file));
    }

    @Test
    void saverThatThrowsOnceTheUserHasDecidedEndsTheWrite() throws IOException {
        Files.writeString(folder.resolve("table.csv"), "before");
        List<Runnable> asked = new ArrayList<>();
        answers.answering = asked::add;
        documents.saveTo(
                table(Optional.empty()),
                "a,b",
                new FileDialogRequest.Target(folder.resolve("table.csv"), false),
                new SaveCompletionCallback(recorded::add, _ -> {
                    throw new IllegalStateException("broken");
                }));
        screen.until(() -> !asked.isEmpty());
        assertThrows(IllegalStateException.class, asked.getFirst()::run);
        assertEquals(List.of(), writes.files());
    }

    /** A slide may be left while it is asked which file to replace, and its scene is closed then. */
    @Test
    void fileIsWrittenAlsoWhereItsSceneIsClosedUnderTheQuestion() throws IOException {
        List<Runnable> asked = new ArrayList<>();
        answers.answering = asked::add;
        Path file = saveOverAnother();
        screen.until(() -> !asked.isEmpty());
        documents.close();
        asked.getFirst().run();
        writes.whenEnded(ends::add);
        screen.until(() -> !ends.isEmpty());
        assertEquals("a,b", Files.readString(file));
        assertEquals(List.of(List.of()), ends);
    }
}
