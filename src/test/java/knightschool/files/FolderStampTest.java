package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderStampTest {
    @TempDir
    Path folder;

    @Test
    void unreadableFolderDiffersFromOneWithoutFiles() throws IOException {
        FolderStamp empty = FolderStamp.of(folder);
        Files.delete(folder);
        assertNotEquals(empty, FolderStamp.of(folder));
        assertEquals(FolderStamp.UNREADABLE, FolderStamp.of(folder));
        Files.createFile(folder);
        assertEquals(FolderStamp.UNREADABLE, FolderStamp.of(folder));
    }

    @Test
    void fileThatIsMadeWrittenOrDeletedChangesTheStamp() throws IOException {
        FolderStamp empty = FolderStamp.of(folder);
        Path file = Files.writeString(folder.resolve("a.md"), "a");
        FolderStamp one = FolderStamp.of(folder);
        assertNotEquals(empty, one);
        Files.writeString(file, "longer");
        assertNotEquals(one, FolderStamp.of(folder));
        Files.delete(file);
        assertEquals(empty, FolderStamp.of(folder));
    }
}
