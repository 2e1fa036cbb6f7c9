package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;

class PendingFileWritesTest {
    private static final Path FILE = Path.of("steps.gif");

    private final PendingFileWrites writes = new PendingFileWrites();
    private final List<List<InputFault>> ends = new ArrayList<>();

    @Test
    void partThatBreaksDownEndsTheWriteWithAFault() {
        PendingFileWrites.Write write = writes.begin(FILE);
        writes.whenEnded(ends::add);
        write.attempt(() -> {});
        assertEquals(List.of(FILE), writes.files());
        IllegalStateException broken = new IllegalStateException("broken");
        assertSame(
                broken,
                assertThrows(
                        IllegalStateException.class,
                        () -> write.attempt(() -> {
                            throw broken;
                        })));
        assertEquals(List.of(), writes.files());
        assertEquals(1, ends.getFirst().size(), "the file is not written");
    }

    @Test
    void allWhoWaitAreAnsweredAlsoAfterOneThatThrows() {
        PendingFileWrites.Write write = writes.begin(FILE);
        writes.whenEnded(_ -> {
            throw new IllegalStateException("broken");
        });
        writes.whenEnded(ends::add);
        assertThrows(IllegalStateException.class, write::end);
        assertEquals(List.of(List.of()), ends);
    }

    /** Its progress is shown beside them: a file that is soon written is none of them. */
    @Test
    void filesOfALongWorkAreAwaitedRatherThanThoseOfOthers() {
        PendingFileWrites.Write other = writes.begin(Path.of("other.setup"));
        PendingFileWrites.Write film = writes.begin(FILE);
        assertEquals(List.of(Path.of("other.setup"), FILE), writes.awaitedFiles());
        film.setProgress(new SimpleStringProperty("picture 3 of 40"));
        assertEquals(List.of(FILE), writes.awaitedFiles());
        film.end();
        assertEquals(List.of(Path.of("other.setup")), writes.awaitedFiles());
        other.end();
        assertEquals(List.of(), writes.awaitedFiles());
    }
}
