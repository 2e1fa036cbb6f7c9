package knightschool.ui.census;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.ObservableList;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.OptionValues;
import knightschool.board.Board;
import knightschool.board.SquareNames;
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
public final class CensusViewModel implements AutoCloseable {
    /** The limits that are offered, in steps. */
    static final List<Long> LIMITS =
            List.of(1_000L, 10_000L, 100_000L, 1_000_000L, 10_000_000L, 100_000_000L, 1_000_000_000L, 10_000_000_000L);

    /** The limit unless another is chosen. */
    static final long USUAL_LIMIT = 10_000_000;

    private final ReadOnlyObjectWrapper<CensusQuestion> question;
    private final CensusRows rows = new CensusRows();
    private final CensusRuns counting;
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper underway = new ReadOnlyStringWrapper("");
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final CensusHistory left = new CensusHistory();

    /** Nothing counted yet, on the full 8 × 8 board. */
    public CensusViewModel(Algorithm algorithm, long limit) {
        this(algorithm, limit, CensusRun::new);
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
        left.keep(before, rows);
        List<CensusRow> kept = left.of(next);
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
            counting.begin(question().census().without(table()));
            showProgress();
        }
    }

    /** Stops counting; the rows that have come stay. */
    void cancel() {
        counting.cancel();
    }

    /** Takes over what has come since; once a pulse. */
    public void tick() {
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

    /** The same as a table of its own. */
    CensusTable table() {
        CensusTable table = new CensusTable();
        rows.forEach(table::add);
        return table;
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
    void take(CensusQuestion asked, CensusTable table) {
        if (!asked.equals(question())) {
            throw new InputFault(
                    "the census has changed while the file was read", "Open it again, or go back to what was asked.");
        }
        table.rows().stream()
                .filter(row -> row(row.start()).map(here -> !here.equals(row)).orElse(false))
                .findFirst()
                .ifPresent(row -> {
                    throw new InputFault(
                            "start " + row.start() + " ends there in another way than was counted here",
                            "Choose the board, the algorithm and the limit of that file.");
                });
        rows.merge(table.rows());
        showProgress();
    }

    /** Whether starts are being counted. */
    ReadOnlyBooleanProperty runningProperty() {
        return counting.runningProperty();
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

    /** What is known of a square, in words; what to do next where there is none. */
    String inWords(int square) {
        Board board = question().board();
        if (!board.contains(square)) {
            return rows.isEmpty() && !runningProperty().get()
                    ? "Run counts the steps of the search from every start (R)."
                    : "Point at a square: click or Enter compares on that start.";
        }
        if (!board.isPlayable(square)) {
            return SquareNames.name(board, square) + ": a hole, where no tour can start";
        }
        return row(square)
                .map(row -> CensusWords.sentence(board, row))
                .orElseGet(() -> SquareNames.name(board, square) + ": not counted yet");
    }

    /**
     * The board to watch the search from a start on.
     *
     * @throws InputFault if no search can begin there
     */
    Board boardFrom(int start) {
        Board board = question().board();
        if (!board.contains(start) || !board.isPlayable(start)) {
            throw new InputFault("no square is chosen to start from", "Point at a square of the board first.");
        }
        if (start == board.end()) {
            throw new InputFault(
                    SquareNames.name(board, start) + " is where the tour must end", "Choose another start.");
        }
        return board.withStart(start);
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
