package knightschool.cli;

import java.util.List;
import knightschool.census.CensusFile;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.files.InputFault;
import knightschool.files.shared.ProcessLock;

/**
 * The rows of a census so far, and the file that holds them, if any. The file receives every row even if the program is
 * terminated from outside, as by {@code Ctrl+C}: missing rows are then written while Java shuts down.
 *
 * <p>Safe for use by several threads.
 */
final class CensusRowStore implements AutoCloseable {
    private final CensusTable table;
    private final CensusFile file;
    private final ProcessLock lock;
    private final Thread atTheEnd;
    private boolean unsaved = true;
    private boolean ended;

    /**
     * Creates a store and, if there is a file, registers a shutdown hook.
     *
     * @param table the rows that are already known
     * @param file the file, or null
     * @param lock the lock of the file, released if the program is terminated from outside; null if there is no file
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

    /** Returns the row of a start, or null if it is not known yet. */
    synchronized CensusRow from(int start) {
        return table.get(start);
    }

    /** Returns the rows so far in ascending order of their starts. */
    synchronized List<CensusRow> rows() {
        return List.copyOf(table.rows());
    }

    synchronized int size() {
        return table.rows().size();
    }

    /**
     * Writes the rows that are not in the file yet. Does nothing once Java is shutting down, because this thread may
     * then be stopped at any moment.
     *
     * @throws InputFault if the file cannot be written
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

    /** Removes the shutdown hook and leaves the file unchanged. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException shuttingDown) {
            // Java is shutting down, so the hook is running.
        }
    }
}
