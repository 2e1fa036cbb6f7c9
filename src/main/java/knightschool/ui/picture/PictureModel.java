package knightschool.ui.picture;

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
import knightschool.picture.SelectionFrame;
import knightschool.picture.file.NamedPicture;

/**
 * What was found in a picture and what a person corrects of it, each correction a step that can be taken back. The
 * reader runs on a worker; of several frames only the newest is read. Knows no toolkit.
 */
final class PictureModel implements AutoCloseable {
    private final NamedPicture picture;
    private final PictureReadingTask work;
    private final PictureUndoHistory steps = new PictureUndoHistory();
    private final ReadOnlyObjectWrapper<SelectionFrame> frame;
    private final ObjectProperty<PictureTool> tool = new SimpleObjectProperty<>(this, "tool", PictureTool.SQUARES);
    private final BooleanProperty near = new SimpleBooleanProperty(this, "near");
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final BooleanBinding found = Bindings.createBooleanBinding(() -> found().isPresent(), stateProperty());
    private final BooleanBinding canUndo;
    private final FoundBoards boards;
    private final PictureCorrections corrections;
    private boolean shownWhole;

    /** @param screen runs what changes this model, on the thread that calls it */
    PictureModel(NamedPicture picture, Executor screen) {
        this.picture = picture;
        this.work = new PictureReadingTask(picture, steps, screen);
        this.frame = new ReadOnlyObjectWrapper<>(this, "frame", whole());
        this.canUndo = work.busyProperty().or(steps.canUndoProperty());
        this.boards = new FoundBoards(steps, work.busyProperty());
        this.corrections = new PictureCorrections(steps, work.busyProperty(), tool, pointed);
        // Heard before what is drawn hears of it.
        stateProperty().addListener((_, _, now) -> shown(now));
        tool.addListener((_, _, _) -> forgetMovedFrame());
    }

    // What is shown

    NamedPicture picture() {
        return picture;
    }

    SelectionFrame whole() {
        return SelectionFrame.whole(picture.image().getWidth(), picture.image().getHeight());
    }

    ReadOnlyObjectProperty<PictureReadingState> stateProperty() {
        return steps.stateProperty();
    }

    Optional<CorrectedBoard> found() {
        return steps.now().found();
    }

    /** Whether there is a board. */
    BooleanBinding foundProperty() {
        return found;
    }

    /** The frame on screen: what was looked at, or what a person is dragging it to. */
    ReadOnlyObjectProperty<SelectionFrame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    ObjectProperty<PictureTool> toolProperty() {
        return tool;
    }

    /** Whether the board fills the space, where there is one, and not all that was looked at. */
    BooleanProperty nearProperty() {
        return near;
    }

    /** The square that keys mean, or {@link Board#NONE}. */
    IntegerProperty pointedProperty() {
        return pointed;
    }

    /** Whether the picture is being read. */
    ReadOnlyBooleanProperty busyProperty() {
        return work.busyProperty();
    }

    /** Whether there is a step, or a reading under way, to take back. */
    BooleanBinding canUndoProperty() {
        return canUndo;
    }

    ReadOnlyBooleanProperty canRedoProperty() {
        return steps.canRedoProperty();
    }

    // Reading

    /** Looks for a board in the whole picture. */
    void read() {
        read(Optional.empty());
    }

    /** Shows the whole picture at once, and looks for a board in all of it where it was seen already. */
    void showWhole() {
        boolean wasNear =
                near.get() && steps.now().frame().isEmpty() && !busyProperty().get();
        shownWhole = true;
        near.set(false);
        if (!wasNear) {
            read();
        }
    }

    /** Whether a person asked for the whole picture, so that a board in it is not shown near by itself. */
    boolean isShownWhole() {
        return shownWhole;
    }

    /** The part of the picture that is shown where the board is not shown near. */
    SelectionFrame shownPart() {
        return shownWhole ? whole() : steps.now().frame().orElse(whole());
    }

    private void read(Optional<SelectionFrame> part) {
        frame.set(part.orElse(whole()));
        work.find(part);
    }

    /** Shows a frame while it is dragged; nothing is read yet. */
    void dragFrame(SelectionFrame to) {
        frame.set(to);
    }

    /** Whether the frame on screen is another one than was looked at. */
    boolean isFrameMoved() {
        return !frame.get().equals(steps.now().frame().orElse(whole()));
    }

    /** Whether keys mean the frame: it was chosen, or there is nothing else. */
    boolean isFraming() {
        return tool.get() == PictureTool.FRAME || !found.get();
    }

    /** Looks for a board in the frame on screen. */
    void readFrame() {
        boolean all = frame.get().equals(whole());
        shownWhole = false;
        read(all ? Optional.empty() : Optional.of(frame.get()));
    }

    /**
     * Puts a grid of so many squares on the picture, where the one before was; in the frame where there was none or a
     * person has drawn one.
     */
    void setSides(int columns, int rows) {
        Optional<SelectionFrame> part = steps.now().frame();
        GridPlacement grid = found().map(CorrectedBoard::grid)
                .filter(_ -> part.isEmpty())
                .map(before -> before.withSides(columns, rows))
                .orElseGet(() -> GridPlacement.filling(frame.get(), columns, rows));
        if (found().map(CorrectedBoard::grid).filter(grid::equals).isEmpty()) {
            frame.set(part.orElse(whole()));
            work.lay(part, grid);
        }
    }

    /** A frame that keys moved, and in which nothing was looked for, goes with its tool. */
    private void forgetMovedFrame() {
        if (!busyProperty().get()) {
            frame.set(steps.now().frame().orElse(whole()));
        }
    }

    /** Gives up the reading under way: what was shown before stays. */
    void cancel() {
        work.cancel();
        frame.set(steps.now().frame().orElse(whole()));
    }

    /** The boards that were found, of which one is shown. */
    FoundBoards boards() {
        return boards;
    }

    // Correcting

    /** What a person corrects of the squares and the knight. */
    PictureCorrections corrections() {
        return corrections;
    }

    /** Takes the last step back; a reading under way is that step, and is given up. */
    void undo() {
        if (busyProperty().get()) {
            cancel();
        } else {
            steps.undo();
        }
    }

    /** Does the step again that was taken back last; a reading under way is given up. */
    void redo() {
        cancel();
        steps.redo();
    }

    private void shown(PictureReadingState now) {
        frame.set(now.frame().orElse(whole()));
        if (now.found().filter(board -> board.board().contains(pointed.get())).isEmpty()) {
            pointed.set(Board.NONE);
        }
    }

    /** See {@link PictureUndoHistory#lastCorrected}. */
    Optional<CorrectedBoard> lastCorrected() {
        return steps.lastCorrected();
    }

    boolean isSettled() {
        return !busyProperty().get();
    }

    /** Ends the work under way. */
    @Override
    public void close() {
        work.close();
    }
}
