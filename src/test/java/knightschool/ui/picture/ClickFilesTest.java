package knightschool.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.picture.ClickFormat;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.shell.Messages;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of clicks, and what happens to one that is there. */
class ClickFilesTest {
    private final TestScreen screen = new TestScreen();
    private final List<String> said = new ArrayList<>();

    @TempDir
    private Path folder;

    private ClickFiles files;
    private Path chosen;
    private Path there;

    @BeforeEach
    void open() throws IOException {
        files = new ClickFiles(new Said(), new Chosen(), screen);
        there = Files.writeString(folder.resolve("clicks.csv"), "mine");
    }

    @AfterEach
    void close() {
        files.close();
    }

    private final class Said implements Messages {
        @Override
        public void show(InputFault fault) {
            said.add(fault.what());
        }

        @Override
        public void say(String sentence) {
            said.add(sentence);
        }

        @Override
        public void clear() {
            said.clear();
        }
    }

    private final class Chosen implements PictureQuestions {
        @Override
        public Optional<Path> toOpen(Optional<Path> near) {
            throw new AssertionError("no picture is opened");
        }

        @Override
        public Optional<Path> toSave(ClickFormat format, Optional<Path> near) {
            return Optional.of(chosen);
        }

        @Override
        public Optional<FileSaver.Answer> toSaveBoard(Optional<Path> near) {
            throw new AssertionError("no board is saved");
        }

        @Override
        public void givesCorrectionsUp(Consumer<Boolean> then) {
            throw new AssertionError("nothing is lost");
        }
    }

    private void save(Path to) {
        chosen = to;
        files.save(ClickFormat.CSV, "clicks");
        screen.until("the clicks are saved or refused", files::isSettled);
    }

    @Test
    void fileThatWasChosenByItsWholeNameIsReplacedSinceTheDialogAskedAboutIt() throws IOException {
        save(there);
        assertEquals("clicks", Files.readString(there));
        assertEquals(List.of("The clicks are saved: clicks.csv."), said);
    }

    @Test
    void fileIsNotReplacedWhereItsEndingWasNotTyped() throws IOException {
        save(folder.resolve("clicks"));
        assertEquals("mine", Files.readString(there));
        assertEquals(List.of("there is a file clicks.csv already"), said);
    }

    @Test
    void nameWithoutAnEndingGetsThatOfTheFormat() throws IOException {
        save(folder.resolve("others"));
        assertEquals("clicks", Files.readString(folder.resolve("others.csv")));
    }
}
