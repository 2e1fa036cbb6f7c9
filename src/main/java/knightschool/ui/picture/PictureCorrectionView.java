package knightschool.ui.picture;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import knightschool.board.Board;
import knightschool.picture.WalkClickScriptFormat;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.TextClipboardWriter;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.shell.SceneHost;

/** An open picture: the picture with the found board on the left, the findings and the controls beside it. */
final class PictureCorrectionView implements PictureCorrectionCommands.Results, AutoCloseable {
    private final SceneHost shell;
    private final PictureCorrectionModel model;
    private final PictureShortestWalkModel solution;
    private final DocumentFileManager documents;
    private final ObjectProperty<WalkClickScriptFormat> format =
            new SimpleObjectProperty<>(this, "format", WalkClickScriptFormat.CSV);
    private final PictureCorrectionCommands commands;
    private final PictureCorrectionCanvas canvas;
    private final HBox box;
    private final Receiver receiver;

    /**
     * The scene that receives the board.
     *
     * @param longestSide the longest side of a board there, in squares
     * @param take receives the board that the user takes
     * @param back runs when the user goes back without a board
     */
    record Receiver(int longestSide, Consumer<Board> take, Runnable back) {}

    PictureCorrectionView(
            SceneHost shell, DownscaledPicture.WithOriginal loaded, DocumentFileManager documents, Receiver receiver) {
        this.shell = shell;
        this.receiver = receiver;
        this.model = new PictureCorrectionModel(loaded.picture(), receiver.longestSide(), Platform::runLater);
        this.solution = new PictureShortestWalkModel(model, Platform::runLater);
        this.documents = documents;
        this.commands = new PictureCorrectionCommands(model, solution, this);
        this.canvas = new PictureCorrectionCanvas(model, solution, loaded.preview(), commands.playback()::takes);
        HBox.setHgrow(canvas, Priority.ALWAYS);
        this.box = new HBox(canvas, new PictureSidePanel(model, solution, commands, format, shell.messages()::show));
        box.getStyleClass().add("picture-pane");
    }

    void begin() {
        focus();
        model.read();
    }

    Node node() {
        return box;
    }

    /** Returns the signs on the squares found in the picture. */
    List<LegendEntry> signs() {
        return canvas.signs();
    }

    @Override
    public void focus() {
        canvas.requestFocus();
    }

    List<Command> commands() {
        return commands.offered();
    }

    /** Returns the gestures on the picture now: while keys step through the walk, they act on no square. */
    List<GestureDescription> gestures() {
        return PictureCorrectionWords.gestures(commands.playback().takesKeys());
    }

    @Override
    public void take() {
        model.corrections().release();
        model.correctedBoard().map(CorrectedBoard::board).ifPresent(receiver.take());
    }

    @Override
    public void back() {
        receiver.back().run();
    }

    @Override
    public void copyClicks() {
        solution.clicks(format.get()).ifPresent(clicks -> {
            TextClipboardWriter.copy(clicks);
            shell.messages().report(PictureCorrectionWords.COPIED);
        });
    }

    @Override
    public void saveClicks() {
        WalkClickScriptFormat clickFormat = format.get();
        solution.clicks(clickFormat)
                .ifPresent(clicks -> documents.export(kind(clickFormat), clicks, PictureCorrectionWords.CLICKS));
    }

    private static DocumentTypeDescriptor<String> kind(WalkClickScriptFormat format) {
        return DocumentTypeDescriptor.export(
                PictureCorrectionWords.SAVE_TITLE,
                List.of(FileDialogFormat.of(PictureCorrectionWords.format(format), format.ending())),
                (_, clicks, _) -> clicks.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the last corrected board; see {@link PictureCorrectionModel#lastCorrected}. */
    Optional<CorrectedBoard> lastCorrected() {
        return model.lastCorrected();
    }

    PictureCorrectionState state() {
        return model.stateProperty().get();
    }

    /** Ends the work in progress; the state stays. */
    void rest() {
        model.corrections().release();
        model.cancel();
        solution.stop();
        solution.playback().playback().pause();
    }

    boolean isSettled() {
        return model.isSettled() && solution.isSettled() && canvas.isStill();
    }

    @Override
    public void close() {
        canvas.close();
        model.close();
        solution.close();
    }
}
