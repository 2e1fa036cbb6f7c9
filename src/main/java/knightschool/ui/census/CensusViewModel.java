package knightschool.ui.census;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Choices;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.files.InputFault;

/**
 * What the census scene knows and can do, without a toolkit.
 *
 * <p>All calls come from one thread, the screen's. Nothing is counted on it: {@link #tick}, called once a pulse, takes
 * over the rows that have come since. Rows of a question that was left are kept, and are there again when it is asked
 * again.
 */
public final class CensusViewModel implements AutoCloseable {
    /** The limits that are offered, in steps. */
    static final List<Long> LIMITS =
            List.of(1_000L, 10_000L, 100_000L, 1_000_000L, 10_000_000L, 100_000_000L, 1_000_000_000L, 10_000_000_000L);

    /** The limit unless another is chosen. */
    static final long USUAL_LIMIT = 10_000_000;

    private final ReadOnlyObjectWrapper<CensusQuestion> question;
    private final ObservableList<CensusRow> rows = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper underway = new ReadOnlyStringWrapper("");
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final Map<CensusQuestion, List<CensusRow>> known = new HashMap<>();
    private final List<CensusWork> works = new ArrayList<>();
    private CensusWork work;

    /** Nothing counted yet, on the full 8 × 8 board. */
    public CensusViewModel(Algorithm algorithm, long limit) {
        question = new ReadOnlyObjectWrapper<>(
                new CensusQuestion(Board.full(8, 8), false, algorithm, Choices.USUAL, limit));
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
    void ask(Algorithm algorithm, Choices choices) {
        ask(question().withAlgorithm(algorithm, choices));
    }

    /** Stops searches after that many steps; what ended sooner stays. */
    void limit(long steps) {
        ask(question().withLimit(steps));
    }

    private void ask(CensusQuestion next) {
        CensusQuestion before = question();
        if (next.equals(before)) {
            return;
        }
        next.census();
        cancel();
        takeOver();
        known.put(before, List.copyOf(rows));
        List<CensusRow> kept = known.getOrDefault(next, List.of());
        if (kept.isEmpty() && next.isLike(before)) {
            kept = rows.stream().filter(next::keeps).toList();
        }
        leaveWork();
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
        if (!running.get() && !isComplete()) {
            leaveWork();
            work = new CensusWork(question().census().without(table()));
            works.removeIf(CensusWork::isEnded);
            works.add(work);
            running.set(true);
            showProgress();
        }
    }

    /** Stops counting; the rows that have come stay. */
    void cancel() {
        if (work != null) {
            work.close();
        }
    }

    private void leaveWork() {
        work = null;
        running.set(false);
    }

    /** Takes over what has come since; once a pulse. */
    public void tick() {
        if (work == null) {
            return;
        }
        boolean done = work.isDone();
        takeOver();
        if (done) {
            leaveWork();
        }
        showProgress();
    }

    private void takeOver() {
        for (CensusRow row = next(); row != null; row = next()) {
            add(row);
        }
    }

    private CensusRow next() {
        return work == null ? null : work.next();
    }

    private void add(CensusRow row) {
        int place = place(row.start());
        if (place < 0) {
            rows.add(-place - 1, row);
        }
    }

    /** Where the row of a start is, or −1 less the place where it belongs. */
    private int place(int start) {
        int low = 0;
        int high = rows.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rows.get(middle).start() < start) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < rows.size() && rows.get(low).start() == start ? low : -low - 1;
    }

    private void showProgress() {
        Board board = question().board();
        progress.set(CensusWords.progress(rows.size(), board.playableCount()));
        underway.set(work == null ? "" : CensusWords.underway(board, work.underway()));
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
        int place = place(start);
        return place < 0 ? Optional.empty() : Optional.of(rows.get(place));
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
        table.rows().forEach(this::add);
        showProgress();
    }

    /** Whether starts are being counted. */
    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
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
            return rows.isEmpty() && !running.get()
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
        works.forEach(CensusWork::close);
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return works.stream().allMatch(CensusWork::isEnded);
    }
}
