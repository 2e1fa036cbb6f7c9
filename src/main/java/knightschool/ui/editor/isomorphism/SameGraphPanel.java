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
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.ui.command.Command;
import knightschool.ui.editor.model.EditorViewModel;
import knightschool.ui.editor.panel.SidePanel;
import knightschool.ui.shell.RecentFiles;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/**
 * The column that compares the graph of the editor's board with that of another one, from a file or from text on the
 * clipboard. Where they are the same the other board is drawn with the names that its squares have in this one. The
 * answer follows every edit, until another board is in front.
 */
public final class SameGraphPanel implements AutoCloseable {
    private static final double BOARD = SidePanel.WIDTH - 12;

    private final EditorViewModel model;
    private final Supplier<String> clipboard;
    private final BackgroundWork work = BackgroundWork.newest("same graph", Platform::runLater);
    private final Label verdict = SidePanel.words(SameGraphWords.TITLE, "strong", "answer-verdict");
    private final Label reason = SidePanel.words(SameGraphWords.ASK);
    private final RenamedBoard other;
    private final Region panel;

    /** Gives the other board, away from the JavaFX thread; empty until one is chosen. */
    private Optional<Supplier<Board>> chosen = Optional.empty();

    /**
     * @param file asks for the file of another board
     * @param close leads back to the facts
     */
    public SameGraphPanel(EditorViewModel model, RecentFiles recent, Supplier<Optional<Path>> file, Command close) {
        this(model, recent, file, close, () -> Clipboard.getSystemClipboard().getString());
    }

    SameGraphPanel(
            EditorViewModel model,
            RecentFiles recent,
            Supplier<Optional<Path>> file,
            Command close,
            Supplier<String> clipboard) {
        this.model = model;
        this.clipboard = clipboard;
        this.other = new RenamedBoard(model.pointedProperty(), BOARD);
        verdict.setId("same-graph");
        reason.setId("same-graph-reason");
        Button fromFile = new Button(SameGraphWords.FILE);
        fromFile.setId("same-graph-file");
        fromFile.setOnAction(_ -> file.get().ifPresent(this::compareFile));
        Button fromClipboard = new Button(SameGraphWords.CLIPBOARD);
        fromClipboard.setId("same-graph-clipboard");
        fromClipboard.setOnAction(_ -> compareText());
        OtherBoardMenu others = new OtherBoardMenu(model.boards(), recent, this::compare, this::compareFile);
        FlowPane sources = new FlowPane(8, 8, others.node(), fromFile, fromClipboard);
        this.panel =
                SidePanel.of("same-graph-panel", SameGraphWords.NAME, close, sources, verdict, reason, other.node());
        model.boardProperty().addListener(_ -> compareAgain());
        model.boards().frontProperty().addListener(_ -> forget());
        panel.sceneProperty().addListener(_ -> compareAgain());
    }

    public Node node() {
        return panel;
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
        chosen = Optional.of(others);
        say(SameGraphWords.TITLE, SameGraphWords.LOOKING);
        work.ask(ticket -> SameGraphAnswer.of(mine, others.get(), ticket::requireWanted), this::show, this::fail);
    }

    /** The board is another one; while nobody sees the column nothing is asked. */
    private void compareAgain() {
        work.cancel();
        chosen.filter(_ -> panel.getScene() != null).ifPresent(this::compareWith);
    }

    /** Another board is in front. */
    private void forget() {
        work.cancel();
        chosen = Optional.empty();
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
        work.close();
    }
}
