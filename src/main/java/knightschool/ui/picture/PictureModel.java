package knightschool.ui.picture;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.picture.GridPlacement;
import knightschool.picture.NamedPicture;
import knightschool.picture.PictureFrame;
import knightschool.picture.PictureReader;
import knightschool.picture.PictureReading;
import knightschool.ui.work.BackgroundWork;

/**
 * What was found in a picture and what a person corrects of it, each correction a step that can be taken back. The
 * reader runs on a worker; of several frames only the newest is read. Knows no toolkit.
 */
final class PictureModel implements AutoCloseable {
    private final NamedPicture picture;
    private final BackgroundWork worker;
    private final ReadOnlyObjectWrapper<PictureState> state =
            new ReadOnlyObjectWrapper<>(this, "state", PictureState.UNREAD);
    private final ReadOnlyObjectWrapper<PictureFrame> frame;
    private final ObjectProperty<PictureTool> tool = new SimpleObjectProperty<>(this, "tool", PictureTool.SQUARES);
    private final BooleanProperty near = new SimpleBooleanProperty(this, "near");
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper(this, "canUndo");
    private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper(this, "canRedo");
    private final BooleanBinding found =
            Bindings.createBooleanBinding(() -> state.get().found().isPresent(), state);
    private final StateHistory<PictureState> history = new StateHistory<>();
    private Optional<PictureState> strokeBegan = Optional.empty();
    private boolean makesHoles;

    /** @param screen runs what changes this model, on the thread that calls it */
    PictureModel(NamedPicture picture, Executor screen) {
        this.picture = picture;
        this.worker = BackgroundWork.newest("picture reader", screen);
        this.frame = new ReadOnlyObjectWrapper<>(this, "frame", whole());
    }

    // What is shown

    NamedPicture picture() {
        return picture;
    }

    PictureFrame whole() {
        return PictureFrame.whole(picture.image().getWidth(), picture.image().getHeight());
    }

    ReadOnlyObjectProperty<PictureState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    Optional<CorrectedBoard> found() {
        return state.get().found();
    }

    /** Whether there is a board. */
    BooleanBinding foundProperty() {
        return found;
    }

    /** The frame on screen: what was looked at, or what a person is dragging it to. */
    ReadOnlyObjectProperty<PictureFrame> frameProperty() {
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
        return worker.busyProperty();
    }

    ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canRedoProperty() {
        return canRedo.getReadOnlyProperty();
    }

    // Reading

    /** Looks for a board in the whole picture. */
    void read() {
        read(Optional.empty());
    }

    private void read(Optional<PictureFrame> part) {
        read(part, check -> PictureReader.read(picture.image(), part, check));
    }

    /** How a picture is read, ended early by what the check throws. */
    @FunctionalInterface
    private interface Reading {
        PictureReading of(Runnable check);
    }

    private void read(Optional<PictureFrame> part, Reading reading) {
        frame.set(part.orElse(whole()));
        worker.ask(
                ticket -> reading.of(ticket::requireWanted),
                read -> put(PictureState.found(part, CorrectedBoard.of(read))),
                failure -> put(PictureState.refused(part, failure.fault())));
    }

    /** Shows a frame while it is dragged; nothing is read yet. */
    void dragFrame(PictureFrame to) {
        frame.set(to);
    }

    /** Whether the frame on screen is another one than was looked at. */
    boolean isFrameMoved() {
        return !frame.get().equals(state.get().frame().orElse(whole()));
    }

    /** Looks for a board in the frame on screen. */
    void readFrame() {
        boolean all = frame.get().equals(whole());
        read(all ? Optional.empty() : Optional.of(frame.get()));
    }

    /**
     * Puts a grid of so many squares on the picture, where the one before was; in the frame where there was none or a
     * person has drawn one.
     */
    void setSides(int columns, int rows) {
        Optional<PictureFrame> part = state.get().frame();
        GridPlacement grid = found().map(CorrectedBoard::grid)
                .filter(_ -> part.isEmpty())
                .map(before -> resized(before, columns, rows))
                .orElseGet(() -> GridPlacement.filling(frame.get(), columns, rows));
        if (found().map(CorrectedBoard::grid).filter(grid::equals).isEmpty()) {
            read(part, check -> PictureReader.read(picture.image(), grid, check));
        }
    }

