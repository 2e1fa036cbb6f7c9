package knightschool.picture.synthetic;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** Boards of light and dark squares, drawn plainly. */
public final class PlainPicture {
    private PlainPicture() {}

    /** A board of squares of 40 pixels on a dark page. */
    public static BufferedImage of(String rows) {
        return of(rows, 40, 50, 30, new Color(220, 220, 200), new Color(80, 80, 90), new Color(30, 30, 30));
    }

    /**
     * A board by its rows, with the knight where there is a K.
     *
     * @param pitch from one square to the next, in pixels
     * @param page the colour around the board
     */
    public static BufferedImage of(String rows, int pitch, int left, int top, Color light, Color dark, Color page) {
        List<String> lines = rows.lines().toList();
        int width = lines.getFirst().length() * pitch;
        BufferedImage image =
                new BufferedImage(left + width + 40, top + lines.size() * pitch + 40, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(page);
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        for (int row = 0; row < lines.size(); row++) {
            for (int column = 0; column < lines.get(row).length(); column++) {
                char symbol = lines.get(row).charAt(column);
                int x = left + column * pitch;
                int y = top + row * pitch;
                g.setColor(symbol == '#' ? dark : light);
                g.fillRect(x + 1, y + 1, pitch - 2, pitch - 2);
                if (symbol == 'K') {
                    g.setColor(Color.BLACK);
                    g.fillOval(x + pitch / 4, y + pitch / 4, pitch / 2, pitch / 2);
                }
            }
        }
        g.dispose();
        return image;
    }
}
