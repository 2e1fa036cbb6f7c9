package knightschool.files.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessLockTest {
    @TempDir
    private Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void strangersFilesBesideAFileStayAsTheyAre() throws IOException {
        Path file = folder.resolve("x.csv");
        Path other = Files.writeString(folder.resolve(".x.csv.lock"), "a person's");
        try (ProcessLock lock = ProcessLock.tryOn(file).orElseThrow()) {
            assertTrue(ProcessLock.tryOn(file).isEmpty(), "it is held by " + lock);
        }
        assertEquals("a person's", Files.readString(other));
        assertEquals(List.of(".x.csv.lock"), names());

        Path inTheWay = Files.writeString(folder.resolve(".x.csv.knight-school-lock"), "a person's");
        InputFault fault = assertThrows(InputFault.class, () -> ProcessLock.tryOn(file));
        assertEquals(
                inTheWay + ": this file is in the way, and the program did not write it. Move it away.",
                fault.getMessage());
        SharedFile shared = new SharedFile(file, 100);
        InputFault same = assertThrows(InputFault.class, () -> shared.change(text -> text));
        assertEquals(fault.getMessage(), same.getMessage());
        assertEquals("a person's", Files.readString(inTheWay));
        Files.delete(inTheWay);
        assertTrue(ProcessLock.tryOn(file).isPresent(), "nothing is held after a refusal");
    }

    /** Where the system has links, there may be several to one file, also before that is written. */
    @Test
    void fileIsHeldByWhateverLinkItIsNamed() throws IOException {
        Path file = folder.resolve("x.csv");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), Path.of("x.csv"));
        Path linkToLink = Files.createSymbolicLink(
                Files.createDirectory(folder.resolve("inside")).resolve("y.csv"), link);
        for (Path held : List.of(file, link, linkToLink)) {
            try (ProcessLock lock = ProcessLock.tryOn(held).orElseThrow()) {
                for (Path name : List.of(file, link, linkToLink)) {
                    assertTrue(ProcessLock.tryOn(name).isEmpty(), name + " is held by " + lock);
                }
            }
        }
        assertEquals(List.of("inside", "link.csv"), names());
    }

    @Test
    void whatAKilledProcessLeftIsTakenOver() throws IOException {
        Path file = folder.resolve("x.csv");
        Path left = folder.resolve(".x.csv.knight-school-lock");
        for (String text : List.of("", "Knight", "Knight School\n\0\0")) {
            Files.writeString(left, text);
            ProcessLock.tryOn(file).orElseThrow().close();
            assertFalse(Files.exists(left), text);
        }
    }
}
