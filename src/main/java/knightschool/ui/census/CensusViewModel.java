package knightschool.ui.census;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.ObservableList;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.board.Board;
import knightschool.census.CensusComputation;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.files.InputFault;
import knightschool.ui.document.CountingScene;
import knightschool.ui.history.ObservableHistory;
import knightschool.ui.work.WorkFailure;

/**
 * The model of the census scene, independent of the JavaFX toolkit.
 *
 * <p>Used on the JavaFX thread only. Nothing is counted on it: {@link #tick}, called once per pulse, adds the rows that
 * have arrived. The rows of earlier questions are kept and return when a question is asked again, unless many others
 * were asked since.
 */
final class CensusViewModel implements CountingScene.Counter {
    /** The limits to choose from, in steps. */
    static final List<Long> LIMITS =
            List.of(1_000L, 10_000L, 100_000L, 1_000_000L, 10_000_000L, 100_000_000L, 1_000_000_000L, 10_000_000_000L);

    private final ReadOnlyObjectWrapper<CensusParameters> question;
    private final ObservableCensusRows rows = new ObservableCensusRows();
    private final CensusRunner counting;
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper underway = new ReadOnlyStringWrapper("");
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final ReadOnlyBooleanWrapper runnable = new ReadOnlyBooleanWrapper();
    private final CensusRowCache known = new CensusRowCache();
    private final ObservableHistory<CensusParameters> history = new ObservableHistory<>();
    private final UnsavedTableTracker saved = new UnsavedTableTracker();

    /** Creates a model without rows, on the full 8 × 8 board. */
    CensusViewModel(Algorithm algorithm, long limit) {
        this(algorithm, limit, CensusComputation::inWindow);
    }

    /** @param runs creates the runs of censuses */
    CensusViewModel(Algorithm algorithm, long limit, CensusRunner.Counting runs) {
        counting = new CensusRunner(runs);
        question = new ReadOnlyObjectWrapper<>(
                new CensusParameters(Board.full(8, 8), false, algorithm, AlgorithmOptionValues.USUAL, limit));
        showProgress();
    }

    // What is asked

    CensusParameters question() {
        return question.get();
    }

    ReadOnlyObjectProperty<CensusParameters> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /**
     * Changes the board and the kind of tour.
     *
     * @throws InputFault if closed tours are searched for and the board has an end; the question is then unchanged
     */
    void askOn(Board board, boolean closed) {
        ask(question().withBoard(board, closed));
    }

    /** Changes the algorithm and its options. */
    void ask(Algorithm algorithm, AlgorithmOptionValues choices) {
        ask(question().withAlgorithm(algorithm, choices));
    }

    /** Changes the number of steps after which searches are stopped. Rows of searches that ended sooner stay. */
    void limit(long steps) {
        ask(question().withLimit(steps));
    }

    /**
     * Changes the question, which {@link #undo} takes back; a running census is cancelled.
     *
     * @throws InputFault if closed tours are searched for and the board has an end; the question is then unchanged
     */
    void ask(CensusParameters next) {
        CensusParameters before = question();
        if (!next.equals(before)) {
            next.census();
            history.leave(before);
            bring(next);
        }
    }

    /** Goes back to the question before, with the rows that are known of it. */
    void undo() {
        history.back(question()).ifPresent(this::bring);
    }

    /** Goes forward to the question that was undone last. */
    void redo() {
        history.forth(question()).ifPresent(this::bring);
    }

    /** Whether there is a question before. */
    ReadOnlyBooleanProperty undoableProperty() {
        return history.undoableProperty();
    }

    /** Whether a question was taken back. */
    ReadOnlyBooleanProperty redoableProperty() {
        return history.redoableProperty();
    }

    private void bring(CensusParameters next) {
        CensusParameters before = question();
        cancel();
        takeOver();
        known.keep(before, rows);
        List<CensusRow> oldRows = known.of(next);
        if (oldRows.isEmpty() && next.isLike(before)) {
            oldRows = rows.stream().filter(next::keeps).toList();
        }
        counting.leave();
        counting.forgetFailure();
        if (!next.board().equals(before.board())) {
            pointed.set(Board.NONE);
        }
        question.set(next);
        rows.setAll(oldRows);
        showProgress();
    }

    // Counting

    /** Counts the starts without a row. */
    void run() {
        if (!runningProperty().get() && !isComplete()) {
            counting.begin(question().census().without(counted().table()));
            showProgress();
        }
    }

    /** Cancels the census. The rows that have arrived stay. */
    void cancel() {
        counting.cancel();
    }

    /** Adds the rows that have arrived; called once per pulse. */
    void tick() {
        if (!counting.isUnderWay()) {
            return;
        }
        counting.tick();
        boolean done = counting.isDone();
        takeOver();
        if (done) {
            counting.leave();
        }
        showProgress();
    }

    /** Whether a pulse has nothing to do. */
    boolean isIdle() {
        return !counting.isUnderWay();
    }

    private void takeOver() {
        List<CensusRow> arrived = counting.arrived();
        if (!arrived.isEmpty()) {
            rows.merge(arrived);
        }
    }

    private void showProgress() {
        Board board = question().board();
        progress.set(CensusWords.progress(rows.size(), board.playableCount()));
        underway.set(CensusWords.underway(board, counting.underway()));
        runnable.set(!runningProperty().get() && !isComplete());
    }

    /** Whether every start has a row. */
    boolean isComplete() {
        return rows.size() == question().board().playableCount();
    }

    // What is known

    /** The rows by ascending start; not to be modified by callers. */
    ObservableList<CensusRow> rows() {
        return rows;
    }

    /** The row of a start; empty if there is none. */
    Optional<CensusRow> row(int start) {
        return rows.from(start);
    }

    /**
     * Adds the rows of a table that answers the question.
     *
     * @throws InputFault if the question has changed since, or a row contradicts a known one; then no rows are added
     */
    void take(CensusParameters answered, CensusTable table) {
        if (!answered.equals(question())) {
            throw new InputFault(
                    "the census has changed while the file was read", "Open it again, or go back to what was asked.");
        }
        rows.requireAgreement(table.rows());
        rows.merge(table.rows());
        showProgress();
    }

    /** Whether a census is running. */
    @Override
    public ReadOnlyBooleanProperty runningProperty() {
        return counting.runningProperty();
    }

    /** Whether no census is running and some starts have no row. */
    ReadOnlyBooleanProperty runnableProperty() {
        return runnable.getReadOnlyProperty();
    }

    /** The failure of the census, which {@link #run} continues; null if there is none. */
    ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return counting.failureProperty();
    }

    /** The starts that are being searched from, in words; empty if there are none. */
    ReadOnlyStringProperty underwayProperty() {
        return underway.getReadOnlyProperty();
    }

    /** The number of starts with a row, in words. */
    ReadOnlyStringProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** The square pointed at, or {@link Board#NONE}. */
    IntegerProperty pointedProperty() {
        return pointed;
    }

    // What is kept

    /** The question with its rows. */
    PartialCensusResult counted() {
        return new PartialCensusResult(question(), rows);
    }

    /** The tables that are in files. */
    UnsavedTableTracker saved() {
        return saved;
    }

    /** The tables with rows that are in no file, of the current question and earlier ones. */
    List<PartialCensusResult> unsaved() {
        List<PartialCensusResult> all = new ArrayList<>(List.of(counted()));
        known.tables().stream()
                .filter(table -> !table.question().equals(question()))
                .forEach(all::add);
        return saved.missing(all);
    }

    @Override
    public void close() {
        counting.close();
    }

    @Override
    public boolean isEnded() {
        return counting.isEnded();
    }
}
