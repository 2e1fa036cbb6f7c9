package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import knightschool.Eventually;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextFilesTest {

    @TempDir
    Path folder;

    @Test
    void readGivesBackWhatWriteWrote() {
        Path file = folder.resolve("text");
        String text = "a1 – ♞ and 𝔎\r\n";
        TextFiles.write(file, text);
        assertEquals(text, TextFiles.read(file, 100));
    }

    @Test
    void writeReplacesTheOlderFileAndLeavesNothingElse() throws IOException {
        Path file = folder.resolve("text");
        TextFiles.write(file, "older");
        TextFiles.write(file, "newer");
        assertEquals("newer", Files.readString(file));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void writeKeepsWhoMayReadAndWhereALinkLeads() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView(PosixFileAttributeView.class));
        Path file = Files.writeString(folder.resolve("text"), "older");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        var everyone = PosixFilePermissions.fromString("rw-rw-r--");
        Files.setPosixFilePermissions(file, everyone);
        TextFiles.write(link, "newer");
        assertEquals("newer", Files.readString(file));
        assertEquals(everyone, Files.getPosixFilePermissions(file));
        assertEquals(true, Files.isSymbolicLink(link));
    }

    @Test
    void writeMakesTheFileThatALinkLeadsTo() throws IOException {
        Path file = folder.resolve("yet-to-be");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("yet-to-be"));
        TextFiles.write(Files.createSymbolicLink(folder.resolve("further"), link), "text");
        assertEquals("text", Files.readString(file));
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void writeRefusesLinksThatLeadNowhere() throws IOException {
        Path lost = Files.createSymbolicLink(folder.resolve("lost"), folder.resolve("no-folder/file"));
        assertEquals("its folder does not exist", faultOf(() -> TextFiles.write(lost, "text")));
        Path round = Files.createSymbolicLink(folder.resolve("round"), folder.resolve("round"));
        for (Path file : List.of(round, round.resolve("inside"))) {
            String where = file.equals(round) ? "this" : "its folder";
            assertEquals(where + " is a link that leads back to itself", faultOf(() -> TextFiles.write(file, "text")));
            InputFault unread = assertThrows(InputFault.class, () -> TextFiles.read(file, 9));
            assertEquals(
                    file + ": " + where
                            + " is a link that leads back to itself. Delete the link, or choose another name.",
                    unread.getMessage());
        }
        assertEquals("this link leads to a file that is not there", faultOf(() -> TextFiles.read(lost, 9)));
    }

    @Test
    void writeRefusesWhatTheShellOpenedWhateverIsBehindIt() throws IOException {
        Path opened = Path.of("/proc/self/fd");
        assumeTrue(Files.isDirectory(opened));
        Path file = Files.writeString(folder.resolve("log"), "older");
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
            Path descriptor = descriptorOf(file, opened);
            Path link = Files.createSymbolicLink(folder.resolve("link"), descriptor);
            for (Path name : List.of(descriptor, link)) {
                assertEquals("this is a pipe or a device, not a file", faultOf(() -> TextFiles.write(name, "newer")));
            }
            out.write(", and more".getBytes(StandardCharsets.UTF_8));
        }
        assertEquals("older, and more", Files.readString(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/stdout", "/dev/stderr", "/dev/fd/1", "/proc/self/fd/2", "/dev/../dev/stdout"})
    void writeRefusesTheStreamsOfTheProgram(String name) {
        assumeTrue(Files.exists(Path.of(name)));
        assertEquals("this is a pipe or a device, not a file", faultOf(() -> TextFiles.write(Path.of(name), "text")));
    }

    private static Path descriptorOf(Path file, Path opened) throws IOException {
        Path real = file.toRealPath();
        try (Stream<Path> descriptors = Files.list(opened)) {
            return descriptors.filter(one -> leadsTo(one, real)).findFirst().orElseThrow();
        }
    }

    private static boolean leadsTo(Path descriptor, Path file) {
        try {
            return Files.readSymbolicLink(descriptor).equals(file);
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    @Timeout(Eventually.PATIENCE_SECONDS)
    void readRefusesAPipeThatNobodyWritesInto() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
        assertEquals(
                0,
                new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor());
        InputFault fault = assertThrows(InputFault.class, () -> TextFiles.read(pipe, 10));
        assertTrue(fault.remedy().contains("/dev/stdin"), fault::getMessage);
        assertThrows(InputFault.class, () -> TextFiles.read(Path.of("/dev/zero"), 10));
        assertThrows(InputFault.class, () -> TextFiles.write(pipe, "text"));
        assertFalse(Files.isRegularFile(pipe));
    }

    @Test
    void readTakesExactlyTheLimit() throws IOException {
        Path file = Files.writeString(folder.resolve("ten"), "0123456789");
        assertEquals("0123456789", TextFiles.read(file, 10));
        assertEquals("the file is larger than 9 bytes", faultOf(() -> TextFiles.read(file, 9)));
    }

    @Test
    void readSaysWhatCannotBeRead() {
        assertEquals("there is no such file", faultOf(() -> TextFiles.read(folder.resolve("none"), 10)));
        assertEquals("this is a folder, not a file", faultOf(() -> TextFiles.read(folder, 10)));
    }

    @Test
    void readSaysWhatCannotBeReadThroughAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "x");
        assertEquals("this file cannot be read", faultOf(() -> TextFiles.read(file.resolve("inside"), 10)));
    }

    @Test
    void writeRefusesAPlaceThatIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "x");
        assertEquals("its folder does not exist", faultOf(() -> TextFiles.write(file.resolve("inside"), "y")));
        assertEquals("its folder does not exist", faultOf(() -> TextFiles.write(folder.resolve("no/file"), "y")));
        assertEquals("this is a folder, not a file", faultOf(() -> TextFiles.write(folder, "y")));
        assertEquals("x", Files.readString(file));
    }

    /** The reason stands behind it in the words of the system, in the language of whoever runs the test. */
    private static void assertStopped(String fault) {
        assertTrue(fault.matches("this file cannot be written: the system says \".+\""), fault);
    }

    @Test
    void writeRefusesANameTooLongForTheDisk() {
        Path file = folder.resolve("n".repeat(300));
        assertStopped(faultOf(() -> TextFiles.write(file, "y")));
        assertArrayEquals(new String[0], folder.toFile().list());
    }

    @Test
    void decodeNamesTheLineOfAWrongByte() {
        byte[] latin = "a\nb\n\u00fc".getBytes(StandardCharsets.ISO_8859_1);
        InputFault fault = assertThrows(InputFault.class, () -> TextFiles.decode("f", latin, 100));
        assertEquals("f:3: the text is not UTF-8. Save it again with the encoding UTF-8.", fault.getMessage());
    }

    @Test
    void decodeNamesTheLineOfANul() {
        InputFault fault = assertThrows(InputFault.class, () -> TextFiles.decode("f", new byte[] {'\n', 0}, 100));
        assertEquals(2, fault.line());
    }

    @Test
    void decodeRefusesACharacterThatBreaksOff() {
        byte[] bytes = {'a', (byte) 0xE2, (byte) 0x82};
        assertEquals("the text is not UTF-8", faultOf(() -> TextFiles.decode("f", bytes, 100)));
    }

    @Test
    void faultKeepsItsPartsWhenItIsMoved() {
        InputFault fault = new InputFault("", 2, "what", "Remedy.").in("file").shiftedBy(10);
        assertEquals("file:12: what. Remedy.", fault.getMessage());
        assertEquals("what. Remedy.", new InputFault("what", "Remedy.").getMessage());
        assertEquals("file: what.", new InputFault("file", 0, "what", "").getMessage());
    }

    private static String faultOf(Runnable action) {
        InputFault fault = assertThrows(InputFault.class, action::run);
        assertEquals(false, fault.place().isEmpty());
        return fault.description();
    }
}
