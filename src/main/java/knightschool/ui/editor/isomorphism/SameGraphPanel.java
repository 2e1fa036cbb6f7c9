package knightschool.ui.editor.isomorphism;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.editor.file.BoardAndFileNames;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;
import knightschool.ui.editor.panel.SidePanelFactory;
import knightschool.ui.shell.RecentFiles;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.WorkFailure;

/**
 * The column that compares the graph of the editor's board with that of another board, from a file or from text on the
 * clipboard. If the graphs are isomorphic, the other board is drawn with the corresponding square names of this one.
 * The answer follows every edit until another board becomes current. The other board stays as it was chosen, even if
 * its file changes.
 */
public final class SameGraphPanel implements AutoCloseable {
    private static final double BOARD = SidePanelFactory.WIDTH - 12;

    private final BoardEditorModel model;
    private final Supplier<String> clipboard;
    private final BackgroundWorker worker = BackgroundWorker.newest("same graph", Platform::runLater);
    private final Label verdict = LabelFactory.wrapped(SameGraphWords.TITLE, "strong", "answer-verdict");
    private final Label reason = NodeStyle.named(LabelFactory.wrapped(SameGraphWords.ASK), "same-graph-reason");
    private final RelabelledBoardView other;
    private final Region panel;

    /** The other board; empty until one is chosen and read. Later changes to its file are ignored. */
    private Optional<Board> otherBoard = Optional.empty();

    /** The editor's board at the last comparison; empty if it has changed since. */
    private Optional<Board> compared = Optional.empty();

    /**
     * @param file asks for the file of another board
     * @param close returns to the facts
     */
    public SameGraphPanel(BoardEditorModel model, RecentFiles recent, Supplier<Optional<Path>> file, Command close) {
        this(model, recent, file, close, () -> Clipboard.getSystemClipboard().getString());
    }

    SameGraphPanel(
            BoardEditorModel model,
            RecentFiles recent,
            Supplier<Optional<Path>> file,
            Command close,
            Supplier<String> clipboard) {
        this.model = model;
        this.clipboard = clipboard;
        this.other = new RelabelledBoardView(model.pointedProperty(), BOARD);
        verdict.setId("same-graph");
        Button fromFile = NodeStyle.named(new Button(SameGraphWords.FILE), "same-graph-file");
        fromFile.setOnAction(_ -> file.get().ifPresent(this::read));
        Button fromClipboard = NodeStyle.named(new Button(SameGraphWords.CLIPBOARD), "same-graph-clipboard");
        fromClipboard.setOnAction(_ -> readText());
        OtherBoardMenu menu = new OtherBoardMenu(model.boards(), recent, this::choose, this::read);
        FlowPane sources = new FlowPane(8, 8, menu.node(), fromFile, fromClipboard);
        this.panel = SidePanelFactory.of(
                "same-graph-panel", SameGraphWords.NAME, close, sources, verdict, reason, other.node());
        model.boardProperty().addListener((_, before, now) -> edited(before, now));
        model.strokes().underWayProperty().addListener((_, _, _) -> compare());
        model.boards().frontProperty().addListener(_ -> leave());
        panel.sceneProperty().addListener(_ -> compare());
    }

    public Node node() {
        return panel;
    }

    public boolean isUnderWay() {
        return worker.busyProperty().get();
    }

    private void read(Path from) {
        read(() -> BoardText.read(from));
    }

    private void readText() {
        String text = clipboard.get();
        read(() -> BoardText.parse(text == null ? "" : text));
    }

    /**
     * Reads another board.
     *
     * @param source supplies the board, on a background thread
     */
    private void read(Supplier<Board> source) {
        forget();
        say(SameGraphWords.TITLE, SameGraphWords.LOOKING);
        worker.ask(_ -> source.get(), this::choose, this::fail);
    }

    private void choose(Board board) {
        forget();
        say(SameGraphWords.TITLE, SameGraphWords.LOOKING);
        otherBoard = Optional.of(board);
        compare();
    }

