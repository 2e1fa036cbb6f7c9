package knightschool.ui.editor.tab;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.editor.file.BoardAndFileNames;
import knightschool.ui.editor.file.BoardFiles;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;
import knightschool.ui.scroll.ScrollPositionSetter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The strip with a tab for each open board and a button for a new board, shown if at least two boards are open. */
public final class BoardTabStrip {
    private final BoardEditorModel model;
    private final OpenBoards boards;
    private final BoardFiles files;
    private final Map<OpenBoard, BoardTab> cards = new HashMap<>();
    private final HBox row = NodeStyle.of(new HBox(6), "board-cards");
    private final ScrollPane node = NodeStyle.named(new ScrollPane(row), "board-strip", "board-strip");
    private final Node another;
    private Runnable focus = () -> {};
    private ColourPalette palette = ColourPalette.named(ColourPalette.LIGHT);

    /** @param begin the command that opens a new board */
    public BoardTabStrip(BoardEditorModel model, BoardFiles files, Command begin) {
        this.model = model;
        this.boards = model.boards();
        this.files = files;
        this.another = newBoardButton(begin);
        row.setAlignment(Pos.CENTER_LEFT);
        node.setAccessibleText(BoardTabStripWords.STRIP);
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
        Region button = NodeStyle.named(CommandButtonFactory.of(begin, new FontIcon(Feather.PLUS)), "another-board");
        button.getStyleClass().add("icon-button");
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /**
     * Sets the action that moves the focus after a click on a tab.
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
    public void setPalette(ColourPalette colours) {
        palette = colours;
        show();
    }

    /** Updates the tabs; during a stroke, when nobody looks at them, the update waits for its end. */
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
                BoardAndFileNames.of(boards, one),
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

    /**
     * The tab of an open board in the strip above the editor: a small picture, its name, a mark for unsaved changes,
     * and a close button.
     */
    private static final class BoardTab {
        private static final PseudoClass FRONT = PseudoClass.getPseudoClass("front");
        private static final double PICTURE = 26;
        private static final double NARROWEST = 76;
        private static final double WIDEST = 190;

        /**
         * The least length of the picture's longer side, in pixels. Squares of small boards are drawn larger, so that
         * their edges stay sharp when the picture is scaled.
         */
        private static final int LEAST = 64;

        private final ImageView picture = new ImageView();
        private final Label name = new Label();
        private final Circle unsaved = NodeStyle.of(new Circle(3.5), "unsaved-mark");
        private final Button open = NodeStyle.of(new Button(), "card-name");
        private final Button close = NodeStyle.of(new Button(null, new FontIcon(Feather.X)), "bare");
        private final HBox box = NodeStyle.of(new HBox(open, close), "board-card");
        private Board drawnBoard;
        private ColourPalette worn;

        BoardTab(Runnable toFront, Runnable closes) {
            picture.setFitWidth(PICTURE);
            picture.setFitHeight(PICTURE);
            picture.setPreserveRatio(true);
            StackPane frame = new StackPane(picture);
            frame.setMinSize(PICTURE, PICTURE);
            frame.setPrefSize(PICTURE, PICTURE);
            name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
            name.setMinWidth(0);
            unsaved.managedProperty().bind(unsaved.visibleProperty());
            HBox inside = HBoxFactory.of(8, frame, name, unsaved);
            open.setGraphic(inside);
            open.setMinWidth(0);
            open.setOnAction(_ -> toFront.run());
            close.setMinWidth(28);
            close.setFocusTraversable(false);
            close.setOnAction(_ -> closes.run());
            box.setAlignment(Pos.CENTER_LEFT);
            box.setMinWidth(NARROWEST);
            box.setMaxWidth(WIDEST);
        }

        Node node() {
            return box;
        }

        /**
         * Shows a board.
         *
         * @param place the number of the tab, from 1
         * @param called the short name of the board
         */
        void show(int place, Board board, String called, Optional<Path> file, boolean changed, boolean front) {
            name.setText(called);
            unsaved.setVisible(changed);
            open.setId("open-board-" + place);
            open.setAccessibleText(BoardTabStripWords.card(called, changed));
            open.setTooltip(
                    new Tooltip(BoardTabStripWords.card(file.map(Path::toString).orElse(called), changed)));
            close.setId("close-board-" + place);
            close.setAccessibleText(BoardTabStripWords.closeOf(called));
            close.setTooltip(new Tooltip(BoardTabStripWords.closeOf(called)));
            box.pseudoClassStateChanged(FRONT, front);
            draw(board, worn);
        }

        /** Draws the board if it or the colours have changed. */
        void draw(Board board, ColourPalette palette) {
            if (palette != null && (!board.equals(drawnBoard) || palette != worn)) {
                picture.setImage(picture(board, palette));
                drawnBoard = board;
            }
            worn = palette;
        }

        private static Image picture(Board board, ColourPalette palette) {
            int side = Math.max(1, LEAST / Math.max(board.columns(), board.rows()));
            WritableImage image = new WritableImage(board.columns() * side, board.rows() * side);
            PixelWriter pixels = image.getPixelWriter();
            for (int square = 0; square < board.squares(); square++) {
                int colour = palette.argb(role(board, square));
                int left = board.column(square) * side;
                int top = board.row(square) * side;
                for (int y = top; y < top + side; y++) {
                    for (int x = left; x < left + side; x++) {
                        pixels.setArgb(x, y, colour);
                    }
                }
            }
            return image;
        }

        private static ColourRole role(Board board, int square) {
            if (!board.isPlayable(square)) {
                return ColourRole.HOLE_SMALL;
            }
            if (square == board.start() || square == board.end()) {
                return ColourRole.INK;
            }
            return board.isDark(square) ? ColourRole.SQUARE_DARK : ColourRole.SQUARE_LIGHT;
        }
    }
}
