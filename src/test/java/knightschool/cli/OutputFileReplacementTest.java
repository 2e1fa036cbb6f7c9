package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import knightschool.Eventually;
import knightschool.files.ProgramPictureSignature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of files that are there already where a command is to write one. */
class OutputFileReplacementTest {
    private static final String LESSON = "---\ntitle: Own\n---\n\n## One\n\nSee `other.txt`.\n";
    private static final String NOTES = "notes of a person\n";

    @TempDir
    private Path folder;

    private Path stranger(String name) throws IOException {
        return Files.writeString(folder.resolve(name), NOTES);
    }

    private static void assertRefused(String reason, Path file, String... line) throws IOException {
        byte[] before = Files.readAllBytes(file);
        String refusal = CommandLineRun.refusalOf(line);
        assertTrue(refusal.contains(reason), refusal);
        assertEquals(-1, Arrays.mismatch(before, Files.readAllBytes(file)));
    }

    private static void assertWritten(Path file, String... line) throws IOException {
        CommandLineRun run = CommandLineRun.of(line);
        assertEquals(0, run.status(), run.messages());
        assertFalse(Files.readString(file, StandardCharsets.ISO_8859_1).contains(NOTES.strip()));
    }

    @Test
    void tourTakesThePlaceOfAnEmptyFileAndOfATourAndOfOthersOnlyWhereItIsForced() throws IOException {
        Path file = Files.createFile(folder.resolve("tour"));
        String[] line = {"tour", "--board=6x6", "--closed", "--out=" + file};
        assertWritten(file, line);
        assertWritten(file, "tour", "--board=8x8", "--out=" + file);
        for (String other : List.of(NOTES, "0\n1\n3\n", "0\n0\n", "5\n", "0\n1\nend\n", "-1\n")) {
            Files.writeString(file, other);
            assertRefused("there already", file, line);
        }
        assertWritten(file, Arguments.with(new String[] {"--force"}, line));
    }

    @Test
    void handoutTakesThePlaceOfAHandoutAndNeverOfWhatIsRead() throws IOException {
        Path lesson = Files.writeString(folder.resolve("own.md"), LESSON);
        Path named = stranger("other.txt");
        Path hard = Files.createLink(folder.resolve("hard.pdf"), named);
        Path link = Files.createSymbolicLink(folder.resolve("link.pdf"), lesson);
        for (Path read : List.of(
                lesson,
                named,
                hard,
                link,
                folder.resolve("..").resolve(folder.getFileName()).resolve("own.md"))) {
            assertRefused("being read", read, "render", lesson.toString(), "--handout=" + read, "--force");
        }
        assertRefused(
                "there already",
                stranger("plan.pdf"),
                "render",
                lesson.toString(),
                "--handout=" + folder.resolve("plan.pdf"));
        Path pdf = folder.resolve("own.pdf");
        String[] line = {"render", lesson.toString(), "--handout=" + pdf};
        assertWritten(pdf, line);
        assertWritten(pdf, line);
        stranger("own.pdf");
        assertWritten(pdf, Arguments.with(new String[] {"--force"}, line));
    }

    @Test
    void pictureTakesThePlaceOfAPictureThatTheProgramMade() throws IOException {
        Path setup = Files.writeString(folder.resolve("mine.setup"), "scene: board\nboard: 3x3\n");
        Path picture = stranger("mine.png");
        String[] line = {"render", setup.toString(), "--out=" + folder, "--size=480x480"};
        assertRefused("there already", picture, line);
        assertWritten(picture, Arguments.with(new String[] {"--force"}, line));
        assertTrue(ProgramPictureSignature.isOn(picture));
        assertEquals(480, ImageIO.read(picture.toFile()).getWidth());
        assertWritten(picture, line);
        Path moving = stranger("mine.gif");
        String[] film = Arguments.with(new String[] {"--gif"}, line);
        assertRefused("there already", moving, film);
        assertWritten(moving, Arguments.with(new String[] {"--force"}, film));
        assertWritten(moving, film);
    }

    @Test
    void censusWritesNeitherOverItsBoardNorOverAStrangersSettings() throws IOException {
        Path board = Files.writeString(folder.resolve("my.board"), ".....\n.....\n.....\n.....\n.....\n");
        assertRefused("being read", board, census("--board=" + board, "--out=" + board, "--force"));
        Path settings = stranger("plan.settings");
        assertRefused("there already", settings, census("--board=5x5", "--out=" + folder.resolve("plan")));
        assertFalse(Files.exists(folder.resolve("plan")));
        assertWritten(settings, census("--board=5x5", "--out=" + folder.resolve("plan"), "--force"));
        assertRefused("--force", folder.resolve("plan"), census("--board=5x5", "--out=" + folder.resolve("plan")));
    }

    private static String[] census(String... more) {
        return Arguments.with(more, "census", "--algorithm=warnsdorff", "--max-steps=100");
    }

    /** The first run has no end in sight and holds the file; the second one says so and leaves it. */
    @Test
    @Timeout(Eventually.PATIENCE_SECONDS)
    void secondCensusOfOneFileIsRefusedWhileTheFirstRuns() throws Exception {
        Path file = folder.resolve("t.csv");
        String[] line = {
            "census",
            "--board=8x8",
            "--algorithm=backtracking",
            "--starts=0,2",
            "--max-steps=999999999999999999",
            "--resume",
            "--out=" + file
        };
        Process first = ProgramProcess.of(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader printed = first.inputReader()) {
            assertEquals("start,outcome,steps", printed.readLine());
            assertRefused("t.csv: another run of the program is writing this file", file, line);
        } finally {
            first.destroyForcibly();
        }
        first.waitFor();
        String[] small = {"census", "--board=8x8", "--algorithm=backtracking", "--starts=0", "--max-steps=9", "--force"
        };
        assertWritten(file, Arguments.with(new String[] {"--out=" + file}, small));
        assertFalse(
                Files.exists(folder.resolve(".t.csv.knight-school-lock")),
                "the lock of a killed run is taken over and taken away");
    }
}
