package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class CheckLessonsCommandTest {
    private static final String LESSON = """
            ---
            title: Counting
            minutes: 5
            goals: [count]
            sources: [none]
            ---

            ## Edges

            There are {{edges 8x8}} edges.

            ```expect
            vertices 8x8 = 64
            edges 8x8 = 168
            ```
            """;

    @TempDir
    Path folder;

    @Test
    void checkFindsNoFaultInTheLessonsOfTheProgram() {
        CommandLineRun run = CommandLineRun.of("check");
        assertEquals("", run.output());
        assertEquals(0, run.status());
        assertTrue(run.messages().contains("lessons checked: no fault."), run.messages());
    }

    @Test
    void checkNamesFileAndLineOfAFalseClaim() throws Exception {
        Path good = write("good.md", LESSON);
        Path faulty = write("faulty.md", LESSON.replace("168", "169").replace("64", "63"));
        assertEquals(0, CommandLineRun.of("check", good.toString()).status());
        CommandLineRun run = CommandLineRun.of("check", good.toString(), faulty.toString());
        assertEquals(1, run.status());
        assertEquals(2, run.output().lines().count(), run.output());
        assertTrue(run.output().startsWith(faulty + ":13: "), run.output());
        assertTrue(run.output().contains(faulty + ":14: edges 8x8 is 168, not 169"), run.output());
        assertTrue(run.messages().contains("2 lessons checked: 2 faults."), run.messages());
        assertEquals(run.output(), CommandLineRun.of("check", folder.toString()).output());
    }

    @Test
    void checkNamesTheLineOfWhatIsNoLesson() throws Exception {
        CommandLineRun words =
                CommandLineRun.of("check", write("words.md", "hello\n").toString());
        assertEquals(1, words.status());
        assertTrue(words.output().contains("words.md:1: "), words.output());
        Path binary = Files.write(folder.resolve("binary.md"), new byte[] {'a', '\n', 0, 1, 2});
        CommandLineRun bytes = CommandLineRun.of("check", binary.toString());
        assertEquals(1, bytes.status());
        assertTrue(bytes.output().contains("binary.md:2: the file is not text."), bytes.output());
    }

    @Test
    void missingLessonIsRefused() {
        String file = folder.resolve("none.md").toString();
        assertTrue(CommandLineRun.refusalOf("check", file).contains("none.md: there is no such file."));
        assertTrue(CommandLineRun.refusalOf("check", folder.toString()).contains("no lesson in this folder"));
    }

    @Test
    void checkTellsTheFaultsOfTheOthersWhateverIsWrongWithOne() throws Exception {
        Path deep = write("deep.md", LESSON.replace("edges 8x8 = 168", "kind a1" + ",b3,a1".repeat(3_000) + " = path"));
        Path faulty = write("faulty.md", LESSON.replace("168", "169"));
        Path none = folder.resolve("none.md");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        CommandLineRun run =
                CommandLineRun.of("check", deep.toString(), none.toString(), empty.toString(), faulty.toString());
        assertEquals(2, run.status());
        assertEquals(2, run.output().lines().count(), run.output());
        assertTrue(run.output().contains("a1 is walk, not path."), run.output());
        assertTrue(run.output().contains(faulty + ":14: edges 8x8 is 168, not 169"), run.output());
        assertTrue(run.messages().contains("none.md: there is no such file."), run.messages());
        assertTrue(run.messages().contains("empty: there is no lesson in this folder."), run.messages());
    }

    private Path write(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }
}
