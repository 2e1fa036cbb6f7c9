package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ContainedFileResolverTest {
    @TempDir
    Path outside;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(outside.resolve("lessons"));
        Files.createDirectories(folder.resolve("boards"));
        Files.writeString(outside.resolve("secret.board"), "..\n");
        Files.writeString(folder.resolve("boards/ring.board"), "..\n");
    }

    private String refused(String name) {
        return assertThrows(InputFault.class, () -> ContainedFileResolver.find(folder, name), name)
                .getMessage();
    }

    @Test
    void findGivesFilesOfTheFolderAndOfFoldersInIt() throws IOException {
        assertEquals(
                folder.resolve("boards/ring.board").toRealPath(),
                ContainedFileResolver.find(folder, "boards/../boards/ring.board"));
    }

    @Test
    void findRefusesWhatLiesOutsideWhetherThereIsOneOrNot() {
        List<String> names = List.of(
                "../secret.board",
                "../none.board",
                outside.resolve("secret.board").toString(),
                "/etc/passwd");
        for (String name : names) {
            assertTrue(refused(name).contains("does not lie in the folder of this file"), refused(name));
        }
        assertTrue(refused("none.board").contains("there is no file \"none.board\""));
        assertTrue(refused("boards").contains("is a folder"));
        assertTrue(refused("").contains("there is no file"));
        assertTrue(refused("a\0b").contains("is no file name"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void findRefusesLinksThatLeadOutAndPipes() throws Exception {
        Files.createSymbolicLink(folder.resolve("link.board"), outside.resolve("secret.board"));
        Files.createSymbolicLink(folder.resolve("away"), outside);
        Files.createSymbolicLink(folder.resolve("within.board"), folder.resolve("boards/ring.board"));
        assertTrue(refused("link.board").contains("does not lie in the folder of this file"));
        assertTrue(refused("away/secret.board").contains("does not lie in the folder of this file"));
        assertEquals(
                folder.resolve("boards/ring.board").toRealPath(), ContainedFileResolver.find(folder, "within.board"));
        assertEquals(
                0,
                new ProcessBuilder("mkfifo", folder.resolve("pipe.board").toString())
                        .start()
                        .waitFor());
        assertTrue(refused("pipe.board").contains("like a pipe or a device"));
    }
}