    /**
     * Compares the boards if they have not been compared yet. While the column is hidden or a stroke is in progress,
     * the comparison waits.
     */
    private void compare() {
        Board editedBoard = model.board();
        boolean waits =
                panel.getScene() == null || model.strokes().underWayProperty().get();
        if (!waits && !compared.equals(Optional.of(editedBoard))) {
            otherBoard.ifPresent(board -> compare(editedBoard, board));
        }
    }

    private void compare(Board editedBoard, Board board) {
        compared = Optional.of(editedBoard);
        worker.ask(context -> SameGraphAnswer.of(editedBoard, board, context::requireWanted), this::show, this::fail);
    }

    /**
     * Invalidates the answer after an edit. The drawing stays until the next answer if the board's size is unchanged.
     */
    private void edited(Board before, Board now) {
        if (otherBoard.isEmpty()) {
            return;
        }
        worker.cancel();
        compared = Optional.empty();
        if (other.isEmpty() || before.columns() != now.columns() || before.rows() != now.rows()) {
            say(SameGraphWords.TITLE, SameGraphWords.LOOKING);
        } else {
            verdict.setText(SameGraphWords.TITLE);
            reason.setText(SameGraphWords.LOOKING);
        }
        compare();
    }

    /** Forgets the comparison, since another board has become current. */
    private void leave() {
        forget();
        say(SameGraphWords.TITLE, SameGraphWords.ASK);
    }

    private void forget() {
        worker.cancel();
        otherBoard = Optional.empty();
        compared = Optional.empty();
    }

    private void say(String words, String explanation) {
        verdict.setText(words);
        reason.setText(explanation);
        other.show(Optional.empty());
    }

    private void show(SameGraphAnswer answer) {
        say(SameGraphWords.verdict(answer.answer()), SameGraphWords.reason(answer));
        other.show(Optional.of(answer));
    }

    private void fail(WorkFailure failure) {
        say(failure.description(), failure.remedy());
    }

    @Override
    public void close() {
        worker.close();
    }

    /** The menu of boards to compare with: other open boards, and those of recent files. */
    private static final class OtherBoardMenu {
        private final OpenBoards boards;
        private final ObservableList<Path> recent;
        private final Consumer<Board> board;
        private final Consumer<Path> file;
        private final MenuButton button = NodeStyle.named(new MenuButton(SameGraphWords.OTHERS), "same-graph-others");

        /**
         * @param board receives the chosen open board
         * @param file receives the chosen recent file
         */
        OtherBoardMenu(OpenBoards boards, RecentFiles recent, Consumer<Board> board, Consumer<Path> file) {
            this.boards = boards;
            this.recent = recent.all().filtered(BoardAndFileNames::isBoard);
            this.board = board;
            this.file = file;
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnShowing(_ -> fill());
            fill();
        }

        MenuButton node() {
            return button;
        }

        private void fill() {
            List<MenuItem> items = new ArrayList<>();
            boards.all().stream().filter(one -> one != boards.front()).forEach(one -> items.add(open(one)));
            if (!items.isEmpty() && !recent.isEmpty()) {
                items.add(new SeparatorMenuItem());
            }
            recent.forEach(path -> items.add(item(BoardAndFileNames.of(path), () -> file.accept(path))));
            if (items.isEmpty()) {
                items.add(item(SameGraphWords.NO_OTHERS, () -> {}));
                items.getFirst().setDisable(true);
            }
            button.getItems().setAll(items);
        }

        private MenuItem open(OpenBoard one) {
            Board squares = boards.board(one);
            String words = SameGraphWords.open(
                    boards.all().indexOf(one) + 1,
                    BoardAndFileNames.of(boards, one),
                    squares.columns(),
                    squares.rows());
            return item(words, () -> board.accept(squares));
        }

        private static MenuItem item(String words, Runnable action) {
            MenuItem item = new MenuItem(words);
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> action.run());
            return item;
        }
    }
}
