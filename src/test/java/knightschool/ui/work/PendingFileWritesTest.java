package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
}
