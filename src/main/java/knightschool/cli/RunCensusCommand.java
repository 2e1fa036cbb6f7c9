package knightschool.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.PrimitiveIterator;
import java.util.concurrent.TimeUnit;
import knightschool.board.Board;
import knightschool.census.CensusDefinition;
import knightschool.census.CensusFile;
import knightschool.census.CensusRow;
import knightschool.census.CensusSettingsFile;
import knightschool.census.CensusTable;
import knightschool.census.CensusText;
import knightschool.census.ParallelCensus;
import knightschool.census.StartSetParser;
import knightschool.files.FileReplacementRule;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.files.shared.ProcessLock;
import knightschool.search.policy.SearchPolicy;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** Searches from every start of a board and prints how each search ended. */
@Command(
        name = "census",
        description = {
            "Searches for a tour from every start.",
            "Prints CSV: start, outcome (found, proven-absent or stopped) and steps, by rising start.",
            "The counts are exact also where no machine could make every step: what equal positions cost is counted"
                    + " once (backtracking, forward-checking and warnsdorff on up to 64 squares)."
        },
        footer = {"%nExample:", "  knight-school census --board 5x5 --algorithm backtracking --max-steps 1000000"})
final class RunCensusCommand extends AbstractTerminalCommand {
    @Mixin
    private SearchOptions options;

