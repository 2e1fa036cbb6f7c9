package knightschool.picture.synthetic;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.Random;
import knightschool.board.Board;

/**
 * A board laid out on an empty picture.
 *
 * @param image the picture
 * @param board what is drawn
 * @param pitch from one square to the next, in pixels
 * @param left where the first square begins
 * @param top where the first square begins
 * @param surround the colour around the board
 */
record Canvas(BufferedImage image, Board board, int pitch, int left, int top, Color surround) {
    static Canvas of(Board board, int pitch, Color surround, Random random) {
        int margin = (int) (pitch * (0.4 + 1.6 * random.nextDouble()));
        int left = margin + random.nextInt(pitch);
        int top = margin + random.nextInt(pitch);
        int width = left + board.columns() * pitch + margin + random.nextInt(pitch);
        int height = top + board.rows() * pitch + margin + random.nextInt(pitch);
        return of(board, pitch, surround, width, height, left, top);
    }

    static Canvas of(Board board, int pitch, Color surround, int width, int height, int left, int top) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Canvas canvas = new Canvas(image, board, pitch, left, top, surround);
        Graphics2D g = canvas.graphics();
        g.setColor(surround);
        g.fillRect(0, 0, width, height);
        g.dispose();
        return canvas;
    }

    Graphics2D graphics() {
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        return g;
    }

    int x(int square) {
        return left + board.column(square) * pitch;
    }

    int y(int square) {
        return top + board.row(square) * pitch;
    }
}
