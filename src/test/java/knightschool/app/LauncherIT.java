package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import knightschool.lesson.LessonFolderReader;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the packaged program says and does. Each test waits for processes of its own, two at a time. */
@Execution(ExecutionMode.CONCURRENT)
class LauncherIT {

    @Test
    void versionPrintsNoWarning() throws Exception {
        Launcher.Run run = Launcher.run("--version");
        assertEquals(0, run.status());
        assertTrue(run.output().startsWith("Knight School "), run.output());
        assertEquals("", run.messages());
    }

    /** A locale of plain letters, and a working folder that is deleted before the program starts. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void startsInEveryLocaleAndWhereItsFolderIsGone(@TempDir Path folder) throws Exception {
        Path board = Files.writeString(folder.resolve("Übung.board"), "..\n");
        Launcher.Run plain = Launcher.runIn(Map.of("LC_ALL", "C"), "graph", "--board", board.toString());
        assertEquals("", plain.messages());
        assertTrue(plain.output().startsWith("{\"vertices\": [0,1]"), plain.output());
        Path gone = folder.resolve("gone");
        String script = "mkdir \"$1\" && cd \"$1\" && rmdir \"$1\" && exec \"$2\" --version";
        Process process = new ProcessBuilder(
                        "sh", "-c", script, "sh", gone.toString(), System.getProperty("knightschool.launcher"))
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(output.contains("\nKnight School "), output);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void startsInALocaleOfPlainLettersFromAFolderWithOthers(@TempDir Path folder) throws Exception {
        Path own = Files.createDirectory(folder.resolve("Übung"));
        Files.writeString(
                own.resolve("Übung.md"),
                "---\ntitle: One\n---\n## Only\n\nA graph.\n\n```setup\nscene: graph\nboard: 5x5\n```\n");
        String script = "cd \"$1\" && \"$2\" --version && exec \"$2\" check Übung.md";
        ProcessBuilder builder = new ProcessBuilder(
                        "sh", "-c", script, "sh", own.toString(), System.getProperty("knightschool.launcher"))
                .redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        assertTrue(output.startsWith("Knight School "), output);
        assertTrue(output.contains("1 lesson checked: no fault"), output);
    }

    /** With that mode Java refuses to start where it cannot use the cache. It says itself which options it was told. */
    @Test
    void startCacheFitsThePackageAndMemoryIsTakenAsDecided() throws Exception {
        Launcher.Run run = Launcher.runWith("-XX:AOTMode=on -XX:+PrintCommandLineFlags", "--version");
        assertEquals(0, run.status(), run.output() + run.messages());
        assertTrue(run.output().lines().anyMatch(line -> line.startsWith("Knight School ")), run.output());
        List.of(
                        "+UseSerialGC",
                        "InitialHeapSize=16777216",
                        "MaxRAMPercentage=40",
                        "MaxHeapFreeRatio=20",
                        "MaxNewSize=33554432",
                        "-ShrinkHeapInSteps")
                .forEach(option -> assertTrue(run.output().contains("-XX:" + option), run.output()));
    }

    /** Where objects lie otherwise the cache cannot be used, as little as by a package whose files were changed. */
    @Test
    void startCacheThatDoesNotFitIsPassedOverInSilence() throws Exception {
        String other = "-XX:ObjectAlignmentInBytes=16";
        assertNotEquals(
                0, Launcher.runWith(other + " -XX:AOTMode=on", "--version").status());
        Launcher.Run run = Launcher.runWith(other, "--version");
        assertEquals(0, run.status());
        assertEquals(1, run.output().lines().count(), run.output());
        assertEquals(1, run.messages().lines().count(), run.messages());
    }

    @Test
    void unknownCommandIsRefusedInWords() throws Exception {
        Launcher.Run run = Launcher.run("no-such-command");
        assertEquals(2, run.status());
        assertEquals("", run.output());
        assertTrue(run.messages().contains("no-such-command"), run.messages());
    }

    @Test
    void noDisplayAndNoArgumentsSaysWhatToDoInOneLine() throws Exception {
        Launcher.Run run = Launcher.run();
        assertEquals(2, run.status());
        assertEquals("", run.output());
        assertEquals(1, run.messages().lines().count(), run.messages());
        assertTrue(run.messages().contains("--help"), run.messages());
    }

    @Test
    void displayThatCannotBeReachedIsSaidInWords() throws Exception {
        Launcher.Run run = Launcher.open(":987");
        assertEquals(2, run.status());
        assertEquals(1, run.messages().lines().count(), run.messages());
        assertTrue(run.messages().contains("libgtk-3-0"), run.messages());
    }

    /** The class is the first that is needed only once the window is shown; no cache has it. */
    @Test
    @Tag("window")
    void displayKeepsTheWindowOpenWithoutAWord() throws Exception {
        Launcher.Run run = Launcher.openUntilLoaded(System.getenv("DISPLAY"), "knightschool.ui.UncaughtHandler");
        assertEquals(Launcher.STILL_RUNNING, run.status(), run.messages());
        assertEquals("", run.output());
        assertEquals(1, run.messages().lines().count(), run.messages());
    }

    @ParameterizedTest
    @CsvSource({"backtracking, 6484065", "forward-checking, 1731697", "warnsdorff, 63"})
    void solveCountsAsPublished(String algorithm, String steps) throws Exception {
        Launcher.Run run = Launcher.run("solve", "--board", "8x8", "--algorithm", algorithm, "--start", "a8");
        assertEquals(0, run.status(), run.messages());
        assertTrue(run.output().contains("\"outcome\": \"found\""), run.output());
        assertTrue(run.output().contains("\"steps\": " + steps + ","), run.output());
        assertEquals("", run.messages());
    }

