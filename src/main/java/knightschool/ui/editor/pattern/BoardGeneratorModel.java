package knightschool.ui.editor.pattern;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.board.edit.BoardPatternFactory;
import knightschool.files.InputFault;
import knightschool.hunt.CriticalSquareBoard;
import knightschool.play.level.LevelCollection;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.work.BackgroundWorker;

/** Creates boards from patterns, with the size of the current board. Each is a single edit. Free of JavaFX controls. */
public final class BoardGeneratorModel implements AutoCloseable {
    static final int MOST_WIDTH = 20;
    static final int MOST_SEED = 9999;

    private final BoardEditorModel model;
    private final Consumer<InputFault> faults;
    private final BackgroundWorker worker;
    private final IntegerProperty width = new SimpleIntegerProperty(this, "width", 2);
    private final IntegerProperty percent = new SimpleIntegerProperty(this, "percent", 20);
    private final IntegerProperty seed = new SimpleIntegerProperty(this, "seed", 1);
    private final IntegerProperty level = new SimpleIntegerProperty(this, "level", 1);
    private final ReadOnlyStringWrapper criticalSquareSentence =
            new ReadOnlyStringWrapper(this, "criticalSquareSentence", "");
    private Optional<CriticalSquareBoard> last = Optional.empty();
    private int lastSeed;

    /** The patterns that need no search. */
    enum Pattern {
        FULL,
        RING,
        CROSS,
        CORRIDOR,
        RANDOM,
        LEVEL
    }

    /** @param screen runs changes of the board on the thread that uses this model */
    public BoardGeneratorModel(BoardEditorModel model, Consumer<InputFault> faults, Executor screen) {
        this.model = model;
        this.faults = faults;
        this.worker = BackgroundWorker.newest("a board one square from no tour", screen);
        model.boardProperty().addListener(_ -> {
            worker.cancel();
            say();
        });
        model.boards().frontProperty().addListener(_ -> worker.cancel());
    }

    /** The width of a ring, of the bars of a cross and of a corridor, in squares. */
    IntegerProperty widthProperty() {
        return width;
    }

    /** The proportion of random holes, in percent. */
    IntegerProperty percentProperty() {
        return percent;
    }

    /** The random seed: the same seed gives the same board. Once a board is made, it is the seed of that board. */
    IntegerProperty seedProperty() {
        return seed;
    }

    IntegerProperty levelProperty() {
        return level;
    }

    /** Whether a search for a board is in progress. */
    ReadOnlyBooleanProperty busyProperty() {
        return worker.busyProperty();
    }

    /**
     * The sentence that names the square without which the current board has no tour, while that board is one found
     * here; empty otherwise.
     */
    ReadOnlyStringProperty criticalSquareSentenceProperty() {
        return criticalSquareSentence.getReadOnlyProperty();
    }

    static int levels() {
        return LevelCollection.all().size();
    }

    /** Replaces the board by a pattern. If the random board of the seed is there already, the next seed is used. */
    void make(Pattern pattern) {
        worker.cancel();
        if (pattern == Pattern.RANDOM && board(pattern).equals(model.board())) {
            nextSeed();
        }
        model.changes().become(BoardGeneratorWords.edit(pattern, this), board(pattern));
    }

    private Board board(Pattern pattern) {
        int columns = model.board().columns();
        int rows = model.board().rows();
        return switch (pattern) {
            case FULL -> Board.full(columns, rows);
            case RING -> BoardPatternFactory.ring(columns, rows, width.get());
            case CROSS -> BoardPatternFactory.cross(columns, rows, width.get());
            case CORRIDOR -> BoardPatternFactory.corridor(columns, rows, width.get());
            case RANDOM -> BoardPatternFactory.random(columns, rows, percent.get(), seed.get());
            case LEVEL -> LevelCollection.numbered(level.get()).board();
        };
    }

    /** Starts or stops the search for a board one square from no tour. */
    void toggleOneSquareAway() {
        if (worker.isBusy()) {
            worker.cancel();
        } else {
            oneSquareAway();
        }
    }

    void refuse(InputFault fault) {
        faults.accept(fault);
    }

    /**
     * Searches for a board of the current size whose tours depend on one square, and indicates that square. If the
     * board of the seed is there already, the next seed is used. Another edit cancels the search.
     */
    void oneSquareAway() {
        Board now = model.board();
        if (Math.max(now.columns(), now.rows()) > CriticalSquareBoard.MOST_SIDE) {
            faults.accept(BoardGeneratorWords.tooLarge(CriticalSquareBoard.MOST_SIDE));
            return;
        }
        if (isLast(now) && seed.get() == lastSeed) {
            nextSeed();
        }
        int begin = seed.get();
        worker.ask(
                context -> CriticalSquareBoard.find(now.columns(), now.rows(), begin, context::requireWanted),
                answer -> answer.ifPresentOrElse(
                        criticalSquare -> take(criticalSquare, begin),
                        () -> faults.accept(BoardGeneratorWords.noneFound())),
                failure -> faults.accept(failure.fault()));
    }

    /**
     * Takes over a board that was found.
     *
     * @param from the seed of the search; the field may have a different one by now
     */
    private void take(CriticalSquareBoard criticalSquare, int from) {
        last = Optional.of(criticalSquare);
        lastSeed = from;
        model.changes().become(BoardGeneratorWords.oneSquareAway(lastSeed), criticalSquare.board());
        model.pointedProperty().set(criticalSquare.square());
        say();
    }

    private void nextSeed() {
        seed.set(seed.get() % MOST_SEED + 1);
    }

    private boolean isLast(Board board) {
        return last.filter(criticalSquare -> criticalSquare.board().equals(board))
                .isPresent();
    }

    private void say() {
        Board board = model.board();
        criticalSquareSentence.set(last.filter(_ -> isLast(board))
                .map(criticalSquare -> BoardGeneratorWords.without(SquareNames.name(board, criticalSquare.square())))
                .orElse(""));
    }

    @Override
    public void close() {
        worker.close();
    }
}
