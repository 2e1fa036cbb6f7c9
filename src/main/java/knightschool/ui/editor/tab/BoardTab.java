package knightschool.ui.editor.tab;

import java.nio.file.Path;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import knightschool.board.Board;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Palette;
import knightschool.ui.control.HBoxFactory;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The card of an open board in the strip above the editor: a small picture, its name, a mark for unsaved changes, and a
 * close button.
 */
final class BoardTab {
    private static final PseudoClass FRONT = PseudoClass.getPseudoClass("front");
    private static final double PICTURE = 26;
    private static final double NARROWEST = 76;
    private static final double WIDEST = 190;

    /**
     * The least length of the picture's longer side, in pixels. Squares of small boards are drawn larger, so that their
     * edges stay sharp when the picture is scaled.
     */
    private static final int LEAST = 64;

    private final ImageView picture = new ImageView();
    private final Label name = new Label();
    private final Circle unsaved = new Circle(3.5);
    private final Button open = new Button();
    private final Button close = new Button(null, new FontIcon(Feather.X));
    private final HBox box = new HBox(open, close);
    private Board drawn;
    private Palette worn;

    BoardTab(Runnable toFront, Runnable closes) {
        picture.setFitWidth(PICTURE);
        picture.setFitHeight(PICTURE);
        picture.setPreserveRatio(true);
        StackPane frame = new StackPane(picture);
        frame.setMinSize(PICTURE, PICTURE);
        frame.setPrefSize(PICTURE, PICTURE);
        name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        name.setMinWidth(0);
        unsaved.getStyleClass().add("unsaved-mark");
        unsaved.managedProperty().bind(unsaved.visibleProperty());
        HBox inside = HBoxFactory.of(8, frame, name, unsaved);
        open.setGraphic(inside);
        open.getStyleClass().add("card-name");
        open.setMinWidth(0);
        open.setOnAction(_ -> toFront.run());
        close.getStyleClass().add("bare");
        close.setMinWidth(28);
        close.setFocusTraversable(false);
        close.setOnAction(_ -> closes.run());
        box.getStyleClass().add("board-card");
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
     * @param place the number of the card, from 1
     * @param called the short name of the board
     */
    void show(int place, Board board, String called, Optional<Path> file, boolean changed, boolean front) {
        name.setText(called);
        unsaved.setVisible(changed);
        open.setId("open-board-" + place);
        open.setAccessibleText(TabWords.card(called, changed));
        open.setTooltip(new Tooltip(TabWords.card(file.map(Path::toString).orElse(called), changed)));
        close.setId("close-board-" + place);
        close.setAccessibleText(TabWords.closeOf(called));
        close.setTooltip(new Tooltip(TabWords.closeOf(called)));
        box.pseudoClassStateChanged(FRONT, front);
        draw(board, worn);
    }

    /** Draws the board if it or the colours have changed. */
    void draw(Board board, Palette palette) {
        if (palette != null && (!board.equals(drawn) || palette != worn)) {
            picture.setImage(picture(board, palette));
            drawn = board;
        }
        worn = palette;
    }

    private static Image picture(Board board, Palette palette) {
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
