package knightschool.ui.editor.tab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.drawing.Palette;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.ScrollPositionSetter;
import knightschool.ui.editor.file.BoardFiles;
import knightschool.ui.editor.file.BoardNaming;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The cards of the open boards, shown if there are at least two, and a button for a new one. */
public final class BoardTabStrip {
    private final BoardEditorModel model;
    private final OpenBoards boards;
    private final BoardFiles files;
    private final Map<OpenBoard, BoardTab> cards = new HashMap<>();
    private final HBox row = new HBox(6);
    private final ScrollPane node = new ScrollPane(row);
    private final Node another;
    private Runnable focus = () -> {};
    private Palette palette = Palette.named(Palette.LIGHT);

    /** @param begin the command that opens a new board */
    public BoardTabStrip(BoardEditorModel model, BoardFiles files, Command begin) {
        this.model = model;
        this.boards = model.boards();
        this.files = files;
        this.another = newBoardButton(begin);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("board-cards");
        node.setId("board-strip");
        node.getStyleClass().add("board-strip");
        node.setAccessibleText(TabWords.STRIP);
        node.setFitToWidth(true);
        node.setFitToHeight(true);
        node.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        node.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        node.setMinHeight(Region.USE_PREF_SIZE);
        node.setFocusTraversable(false);
        node.managedProperty().bind(node.visibleProperty());
        InvalidationListener changed = _ -> show();
        boards.all().addListener(changed);
        boards.frontProperty().addListener((_, _, _) -> show());
        model.boardProperty().addListener((_, _, _) -> show());
        model.strokes().underWayProperty().addListener((_, _, _) -> show());
        model.origin().fileProperty().addListener((_, _, _) -> show());
        model.origin().changedProperty().addListener((_, _, _) -> show());
        show();
    }

    private static Node newBoardButton(Command begin) {
        Region button = CommandButtonFactory.of(begin, new FontIcon(Feather.PLUS));
        button.setId("another-board");
        button.getStyleClass().add("icon-button");
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /**
     * Sets the action that moves the focus after a click on a card.
     *
     * @param toBoard returns the keyboard focus to the board
     */
    public void setFocus(Runnable toBoard) {
        focus = toBoard;
    }

    public Node node() {
        return node;
    }

    /** Sets the colours of a theme for drawings that style sheets do not reach. */
    public void setPalette(Palette colours) {
        palette = colours;
        show();
    }

    /** Updates the cards; during a stroke, when nobody looks at them, the update waits for its end. */
    private void show() {
        boolean several = boards.all().size() > 1;
        node.setVisible(several);
        if (!several) {
            cards.clear();
            row.getChildren().clear();
        } else if (!model.strokes().underWayProperty().get()) {
            cards.keySet().retainAll(boards.all());
            List<Node> nodes = Stream.concat(boards.all().stream().map(this::card), Stream.of(another))
                    .toList();
            if (!row.getChildren().equals(nodes)) {
                row.getChildren().setAll(nodes);
            }
            scrollToFront();
        }
    }

    private Node card(OpenBoard one) {
        BoardTab card = cards.computeIfAbsent(
                one,
                board -> new BoardTab(
                        () -> then(() -> boards.bringToFront(board)), () -> then(() -> files.close(board))));
        card.draw(boards.board(one), palette);
        card.show(
                boards.all().indexOf(one) + 1,
                boards.board(one),
                BoardNaming.of(boards, one),
                boards.file(one),
                boards.isChanged(one),
                one == boards.front());
        return card.node();
    }

    private void then(Runnable action) {
        action.run();
        focus.run();
    }

    private void scrollToFront() {
        int last = boards.all().size() - 1;
        ScrollPositionSetter.across(node, boards.all().indexOf(boards.front()) / (double) last);
    }
}