    private static GridPlacement resized(GridPlacement grid, int columns, int rows) {
        return new GridPlacement(
                grid.originX(),
                grid.originY(),
                grid.cellWidth() * grid.columns() / columns,
                grid.cellHeight() * grid.rows() / rows,
                grid.angle(),
                columns,
                rows);
    }

    /** Gives up the reading under way: what was shown before stays. */
    void cancel() {
        worker.cancel();
        frame.set(state.get().frame().orElse(whole()));
    }

    // Correcting

    /** The mouse goes down on a square, or a key means it. */
    void press(int square) {
        if (tool.get() == PictureTool.KNIGHT) {
            placeKnight(square);
        } else {
            beginStroke(square);
        }
    }

    private void beginStroke(int square) {
        on(square).ifPresent(now -> {
            makesHoles = now.board().isPlayable(square);
            strokeBegan = Optional.of(state.get());
            paint(now, square);
        });
    }

    /** What was found, where that has this square. */
    private Optional<CorrectedBoard> on(int square) {
        return found().filter(now -> now.board().contains(square));
    }

    /** The mouse is drawn over a square while it is down. */
    void drag(int square) {
        if (strokeBegan.isPresent()) {
            on(square).ifPresent(now -> paint(now, square));
        }
    }

    /** The mouse goes up: what was drawn is one step. */
    void release() {
        strokeBegan.filter(before -> before != state.get()).ifPresent(history::leave);
        strokeBegan = Optional.empty();
        tellHistory();
    }

    /** The last playable square stays: a board has one at least. */
    private void paint(CorrectedBoard now, int square) {
        boolean last = makesHoles && now.board().playableCount() == 1;
        if (now.board().isPlayable(square) == makesHoles && !last) {
            show(PictureState.found(state.get().frame(), now.withHole(square, makesHoles)));
        }
    }

    /** Makes a hole of a square, or a square of a hole. */
    void toggle(int square) {
        beginStroke(square);
        release();
    }

    /** Sets the knight on a square, or takes it away from there. */
    void placeKnight(int square) {
        on(square).ifPresent(now -> {
            int there = now.board().start() == square ? Board.NONE : square;
            put(PictureState.found(state.get().frame(), now.withKnight(there)));
        });
    }

    /** Points at the next doubtful square. */
    void pointAtNextDoubt() {
        Set<Integer> doubtful = found().map(CorrectedBoard::doubtfulSquares).orElse(Set.of());
        doubtful.stream()
                .filter(square -> square > pointed.get())
                .findFirst()
                .or(() -> doubtful.stream().findFirst())
                .ifPresent(pointed::set);
    }

    void undo() {
        release();
        history.back(state.get()).ifPresent(this::bringBack);
    }

    void redo() {
        release();
        history.forth(state.get()).ifPresent(this::bringBack);
    }

    private void bringBack(PictureState other) {
        worker.cancel();
        show(other);
    }

    /** A step that can be taken back, except for the first look. */
    private void put(PictureState next) {
        release();
        if (state.get() != PictureState.UNREAD) {
            history.leave(state.get());
        }
        show(next);
    }

    private void show(PictureState next) {
        state.set(next);
        frame.set(next.frame().orElse(whole()));
        if (next.found().filter(now -> now.board().contains(pointed.get())).isEmpty()) {
            pointed.set(Board.NONE);
        }
        tellHistory();
    }

    private void tellHistory() {
        canUndo.set(history.canGoBack() || strokeBegan.isPresent());
        canRedo.set(history.canGoForth());
    }

    /** The board that a person corrected last, be it one that a later reading took the place of. */
    Optional<CorrectedBoard> lastCorrected() {
        return Optional.of(state.get())
                .filter(PictureState::isCorrected)
                .or(() -> history.newest(PictureState::isCorrected))
                .flatMap(PictureState::found);
    }

    boolean isSettled() {
        return !worker.isBusy();
    }

    /** Ends the work under way. */
    @Override
    public void close() {
        worker.close();
    }
}
