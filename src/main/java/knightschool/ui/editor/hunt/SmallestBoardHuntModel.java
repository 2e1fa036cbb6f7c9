package knightschool.ui.editor.hunt;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.hunt.BoardCondition;
import knightschool.hunt.BoardConditionCheck;
import knightschool.hunt.SmallestBoardHuntKind;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.WorkFailure;

/**
 * A hunt for the smallest board with a property: the edited board is judged live, and the smallest board that the user
 * found is remembered. Free of JavaFX controls.
 */
public final class SmallestBoardHuntModel implements AutoCloseable {
    private final BoardEditorModel editor;
    private final BackgroundWorker worker;
    private final BiFunction<SmallestBoardHuntKind, Board, Judgement> judge;
    private final ObjectProperty<SmallestBoardHuntKind> hunt =
            new SimpleObjectProperty<>(this, "hunt", SmallestBoardHuntKind.NO_TOUR);
    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final BooleanProperty uncovered = new SimpleBooleanProperty(this, "uncovered");
    private final ReadOnlyObjectWrapper<Judgement> judgement =
            new ReadOnlyObjectWrapper<>(this, "judgement", Judgement.NONE);
    private final Map<SmallestBoardHuntKind, Integer> best = new EnumMap<>(SmallestBoardHuntKind.class);

    /**
     * The judgement of a board.
     *
     * @param squares the number of squares that are not holes
     * @param met whether the board fulfils each condition; empty if the board is too large to be judged, or if that
     *     failed
     * @param failure why the board could not be judged, if it could not
     */
    record Judgement(int squares, Optional<Map<BoardCondition, Boolean>> met, Optional<WorkFailure> failure) {
        static final Judgement NONE = new Judgement(0, Optional.empty());

        Judgement(int squares, Optional<Map<BoardCondition, Boolean>> met) {
            this(squares, met, Optional.empty());
        }

        static Judgement failed(Board board, WorkFailure failure) {
            return new Judgement(board.playableCount(), Optional.empty(), Optional.of(failure));
        }

        boolean isPrey() {
            return met.map(all -> all.values().stream().allMatch(holds -> holds))
                    .orElse(false);
        }
    }

    /** @param screen runs changes of this model on the thread that uses it */
    public SmallestBoardHuntModel(BoardEditorModel editor, Executor screen) {
        this(editor, screen, SmallestBoardHuntModel::judged);
    }

    /** @param judge judges a board */
    SmallestBoardHuntModel(
            BoardEditorModel editor, Executor screen, BiFunction<SmallestBoardHuntKind, Board, Judgement> judge) {
        this.editor = editor;
        this.judge = judge;
        this.worker = BackgroundWorker.newest("a hunt", screen);
        editor.boardProperty().addListener(_ -> judge());
        open.addListener(_ -> judge());
        hunt.addListener(_ -> {
            uncovered.set(false);
            judge();
        });
    }

    ObjectProperty<SmallestBoardHuntKind> huntProperty() {
        return hunt;
    }

    /** Whether the hunt is open; boards are judged only then. */
    public BooleanProperty openProperty() {
        return open;
    }

    /** Whether the program's smallest board is shown. */
    BooleanProperty uncoveredProperty() {
        return uncovered;
    }

    /** The latest judgement, which may briefly be about the previous board. */
    ReadOnlyObjectProperty<Judgement> judgementProperty() {
        return judgement.getReadOnlyProperty();
    }

    /** Returns the number of squares of the smallest board that the user found in this hunt. */
    OptionalInt best() {
        Integer squares = best.get(hunt.get());
        return squares == null ? OptionalInt.empty() : OptionalInt.of(squares);
    }

    private void judge() {
        if (!open.get()) {
            return;
        }
        Board board = editor.board();
        SmallestBoardHuntKind problem = hunt.get();
        worker.ask(
                _ -> judge.apply(problem, board),
                result -> {
                    if (result.isPrey() && !isShown(problem, result)) {
                        best.merge(problem, result.squares(), Math::min);
                    }
                    judgement.set(result);
                },
                failure -> judgement.set(Judgement.failed(board, failure)));
    }

    /**
     * Returns whether a board is as small as the one that the program shows, in which case it is not a find of the
     * user.
     */
    private boolean isShown(SmallestBoardHuntKind problem, Judgement result) {
        return uncovered.get() && result.squares() == problem.best().playableCount();
    }

    private static Judgement judged(SmallestBoardHuntKind hunt, Board board) {
        boolean small = board.playableCount() <= BoardConditionCheck.MOST_SQUARES;
        return new Judgement(
                board.playableCount(), small ? Optional.of(BoardConditionCheck.of(hunt, board)) : Optional.empty());
    }

    /** Reveals or hides the program's smallest board. */
    void toggleCover() {
        uncovered.set(!uncovered.get());
    }

    /** Replaces the board by the program's smallest board, as a single edit. */
    void takeBest() {
        editor.changes().become(SmallestBoardHuntWords.TAKE_BEST, hunt.get().best());
    }

    @Override
    public void close() {
        worker.close();
    }
}
