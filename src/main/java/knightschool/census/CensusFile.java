package knightschool.census;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.search.Outcome;

/**
 * A file that holds the table of a census, so that the census can be resumed.
 *
 * <p>A small file with the ending {@code .settings} is kept beside it and records the question, which the table alone
 * does not. Whether or not that file exists (it is missing beside a table joined by hand), the cheapest rows are
 * counted again when the table is read: a row of another board, algorithm or limit rarely passes this check.
 */
public final class CensusFile {
    /** The number of steps that may be spent on counting rows again. */
    private static final long STEPS_TO_PROVE = 20_000_000;

    private static final long MEMORY_TO_PROVE = 16L << 20;

    private static final int MOST_BYTES = 64 << 20;

    private static final String REMEDY =
            "Go on with the board, the algorithm and the limit of that file, or choose another name.";

    private final Path file;
    private final Path beside;
    private final CensusProblem census;
    private final List<String> settings;
    private boolean settingsWritten;
    private boolean isForced;

    /**
     * Creates the file of a census.
     *
     * @param settings the lines of the settings file; two questions are the same if and only if their lines are equal
     */
    private CensusFile(Path file, CensusProblem census, List<String> settings) {
        this.file = file;
        this.beside = CensusFileSettings.beside(file);
        this.census = census;
        this.settings = List.copyOf(settings);
    }

    /**
     * Returns the file of a census. The settings are written in the same form for every caller.
     *
     * @param algorithm the name of the algorithm
     * @param arguments the options chosen for the algorithm, as written on a command line
     */
    public static CensusFile of(Path file, CensusProblem census, String algorithm, List<String> arguments) {
        return new CensusFile(
                file, census, new CensusFileSettings(census.board(), algorithm, arguments, census.limit()).lines());
    }

    /** Like {@link #resume(ReadProgressListener)}, without progress reports. */
    public CensusTable resume() {
        return resume(ReadProgressListener.NONE);
    }

