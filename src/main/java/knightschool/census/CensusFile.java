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
 * A file that holds the table of a census and can be gone on with.
 *
 * <p>Beside it lies a small file with the ending {@code .settings}, which says what was asked; a table alone does not
 * tell. Where it is missing, as with a table joined by hand, and also where it is there, the rows that cost least are
 * counted again: a row of another board, algorithm or limit rarely survives that.
 */
public final class CensusFile {
    /** Steps that may be spent on counting rows again. */
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

    /** @param settings lines that say what is asked, for the file beside; equal if and only if the question is */
    private CensusFile(Path file, CensusProblem census, List<String> settings) {
        this.file = file;
        this.beside = CensusSettings.beside(file);
        this.census = census;
        this.settings = List.copyOf(settings);
    }

    /**
     * The file of a census, whose settings are written alike by every caller.
     *
     * @param algorithm its name
     * @param arguments what was chosen beside it, as it is written on a command line
     */
    public static CensusFile of(Path file, CensusProblem census, String algorithm, List<String> arguments) {
        return new CensusFile(
                file, census, new CensusSettings(census.board(), algorithm, arguments, census.limit()).lines());
    }

    /** As {@link #resume(ReadProgressListener)}, where nobody waits for it. */
    public CensusTable resume() {
        return resume(ReadProgressListener.NONE);
    }

    /**
     * The table to go on with: what the file holds, or an empty one if there is none.
     *
     * @param progress told while rows are counted again, which may take seconds
     * @throws InputFault with its place and line if it cannot be read or answers another question
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

    /** From now on a file beside the table that is not the program's own is replaced: a person says so. */
    public void force() {
        isForced = true;
    }

    /**
     * Makes sure that the small file beside the table takes the place of no other one's.
     *
     * @throws InputFault if it would
     */
    public void requireOwnBeside() {
        boolean isThere = Files.exists(beside) && beside.toFile().length() > 0;
        if (isThere && !isForced && !CensusSettings.isOwn(beside)) {
            throw new InputFault(
                    beside.toString(),
                    0,
                    "what the table answers is to be written here, but this file is there already",
                    "Move it away, or choose another name for the table.");
        }
    }

    /**
     * Writes the table, whole or not at all.
     *
     * @throws InputFault if that is not possible; an older file is then as it was
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

    /** Refuses what no row of this census can say. */
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
     * Counts rows of a table again. No row costs more steps than it says: one that says too few would else be counted
     * for as long as the census would have taken.
     */
    private static final class RowProof {
        private final StepCounter counter;
        private final long most;
        private final ReadProgressListener progress;
        private long spent;
        private long claimedSteps;

        /**
         * @param bytes of memory that it may take
         * @param most how many steps may be spent
         */
        RowProof(CensusProblem census, long bytes, long most, ReadProgressListener progress) {
            this.counter = MemoizedStepCounter.serves(census)
                    ? new MemoizedStepCounter(census, bytes, this::counted)
                    : new ExplicitStepCounter(census, this::counted);
            this.most = most;
            this.progress = progress;
        }

        /** Whether a row can be counted with the steps that are left. */
        boolean hasStepsFor(CensusRow row) {
            return row.steps() <= most - spent;
        }

        /** What the search does, where that is something else than a row says. */
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

        /** The search takes more steps than a row says. */
        private static final class MoreSteps extends RuntimeException {
            private static final long serialVersionUID = 1;

            MoreSteps() {
                super(null, null, false, false);
            }
        }
    }
}
