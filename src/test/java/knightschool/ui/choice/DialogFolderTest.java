package knightschool.ui.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DialogFolderTest {
    @TempDir
    Path folder;

    @Test
    void dialogBeginsBesideTheFileElseWhereTheLastOneLed() throws Exception {
        Path used = Files.createDirectory(folder.resolve("used"));
        Path other = Files.createDirectory(folder.resolve("other"));
        DialogFolder.chosen(used.resolve("a.board").toFile());
        assertEquals(Optional.of(used), DialogFolder.of(Optional.empty()));
        assertEquals(Optional.of(used), DialogFolder.of(Optional.of(Path.of("new.csv"))), "a name has no folder yet");
        assertEquals(Optional.of(other), DialogFolder.of(Optional.of(other.resolve("b.board"))));
        DialogFolder.chosen(null);
        assertEquals(Optional.of(used), DialogFolder.of(Optional.empty()), "nothing was chosen");
        Files.delete(used);
        assertEquals(Optional.empty(), DialogFolder.of(Optional.empty()), "it is gone");
    }
}