    @Test
    void inputThatIsNotThereIsNamedInOneLine() throws Exception {
        Launcher.Run run = Launcher.run("solve", "--board", "no-such.board", "--algorithm", "warnsdorff");
        assertEquals(2, run.status());
        assertEquals("", run.output());
        assertEquals(1, run.messages().lines().count(), run.messages());
        assertTrue(run.messages().contains("no-such.board"), run.messages());
    }

    /** What they claim is checked without the package, which takes long; here, that they are there and are read. */
    @Test
    void lessonsAreInsideTheProgram(@TempDir Path folder) throws Exception {
        try (Stream<Path> files = Files.list(Path.of("lessons"))) {
            Set<String> inside = lessonsInside();
            assertEquals(
                    List.of(),
                    files.map(file -> file.getFileName().toString())
                            .filter(file -> !inside.contains(file))
                            .toList());
        }
        String last = LessonFolderReader.own().getLast().name();
        Path setup =
                Files.writeString(folder.resolve("last.setup"), "scene: lessons\nlesson: " + last + "\nslide: 1\n");
        Launcher.Run run = Launcher.run("render", setup.toString(), "--out", folder.toString());
        assertEquals(0, run.status(), run.messages());
        assertEquals("", run.messages());
        assertTrue(Files.exists(Path.of(run.output().strip())), run.output());
    }

    private static Set<String> lessonsInside() throws IOException {
        Path launcher = Path.of(System.getProperty("knightschool.launcher"));
        try (Stream<Path> files = Files.walk(launcher.getParent().getParent())) {
            Path program = files.filter(file -> file.getFileName().toString().matches("knight-school.*\\.jar"))
                    .findFirst()
                    .orElseThrow();
            try (ZipFile jar = new ZipFile(program.toFile())) {
                return jar.stream()
                        .map(ZipEntry::getName)
                        .filter(name -> name.startsWith("knightschool/lessons/"))
                        .map(name -> Path.of(name).getFileName().toString())
                        .collect(Collectors.toSet());
            }
        }
    }

    @Test
    void renderMakesAPictureOfASlide(@TempDir Path folder) throws Exception {
        Path lesson = folder.resolve("one.md");
        Files.writeString(
                lesson, "---\ntitle: One\n---\n## Only\n\nA graph.\n\n```setup\nscene: graph\nboard: 5x5\n```\n");
        Launcher.Run run = Launcher.run("render", lesson.toString(), "--out", folder.toString(), "--size", "1920x1080");
        assertEquals(0, run.status(), run.messages());
        assertEquals("", run.messages());
        BufferedImage picture = ImageIO.read(Path.of(run.output().strip()).toFile());
        assertEquals(1920, picture.getWidth());
        assertEquals(1080, picture.getHeight());
    }

    /** As in a small container: the own fonts are enough, and what JavaFX unpacks goes elsewhere. */
    @ParameterizedTest
    @ValueSource(strings = {"{file}/home", "/proc/self"})
    @EnabledOnOs(OS.LINUX)
    void renderNeedsNoFontOfTheMachineAndNoHomeThatMayBeWritten(String home, @TempDir Path folder) throws Exception {
        Path lesson = Files.writeString(
                folder.resolve("one.md"), "---\ntitle: One\n---\n## Only\n\n```setup\nscene: play\nboard: 5x5\n```\n");
        Path noFonts = Files.writeString(folder.resolve("fonts.conf"), "<fontconfig></fontconfig>\n");
        Map<String, String> poor = Map.of(
                "FONTCONFIG_FILE",
                noFonts.toString(),
                "JAVA_TOOL_OPTIONS",
                "-Duser.home=" + home.replace("{file}", lesson.toString()));
        Launcher.Run run = Launcher.runIn(poor, "render", lesson.toString(), "--out", folder.toString());
        assertEquals(0, run.status(), run.messages());
        assertEquals(1, run.messages().lines().count(), run.messages());
        assertTrue(Files.exists(Path.of(run.output().strip())), run.output());
    }

    /** Java says on two lines before that it was told of the folder, and that it is missing. */
    @Test
    void folderForTemporaryFilesThatIsMissingIsSaidInASentence(@TempDir Path folder) throws Exception {
        Path lesson = Files.writeString(folder.resolve("one.md"), "---\ntitle: One\n---\n## Only\n\nText.\n");
        Path missing = lesson.resolve("missing");
        String options = "-Duser.home=%1$s -Djava.io.tmpdir=%1$s".formatted(missing);
        Launcher.Run run = Launcher.runWith(options, "render", lesson.toString(), "--out", folder.toString());
        assertEquals(2, run.status());
        assertEquals("", run.output());
        List<String> messages = run.messages().lines().toList();
        assertEquals(3, messages.size(), run.messages());
        assertTrue(
                messages.getLast().startsWith("knight-school: " + missing + ": this folder for temporary files"),
                run.messages());
    }

    @Test
    void renderMakesAHandoutToBePrinted(@TempDir Path folder) throws Exception {
        Path lesson = folder.resolve("one.md");
        Files.writeString(
                lesson, "---\ntitle: One\n---\n## Only\n\nA graph.\n\n```setup\nscene: graph\nboard: 5x5\n```\n");
        Path file = folder.resolve("one.pdf");
        Launcher.Run run = Launcher.run("render", lesson.toString(), "--handout", file.toString(), "--answers");
        assertEquals(0, run.status(), run.messages());
        assertEquals("", run.messages());
        assertEquals(file.toString(), run.output().strip());
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            assertEquals(1, pdf.getNumberOfPages());
            assertTrue(new PDFTextStripper().getText(pdf).contains("A graph."));
        }
    }
}
