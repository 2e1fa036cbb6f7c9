package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every wrong use gets one message that names the place and the remedy, and exit status 2. */
@Execution(ExecutionMode.CONCURRENT)
class RefusalTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # command line                                                       | named      | remedy
                    fly                                                                  | fly        | Choose one of: solve
                    --fly                                                                | --fly      | --help
                    --board 8x8 solve                                                    | --board    | --help
                    solve                                                                | --board    | knight-school solve --help
                    solve --board 8x8                                                    | --algorithm | knight-school solve --help
                    solve --algorithm backtracking                                       | --board    | knight-school solve --help
                    solve --board                                                        | --board    | knight-school solve --help
                    solve --board 8x8 --algorithm backtracking --fast                    | --fast     | knight-school solve --help
                    solve --board 8x8 --algorithm backtracking extra                     | extra      | knight-school solve --help
                    solve --board 8x8 --board 9x9 --algorithm backtracking               | --board    | only once
                    solve --board 8x8 --algorithm dijkstra                               | dijkstra   | backtracking, forward-checking, warnsdorff
                    solve --board 8x8 --algorithm backtracking --start z9                | z9         | from a1 to h8, or from 0 to 63
                    solve --board 8x8 --algorithm backtracking --start 64                | 64         | from 0 to 63
                    solve --board 8x8 --algorithm backtracking --start -1                | -1         | from 0 to 63
                    solve --board 8x8 --algorithm backtracking --max-steps 0             | --max-steps: 0 | from 1
                    solve --board 8x8 --algorithm backtracking --max-steps -5            | --max-steps: -5 | from 1
                    solve --board 8x8 --algorithm backtracking --max-steps ten           | ten        | from 1
                    solve --board 8x8 --algorithm backtracking --max-steps 1e6           | 1e6        | from 1
                    solve --board 8x8 --algorithm backtracking --max-steps 99999999999999999999 | 99999999999999999999 | 999999999999999999.
                    solve --board 8x8 --algorithm backtracking --no-backtracking         | --no-backtracking | Leave it out
                    solve --board 8x8 --algorithm forward-checking --no-backtracking     | --no-backtracking | Leave it out
                    solve --board 0x8 --algorithm backtracking                           | 0 x 8      | 1 to 4096
                    solve --board 4097x1 --algorithm backtracking                        | 4097 x 1   | 1 to 4096
                    solve --board 999999999x999999999 --algorithm backtracking           | 999999999 x 999999999 | 1 to 4096
                    solve --board 99999999999x8 --algorithm backtracking                 | 99999999999 x 8 | 1 to 4096
                    solve --board 5x --algorithm backtracking                            | 5x: there is no such file | such as 8x8
                    solve --board no-such.board --algorithm backtracking                 | no-such.board | Check the name
                    frame --board 8x8 --algorithm backtracking                           | --step     | knight-school frame --help
                    frame --board 8x8 --algorithm backtracking --step -1                 | --step: -1 | from 0
                    frame --board 8x8 --algorithm backtracking --step now                | now        | from 0
                    frame --board 4096x4096 --algorithm backtracking --step 1            | --board    | 1,000,000 squares
                    count                                                                | --board    | knight-school count --help
                    count --board 5x5 --start z9                                         | --start: "z9" | from a1 to e5
                    count --board 5x5 --start a1 --any-start                             | --any-start: a start is given too | Leave one
                    count --board 5x5 --max-states 0                                     | --max-states: 0 | a number of states from 1
                    count --board 5x5 --max-states many                                  | many       | a number of states from 1
                    explain                                                              | --board    | knight-school explain --help
                    explain --board 5x5 --start z9                                       | --start: "z9" | from a1 to e5
                    explain --board 5x5 --start a1 --any-start                           | --any-start: a start is given too | Leave one
                    explain --board 5x5 --max-steps 0                                    | --max-steps: 0 | a number of steps from 1
                    count --board 5x5 --closed --max-steps 9                             | --max-steps | knight-school count --help
                    classify --board 8x8                                                 | --walk     | knight-school classify --help
                    classify --walk a1                                                   | --board    | knight-school classify --help
                    classify --board 8x8 --walk a1,,b3                                   | --walk     | from a1 to h8
                    classify --board 8x8 --walk a1,z3                                    | z3         | from a1 to h8
                    classify --board 8x8 --walk a1-b3                                    | a1-b3      | from a1 to h8
                    graph                                                                | --board    | knight-school graph --help
                    graph --board 8x8 --format png                                       | png        | json, dot
                    graph --board 4096x4096                                              | vertices   | smaller board
                    graph --board 1000x1000 --format graph6                              | vertices   | another format
                    census                                                               | --board    | knight-school census --help
                    census --board 8x8 --algorithm backtracking                          | --max-steps | Add one
                    census --board 8x8 --algorithm backtracking --max-steps 0            | --max-steps: 0 | from 1
                    census --board 8x8 --algorithm fastest --max-steps 9                 | fastest    | Choose one of
                    census --board 8x8 --algorithm backtracking --max-steps 9 --start 0  | --start    | knight-school census --help
                    census --board 8x8 --algorithm backtracking --max-steps 9 --starts 64 | --starts: "64" | from 0 to 63
                    census --board 8x8 --algorithm backtracking --max-steps 9 --starts 9-3 | --starts: the range "9-3" | smaller index first
                    census --board 8x8 --algorithm backtracking --max-steps 9 --starts 3-  | --starts   | such as 0-15,20
                    census --board 8x8 --algorithm backtracking --max-steps 9 --starts 3,,5 | --starts  | such as 0-15,20
                    census --board 8x8 --algorithm backtracking --max-steps 9 --resume   | --resume   | --out FILE
                    census --board 8x8 --algorithm backtracking --max-steps 9 --out /    | --out: "/" | name of a file
                    census --board 8x8 --algorithm backtracking --max-steps 9 --out no-such-folder/rows.csv | no-such-folder/rows.csv | Create the folder
                    census --board 8x8 --algorithm backtracking --max-steps 9 --no-backtracking | --no-backtracking | Leave it out
                    census --board 1200x1000 --algorithm warnsdorff --max-steps 9        | --starts: a census of 1200000 starts | at a time
                    tour                                                                 | --board    | knight-school tour --help
                    tour --board 0x5                                                     | --board    | Each side is 1 to 4096
                    tour --board some.board                                              | --board: "some.board" is no size | solve --board FILE
                    tour --board 8x8 --method magic                                      | --method: there is no method "magic" | divide-and-conquer, warnsdorff
                    tour --board 8x8 --out /                                             | --out: "/" | name of a file
                    tour --board 8x8 --out no-such-folder/tour.txt                       | no-such-folder/tour.txt | Create the folder
                    tour --board 8x8 --out /dev/stdout                                   | /dev/stdout: this is a pipe or a device | Choose the name
                    census --board 5x5 --algorithm warnsdorff --max-steps 9 --out /dev/stderr | /dev/stderr: this is a pipe or a device | Choose the name
                    tour --board 8x8 --start a1                                          | --start    | knight-school tour --help
                    check-tour --board 8x8                                               | FILE       | knight-school check-tour --help
                    check-tour no-such-file --board 8x8                                  | no-such-file: there is no such file | Check the name
                    check-tour / --board 8x8                                             | "/"        | name of a file
                    check-tour no-such-file                                              | --board    | knight-school check-tour --help
                    levels --board 999                                                   | --board: 999 is too large | the number of a level from 1 to
                    map                                                                  | --puzzle   | knight-school map --help
                    map --puzzle no-such.slide                                           | no-such.slide: there is no such file | Check the name
                    map --puzzle 6x6                                                     | 6x6: there is no such file | Check the name
                    map --puzzle x.slide --max-states 0                                  | x.slide    | Check the name
                    levels 3                                                             | "3" is one argument too many | knight-school levels --help
                    render --out build                                                   | LESSON     | knight-school render --help
                    render 02-vertices-and-edges                                         | --out: the folder for the pictures is missing | --handout FILE
                    render 02-vertices-and-edges --handout                               | --handout  | knight-school render --help
                    render 02-vertices-and-edges --handout /                             | --handout: "/" | name of a file
                    render 02-vertices-and-edges --handout no-such-folder/edges.pdf      | no-such-folder/edges.pdf | Create the folder
                    render 02-vertices-and-edges --handout edges.pdf --paper a5          | --paper: there is no paper "a5" | a4 or letter
                    render 02-vertices-and-edges --handout edges.pdf --out build         | --out: a handout has no such choice | Leave it out
                    render 02-vertices-and-edges --handout edges.pdf --gif               | --gif      | Leave it out
                    render 02-vertices-and-edges --handout edges.pdf --theme dark        | --theme    | Leave it out
                    render 02-vertices-and-edges --out build --answers                   | --answers: only a handout | --handout FILE
                    render no-such.setup --handout edges.pdf                             | no-such.setup: a set-up has no slides | Name a lesson
                    render no-such-lesson --handout edges.pdf                            | no-such-lesson: there is no such lesson | Name the file
                    render 02-vertices-and-edges --out build --size big                  | --size     | 1280x720
                    render 02-vertices-and-edges --out build --size 9999x9999            | --size: a picture of 9999x9999 | 480 to 4096
                    render 02-vertices-and-edges --out build --theme blue                | --theme: there is no theme "blue" | light or dark
                    render / --out build                                                 | "/"        | name of a file
                    """)
    void wrongUseIsRefusedInWords(String line, String named, String remedy) {
        String message = CommandLineRun.refusalOf(line.split(" +"));
        assertTrue(message.contains(named), message);
        assertTrue(message.contains(remedy), message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''                | :1:  | empty
                    '; only words'    | :1:  | empty
                    '...\\n..\\n'     | :2:  | equally long
                    '...\\n.X.\\n'    | :2:  | 'X' in column 2
                    '##\\n##\\n'      | :1:  | no square is playable
                    'K..\\n..K\\n'    | :2:  | second start (K)
                    'E..\\n...\\nE..' | :3:  | second end (E)
                    '..\\0.'          | :1:  | not text
                    """)
    void faultyBoardIsRefusedWithItsFileAndLine(String text, String line, String what) throws Exception {
        Path file = write(text.replace("\\n", "\n").replace("\\0", "\0").getBytes(StandardCharsets.UTF_8));
        String message = CommandLineRun.refusalOf("graph", "--board", file.toString());
        assertTrue(message.contains(file + line), message);
        assertTrue(message.contains(what), message);
    }

    @Test
    void boardInAnotherEncodingIsRefused() throws Exception {
        String message = refusedBoard("...\n..\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
        assertTrue(message.contains(":2: the text is not UTF-8. Save it again"), message);
    }

    @Test
    void hugeBoardIsRefused() throws Exception {
        assertTrue(
                refusedBoard(".".repeat(1001).getBytes(StandardCharsets.UTF_8)).contains("1000 x 1000"));
        assertTrue(refusedBoard(new byte[5 << 20]).contains("larger than"));
    }

    @Test
    void folderIsRefusedAsABoard() {
        String message = CommandLineRun.refusalOf("graph", "--board", folder.toString());
        assertTrue(message.contains(folder + ": this is a folder"), message);
    }

    @Test
    void holeIsRefusedAsAStart() throws Exception {
        String board = write("#..\n...\n...\n".getBytes(StandardCharsets.UTF_8)).toString();
        String message =
                CommandLineRun.refusalOf("solve", "--board", board, "--algorithm", "backtracking", "--start", "a3");
        assertTrue(message.contains("--start: \"a3\" is a hole of this board. Name a square"), message);
    }

    @Test
    void closedTourIsRefusedOnABoardWithAnEnd() throws Exception {
        String board = write("...\n...\n..E\n".getBytes(StandardCharsets.UTF_8)).toString();
        String message = CommandLineRun.refusalOf("solve", "--board", board, "--algorithm", "warnsdorff", "--closed");
        assertTrue(message.contains("--closed: a closed tour has no end square"), message);
    }

    @Test
    void messageIsOneLineWhateverTheArgumentHolds() {
        String message = CommandLineRun.refusalOf("solve\n\u001b[31m" + "x".repeat(5000) + "%n%s${user.home}");
        assertTrue(message.length() < 1000, message);
        assertFalse(message.contains("\u001b"), message);
    }

    /** Some terminals obey U+009B as ESC and a bracket; U+202E shows what follows from right to left. */
    @Test
    void messageHasNoSignThatATerminalObeys() {
        String message = CommandLineRun.refusalOf("solve\u009b31m\u202etxt\u2066\u2028a\u2029b\u0085c\u200fd\u007fe");
        assertTrue(message.contains("\"solve?31m?txt??a?b?c?d?e\""), message);
    }

    @Test
    void argumentsAreNeverReadFromAFile() throws Exception {
        Path file = write("--help".getBytes(StandardCharsets.UTF_8));
        String message = CommandLineRun.refusalOf("@" + file);
        assertTrue(message.contains("there is no command"), message);
    }

    @Test
    void nameOfAFileThatIsNotThereIsToldFromAWrongCommand() {
        for (String missing : List.of("none.board", "none.setup", "none.md", "some/folder", "some\\folder")) {
            assertTrue(
                    CommandLineRun.refusalOf(missing)
                            .contains("there is no file \"" + missing + "\". Check the name and the folder."),
                    missing);
        }
        assertTrue(CommandLineRun.refusalOf("slove").contains("there is no command \"slove\""));
    }

    @Test
    void emptyArgumentIsNoCommand() {
        assertEquals(2, CommandLineRun.of("").status());
    }

    private String refusedBoard(byte[] bytes) throws Exception {
        return CommandLineRun.refusalOf("graph", "--board", write(bytes).toString());
    }

    private Path write(byte[] bytes) throws Exception {
        return Files.write(Files.createTempFile(folder, "some", ".board"), bytes);
    }
}
