package knightschool.cli;

import java.util.List;
import knightschool.census.CensusFile;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.files.InputFault;
import knightschool.files.ProcessLock;

/**
 * The rows of a census that have come, and the file that holds them, if there is one. The file gets every row, also
 * where the program is ended from outside, as by {@code Ctrl+C}: then what it lacks is written while Java shuts down.
 *
 * <p>Safe for several threads.
 */
final class CensusRowStore implements AutoCloseable {
    private final CensusTable table;
    private final CensusFile file;
    private final ProcessLock lock;
    private final Thread atTheEnd;
    private boolean unsaved = true;
    private boolean ended;

    /**
     * @param table the rows that there are already
     * @param file null if there is none
     * @param lock of the file, given back where the program is ended from outside; null if there is none
     */
    CensusRowStore(CensusTable table, CensusFile file, ProcessLock lock, Terminal terminal) {
        this.table = table;
        this.file = file;
        this.lock = lock;
        this.atTheEnd = new Thread(() -> end(terminal), "census end");
        if (file != null) {
            Runtime.getRuntime().addShutdownHook(atTheEnd);
        }
    }

    synchronized void add(CensusRow row) {
        table.add(row);
        unsaved = true;
    }

    /** The row of a start; null if it has not come. */
    synchronized CensusRow from(int start) {
        return table.get(start);
    }

    /** The rows that have come, by rising start. */
    synchronized List<CensusRow> rows() {
        return List.copyOf(table.rows());
    }

    /** How many have come. */
    synchronized int size() {
        return table.rows().size();
    }

    /**
     * Writes the rows that are not in the file yet. Java may stop this thread at any moment once it has begun to shut
     * down, so that nothing is written here then.
     *
     * @throws InputFault if that is not possible
     */
    synchronized void save() {
        if (!ended) {
            write();
        }
    }

    private void write() {
        if (file != null && unsaved) {
            file.save(table);
        }
        unsaved = false;
    }

    private synchronized void end(Terminal terminal) {
        ended = true;
        try {
            write();
        } catch (InputFault fault) {
            terminal.say(fault.getMessage());
        } finally {
            lock.close();
        }
    }

    /** Leaves the file as it is. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException shuttingDown) {
            // It is needed now.
        }
    }
}
