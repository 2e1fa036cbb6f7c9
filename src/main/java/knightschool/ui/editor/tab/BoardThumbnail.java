package knightschool.ui.editor.tab;

import javafx.scene.image.Image;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import knightschool.board.Board;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Palette;

/** A board as a picture of a few pixels for each square. */
final class BoardThumbnail {
    /** A small board has its squares larger, so that they have sharp edges where the picture is scaled. */
    private static final int LEAST = 64;

    private BoardThumbnail() {}

    static Image of(Board board, Palette palette) {
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
