package knightschool.statemap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleSessionLogTest {
    @TempDir
    Path folder;

    private StateMap map;

    @BeforeEach
    void mapLevelOne() throws IOException {
        map = StateMapTest.map(StateMapTest.levelOne(), false);
    }

    private PuzzleSessionLog solved(String player) {
        SlidingPuzzleGame game = SlidingPuzzleGame.of(map.puzzle());
        for (BlockMove move : map.solution()) {
            game = game.after(move, 1500L * (game.walk().size() + 1));
        }
        assertTrue(game.isSolved());
        return game.session(player, map);
    }

    private PuzzleSessionLog wandered(long seed) {
        Random random = new Random(seed);
        SlidingPuzzleGame game = SlidingPuzzleGame.of(map.puzzle());
        for (int i = 0; i < 20 && !game.isSolved(); i++) {
            List<BlockMove> moves = PossibleMoves.of(game.standing());
            game = game.after(moves.get(random.nextInt(moves.size())), 5000L * i + random.nextInt(5000));
        }
        return game.session("", map);
    }

    @Test
    void sessionOfAShortestSolutionLeadsNearerWithEveryMove() {
        PuzzleSessionLog session = solved("Ada");
        assertTrue(map.isGoal(session.position()));
        assertTrue(session.moves().stream().allMatch(PlayedMove::leadsNearer));
        assertEquals(8, session.moves().getFirst().distanceBefore());
        assertEquals(12_000, session.time());
    }

    @Test
    void moveTakenBackLeadsAwayAgain() {
        BlockMove first = map.solution().getFirst();
        PuzzleSessionLog session = SlidingPuzzleGame.of(map.puzzle())
                .after(first, 10)
                .after(first.reversed(), 20)
                .session("", map);
        assertEquals(StateMap.START, session.position());
        assertTrue(session.moves().getLast().leadsAway());
        assertFalse(map.isGoal(session.position()));
    }

    @Test
    void tableIsReadAsItWasWritten() {
        List<PuzzleSessionLog> sessions = List.of(solved("Ada"), wandered(1), wandered(2));
        List<PuzzleSessionLog> read =
                PuzzleSessionLogCsv.parse(PuzzleSessionLogCsv.format(map.puzzle(), sessions), map);
        assertEquals(
                List.of("Ada", "2", "3"),
                read.stream().map(PuzzleSessionLog::player).toList());
        assertEquals(
                sessions.stream().map(PuzzleSessionLog::moves).toList(),
                read.stream().map(PuzzleSessionLog::moves).toList());
    }

    @Test
    void namesOfPlayersAreMadeDifferentAndPlain() {
        List<PuzzleSessionLog> sessions = List.of(solved("A, \"b\""), solved("A b"), solved("A b"));
        List<PuzzleSessionLog> read =
                PuzzleSessionLogCsv.parse(PuzzleSessionLogCsv.format(map.puzzle(), sessions), map);
        assertEquals(
                List.of("A b", "A b 2", "A b 3"),
                read.stream().map(PuzzleSessionLog::player).toList());
    }

    @Test
    void fileIsWrittenAndReadAndItsFaultsNameIt() throws IOException {
        Path file = folder.resolve("session.csv");
        TextFiles.write(file, PuzzleSessionLogCsv.format(map.puzzle(), List.of(solved("Ada"))));
        assertEquals(List.of(solved("Ada")), PuzzleSessionLogCsv.read(file, map));
        Files.writeString(file, "something\n");
        String message = assertThrows(InputFault.class, () -> PuzzleSessionLogCsv.read(file, map))
                .getMessage();
        assertTrue(message.startsWith(file + ":1: this is no table of moves."), message);
    }

    @Test
    void firstLineOfLevelOneIsAsDescribed() {
        String first = PuzzleSessionLogCsv.format(map.puzzle(), List.of(solved("Ada")))
                .lines()
                .skip(1)
                .findFirst()
                .orElseThrow();
        BlockMove move = map.solution().getFirst();
        assertEquals(
                "Ada,1," + BlockMoveText.format(map.puzzle(), move) + ","
                        + map.after(0, move).orElseThrow() + ",8,7,1.500",
                first);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a,1,B right 1,1,8,8         | this is no move of a table
            ,1,B right 1,1,8,8,1        | this is no move of a table
            a,1,B right 1,1,8,8,soon    | this is no move of a table
            a,1,B right 1,1,8,8,1e5     | this is no move of a table
            a,2,B right 1,1,8,8,1       | this is move 2 of player a, but move 1 comes next
            a,1,B up 1,1,8,8,1          | block B does not slide up
            a,1,B right 9,1,8,8,1       | "B right 9" cannot be made in position 0
            a,1,B right 1,700,8,8,1     | the position is "POSITION" on this map, not "700"
            """)
    void faultOfATableNamesItsLine(String line, String what) {
        String position =
                map.after(0, BlockMoveText.parse(map.puzzle(), "B right 1")).orElseThrow() + "";
        InputFault fault = assertThrows(
                InputFault.class,
                () -> PuzzleSessionLogCsv.parse(PuzzleSessionLogCsv.HEADER + "\n\n" + line + "\n", map));
        assertEquals(what.replace("POSITION", position), fault.description());
        assertEquals(3, fault.line());
    }

    /** Nobody can tell so many lines of a plot apart, and to put them beside each other would take minutes. */
    @Test
    void tableOfTooManyPlayersIsAFault() {
        String move = PuzzleSessionLogCsv.format(map.puzzle(), List.of(solved("Ada")))
                .lines()
                .skip(1)
                .findFirst()
                .orElseThrow();
        StringBuilder table = new StringBuilder(PuzzleSessionLogCsv.HEADER).append('\n');
        for (int player = 0; player <= PuzzleSessionLogCsv.MOST_PLAYERS; player++) {
            table.append(move.replace("Ada", "p" + player)).append('\n');
        }
        InputFault fault = assertThrows(InputFault.class, () -> PuzzleSessionLogCsv.parse(table.toString(), map));
        assertEquals("the table has more than 1000 players", fault.description());
        assertEquals(PuzzleSessionLogCsv.MOST_PLAYERS + 2, fault.line());
    }

    /** Work that was not saved may have the players of several tables, of whatever names. */
    @Test
    void keptTableIsReadAgainWhateverItsPlayers() {
        String signs = " ,\"\t\u0085\u00a0\u2028\ufeff\ud801\u00e4\u68cb;-A1";
        Random random = new Random(29);
        List<PuzzleSessionLog> sessions = new ArrayList<>();
        for (int i = 0; i < 2 * PuzzleSessionLogCsv.MOST_PLAYERS; i++) {
            String name = random.ints(random.nextInt(4), 0, signs.length())
                    .mapToObj(sign -> signs.substring(sign, sign + 1))
                    .collect(Collectors.joining());
            sessions.add(new PuzzleSessionLog(name, wandered(i).moves()));
        }
        BlockMove move = PossibleMoves.of(map.puzzle()).getFirst();
        List<BlockMove> moves = IntStream.range(0, 20_000)
                .mapToObj(i -> i % 2 == 0 ? move : move.reversed())
                .toList();
        List<Long> times =
                LongStream.range(0, moves.size()).mapToObj(i -> i * 300_001).toList();
        sessions.add(SlidingPuzzleGame.of(map.puzzle(), moves, times).session("long", map));
        byte[] bytes = PuzzleSessionLogCsv.format(map.puzzle(), sessions).getBytes(StandardCharsets.UTF_8);
        List<PuzzleSessionLog> read = PuzzleSessionLogCsv.parseKept(new String(bytes, StandardCharsets.UTF_8), map);
        assertEquals(
                sessions.stream().map(PuzzleSessionLog::moves).toList(),
                read.stream().map(PuzzleSessionLog::moves).toList());
    }

    @Test
    void timeThatRunsBackIsAFault() {
        String table = PuzzleSessionLogCsv.format(map.puzzle(), List.of(solved("Ada")));
        InputFault fault =
                assertThrows(InputFault.class, () -> PuzzleSessionLogCsv.parse(table.replace("3.000", "1.000"), map));
        assertEquals("this move is earlier than the one before it", fault.description());
        assertEquals(3, fault.line());
    }
}
