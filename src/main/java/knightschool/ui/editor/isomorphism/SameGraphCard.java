package knightschool.ui.editor.isomorphism;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.BoardGeometry;
import knightschool.drawing.RenamedBoardDrawing;
import knightschool.drawing.Sketch;
import knightschool.ui.board.SketchCanvas;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;
import org.controlsfx.control.PopOver;

/**
 * The card that compares the graph of the editor's board with that of another one, from a file or from text on the
 * clipboard. Where they are the same the other board is drawn with the names that its squares have in this one.
 */
public final class SameGraphCard implements AutoCloseable {
    private static final double WIDTH = 360;
    private static final int MOST_SIDE = 56;

    private final Supplier<Board> board;
    private final Supplier<String> clipboard;
    private final BackgroundWork work = BackgroundWork.newest("same graph", Platform::runLater);
    private final Label verdict = new Label(SameGraphWords.TITLE);
    private final Label reason = new Label(SameGraphWords.ASK);
    private final SketchCanvas other = new SketchCanvas();
    private final PopOver popOver = new PopOver();

    /** @param file asks for the file of another board */
    public SameGraphCard(Supplier<Board> board, Supplier<Optional<Path>> file) {
        this(board, file, () -> Clipboard.getSystemClipboard().getString());
    }

    public SameGraphCard(Supplier<Board> board, Supplier<Optional<Path>> file, Supplier<String> clipboard) {
        this.board = board;
        this.clipboard = clipboard;
        verdict.setId("same-graph");
        verdict.getStyleClass().addAll("strong", "answer-verdict");
        reason.setId("same-graph-reason");
        reason.setWrapText(true);
        reason.setMinHeight(38);
        other.setId("same-graph-board");
        Button fromFile = new Button(SameGraphWords.FILE);
        fromFile.setId("same-graph-file");
        fromFile.setOnAction(_ -> file.get().ifPresent(this::compareFile));
        Button fromClipboard = new Button(SameGraphWords.CLIPBOARD);
        fromClipboard.setId("same-graph-clipboard");
        fromClipboard.setOnAction(_ -> compareText());
        VBox box = new VBox(12, verdict, reason, other, new HBox(8, fromFile, fromClipboard));
        box.getStyleClass().add("same-graph-card");
        box.setPrefWidth(WIDTH);
        popOver.getStyleClass().add("choice-popover");
        popOver.setContentNode(box);
        popOver.setArrowLocation(PopOver.ArrowLocation.RIGHT_TOP);
        popOver.setDetachable(false);
        popOver.setHeaderAlwaysVisible(false);
        popOver.setAnimated(false);
    }

    /** Opens the card beside a control, or closes it. */
    public void toggle(Node beside) {
        if (popOver.isShowing()) {
            popOver.hide();
        } else {
            popOver.show(beside);
        }
    }

    public boolean isUnderWay() {
        return work.busyProperty().get();
    }

    private void compareFile(Path from) {
        Board mine = board.get();
        ask(ticket -> SameGraphAnswer.of(mine, BoardText.read(from), ticket::requireWanted));
    }

    private void compareText() {
        String text = clipboard.get();
        Board mine = board.get();
        ask(ticket -> SameGraphAnswer.of(mine, BoardText.parse(text == null ? "" : text), ticket::requireWanted));
    }

    private void ask(BackgroundWork.Work<SameGraphAnswer> how) {
        verdict.setText(SameGraphWords.TITLE);
        reason.setText(SameGraphWords.LOOKING);
        other.setSketch(Sketch.EMPTY);
        work.ask(how, this::show, this::fail);
    }

    private void show(SameGraphAnswer known) {
        verdict.setText(SameGraphWords.verdict(known.answer()));
        reason.setText(SameGraphWords.reason(known));
        other.setSketch(RenamedBoardDrawing.of(BoardGeometry.fit(known.other(), WIDTH, WIDTH, MOST_SIDE), known::name));
    }

    private void fail(WorkFailure failure) {
        verdict.setText(failure.what());
        reason.setText(failure.remedy());
    }

    @Override
    public void close() {
        popOver.hide();
        work.close();
    }
}
