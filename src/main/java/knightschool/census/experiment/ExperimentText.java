package knightschool.census.experiment;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.CensusDefinition;
import knightschool.census.CensusRow;
import knightschool.census.CensusRowCheck;
import knightschool.census.CensusText;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.text.NumberFormatter;

/**
 * The text form of an experiment: the line {@value #HEADER}, then one line for each run of the plan. The last three
 * fields of a line are those of a census; a run that has not been made has only its start. The text therefore contains
 * the whole plan, and the experiment can be continued from it.
 *
 * <p>A board is written as its size, or as its rows separated by slashes. An algorithm is followed by its options as on
 * the command line, and by {@code --closed} if closed tours are sought.
 */
public final class ExperimentText {
    /** The first line of the text. */
    public static final String HEADER = "board,algorithm,max-steps,start,outcome,steps";

    /** The maximum size of a file, in bytes. */
    public static final int MAX_BYTES = 64 << 20;

    private static final String CLOSED = "--closed";
    private static final String REMEDY = "Write a line such as 5x5,warnsdorff,10000000,0,found,24.";
    private static final String ROW_REMEDY = "Leave the row out: its run is then made again.";
    private static final Pattern ROW = Pattern.compile("([^,]+),([^,]+),(\\d{1,18}),(\\d{1,8}),([^,]*+),(\\d{0,18})");

    /** The length of the start, the outcome and the steps of a run, at most, with commas and a line feed. */
    private static final int LONGEST_RUN = 8 + 1 + 13 + 1 + 18 + 1;

    /** The number of steps of runs that are made again when a file is read, for all groups together. */
    private static final long STEPS_TO_PROVE = 20_000_000;

    private ExperimentText() {}

    /**
     * A plan with those of its runs that have been made.
     *
     * @param runs the runs that have been made
     */
    public record Runs(ExperimentPlan plan, Map<ExperimentRunGroup, List<CensusRow>> runs) {
        /** Returns what is known of a plan. */
        public static Runs of(ExperimentPlan plan, CompletedRunCache knownRuns) {
            Map<ExperimentRunGroup, List<CensusRow>> runs = new LinkedHashMap<>();
            plan.groups().forEach(group -> runs.put(group, knownRuns.rows(plan, group)));
            return new Runs(plan, runs);
        }

        /** Returns the text of a file with them. */
        public String text() {
            CompletedRunCache knownRuns = new CompletedRunCache();
            addTo(knownRuns);
            return write(plan, knownRuns);
        }

        /** Returns how many runs there are. */
        public int count() {
            return runs.values().stream().mapToInt(List::size).sum();
        }

        /** Returns the same plan without its runs. */
        public Runs withoutRuns() {
            return new Runs(plan, Map.of());
        }

        /**
         * Adds the runs to those that are known.
         *
         * @throws InputFault if one of them contradicts a known one; then none is added
         */
        public void addTo(CompletedRunCache knownRuns) {
            runs.forEach((group, rows) -> rows.forEach(row -> knownRuns.requireAgreement(group, row, plan.limit())));
            runs.forEach((group, rows) -> rows.forEach(row -> knownRuns.add(group, row, plan.limit())));
        }
    }

    /**
     * Writes a file with runs completely or not at all.
     *
     * @throws InputFault if it cannot be written, also if it may become larger than a file that is read
     */
    public static void write(Path file, Runs runs) {
        if (longest(runs.plan()) > MAX_BYTES) {
            throw new InputFault(
                    file.toString(),
                    "the runs need more than " + NumberFormatter.grouped(MAX_BYTES)
                            + " bytes, which are not read again",
                    "Take out boards or algorithms, or choose fewer starts.");
        }
        TextFiles.write(file, runs.text());
    }

    /** Returns a bound of the length of the text of a plan: each line contains its board. */
    private static long longest(ExperimentPlan plan) {
        return plan.groups().stream()
                .mapToLong(
                        group -> (long) plan.runs(group) * (begin(group, plan).length() + LONGEST_RUN))
                .sum();
    }

    private static String begin(ExperimentRunGroup group, ExperimentPlan plan) {
        return board(group.board()) + "," + algorithm(group) + "," + plan.limit() + ",";
    }

