package knightschool.ui.picture;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import knightschool.files.InputFault;
import knightschool.picture.GridPlacement;
import knightschool.picture.SelectionFrame;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.reading.PictureReader;
import knightschool.ui.work.BackgroundWorker;

/**
 * Finds boards in a picture on a background thread, and adds each result to the undo history of the picture as a step.
 * A new request replaces the previous one.
 */
final class BackgroundPictureReader implements AutoCloseable {
    private final NamedPicture picture;
    private final PictureCorrectionHistory steps;
    private final BackgroundWorker worker;

    /** @param screen runs changes of the steps on the thread that uses this task */
    BackgroundPictureReader(NamedPicture picture, PictureCorrectionHistory steps, Executor screen) {
        this.picture = picture;
        this.steps = steps;
        this.worker = BackgroundWorker.newest("picture reader", screen);
    }

    /** Whether the picture is being read. */
    ReadOnlyBooleanProperty busyProperty() {
        return worker.busyProperty();
    }

    /**
     * Searches for a board.
     *
     * @param part the part to search; empty for the whole picture
     */
    void find(Optional<SelectionFrame> part) {
        read(
                check -> PictureReader.readAll(picture.image(), part, check),
                read -> steps.put(PictureCorrectionState.ofBoards(part, read)),
                fault -> steps.put(PictureCorrectionState.refused(part, fault)));
    }

    /**
     * Reads the squares of a grid of the size that the user typed. If the grid does not fit, an existing board stays
     * and the reason is shown.
     */
    void lay(Optional<SelectionFrame> part, GridPlacement grid) {
        read(
                check -> PictureReader.read(picture.image(), grid, check),
                read -> steps.put(PictureCorrectionState.ofBoard(part, CorrectedBoard.of(read, true))),
                fault -> sizeRefused(part, fault));
    }

    private void sizeRefused(Optional<SelectionFrame> part, InputFault fault) {
        if (steps.now().board().isPresent()) {
            steps.amend(steps.now().refusing(fault));
        } else {
            steps.put(PictureCorrectionState.refused(part, fault));
        }
    }

    /** Reads a picture; ends early if the check throws. */
    @FunctionalInterface
    private interface Reading<T> {
        T of(Runnable check);
    }

    private <T> void read(Reading<T> reading, Consumer<T> receiver, Consumer<InputFault> refused) {
        steps.endStroke();
        worker.ask(context -> reading.of(context::requireWanted), receiver, failure -> refused.accept(failure.fault()));
    }

    void cancel() {
        worker.cancel();
    }

    /** Ends the work in progress. */
    @Override
    public void close() {
        worker.close();
    }
}
