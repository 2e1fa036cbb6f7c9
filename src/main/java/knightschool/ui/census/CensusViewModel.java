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
import knightschool.algorithm.OptionValues;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.census.CensusRun;
import knightschool.census.CensusTable;
import knightschool.files.InputFault;
import knightschool.ui.work.WorkFailure;

/**
 * What the census scene knows and can do, without a toolkit.
 *
 * <p>All calls come from one thread, the screen's. Nothing is counted on it: {@link #tick}, called once a pulse, takes
 * over the rows that have come since. Rows of a question that was left are kept, and are there again when it is asked
 * again, unless many others were asked since.
 */
final class CensusViewModel implements AutoCloseable {
    /** The limits that are offered, in steps. */
    static final List<Long> LIMITS =
            List.of(1_000L, 10_000L, 100_000L, 1_000_000L, 10_000_000L, 100_000_000L, 1_000_000_000L, 10_000_000_000L);

    private final ReadOnlyObjectWrapper<CensusQuestion> question;
    private final CensusRows rows = new CensusRows();
    private final CensusRuns counting;
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper underway = new ReadOnlyStringWrapper("");
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final ReadOnlyBooleanWrapper runnable = new ReadOnlyBooleanWrapper();
    private final CensusRowCache history = new CensusRowCache();
    private final UnsavedTableTracker saved = new UnsavedTableTracker();

    /** Nothing counted yet, on the full 8 × 8 board. */
    CensusViewModel(Algorithm algorithm, long limit) {
        this(algorithm, limit, CensusRun::inWindow);
    }

    /** @param runs makes what counts */
    CensusViewModel(Algorithm algorithm, long limit, CensusWork.Counting runs) {
        counting = new CensusRuns(runs);
        question = new ReadOnlyObjectWrapper<>(
                new CensusQuestion(Board.full(8, 8), false, algorithm, OptionValues.USUAL, limit));
        showProgress();
    }

    // What is asked

    CensusQuestion question() {
        return question.get();
    }

    ReadOnlyObjectProperty<CensusQuestion> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /**
     * Asks on another board.
     *
     * @throws InputFault if closed tours are sought and the board has an end; the question is then as it was
     */
    void askOn(Board board, boolean closed) {
        ask(question().withBoard(board, closed));
    }

    /** Asks another algorithm. */
    void ask(Algorithm algorithm, OptionValues choices) {
        ask(question().withAlgorithm(algorithm, choices));
    }

    /** Stops searches after that many steps; what ended sooner stays. */
    void limit(long steps) {
        ask(question().withLimit(steps));
    }

    /**
     * Asks something else; what is being counted is cancelled.
     *
     * @throws InputFault if closed tours are sought and the board has an end; the question is then as it was
     */
    void ask(CensusQuestion next) {
        CensusQuestion before = question();
        if (next.equals(before)) {
            return;
        }
        next.census();
        cancel();
        takeOver();
        history.keep(before, rows);
        List<CensusRow> kept = history.of(next);
        if (kept.isEmpty() && next.isLike(before)) {
            kept = rows.stream().filter(next::keeps).toList();
        }
        counting.leave();
        counting.forgetFailure();
        if (!next.board().equals(before.board())) {
            pointed.set(Board.NONE);
        }
        question.set(next);
        rows.setAll(kept);
        showProgress();
    }

    // Counting

    /** Counts the starts that have no row yet. */
    void run() {
        if (!runningProperty().get() && !isComplete()) {
            counting.begin(question().census().without(counted().table()));
            showProgress();
        }
    }

    /** Stops counting; the rows that have come stay. */
    void cancel() {
        counting.cancel();
    }

    /** Takes over what has come since; once a pulse. */
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

    /** Whether no start is left to count. */
    boolean isComplete() {
        return rows.size() == question().board().playableCount();
    }

    // What is known

    /** The rows that have come, by rising start; not to be changed by others. */
    ObservableList<CensusRow> rows() {
        return rows;
    }

    /** What is known of a start. */
    Optional<CensusRow> row(int start) {
        return rows.from(start);
    }

    /**
     * Takes over the rows of a table that answers the question.
     *
     * @throws InputFault if the question has become another since, or a row says something else than one that is here;
     *     nothing is taken over then
     */
    void take(CensusQuestion answered, CensusTable table) {
        if (!answered.equals(question())) {
            throw new InputFault(
                    "the census has changed while the file was read", "Open it again, or go back to what was asked.");
        }
        rows.requireAgreement(table.rows());
        rows.merge(table.rows());
        showProgress();
    }

    /** Whether starts are being counted. */
    ReadOnlyBooleanProperty runningProperty() {
        return counting.runningProperty();
    }

    /** Whether none is, and some are left to count. */
    ReadOnlyBooleanProperty runnableProperty() {
        return runnable.getReadOnlyProperty();
    }

    /** What broke the counting, which {@link #run} takes up again; null where nothing did. */
    ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return counting.failureProperty();
    }

    /** Which starts are being counted; empty while none is. */
    ReadOnlyStringProperty underwayProperty() {
        return underway.getReadOnlyProperty();
    }

    /** How many starts are counted. */
    ReadOnlyStringProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** The square that is spoken of, or {@link Board#NONE}. */
    IntegerProperty pointedProperty() {
        return pointed;
    }

    // What is kept

    /** The question with what is known of it. */
    CensusQuestionResult counted() {
        return new CensusQuestionResult(question(), rows);
    }

    /** What is in files. */
    UnsavedTableTracker saved() {
        return saved;
    }

    /** What would be lost: this table, and those of questions that were left, as far as they are in no file. */
    List<CensusQuestionResult> unsaved() {
        List<CensusQuestionResult> all = new ArrayList<>(List.of(counted()));
        history.tables().stream()
                .filter(table -> !table.question().equals(question()))
                .forEach(all::add);
        return saved.missing(all);
    }

    /** Ends every thread; they are not waited for. */
    @Override
    public void close() {
        counting.close();
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return counting.isEnded();
    }
}
