package knightschool.ui.census;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.ObservableList;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusComparisonTable;
import knightschool.census.CensusComputation;
import knightschool.census.CensusDefinition;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.census.MultiCensusComputation;
import knightschool.compare.StepRatio;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.setup.value.ShownCensusSolvers;
import knightschool.ui.runs.AbstractSearchRunsModel;
import knightschool.ui.runs.SavedRunsReadingWords;
import knightschool.ui.work.BackgroundTableRunner;

/**
 * The model of the census scene, independent of the JavaFX toolkit.
 *
 * <p>Used on the JavaFX thread only. Nothing is counted on it: {@link #tick}, called once per pulse, adds the rows that
 * have arrived. The rows of earlier questions are kept and return when a question is asked again, unless many others
 * were asked since.
 */
final class CensusViewModel
        extends AbstractSearchRunsModel<MultiSolverCensusPlan, CensusRunner.CountedStart, MultiCensusComputation> {
    /** The limits to choose from, in steps. */
    static final List<Long> LIMITS =
            List.of(1_000L, 10_000L, 100_000L, 1_000_000L, 10_000_000L, 100_000_000L, 1_000_000_000L, 10_000_000_000L);

    private final ObservableCensusRows rows = new ObservableCensusRows();
    private final ObservableCensusRows besideRows = new ObservableCensusRows();

    /** The rows of every solver of the plan; those that are seen are in the lists above as well. */
    private SequencedMap<ConfiguredAlgorithm, ObservableCensusRows> tables = new LinkedHashMap<>();

    private CensusStepRatios ratios = CensusStepRatios.none();

    private final CensusRunner counting;
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
    private final ReadOnlyDoubleWrapper part = new ReadOnlyDoubleWrapper(this, "part");
    private final ReadOnlyStringWrapper underway = new ReadOnlyStringWrapper("");
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final CensusRowCache rowCache = new CensusRowCache();
    private final UnsavedTableTracker saved = new UnsavedTableTracker();

    /** Creates a model without rows, on the full 8 × 8 board. */
    CensusViewModel(Algorithm algorithm, long limit) {
        this(algorithm, limit, CensusComputation::inWindow);
    }

    /** @param runs creates the runs of censuses */
    CensusViewModel(Algorithm algorithm, long limit, CensusRunner.Counting runs) {
        this(
                MultiSolverCensusPlan.of(
                        new CensusParameters(Board.full(8, 8), false, algorithm, AlgorithmOptionValues.USUAL, limit)),
                new BackgroundTableRunner<>("census", MultiCensusComputation::workOn, MultiCensusComputation::cancel),
                runs);
    }

    private CensusViewModel(
            MultiSolverCensusPlan first,
            BackgroundTableRunner<CensusRunner.CountedStart, MultiCensusComputation> collector,
            CensusRunner.Counting runs) {
        super(first, collector);
        counting = new CensusRunner(collector, runs);
        tables.put(first.solver(), new ObservableCensusRows());
        readsProperty().addListener(_ -> showProgress());
        showProgress();
    }

    // What is asked

    /** The question to the solver that is seen. */
    CensusParameters question() {
        return plan().question();
    }

    /**
     * Changes the board and the kind of tour.
     *
     * @throws InputFault if closed tours are searched for and the board has an end; the question is then unchanged
     */
    void askOn(Board board, boolean closed) {
        ask(plan().withBoard(board, closed));
    }

    /** Puts another algorithm with its options in the place of the one that is seen. */
    void ask(Algorithm algorithm, AlgorithmOptionValues choices) {
        ask(plan().withSolver(new ConfiguredAlgorithm(algorithm, choices)));
    }

    /** Changes the number of steps after which searches are stopped. Rows of searches that ended sooner stay. */
    void limit(long steps) {
        ask(plan().withLimit(steps));
    }

    /**
     * Asks what a table answers.
     *
     * @throws InputFault if closed tours are searched for and the board has an end; the question is then unchanged
     */
    void ask(CensusParameters next) {
        ask(plan().withQuestion(next));
    }

    /** Changes what is seen, which {@link #undo} takes back; a running census goes on. */
    void see(ShownCensusSolvers solversInView) {
        ask(plan().seeing(solversInView));
    }

    /**
     * Changes the plan, which {@link #undo} takes back. A running census is cancelled, unless only what is seen
     * changes.
     *
     * @throws InputFault if closed tours are searched for and the board has an end; the plan is then unchanged
     */
    void ask(MultiSolverCensusPlan next) {
        MultiSolverCensusPlan before = plan();
        if (!next.equals(before)) {
            next.questions().forEach(CensusParameters::census);
            change(next);
        }
    }

    @Override
    protected void restore(MultiSolverCensusPlan next) {
        MultiSolverCensusPlan before = plan();
        if (!next.asks(before)) {
            discardCount();
            tables.forEach((solver, table) -> rowCache.keep(before.question(solver), table));
            tables = tables(next, before);
        }
        if (!next.board().equals(before.board())) {
            pointed.set(Board.NONE);
        }
        // The ratios come first: who listens to the plan or the rows asks for them.
        ratios = next.second()
                .map(beside -> new CensusStepRatios(tables.get(beside), tables.get(next.solver()), next.limit()))
                .orElseGet(CensusStepRatios::none);
        set(next);
        besideRows.setAll(next.second().<List<CensusRow>>map(tables::get).orElse(List.of()));
        rows.setAll(tables.get(next.solver()));
        showProgress();
    }

    /** Returns the known rows of a plan that takes the place of another one. */
    private SequencedMap<ConfiguredAlgorithm, ObservableCensusRows> tables(
            MultiSolverCensusPlan next, MultiSolverCensusPlan before) {
        SequencedMap<ConfiguredAlgorithm, ObservableCensusRows> all = new LinkedHashMap<>();
        for (ConfiguredAlgorithm solver : next.solvers()) {
            CensusParameters question = next.question(solver);
            List<CensusRow> oldRows = rowCache.of(question);
            if (oldRows.isEmpty() && tables.containsKey(solver) && question.isLike(before.question(solver))) {
                oldRows = tables.get(solver).stream().filter(question::keeps).toList();
            }
            ObservableCensusRows table = new ObservableCensusRows();
            table.setAll(oldRows);
            all.put(solver, table);
        }
        return all;
    }

    // Counting

    /** Counts the starts without a row, for one solver after the other. */
    @Override
    public void run() {
        if (isIdle() && !isComplete()) {
            SequencedMap<ConfiguredAlgorithm, CensusDefinition> missing = new LinkedHashMap<>();
            tables.keySet().stream()
                    .filter(solver -> !isComplete(solver))
                    .forEach(solver -> missing.put(
                            solver,
                            plan().question(solver)
                                    .census()
                                    .without(counted(solver).table())));
            counting.begin(missing);
            showProgress();
        }
    }

    @Override
    protected void add(List<CensusRunner.CountedStart> arrived) {
        arrived.stream()
                .collect(Collectors.groupingBy(
                        CensusRunner.CountedStart::solver,
                        Collectors.mapping(CensusRunner.CountedStart::row, Collectors.toList())))
                .forEach(this::merge);
    }

    private void merge(ConfiguredAlgorithm solver, Collection<CensusRow> more) {
        tables.get(solver).merge(more);
        ratios.add(more);
        if (plan().second().filter(solver::equals).isPresent()) {
            besideRows.merge(more);
        }
        if (solver.equals(plan().solver())) {
            rows.merge(more);
        }
    }

    @Override
    protected void show(boolean isChanged) {
        showProgress();
    }

    private void showProgress() {
        int starts = question().board().playableCount();
        int count = tables.values().stream().mapToInt(List::size).sum();
        boolean isUnknown = count == 0 && isIdle() && readsProperty().get() > 0;
        progress.set(isUnknown ? SavedRunsReadingWords.READING : CensusWords.progress(count, starts, tables.size()));
        underway.set(counting.underway()
                .map(now -> CensusWords.underway(plan(), now))
                .orElse(""));
        part.set((double) count / (starts * tables.size()));
        updateRunnable();
    }

    /** Whether every start has a row of every solver. */
    @Override
    protected boolean isComplete() {
        return tables.keySet().stream().allMatch(this::isComplete);
    }

    /** Whether some start has a row of some solver of the plan, seen or not. */
    boolean isAnyCounted() {
        return tables.values().stream().anyMatch(table -> !table.isEmpty());
    }

    private boolean isComplete(ConfiguredAlgorithm solver) {
        return tables.get(solver).size() == question().board().playableCount();
    }

    // What is known

    /** The rows of the solver that is seen, by ascending start; not to be modified by callers. */
    ObservableList<CensusRow> rows() {
        return rows;
    }

    /** The outcomes of these rows; the same set until another outcome comes or one goes. */
    Set<Outcome> outcomes() {
        return rows.outcomes();
    }

    /** The row of a start; empty if there is none. */
    Optional<CensusRow> row(int start) {
        return rows.from(start);
    }

    /** The rows of the solver beside; empty if a solver is seen alone. Not to be modified by callers. */
    ObservableList<CensusRow> besideRows() {
        return besideRows;
    }

    /** The row of a start of the solver beside; empty if there is none. */
    Optional<CensusRow> besideRow(int start) {
        return besideRows.from(start);
    }

    /** How the steps from a start stand beside those of the other solver; empty if both are not counted. */
    Optional<StepRatio> ratio(int start) {
        return besideRow(start).flatMap(first -> row(start).map(other -> other.ratioTo(first, plan().limit())));
    }

    /** The ratios by start, of all starts that both solvers are counted from; they change as rows arrive. */
    SortedMap<Integer, StepRatio> ratios() {
        return ratios.byStart();
    }

    /** The kinds of these ratios. */
    Set<StepRatio.Kind> ratioKinds() {
        return ratios.kinds();
    }

    /** Whether two solvers are compared. */
    boolean isPair() {
        return plan().second().isPresent();
    }

    /**
     * Adds the rows of a table that answers a question of the plan.
     *
     * @throws InputFault if the plan has changed since, or a row contradicts a known one; then no rows are added
     */
    void take(CensusParameters answered, CensusTable table) {
        if (!plan().questions().contains(answered)) {
            throw new InputFault(
                    "the census has changed while the file was read", "Open it again, or go back to what was asked.");
        }
        tables.get(answered.solver()).requireAgreement(table.rows());
        merge(answered.solver(), table.rows());
        showProgress();
    }

    /** The starts that are being searched from, in words; empty if there are none. */
    ReadOnlyStringProperty underwayProperty() {
        return underway.getReadOnlyProperty();
    }

    /** The number of starts with a row, in words. */
    ReadOnlyStringProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** The share of the searches that are counted, 0 to 1. */
    ReadOnlyDoubleProperty partProperty() {
        return part.getReadOnlyProperty();
    }

    /** The square pointed at, or {@link Board#NONE}. */
    IntegerProperty pointedProperty() {
        return pointed;
    }

    // What is kept

    /** The question to the solver that is seen, with its rows. */
    PartialCensusResult counted() {
        return counted(plan().solver());
    }

    private PartialCensusResult counted(ConfiguredAlgorithm solver) {
        return new PartialCensusResult(plan().question(solver), tables.get(solver));
    }

    /** The questions of the plan with their rows, in the order of its solvers. */
    List<PartialCensusResult> allCounted() {
        return tables.keySet().stream().map(this::counted).toList();
    }

    /** The rows of all solvers side by side. */
    CensusComparisonTable comparison() {
        return new CensusComparisonTable(
                plan().board(),
                plan().limit(),
                tables.entrySet().stream()
                        .map(table ->
                                CensusComparisonTable.Column.of(table.getKey().written(), table.getValue()))
                        .toList());
    }

    /** The tables that are in files. */
    UnsavedTableTracker saved() {
        return saved;
    }

    /** The tables with rows that are in no file, of the plan, that which is seen first, and of earlier questions. */
    List<PartialCensusResult> unsaved() {
        List<CensusParameters> questions = plan().questions();
        List<PartialCensusResult> all = new ArrayList<>(List.of(counted()));
        allCounted().stream()
                .filter(table -> !table.question().equals(question()))
                .forEach(all::add);
        rowCache.tables().stream()
                .filter(table -> !questions.contains(table.question()))
                .forEach(all::add);
        return saved.missing(all);
    }
}