    /** Returns a board in one field. */
    static String board(Board board) {
        boolean isFull = board.equals(Board.full(board.columns(), board.rows()));
        return isFull
                ? board.columns() + "x" + board.rows()
                : BoardText.format(board).strip().replace('\n', '/');
    }

    /** Returns the solver of a group in one field. */
    static String algorithm(ExperimentRunGroup group) {
        return group.solver().written() + (group.closed() ? " " + CLOSED : "");
    }

    /** Returns the text of a plan with its known runs. */
    public static String write(ExperimentPlan plan, CompletedRunCache knownRuns) {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        for (ExperimentRunGroup group : plan.groups()) {
            String begins = begin(group, plan);
            plan.starts().on(group.board()).stream()
                    .mapToObj(start -> knownRuns
                            .row(group, start, plan.limit())
                            .map(row -> start + "," + row.outcome().word() + "," + row.steps())
                            .orElse(start + ",,"))
                    .forEach(rest -> text.append(begins).append(rest).append('\n'));
        }
        return text.toString();
    }

    /**
     * Parses a text.
     *
     * @throws InputFault with the line if it is no experiment, or its runs cannot be those of one plan
     */
    public static Runs read(String text) {
        return new Reader().read(text);
    }

    /**
     * Parses a text and repeats the cheapest runs of each group as a check, which results of another board, algorithm
     * or limit rarely pass.
     *
     * @param progress receives the progress, which may take seconds
     * @throws InputFault as {@link #read}, or if a run ends otherwise
     */
    public static Runs readAndCheck(String text, ReadProgressListener progress) {
        Runs read = read(text);
        long each = STEPS_TO_PROVE / Math.max(1, read.runs().size());
        int done = 0;
        for (Map.Entry<ExperimentRunGroup, List<CensusRow>> group : read.runs().entrySet()) {
            double before = (double) done++ / read.runs().size();
            new CensusRowCheck(census(group.getKey(), read.plan().limit()), ROW_REMEDY, each)
                    .falseRow(
                            group.getValue(),
                            part -> progress.reached(before + part / read.runs().size()))
                    .ifPresent(wrong -> {
                        throw new InputFault(
                                board(group.getKey().board()) + ", " + algorithm(group.getKey()) + ", start "
                                        + wrong.row().start() + ": the file says "
                                        + wrong.row().outcome().word() + " after "
                                        + wrong.row().steps() + " steps, but the search " + wrong.truth(),
                                ROW_REMEDY);
                    });
        }
        return read;
    }

    private static CensusDefinition census(ExperimentRunGroup group, long limit) {
        return group.census(EvenlySpacedStarts.ALL.on(group.board()), limit);
    }

    /** Collects the lines of one text. */
    private static final class Reader {
        private final Set<Board> boards = new LinkedHashSet<>();
        private final Set<ConfiguredAlgorithm> solvers = new LinkedHashSet<>();
        private final Map<Board, Set<Integer>> starts = new LinkedHashMap<>();
        private final Map<ExperimentRunGroup, Map<Integer, CensusRow>> runs = new LinkedHashMap<>();
        private final Map<String, ExperimentRunGroup> groups = new LinkedHashMap<>();
        private final Map<ExperimentRunGroup, CensusRowCheck> checks = new LinkedHashMap<>();
        private Optional<Boolean> closed = Optional.empty();
        private OptionalLong limit = OptionalLong.empty();

        Runs read(String text) {
            InputFault otherwise =
                    new InputFault("", 1, "these are no runs of an experiment", "The first line is " + HEADER + ".");
            CensusText.forEachRow(text, HEADER, otherwise, this::add);
            if (boards.isEmpty()) {
                throw new InputFault("", 1, "the file has no run", REMEDY);
            }
            ExperimentPlan plan = new ExperimentPlan(
                    List.copyOf(boards), selection(), List.copyOf(solvers), closed.orElse(false), limit.orElseThrow());
            Map<ExperimentRunGroup, List<CensusRow>> rowsByGroup = new LinkedHashMap<>();
            runs.forEach((group, rows) -> rowsByGroup.put(group, List.copyOf(rows.values())));
            return new Runs(plan, rowsByGroup);
        }

