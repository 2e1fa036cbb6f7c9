package knightschool.ui.experiment;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.census.CensusRow;
import knightschool.census.experiment.CompletedRunCache;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentRunner;
import knightschool.census.experiment.ExperimentTable;
import knightschool.census.experiment.ExperimentText;
import knightschool.census.experiment.RunOrGroupReference;
import knightschool.files.InputFault;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.ui.runs.AbstractSearchRunsModel;
import knightschool.ui.work.BackgroundTableRunner;

/**
 * The model of the experiment, independent of the JavaFX toolkit.
 *
 * <p>Used on the JavaFX thread only. Nothing is counted on it: {@link #tick}, called once per pulse, adds the runs that
 * have been made. Known runs stay known when the plan changes.
 */
final class ExperimentViewModel
        extends AbstractSearchRunsModel<ExperimentPlan, ExperimentRunner.FinishedRun, ExperimentRunner> {
    /** The limits to choose from, in steps. */
    static final List<Long> LIMITS =
            List.of(1_000L, 10_000L, 100_000L, 1_000_000L, ExperimentSetup.USUAL_LIMIT, 100_000_000L, 1_000_000_000L);

    private final ReadOnlyObjectWrapper<ExperimentTable> table = new ReadOnlyObjectWrapper<>(this, "table");
    private final ReadOnlyObjectWrapper<List<ExperimentRunner.Underway>> underway =
            new ReadOnlyObjectWrapper<>(this, "underway", List.of());
    private final ObjectProperty<ExperimentPlotKind> plot =
            new SimpleObjectProperty<>(this, "plot", ExperimentPlotKind.BOXES);
    private final ReadOnlyObjectWrapper<Optional<RunOrGroupReference>> pointed =
            new ReadOnlyObjectWrapper<>(this, "pointed", Optional.empty());
    private final CompletedRunCache knownRuns = new CompletedRunCache();
    private final UnsavedRunsTracker saved = new UnsavedRunsTracker();
    private final BackgroundTableRunner<ExperimentRunner.FinishedRun, ExperimentRunner> counting;
    private boolean opened;

    ExperimentViewModel(ExperimentPlan first) {
        this(first, new BackgroundTableRunner<>("experiment", ExperimentRunner::workOn, ExperimentRunner::cancel));
    }

    private ExperimentViewModel(
            ExperimentPlan first, BackgroundTableRunner<ExperimentRunner.FinishedRun, ExperimentRunner> counting) {
        super(first, counting);
        this.counting = counting;
        show();
    }

    // The plan

    /**
     * Changes the plan; the change can be undone. Runs in progress are paused.
     *
     * @throws InputFault if the new plan asks for closed tours on a board with an end; nothing is changed then
     */
    void change(UnaryOperator<ExperimentPlan> change) {
        ExperimentPlan next = change.apply(plan());
        if (!next.equals(plan())) {
            change(next);
        }
    }

    /**
     * Shows a plan in place of the present one, to which undo returns. The plan that the model started with cannot be
     * restored.
     */
    void open(ExperimentPlan next) {
        if (!next.equals(plan())) {
            if (opened) {
                leave();
            }
            restore(next);
        }
        opened = true;
    }

    @Override
    protected void restore(ExperimentPlan next) {
        discardCount();
        saved.leave(runs());
        pointed.set(Optional.empty());
        set(next);
        show();
    }

    // Counting

    /** Makes the runs that are missing. */
    @Override
    public void run() {
        if (runnableProperty().get()) {
            int missing = plan().runs() - table().count();
            int threads = Math.clamp(missing, 1, Runtime.getRuntime().availableProcessors());
            ExperimentPlan runPlan = plan();
            counting.begin(runs -> new ExperimentRunner(runPlan, knownRuns, runs), threads);
            show();
        }
    }

    @Override
    protected void add(List<ExperimentRunner.FinishedRun> arrived) {
        arrived.forEach(counted -> knownRuns.add(counted.group(), counted.row(), plan().limit()));
    }

    @Override
    protected void show(boolean isChanged) {
        if (isChanged) {
            show();
        }
        underway.set(count().map(ExperimentRunner::underway).orElse(List.of()));
    }

    private void show() {
        ExperimentTable now = ExperimentTable.of(plan(), knownRuns);
        table.set(now);
        if (isIdle()) {
            underway.set(List.of());
        }
        updateRunnable();
    }

    /** Whether every run of the plan is made. */
    @Override
    protected boolean isComplete() {
        return table().count() == plan().runs();
    }

    /** The runs that are being made. */
    ReadOnlyObjectProperty<List<ExperimentRunner.Underway>> underwayProperty() {
        return underway.getReadOnlyProperty();
    }

    // What is known

    ExperimentTable table() {
        return table.get();
    }

    ReadOnlyObjectProperty<ExperimentTable> tableProperty() {
        return table.getReadOnlyProperty();
    }

    /** How the runs are drawn. */
    ObjectProperty<ExperimentPlotKind> plotProperty() {
        return plot;
    }

    /** The plan with its runs, for a file. */
    ExperimentText.Runs runs() {
        return runs(plan());
    }

    /** A plan with what is known of it, for a file. */
    ExperimentText.Runs runs(ExperimentPlan some) {
        return ExperimentText.Runs.of(some, knownRuns);
    }

    /** The runs that are in files. */
    UnsavedRunsTracker saved() {
        return saved;
    }

    /** The runs that are in no file, of the plan on screen and earlier ones. */
    List<ExperimentText.Runs> unsaved() {
        return saved.unsaved(runs());
    }

    /**
     * Shows the plan of a file and adds its runs.
     *
     * @throws InputFault if a run contradicts a known one; nothing is changed then
     */
    void take(ExperimentText.Runs runs) {
        add(runs);
        change(_ -> runs.plan());
    }

    /**
     * Adds runs of any plan to what is known, and shows those that count for the plan on screen.
     *
     * @throws InputFault if a run contradicts a known one; nothing is changed then
     */
    void add(ExperimentText.Runs runs) {
        runs.addTo(knownRuns);
        show();
    }

    // What is pointed at

    ReadOnlyObjectProperty<Optional<RunOrGroupReference>> pointedProperty() {
        return pointed.getReadOnlyProperty();
    }

    /** Points at a run that is made or at a group, or at nothing. */
    void point(Optional<RunOrGroupReference> at) {
        pointed.set(at.filter(one -> one.group() < table().rows().size()));
    }

    /** Points at the next group, or the one before; at the first or the last one if none is pointed at. */
    void pointBeside(int by) {
        int last = table().rows().size() - 1;
        int next = pointed.get().map(at -> Math.clamp(at.group() + by, 0, last)).orElse(by > 0 ? 0 : last);
        point(Optional.of(RunOrGroupReference.of(next)));
    }

    /** Points at the next run of the group by its steps, or the one before; from the group as a whole at the median. */
    void pointWithin(int by) {
        if (pointed.get().isEmpty()) {
            pointBeside(1);
            return;
        }
        RunOrGroupReference at = pointed.get().get();
        List<CensusRow> rows = row(at).summary().rows();
        if (!rows.isEmpty()) {
            int middle = (rows.size() - 1) / 2;
            int place = place(rows, at);
            int next = place < 0 ? middle : Math.clamp(place + by, 0, rows.size() - 1);
            point(Optional.of(new RunOrGroupReference(at.group(), rows.get(next).start())));
        }
    }

    private static int place(List<CensusRow> rows, RunOrGroupReference at) {
        return rows.stream().map(CensusRow::start).toList().indexOf(at.start());
    }

    private ExperimentTable.Row row(RunOrGroupReference at) {
        return table().rows().get(at.group());
    }

    /** The group that is pointed at. */
    Optional<ExperimentTable.Row> pointedRow() {
        return pointed.get().map(this::row);
    }

    /** The run that is pointed at: that of the median for a group as a whole; empty for a group without runs. */
    Optional<CensusRow> pointedRun() {
        return pointed.get()
                .flatMap(at -> at.isRun()
                        ? row(at).summary().rows().stream()
                                .filter(run -> run.start() == at.start())
                                .findFirst()
                        : row(at).summary().medianRun());
    }
}
