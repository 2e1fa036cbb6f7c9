package knightschool.cli;

import java.io.IOException;
import java.util.BitSet;
import java.util.Locale;
import java.util.PrimitiveIterator;
import java.util.concurrent.TimeUnit;
import knightschool.board.Board;
import knightschool.census.Census;
import knightschool.census.CensusRow;
import knightschool.census.CensusText;

/** What becomes of the rows of a census: printed by rising start as soon as none before is missing, and saved. */
final class CensusOutput {
    /** How long rows may wait to be saved. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

    private final Terminal terminal;
    private final CensusRowStore kept;
    private final boolean resumable;
    private final Progress progress;
    private final PrimitiveIterator.OfInt starts;
    private final int size;
    private int next;
    private long saved;

    /**
     * Prints and saves what is known already.
     *
     * @param resumable whether there is a file to go on with
     */
    CensusOutput(Terminal terminal, Census asked, CensusRowStore kept, boolean resumable) throws IOException {
        this.terminal = terminal;
        this.kept = kept;
        this.resumable = resumable;
        this.progress = new Progress(terminal);
        BitSet all = new BitSet();
        asked.starts().forEach(all::set);
        kept.rows().forEach(row -> all.set(row.start()));
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
     * Tells what has come since.
     *
     * @param steps the steps counted so far
     */
    void tell(long steps) throws IOException {
        print();
        if (terminal.nanoseconds().getAsLong() - saved >= PATIENCE) {
            save();
        }
        progress.say(() -> String.format(
                Locale.ROOT,
                "%d of %d starts, %,d steps counted so far. Ctrl+C ends it; %s.",
                kept.size(),
                size,
                steps,
                resumable ? "--resume goes on from there" : "with --out FILE it could be resumed"));
    }

    private void print() throws IOException {
        for (CensusRow row = kept.from(next); row != null; row = kept.from(next)) {
            terminal.results().append(CensusText.line(row)).append('\n');
            next = nextStart();
        }
        terminal.results().flush();
    }

    /** Writes the rows that are not in the file yet. */
    void save() {
        kept.save();
        saved = terminal.nanoseconds().getAsLong();
    }
}
