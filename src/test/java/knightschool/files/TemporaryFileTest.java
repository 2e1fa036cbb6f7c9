package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import knightschool.files.shared.ProcessLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFileTest {
    @TempDir
    private Path folder;

    private Path part(String owner) throws IOException {
        return Files.writeString(folder.resolve(".knight-school-" + owner + "-" + UUID.randomUUID() + ".part"), "half");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void firstWriteIntoAFolderTakesAwayWhatAnEndedProcessLeftAndNothingElse() throws IOException {
        Path left = part("1-1-" + ProcessIdentity.machine().orElseThrow());
        List<Path> others = List.of(
                part(ProcessIdentity.own().name()),
                Files.writeString(folder.resolve(".knight-school-mine.part"), "a person's"),
                Files.writeString(folder.resolve(".knight-school-1-1-notes.part"), "a person's"));
        TextFiles.write(folder.resolve("text"), "whole");
        assertFalse(Files.exists(left));
        others.forEach(file -> assertTrue(Files.exists(file), file::toString));
    }

    /** Their processes are not listed here, but may be alive there: only time tells. */
    @Test
    void whatAProcessOfAnotherMachineWritesIsTakenAwayOnlyOnceItIsOld() throws IOException {
        Path other = part("1-1-" + UUID.randomUUID());
        Path unknown = part("1-1");
        TemporaryFile.sweep(folder);
        assertTrue(Files.exists(other));
        assertTrue(Files.exists(unknown));
        FileTime old = FileTime.from(Instant.now().minus(Duration.ofDays(2)));
        Files.setLastModifiedTime(other, old);
        Files.setLastModifiedTime(unknown, old);
        Path alive = part(ProcessIdentity.own().name());
        Files.setLastModifiedTime(alive, old);
        TemporaryFile.sweep(folder);
        assertFalse(Files.exists(other));
        assertFalse(Files.exists(unknown));
        assertTrue(Files.exists(alive));
    }

    @Test
    void fullDiskIsCalledFullAndTheOlderFileIsAsItWas() throws Exception {
        Path place = Files.createDirectory(folder.resolve("disk"));
        try (FullDisk disk = new FullDisk(place)) {
            Path file = place.resolve("text");
            TextFiles.write(file, "older");
            disk.fill();
            InputFault fault = assertThrows(InputFault.class, () -> TextFiles.write(file, "newer".repeat(10_000)));
            assertEquals(
                    file + ": the disk is full. Free some space on it, or choose another disk.", fault.getMessage());
            assertEquals("older", Files.readString(file));
            disk.free();
            try (Stream<Path> files = Files.list(place)) {
                assertEquals(List.of(file), files.toList());
            }
            TextFiles.write(file, "newer");
            assertEquals("newer", Files.readString(file));
        }
    }

    @Test
    void lockThatAFullDiskHasNoRoomForIsTakenAway() throws Exception {
        Path place = Files.createDirectory(folder.resolve("disk"));
        try (FullDisk disk = new FullDisk(place)) {
            disk.fill();
            assertThrows(InputFault.class, () -> ProcessLock.tryOn(place.resolve("x.csv")));
            disk.free();
            try (Stream<Path> files = Files.list(place)) {
                assertEquals(List.of(), files.toList());
            }
        }
    }

    @Test
    void fullDiskIsKnownByWhatTheSystemSaysOfADeviceThatIsAlwaysFull() throws IOException {
        assumeTrue(Files.exists(Path.of("/dev/full")));
        try (FileOutputStream out = new FileOutputStream("/dev/full")) {
            IOException full = assertThrows(IOException.class, () -> out.write(1));
            assertTrue(FullDiskException.isSaidOfFullDisks(full));
        }
        assertFalse(FullDiskException.isSaidOfFullDisks(new IOException("Permission denied")));
        assertFalse(FullDiskException.isSaidOfFullDisks(new IOException()));
    }
}
