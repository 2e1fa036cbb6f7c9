package knightschool.cli;

import java.io.IOException;
import java.util.BitSet;
import java.util.Locale;
import java.util.PrimitiveIterator;
import java.util.concurrent.TimeUnit;
import knightschool.board.Board;
import knightschool.census.Census;
import knightschool.census.CensusFile;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.census.CensusText;

/** What becomes of the rows of a census: printed by rising start as soon as none before is missing, and saved. */
final class CensusOutput {
    /** How long rows may wait to be saved. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

    private final Terminal terminal;
    private final CensusTable table;
    private final CensusFile file;
    private final Progress progress;
    private final PrimitiveIterator.OfInt starts;
    private final int size;
    private int next;
    private long saved;
    private boolean unsaved = true;

    /**
     * Prints and saves what is known already.
     *
     * @param file null if there is none
     */
    CensusOutput(Terminal terminal, Census asked, CensusTable table, CensusFile file) throws IOException {
        this.terminal = terminal;
        this.table = table;
        this.file = file;
        this.progress = new Progress(terminal);
        BitSet all = new BitSet();
        asked.starts().forEach(all::set);
        table.rows().forEach(row -> all.set(row.start()));
        this.size = all.cardinality();
        this.starts = all.stream().iterator();
        this.next = nextStart();
        save();
        terminal.results().append(CensusText.HEADER).append('\n');
        print();
    }

    private int nextStart() {
        return starts.hasNext() ? starts.nextInt() : Board.NONE;
    }

    /**
     * Takes what there is to tell.
     *
     * @param row null if none has come
     * @param steps the steps counted so far
     */
    void take(CensusRow row, long steps) throws IOException {
        if (row != null) {
            table.add(row);
            unsaved = true;
            print();
        }
        if (terminal.nanoseconds().getAsLong() - saved >= PATIENCE) {
            save();
        }
        progress.say(() -> String.format(
                Locale.ROOT,
                "%d of %d starts, %,d steps counted so far. Ctrl+C ends it; %s.",
                table.rows().size(),
                size,
                steps,
                file == null ? "with --out FILE it could be resumed" : "--resume goes on from there"));
    }

    private void print() throws IOException {
        for (; table.has(next); next = nextStart()) {
            terminal.results().append(CensusText.line(table.get(next))).append('\n');
        }
        terminal.results().flush();
    }

    /** Writes the rows that are not in the file yet. */
    void save() {
        if (file != null && unsaved) {
            file.save(table);
        }
        unsaved = false;
        saved = terminal.nanoseconds().getAsLong();
    }
}