        /** Returns the selection that gives the starts of every board; all starts if none does. */
        private EvenlySpacedStarts selection() {
            int most = starts.values().stream().mapToInt(Collection::size).max().orElse(1);
            EvenlySpacedStarts some = new EvenlySpacedStarts(most);
            boolean isEven = starts.entrySet().stream()
                    .allMatch(entry -> some.on(entry.getKey()).stream()
                            .boxed()
                            .toList()
                            .equals(entry.getValue().stream().sorted().toList()));
            boolean isEvery = starts.entrySet().stream()
                    .allMatch(entry -> entry.getValue().size() == entry.getKey().playableCount());
            return isEven && !isEvery ? some : EvenlySpacedStarts.ALL;
        }

        private void add(String line, int number) {
            try {
                add(line);
            } catch (InputFault fault) {
                throw new InputFault("", number, fault.description(), fault.remedy());
            }
        }

        private void add(String line) {
            Matcher row = ROW.matcher(line);
            if (!row.matches()) {
                throw new InputFault("\"" + line + "\" is no run of an experiment", REMEDY);
            }
            long steps = Long.parseLong(row.group(3));
            if (steps == 0 || steps != limit.orElse(steps)) {
                throw new InputFault(
                        "another limit stands above, or none: " + steps, "All runs are stopped after as many steps.");
            }
            limit = OptionalLong.of(steps);
            ExperimentRunGroup group =
                    groups.computeIfAbsent(row.group(1) + "," + row.group(2), _ -> group(row.group(1), row.group(2)));
            int start = Integer.parseInt(row.group(4));
            if (!group.board().isPlayable(start)) {
                throw new InputFault("start " + start + " is no playable square of this board", ROW_REMEDY);
            }
            starts.get(group.board()).add(start);
            if (!row.group(5).isEmpty() || !row.group(6).isEmpty()) {
                add(group, new CensusRow(start, CensusText.outcome(row.group(5)), number(row.group(6))));
            }
        }

        private void add(ExperimentRunGroup group, CensusRow row) {
            checks.get(group).require(row);
            CensusRow before =
                    runs.computeIfAbsent(group, _ -> new LinkedHashMap<>()).put(row.start(), row);
            if (before != null && !before.equals(row)) {
                throw new InputFault(
                        "start " + row.start() + " has another row above", "Leave out the one that is wrong.");
            }
        }

        private ExperimentRunGroup group(String boardText, String words) {
            Board board = (BoardText.isSize(boardText)
                            ? BoardText.ofSize(boardText)
                            : BoardText.parse(boardText.replace('/', '\n')))
                    .withStart(Board.NONE);
            boolean isClosed = words.endsWith(" " + CLOSED);
            ConfiguredAlgorithm solver =
                    ConfiguredAlgorithm.read(isClosed ? words.substring(0, words.length() - CLOSED.length()) : words);
            if (closed.orElse(isClosed) != isClosed) {
                throw new InputFault("open and closed tours are mixed", "Put each of the two into a file of its own.");
            }
            closed = Optional.of(isClosed);
            boards.add(board);
            solvers.add(solver);
            if (boards.size() > ExperimentPlan.MOST_BOARDS || solvers.size() > ExperimentPlan.MOST_SOLVERS) {
                throw new InputFault(
                        "an experiment has at most " + ExperimentPlan.MOST_BOARDS + " boards and "
                                + ExperimentPlan.MOST_SOLVERS + " algorithms",
                        "Split the file.");
            }
            starts.computeIfAbsent(board, _ -> new LinkedHashSet<>());
            ExperimentRunGroup group = new ExperimentRunGroup(board, solver, isClosed);
            checks.put(group, new CensusRowCheck(census(group, limit.orElseThrow()), ROW_REMEDY));
            return group;
        }

        private static long number(String digits) {
            if (digits.isEmpty()) {
                throw new InputFault("the number of steps is missing", REMEDY);
            }
            return Long.parseLong(digits);
        }
    }
}
