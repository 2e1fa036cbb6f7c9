package knightschool.ui.picture;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.picture.GridPlacement;
import knightschool.picture.PictureReading;
import knightschool.picture.SelectionFrame;
import knightschool.picture.file.NamedPicture;

/**
 * The model of an open picture: finds a board in the picture, and applies the user's corrections, each of which can be
 * undone. The reader runs on a worker; of several frames only the newest is read. Free of JavaFX controls.
 */
final class PictureCorrectionModel implements AutoCloseable {
    private final NamedPicture picture;
    private final int longestSide;
    private final BackgroundPictureReader work;
    private final PictureCorrectionHistory steps = new PictureCorrectionHistory();
    private final ReadOnlyObjectWrapper<SelectionFrame> frame;
    private final ObjectProperty<PictureCorrectionTool> tool =
            new SimpleObjectProperty<>(this, "tool", PictureCorrectionTool.SQUARES);
    private final BooleanProperty near = new SimpleBooleanProperty(this, "near");
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final BooleanBinding found =
            Bindings.createBooleanBinding(() -> correctedBoard().isPresent(), stateProperty());
    private final BooleanBinding canUndo;
    private final BooleanBinding hasOthers;
    private final FoundBoardCorrector corrections;
    private boolean shownWhole;

    /**
     * @param longestSide the longest side of a board in the scene that receives it, in squares
     * @param screen runs changes of this model on the thread that uses it
     */
    PictureCorrectionModel(NamedPicture picture, int longestSide, Executor screen) {
        this.picture = picture;
        this.longestSide = longestSide;
        this.work = new BackgroundPictureReader(picture, steps, screen);
        this.frame = new ReadOnlyObjectWrapper<>(this, "frame", whole());
        this.canUndo = work.busyProperty().or(steps.canUndoProperty());
        this.hasOthers =
                Bindings.createBooleanBinding(() -> !steps.now().others().isEmpty(), steps.stateProperty());
        this.corrections = new FoundBoardCorrector(steps, this);
        // Heard before what is drawn hears of it.
        stateProperty().addListener((_, _, now) -> applyResult(now));
        tool.addListener((_, _, _) -> forgetMovedFrame());
    }

    // What is shown

    NamedPicture picture() {
        return picture;
    }

    int longestSide() {
        return longestSide;
    }

    SelectionFrame whole() {
        return SelectionFrame.whole(picture.image().getWidth(), picture.image().getHeight());
    }

    ReadOnlyObjectProperty<PictureCorrectionState> stateProperty() {
        return steps.stateProperty();
    }

    Optional<CorrectedBoard> correctedBoard() {
        return steps.now().board();
    }

    /** Whether a board was found. */
    BooleanBinding foundProperty() {
        return found;
    }

    /** The frame on screen: the part that was searched, or the frame as the user is dragging it. */
    ReadOnlyObjectProperty<SelectionFrame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    ObjectProperty<PictureCorrectionTool> toolProperty() {
        return tool;
    }

    /** Whether the view shows the board, if there is one, rather than the complete searched part. */
    BooleanProperty nearProperty() {
        return near;
    }

    /** The square that keys act on, or {@link Board#NONE}. */
    IntegerProperty pointedProperty() {
        return pointed;
    }

    /** Whether the picture is being read. */
    ReadOnlyBooleanProperty busyProperty() {
        return work.busyProperty();
    }

    /** Whether there is a step, or a reading in progress, to undo. */
    BooleanBinding canUndoProperty() {
        return canUndo;
    }

    ReadOnlyBooleanProperty canRedoProperty() {
        return steps.canRedoProperty();
    }

    // Reading

    /** Searches the whole picture for a board. */
    void read() {
        read(Optional.empty());
    }

    /** Shows the whole picture at once, and searches all of it if it was shown already. */
    void showWhole() {
        boolean wasNear =
                near.get() && steps.now().frame().isEmpty() && !busyProperty().get();
        shownWhole = true;
        near.set(false);
        if (!wasNear) {
            read();
        }
    }

    /** Returns whether the user asked for the whole picture, so that the view does not zoom in on a board by itself. */
    boolean isShownWhole() {
        return shownWhole;
    }

