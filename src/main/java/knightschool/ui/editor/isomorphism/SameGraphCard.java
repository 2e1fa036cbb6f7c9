package knightschool.ui.editor.isomorphism;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.ui.editor.file.RecentFiles;
import knightschool.ui.editor.model.EditorViewModel;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;
import org.controlsfx.control.PopOver;

/**
 * The card that compares the graph of the editor's board with that of another one, from a file or from text on the
 * clipboard. Where they are the same the other board is drawn with the names that its squares have in this one.
 */
public final class SameGraphCard implements AutoCloseable {
    private static final double WIDTH = 360;

    private final EditorViewModel model;
    private final Supplier<String> clipboard;
    private final BackgroundWork work = BackgroundWork.newest("same graph", Platform::runLater);
    private final Label verdict = new Label(SameGraphWords.TITLE);
    private final Label reason = new Label(SameGraphWords.ASK);
    private final RenamedBoard other;
    private final PopOver popOver = new PopOver();

    /** @param file asks for the file of another board */
    public SameGraphCard(EditorViewModel model, RecentFiles recent, Supplier<Optional<Path>> file) {
        this(model, recent, file, () -> Clipboard.getSystemClipboard().getString());
    }

    SameGraphCard(
            EditorViewModel model, RecentFiles recent, Supplier<Optional<Path>> file, Supplier<String> clipboard) {
        this.model = model;
        this.clipboard = clipboard;
        this.other = new RenamedBoard(model.pointedProperty(), WIDTH);
        verdict.setId("same-graph");
        verdict.getStyleClass().addAll("strong", "answer-verdict");
        reason.setId("same-graph-reason");
        reason.setWrapText(true);
        reason.setMinHeight(38);
        Button fromFile = new Button(SameGraphWords.FILE);
        fromFile.setId("same-graph-file");
        fromFile.setOnAction(_ -> file.get().ifPresent(this::compareFile));
        Button fromClipboard = new Button(SameGraphWords.CLIPBOARD);
        fromClipboard.setId("same-graph-clipboard");
        fromClipboard.setOnAction(_ -> compareText());
        OtherBoardMenu others = new OtherBoardMenu(model.boards(), recent, this::compare, this::compareFile);
        FlowPane sources = new FlowPane(8, 8, others.node(), fromFile, fromClipboard);
        VBox box = new VBox(12, verdict, reason, other.node(), sources);
        box.getStyleClass().add("same-graph-card");
        box.setPrefWidth(WIDTH + 40);
        model.boardProperty().addListener(_ -> forget());
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
        compareWith(() -> BoardText.read(from));
    }

    private void compareText() {
        String text = clipboard.get();
        compareWith(() -> BoardText.parse(text == null ? "" : text));
    }

    private void compare(Board board) {
        compareWith(() -> board);
    }

    /** @param others gives the other board, away from the JavaFX thread */
    private void compareWith(Supplier<Board> others) {
        Board mine = model.board();
        say(SameGraphWords.TITLE, SameGraphWords.LOOKING);
        work.ask(ticket -> SameGraphAnswer.of(mine, others.get(), ticket::requireWanted), this::show, this::fail);
    }

    /** The board that was compared is no longer there. */
    private void forget() {
        work.cancel();
        say(SameGraphWords.TITLE, SameGraphWords.ASK);
    }

    private void say(String what, String why) {
        verdict.setText(what);
        reason.setText(why);
        other.show(Optional.empty());
    }

    private void show(SameGraphAnswer known) {
        say(SameGraphWords.verdict(known.answer()), SameGraphWords.reason(known));
        other.show(Optional.of(known));
    }

    private void fail(WorkFailure failure) {
        say(failure.what(), failure.remedy());
    }

    @Override
    public void close() {
        popOver.hide();
        work.close();
    }
}
