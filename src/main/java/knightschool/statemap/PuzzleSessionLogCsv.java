package knightschool.statemap;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;

/**
 * The CSV format of players' sessions: the line {@value #HEADER}, then a line for each move, by player. A position is
 * its number in the map, from 0 for the start; seconds count from the beginning of the session. A distance is empty if
 * no goal can be reached.
 *
 * <p>A table is read for a map: every move is repeated, and any difference is a fault, so that the table of another
 * puzzle is not accepted.
 */
public final class PuzzleSessionLogCsv {
    /** The first line. */
    public static final String HEADER = "player,number,move,position,before,after,seconds";

    /** The maximum size of a table in bytes: about two million moves, which are read in the background. */
    public static final int MAX_BYTES = 64 << 20;

    /** The maximum number of players. */
    static final int MOST_PLAYERS = 1_000;

    private static final String TOO_MANY = "the table has more than " + MOST_PLAYERS + " players";

    private static final int FIELDS = 7;
    private static final String REMEDY = "Write a line such as 1,1,C left 1,17,8,7,4.250.";

    private PuzzleSessionLogCsv() {}

    /** Returns the table of sessions. Players without a name or with the same name are distinguished by numbers. */
    public static String format(SlidingPuzzle puzzle, List<PuzzleSessionLog> sessions) {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        Set<String> names = new HashSet<>();
        for (int i = 0; i < sessions.size(); i++) {
            PuzzleSessionLog session = sessions.get(i);
            String player = name(session.player(), i + 1, names);
            for (int move = 0; move < session.moves().size(); move++) {
                text.append(line(puzzle, player, move + 1, session.moves().get(move)));
            }
        }
        return text.toString();
    }

    private static String name(String player, int number, Set<String> names) {
        StringBuilder plain = new StringBuilder();
        player.codePoints()
                .filter(c -> c != ','
                        && c != '"'
                        && !Character.isISOControl(c)
                        && Character.getType(c) != Character.SURROGATE)
                .forEach(plain::appendCodePoint);
        String name = plain.toString().strip();
        name = name.isEmpty() ? Integer.toString(number) : name;
        while (!names.add(name)) {
            name += " " + number;
        }
        return name;
    }

    private static String line(SlidingPuzzle puzzle, String player, int number, PlayedMove move) {
        String moved = BlockMoveText.format(puzzle, move.move()) + "," + move.after();
        String distances = distance(move.distanceBefore()) + "," + distance(move.distanceAfter());
        String seconds = BigDecimal.valueOf(move.milliseconds(), 3).toPlainString();
        return String.join(",", player, Integer.toString(number), moved, distances, seconds) + "\n";
    }

    private static String distance(int moves) {
        return moves == StateMap.NONE ? "" : Integer.toString(moves);
    }

    /**
     * Writes a table file completely or not at all.
     *
     * @throws InputFault if it cannot be written, also if there are more players than are read
     */
    public static void write(Path file, SlidingPuzzle puzzle, List<PuzzleSessionLog> sessions) {
        if (sessions.size() > MOST_PLAYERS) {
            throw new InputFault(file.toString(), TOO_MANY, "Open fewer tables at once.");
        }
        TextFiles.write(file, format(puzzle, sessions));
    }

    /**
     * Reads a table file.
     *
     * @throws InputFault naming file and line
     */
    public static List<PuzzleSessionLog> read(Path file, StateMap map) {
        try {
            return parse(TextFiles.read(file, MAX_BYTES), map);
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /**
     * Parses a table; the sessions are in the order of their first lines.
     *
     * @throws InputFault with the line, if it is not a table for this map
     */
    public static List<PuzzleSessionLog> parse(String text, StateMap map) {
        return parse(text, map, MOST_PLAYERS);
    }

    /**
     * Parses a table as {@link #parse(String, StateMap)} does, for one that the program kept, of however many players.
     */
    public static List<PuzzleSessionLog> parseKept(String text, StateMap map) {
        return parse(text, map, Integer.MAX_VALUE);
    }

    private static List<PuzzleSessionLog> parse(String text, StateMap map, int mostPlayers) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().strip().equals(HEADER)) {
            throw new InputFault("", 1, "this is no table of moves", "Its first line has to be " + HEADER + ".");
        }
        Map<String, List<PlayedMove>> players = new LinkedHashMap<>();
        for (int i = 1; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                add(players, lines.get(i), i + 1, map);
                if (players.size() > mostPlayers) {
                    throw new InputFault("", i + 1, TOO_MANY, "Make two tables of it.");
                }
            }
        }
        return players.entrySet().stream()
                .map(player -> new PuzzleSessionLog(player.getKey(), player.getValue()))
                .toList();
    }

    private static void add(Map<String, List<PlayedMove>> players, String line, int number, StateMap map) {
        try {
            String[] fields = line.strip().split(",", -1);
            if (fields.length != FIELDS || fields[0].isBlank() || !fields[6].matches("\\d{1,12}(\\.\\d{1,3})?")) {
                throw new InputFault("this is no move of a table", REMEDY);
            }
            List<PlayedMove> moves = players.computeIfAbsent(fields[0], _ -> new ArrayList<>());
            moves.add(next(moves, fields, map));
        } catch (InputFault fault) {
            throw fault.shiftedBy(number);
        }
    }

    private static PlayedMove next(List<PlayedMove> before, String[] fields, StateMap map) {
        int number = before.size() + 1;
        if (!fields[1].equals(Integer.toString(number))) {
            throw new InputFault(
                    "this is move " + fields[1] + " of player " + fields[0] + ", but move " + number + " comes next",
                    "Keep the moves of a player in their order, none left out.");
        }
        BlockMove move = BlockMoveText.parse(map.puzzle(), fields[2]);
        long milliseconds = new BigDecimal(fields[6]).movePointRight(3).longValueExact();
        int position = before.isEmpty() ? StateMap.START : before.getLast().after();
        if (map.after(position, move).isEmpty()) {
            throw new InputFault(
                    "\"" + fields[2] + "\" cannot be made in position " + position,
                    "This table may be of another puzzle: open that one first.");
        }
        if (!before.isEmpty() && milliseconds < before.getLast().milliseconds()) {
            throw new InputFault(
                    "this move is earlier than the one before it", "Seconds count from the beginning, rising.");
        }
        PlayedMove playedMove = PlayedMove.of(map, position, move, milliseconds);
        checkAgrees(playedMove, fields);
        return playedMove;
    }

    private static void checkAgrees(PlayedMove playedMove, String[] fields) {
        check("position", playedMove.after() + "", fields[3]);
        check("distance before", distance(playedMove.distanceBefore()), fields[4]);
        check("distance after", distance(playedMove.distanceAfter()), fields[5]);
    }

    private static void check(String name, String is, String field) {
        if (!is.equals(field.strip())) {
            throw new InputFault(
                    "the " + name + " is \"" + is + "\" on this map, not \"" + field + "\"",
                    "This table may be of another puzzle: open that one first.");
        }
    }
}
