package knightschool.ui.editor.isomorphism;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.ObservableList;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.ui.editor.file.BoardNaming;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;
import knightschool.ui.shell.RecentFiles;

/** The menu of boards to compare with: other open boards, and those of recent files. */
final class OtherBoardMenu {
    private final OpenBoards boards;
    private final ObservableList<Path> recent;
    private final Consumer<Board> board;
    private final Consumer<Path> file;
    private final MenuButton button = new MenuButton(SameGraphWords.OTHERS);

    /**
     * @param board receives the chosen open board
     * @param file receives the chosen recent file
     */
    OtherBoardMenu(OpenBoards boards, RecentFiles recent, Consumer<Board> board, Consumer<Path> file) {
        this.boards = boards;
        this.recent = recent.all().filtered(BoardNaming::isBoard);
        this.board = board;
        this.file = file;
        button.setId("same-graph-others");
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
        recent.forEach(path -> items.add(item(BoardNaming.of(path), () -> file.accept(path))));
        if (items.isEmpty()) {
            items.add(item(SameGraphWords.NO_OTHERS, () -> {}));
            items.getFirst().setDisable(true);
        }
        button.getItems().setAll(items);
    }

    private MenuItem open(OpenBoard one) {
        Board squares = boards.board(one);
        String words = SameGraphWords.open(
                boards.all().indexOf(one) + 1, BoardNaming.of(boards, one), squares.columns(), squares.rows());
        return item(words, () -> board.accept(squares));
    }

    private static MenuItem item(String words, Runnable action) {
        MenuItem item = new MenuItem(words);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