    /**
     * Returns the table of the file, or an empty table if there is no file.
     *
     * @param progress receives the progress while rows are counted again, which may take seconds
     * @throws InputFault with its place and line if the file cannot be read or answers another question
     */
    public CensusTable resume(ReadProgressListener progress) {
        if (!Files.exists(file)) {
            return new CensusTable();
        }
        if (Files.exists(beside)) {
            checkSettings();
        }
        String text = TextFiles.read(file, MOST_BYTES);
        try {
            CensusTable table = CensusText.read(text, this::check);
            prove(table, text, progress);
            return table;
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /**
     * Allows the settings file to replace an existing file that was not written by this program. Call it only if the
     * user agreed.
     */
    public void force() {
        isForced = true;
    }

    /**
     * Checks that writing the settings file would not replace a file that was not written by this program.
     *
     * @throws InputFault if it would
     */
    public void requireOwnBeside() {
        boolean isThere = Files.exists(beside) && beside.toFile().length() > 0;
        if (isThere && !isForced && !CensusFileSettings.isOwn(beside)) {
            throw new InputFault(
                    beside.toString(),
                    0,
                    "what the table answers is to be written here, but this file is there already",
                    "Move it away, or choose another name for the table.");
        }
    }

    /**
     * Writes the table completely or not at all.
     *
     * @throws InputFault if it cannot be written; an older file is then unchanged
     */
    public void save(CensusTable table) {
        if (!settingsWritten) {
            requireOwnBeside();
        }
        TextFiles.write(file, CensusText.write(table));
        if (!settingsWritten) {
            TextFiles.write(beside, String.join("\n", settings) + "\n");
            settingsWritten = true;
        }
    }

    private void checkSettings() {
        List<String> written = TextFiles.read(beside, MOST_BYTES).lines().toList();
        for (int i = 0; i < Math.max(written.size(), settings.size()); i++) {
            String was = i < written.size() ? written.get(i) : "nothing";
            String is = i < settings.size() ? settings.get(i) : "nothing";
            if (!was.equals(is)) {
                throw new InputFault(
                        beside.toString(),
                        i + 1,
                        file.getFileName() + " was counted with \"" + was + "\", not with \"" + is + "\"",
                        REMEDY);
            }
        }
    }

    /** Rejects a row that this census cannot produce. */
    private void check(CensusRow row) {
        if (!census.board().isPlayable(row.start())) {
            throw new InputFault("start " + row.start() + " is no playable square of this board", REMEDY);
        }
        int fewest = census.board().playableCount() - 1;
        if (row.outcome() == Outcome.FOUND && row.steps() < fewest) {
            throw new InputFault(
                    "found after " + row.steps() + " steps, but a tour of this board takes at least " + fewest, REMEDY);
        }
        if (row.steps() > census.limit()) {
            throw new InputFault(row.steps() + " steps are more than the limit of " + census.limit(), REMEDY);
        }
        boolean goesOn = census.policy().proves();
        if (row.outcome() == Outcome.PROVEN_ABSENT && !goesOn) {
            throw new InputFault("this algorithm proves nothing, so no start can be proven-absent", REMEDY);
        }
        if (row.outcome() == Outcome.STOPPED && goesOn && row.steps() < census.limit()) {
            throw new InputFault("stopped after " + row.steps() + " steps, but the limit is " + census.limit(), REMEDY);
        }
    }

    private void prove(CensusTable table, String text, ReadProgressListener progress) {
        List<CensusRow> cheapest = table.rows().stream()
                .sorted(Comparator.comparingLong(CensusRow::steps))
                .toList();
        RowProof proof = new RowProof(census, MEMORY_TO_PROVE, STEPS_TO_PROVE, progress);
        for (CensusRow row : cheapest) {
            if (!proof.hasStepsFor(row)) {
                return;
            }
            Optional<String> other = proof.otherThan(row);
            if (other.isPresent()) {
                List<String> lines = text.lines().map(String::strip).toList();
                throw new InputFault(
                        "",
                        lines.indexOf(CensusText.line(row)) + 1,
                        CensusText.line(row) + " stands there, but the search " + other.get(),
                        REMEDY);
            }
        }
    }

    /**
     * Counts rows of a table again. Counting a row stops when it exceeds the steps that the row states; otherwise a row
     * that states too few could take as long as the whole census.
     */
    private static final class RowProof {
        private final StepCounter counter;
        private final long most;
        private final ReadProgressListener progress;
        private long spent;
        private long claimedSteps;

        /**
         * Creates a check with nothing spent yet.
         *
         * @param bytes the memory that the check may use, in bytes
         * @param most the number of steps that may be spent
         */
        RowProof(CensusProblem census, long bytes, long most, ReadProgressListener progress) {
            this.counter = MemoizedStepCounter.serves(census)
                    ? new MemoizedStepCounter(census, bytes, this::counted)
                    : new ExplicitStepCounter(census, this::counted);
            this.most = most;
            this.progress = progress;
        }

        /** Returns whether enough steps are left to count a row. */
        boolean hasStepsFor(CensusRow row) {
            return row.steps() <= most - spent;
        }

        /** Returns what the search does if it differs from what the row states, otherwise empty. */
        Optional<String> otherThan(CensusRow row) {
            progress.reached((double) spent / most);
            claimedSteps = row.steps();
            try {
                CensusRow counted = counter.count(row.start());
                return counted.equals(row) ? Optional.empty() : Optional.of("gives " + CensusText.line(counted));
            } catch (MoreSteps _) {
                return Optional.of("takes more steps");
            } finally {
                spent += row.steps();
            }
        }

        private void counted(long steps) {
            progress.reached(Math.min(1, (double) (spent + steps) / most));
            if (steps > claimedSteps) {
                throw new MoreSteps();
            }
        }

        /** Thrown when a search takes more steps than its row states. */
        private static final class MoreSteps extends RuntimeException {
            private static final long serialVersionUID = 1;

            MoreSteps() {
                super(null, null, false, false);
            }
        }
    }
}
