package knightschool.census;

import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.text.Keyword;

/**
 * A census table as text: the line {@code start,outcome,steps}, then one line for each start in ascending order.
 *
 * <p>Tables of parts can be joined by concatenating their texts: when a table is read, the first line may be repeated,
 * rows may be in any order, and the same row may occur twice.
 */
public final class CensusText {
    /** The first line of the text. */
    public static final String HEADER = "start,outcome,steps";

    private static final String REMEDY = "Write a line such as 0,found,6484065.";

    private static final Pattern ROW = Pattern.compile("(\\d{1,8}),([^,]*+),(\\d{1,18})");

    private CensusText() {}

    /** Returns the line of a row, without a line feed. */
    public static String line(CensusRow row) {
        return row.start() + "," + row.outcome().word() + "," + row.steps();
    }

    /** Returns the text of a table. */
    public static String write(CensusTable table) {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        table.rows().forEach(row -> text.append(line(row)).append('\n'));
        return text.toString();
    }

    /**
     * Parses a table.
     *
     * @throws InputFault with the line if the text is not a table
     */
    public static CensusTable read(String text) {
        return read(text, _ -> {});
    }

    /**
     * Parses a table.
     *
     * @param check throws an {@link InputFault} for an impossible row; the line is added to it
     * @throws InputFault with the line if the text is not a table
     */
    static CensusTable read(String text, Consumer<CensusRow> check) {
        CensusTable table = new CensusTable();
        InputFault otherwise =
                new InputFault("", 1, "this is not a census table", "Its first line has to be " + HEADER + ".");
        forEachRow(text, HEADER, otherwise, (line, number) -> add(table, number, line, check));
        return table;
    }

    /**
     * Reads the rows below a header, which may be repeated. They are read one after another, since a text may have
     * millions of rows: a fault in an early row is thrown before the later ones are read.
     *
     * @param otherwise thrown if the text begins otherwise
     * @param row receives each line that is not empty, with its number
     */
    public static void forEachRow(String text, String header, InputFault otherwise, ObjIntConsumer<String> row) {
        Iterator<String> lines = text.lines().map(String::strip).iterator();
        if (!lines.hasNext() || !lines.next().equals(header)) {
            throw otherwise;
        }
        for (int number = 2; lines.hasNext(); number++) {
            String line = lines.next();
            if (!line.isEmpty() && !line.equals(header)) {
                row.accept(line, number);
            }
        }
    }

    private static void add(CensusTable table, int number, String line, Consumer<CensusRow> check) {
        try {
            CensusRow row = row(line);
            check.accept(row);
            if (table.has(row.start()) && !table.get(row.start()).equals(row)) {
                throw new InputFault(
                        "start " + row.start() + " has another row above", "Leave out the one that is wrong.");
            }
            table.add(row);
        } catch (InputFault fault) {
            throw fault.shiftedBy(number);
        }
    }

    private static CensusRow row(String line) {
        Matcher row = ROW.matcher(line);
        if (!row.matches()) {
            throw new InputFault("\"" + line + "\" is no row of a census", REMEDY);
        }
        return new CensusRow(Integer.parseInt(row.group(1)), outcome(row.group(2)), Long.parseLong(row.group(3)));
    }

    /**
     * Reads the outcome of a row.
     *
     * @throws InputFault if it is none
     */
    public static Outcome outcome(String word) {
        return Keyword.find(Outcome.class, word)
                .orElseThrow(() ->
                        new InputFault("\"" + word + "\" is no outcome", "Write found, proven-absent or stopped."));
    }
}