    /** Returns the part of the picture that is shown when the view does not zoom in on the board. */
    SelectionFrame shownPart() {
        return shownWhole ? whole() : steps.now().frame().orElse(whole());
    }

    private void read(Optional<SelectionFrame> part) {
        frame.set(part.orElse(whole()));
        work.find(part);
    }

    /** Shows a frame while it is dragged, without reading. */
    void dragFrame(SelectionFrame to) {
        frame.set(to);
    }

    /** Returns whether the frame on screen differs from the searched part. */
    boolean isFrameMoved() {
        return !frame.get().equals(steps.now().frame().orElse(whole()));
    }

    /** Returns whether keys act on the frame, because its tool is selected or no board was found. */
    boolean isFraming() {
        return tool.get() == PictureCorrectionTool.FRAME || !found.get();
    }

    /** Searches the frame on screen for a board. */
    void readFrame() {
        boolean all = frame.get().equals(whole());
        shownWhole = false;
        read(all ? Optional.empty() : Optional.of(frame.get()));
    }

    /**
     * Puts a grid of the given size on the picture: in place of the previous grid, or in the frame if there was none or
     * the user has drawn a frame.
     */
    void setSides(int columns, int rows) {
        Optional<SelectionFrame> part = steps.now().frame();
        GridPlacement grid = correctedBoard()
                .map(CorrectedBoard::grid)
                .filter(_ -> part.isEmpty())
                .map(before -> before.withSides(columns, rows))
                .orElseGet(() -> GridPlacement.filling(frame.get(), columns, rows));
        if (correctedBoard().map(CorrectedBoard::grid).filter(grid::equals).isEmpty()) {
            frame.set(part.orElse(whole()));
            work.lay(part, grid);
        }
    }

    /** Resets a frame that was moved by keys but not searched, when its tool is left. */
    private void forgetMovedFrame() {
        if (!busyProperty().get()) {
            frame.set(steps.now().frame().orElse(whole()));
        }
    }

    /** Cancels the reading in progress; the previous display stays. */
    void cancel() {
        work.cancel();
        frame.set(steps.now().frame().orElse(whole()));
    }

    // Boards

    /** Whether boards other than the shown one were found. */
    BooleanBinding hasOthersProperty() {
        return hasOthers;
    }

    /** Shows the next board, or the first one after the last. */
    void nextBoard() {
        List<PictureReading> boards = steps.now().boards();
        if (boards.size() > 1) {
            showBoard((steps.now().shownIndex() + 1) % boards.size());
        }
    }

    /**
     * Shows the next board, or the previous one if {@code by} is negative.
     *
     * @return whether there is one
     */
    boolean goToBoard(int by) {
        int to = steps.now().shownIndex() + by;
        boolean is = steps.now().shownIndex() >= 0
                && to >= 0
                && to < steps.now().boards().size();
        if (is) {
            showBoard(to);
        }
        return is;
    }

    /** Shows the board with the given index. This is a step that also leaves the corrections of the previous board. */
    void showBoard(int index) {
        if (!busyProperty().get()) {
            steps.put(steps.now().with(CorrectedBoard.of(steps.now().boards().get(index), false)));
        }
    }

    // Correcting

    FoundBoardCorrector corrections() {
        return corrections;
    }

    /** Undoes the last step, or cancels a reading in progress. */
    void undo() {
        if (busyProperty().get()) {
            cancel();
        } else {
            steps.undo();
        }
    }

    /** Redoes the last undone step; a reading in progress is cancelled. */
    void redo() {
        cancel();
        steps.redo();
    }

    private void applyResult(PictureCorrectionState now) {
        frame.set(now.frame().orElse(whole()));
        if (now.board().filter(board -> board.board().contains(pointed.get())).isEmpty()) {
            pointed.set(Board.NONE);
        }
    }

    /** Returns the last corrected board; see {@link PictureCorrectionHistory#lastCorrected}. */
    Optional<CorrectedBoard> lastCorrected() {
        return steps.lastCorrected();
    }

    boolean isSettled() {
        return !busyProperty().get();
    }

    /** Ends the work in progress. */
    @Override
    public void close() {
        work.close();
    }
}