    @Option(
            names = "--starts",
            paramLabel = "LIST",
            description = "The starts, as squares and ranges of indices, such as 0-15,20. Without it: all. Tables of"
                    + " parts become one by writing them one behind the other.")
    private String starts;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "Also write the table into this file, anew about every second. A file that is there already is"
                            + " kept: --resume goes on with it, --force replaces it.")
    private String out;

    @Option(names = "--resume", description = "Keep the rows of the file behind --out and count only what it lacks.")
    private boolean resume;

    @Option(names = "--force", description = "Replace the files behind --out that are there already.")
    private boolean force;

    /** Returns the command, without the option for a single start and with a description that requires a limit. */
    static CommandLine of() {
        CommandLine command = new CommandLine(new RunCensusCommand());
        CommandSpec spec = command.getCommandSpec();
        spec.remove(spec.findOption("--start"));
        OptionSpec limit = spec.findOption("--max-steps");
        spec.remove(limit);
        spec.addOption(OptionSpec.builder(limit)
                .description("Stop each search after that many steps. A census needs it.")
                .build());
        return command;
    }

    @Override
    public Integer call() throws IOException {
        if (resume && out == null) {
            throw new InputFault("--resume", "there is no file to go on with", "Name it with --out FILE.");
        }
        if (resume && force) {
            throw new InputFault("--force", "--resume keeps what --force replaces", "Leave one of the two out.");
        }
        CensusDefinition census = census();
        options.sayIfSilent(terminal, census.board());
        CensusFile file = out == null ? null : file(census);
        try (ProcessLock lock = file == null ? null : lock(ArgumentReader.path(out))) {
            if (file != null) {
                requireFree(ArgumentReader.path(out), file);
            }
            CensusTable table = resume ? file.resume() : new CensusTable();
            CensusDefinition open = census.without(table);
            try (CensusRowStore rowStore = new CensusRowStore(table, file, lock, terminal)) {
                count(open, rowStore, new CensusOutput(terminal, census, rowStore, file != null));
            }
        }
        return 0;
    }

    /**
     * Locks a file, because two runs that write the same file would lose each other's rows.
     *
     * @throws InputFault if another run has locked the file
     */
    private static ProcessLock lock(Path path) {
        return ProcessLock.tryOn(path)
                .orElseThrow(() -> new InputFault(
                        path.toString(),
                        "another run of the program is writing this file",
                        "Wait until it has ended, or choose another name."));
    }

    private void requireFree(Path path, CensusFile file) {
        var replacement =
                new FileReplacementRule(force, options.boardFile().stream().toList());
        replacement.refuseSource(path);
        replacement.refuseSource(CensusSettingsFile.beside(path));
        if (force) {
            file.force();
        } else if (!resume) {
            refuseToThrowAway(path);
        }
        file.requireOwnBeside();
    }

    /** Refuses to replace a file with rows that may have taken hours, unless an option allows it. */
    private static void refuseToThrowAway(Path path) {
        if (TextFiles.hasContent(path) && !Files.isDirectory(path)) {
            throw new InputFault(
                    path.toString(),
                    "this file is there already",
                    "Add --resume to go on with it, --force to replace it, or choose another name.");
        }
    }

    private CensusDefinition census() {
        Board board = options.board();
        if (!options.isLimited()) {
            throw new InputFault("--max-steps", "a census needs a limit", "Add one, such as --max-steps 1000000.");
        }
        BitSet startSet = starts == null
                ? StartSetParser.all(board)
                : ArgumentReader.in("--starts", () -> StartSetParser.parse(board, starts));
        SearchPolicy policy = options.policy();
        long limit = options.maxSteps();
        return ArgumentReader.in(
                "--closed", () -> new CensusDefinition(board, policy, options.closed(), limit, startSet));
    }

    private CensusFile file(CensusDefinition census) {
        Path path = ArgumentReader.in("--out", () -> ArgumentReader.target(out));
        return CensusFile.of(path, census, options.algorithm().name(), options.arguments());
    }

    private static void count(CensusDefinition open, CensusRowStore rowStore, CensusOutput output) throws IOException {
        try {
            ParallelCensus.run(open, rowStore::add, output::publish);
        } finally {
            output.save();
        }
    }

    /**
     * The output of a census: prints the rows by ascending start, each as soon as no row before it is missing, and
     * saves them.
     */
    private static final class CensusOutput {
        /** The time after which new rows are saved, in nanoseconds. */
        private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

        private final Terminal terminal;
        private final CensusRowStore rowStore;
        private final boolean resumable;
        private final TerminalProgress progress;
        private final PrimitiveIterator.OfInt starts;
        private final int size;
        private int next;
        private long saved;

        /**
         * Whether the reader of the results has gone. If a file is written too, the census continues without printing.
         */
        private boolean pipeClosed;

        /**
         * Saves and prints the rows that are already known.
         *
         * @param resumable whether there is a file to resume from
         */
        CensusOutput(Terminal terminal, CensusDefinition census, CensusRowStore rowStore, boolean resumable)
                throws IOException {
            this.terminal = terminal;
            this.rowStore = rowStore;
            this.resumable = resumable;
            this.progress = new TerminalProgress(terminal);
            BitSet all = new BitSet();
            census.starts().forEach(all::set);
            rowStore.rows().forEach(row -> all.set(row.start()));
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
         * Prints, saves and reports what is new.
         *
         * @param steps the number of steps counted so far
         */
        void publish(long steps) throws IOException {
            print();
            if (terminal.nanoseconds().getAsLong() - saved >= PATIENCE) {
                save();
            }
            progress.say(
                    "%d of %d starts, %,d steps counted so far. Ctrl+C ends it; %s.",
                    rowStore.size(),
                    size,
                    steps,
                    resumable ? "--resume goes on from there" : "with --out FILE it could be resumed");
        }

        private void print() throws IOException {
            if (pipeClosed) {
                return;
            }
            try {
                printNext();
            } catch (IOException fault) {
                pipeClosed = resumable && terminal.isClosedPipe(fault);
                if (!pipeClosed) {
                    throw fault;
                }
            }
        }

        private void printNext() throws IOException {
            for (CensusRow row = rowStore.from(next); row != null; row = rowStore.from(next)) {
                terminal.results().append(CensusText.line(row)).append('\n');
                next = nextStart();
            }
            terminal.results().flush();
        }

        /** Writes the rows that are not in the file yet. */
        void save() {
            rowStore.save();
            saved = terminal.nanoseconds().getAsLong();
        }
    }
}
