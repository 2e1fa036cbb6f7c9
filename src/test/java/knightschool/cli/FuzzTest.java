package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is typed and whatever a file holds: an exit status of the three, and words. */
class FuzzTest {
    private static final String[] WORDS = {
        "solve",
        "frame",
        "count",
        "explain",
        "shortest-walk",
        "classify",
        "graph",
        "census",
        "check",
        "tour",
        "check-tour",
        "levels",
        "map",
        "--puzzle",
        "--expand-goals",
        "render",
        "read-picture",
        "fly",
        "--board",
        "--algorithm",
        "--start",
        "--closed",
        "--any-start",
        "--max-states",
        "--max-steps",
        "--method",
        "--no-backtracking",
        "--step",
        "--walk",
        "--format",
        "--starts",
        "--starts=0-3",
        "--resume",
        "--help",
        "-h",
        "-V",
        "--",
        "-",
        "",
        "8x8",
        "3x3",
        "1x1",
        "0x0",
        "5000x1",
        "8X6",
        "backtracking",
        "forward-checking",
        "warnsdorff",
        "divide-and-conquer",
        "a1",
        "z99",
        "0",
        "63",
        "-1",
        "100",
        "a1,b3",
        ",",
        "json",
        "dot",
        "svg",
        "%s%n",
        "${sys:user.home}",
        "@x",
        "\u0000",
        "\ud800",
        "=",
        "--board=4x4",
        "--step=5",
        "--max-steps=50",
        "--start=b1",
        "--algorithm=warnsdorff",
        "ä"
    };

    @TempDir
    Path folder;

    @Test
    void anyArgumentsEndInAnExitStatusAndWords() {
        Random random = new Random(61);
        int results = 0;
        for (int i = 0; i < 300; i++) {
            String[] line = new String[1 + random.nextInt(9)];
            Arrays.setAll(line, n -> WORDS[random.nextInt(WORDS.length)]);
            if (random.nextInt(3) > 0) {
                line[0] = WORDS[random.nextInt(11)];
                line[line.length - 1] = "--board=3x3";
            }
            // Without a limit a search may go on for ever.
            if (List.of("solve", "frame", "census", "explain").contains(line[0])) {
                line = Arguments.with(Arrays.copyOfRange(line, 1, line.length), line[0], "--max-steps=1000");
            }
            if (line[0].equals("count")) {
                line = Arguments.with(Arrays.copyOfRange(line, 1, line.length), line[0], "--max-states=1000");
            }
            CommandLineRun run = CommandLineRun.of(line);
            check(run, Arrays.toString(line));
            results += run.status() == 0 ? 1 : 0;
        }
        assertTrue(results > 50, results + " results");
    }

    @Test
    void anyBytesInABoardFileEndInAnExitStatusAndWords() throws Exception {
        Random random = new Random(62);
        Path file = folder.resolve("some.board");
        for (int i = 0; i < 200; i++) {
            byte[] bytes = random.nextBoolean() ? anyBytes(random) : nearlyABoard(random);
            Files.write(file, bytes);
            CommandLineRun run = CommandLineRun.of(
                    "solve", "--board", file.toString(), "--algorithm", "warnsdorff", "--max-steps", "500");
            check(run, Arrays.toString(bytes));
            assertTrue(run.status() == 0 || run.messages().contains("some.board:"), run.messages());
        }
    }

    @Test
    void anyBytesInATourFileEndInAnExitStatusAndWords() throws Exception {
        Random random = new Random(63);
        Path file = folder.resolve("some.tour");
        for (int i = 0; i < 300; i++) {
            byte[] bytes = random.nextBoolean() ? anyBytes(random) : nearlyATour(random);
            Files.write(file, bytes);
            CommandLineRun run = CommandLineRun.of("check-tour", file.toString(), "--board", "4x3");
            check(run, Arrays.toString(bytes));
            assertTrue((run.output() + run.messages()).contains("some.tour:"), run.messages());
        }
    }

    private static byte[] nearlyATour(Random random) {
        byte[] bytes = new byte[random.nextInt(30)];
        String symbols = "0618\n\n\n\n-x \t\r";
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) symbols.charAt(random.nextInt(random.nextInt(9) == 0 ? symbols.length() : 8));
        }
        return bytes;
    }

    private static byte[] anyBytes(Random random) {
        byte[] bytes = new byte[random.nextInt(200)];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] nearlyABoard(Random random) {
        byte[] bytes = new byte[random.nextInt(60)];
        String symbols = "....##..K.E..;\n\n\r. \t\u0000é";
        for (int i = 0; i < bytes.length; i++) {
            boolean end = i % 6 == 5;
            bytes[i] =
                    (byte) (end ? '\n' : symbols.charAt(random.nextInt(random.nextInt(3) == 0 ? symbols.length() : 8)));
        }
        return bytes;
    }

    private static void check(CommandLineRun run, String input) {
        assertTrue(run.status() >= 0 && run.status() <= 2, input);
        assertFalse(run.messages().contains("\tat "), () -> input + run.messages());
        assertFalse(run.messages().contains("inside the program"), () -> input + run.messages());
        boolean nothingButWords = run.output().isEmpty() && !run.messages().isEmpty();
        assertTrue(nothingButWords || run.status() != 2, input);
        assertTrue(!run.output().isEmpty() || !run.messages().isEmpty() || run.status() == 0, input);
        if (run.status() == 2) {
            assertEquals(1, run.messages().lines().count(), () -> input + run.messages());
        }
    }
}
