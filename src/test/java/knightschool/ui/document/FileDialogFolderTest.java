package knightschool.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import knightschool.ui.document.WindowFileDialogs.FileDialogFolder;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileDialogFolderTest {
    @TempDir
    Path folder;

    @Test
    void dialogBeginsBesideTheFileElseWhereTheLastOneLed() throws Exception {
        Path used = Files.createDirectory(folder.resolve("used"));
        Path other = Files.createDirectory(folder.resolve("other"));
        FileDialogFolder dialogs = new FileDialogFolder(UserSettings.forgotten());
        dialogs.remember(used.resolve("a.board").toFile());
        assertEquals(Optional.of(used), dialogs.beginning(Optional.empty()));
        assertEquals(Optional.of(used), dialogs.beginning(Optional.of(Path.of("new.csv"))), "a name has no folder yet");
        assertEquals(Optional.of(other), dialogs.beginning(Optional.of(other.resolve("b.board"))));
        dialogs.remember(null);
        assertEquals(Optional.of(used), dialogs.beginning(Optional.empty()), "nothing was chosen");
        Files.delete(used);
        assertEquals(Optional.empty(), dialogs.beginning(Optional.empty()), "it is gone");
    }

    @Test
    void whereADialogLedIsKnownToOneProgramOnly() {
        UserSettings settings = UserSettings.forgotten();
        new FileDialogFolder(settings).remember(folder.resolve("a.board").toFile());
        assertEquals(Optional.of(folder), new FileDialogFolder(settings).beginning(Optional.empty()));
        assertEquals(Optional.empty(), new FileDialogFolder(UserSettings.forgotten()).beginning(Optional.empty()));
    }
}
