package knightschool.picture.synthetic;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.Random;
import knightschool.board.Board;

/** Windows with bars, buttons, lists and icons around a board. */
final class Window {
    private Window() {}

    static Canvas draw(Board board, Colours colours, double gap, boolean absent, Random random) {
        int width = 900 + random.nextInt(1021);
        int height = 600 + random.nextInt(481);
        int fits = Math.min((width - 380) / board.columns(), (height - 160) / board.rows());
        int pitch = Math.max(14, Math.min(fits, DrawingStyle.pitch(random) + 6));
        int left = 230 + random.nextInt(Math.max(1, width - 340 - board.columns() * pitch));
        int top = 80 + random.nextInt(Math.max(1, height - 130 - board.rows() * pitch));
        Canvas canvas = Canvas.of(board, pitch, colours.surround(), width, height, left, top);
        Graphics2D g = canvas.graphics();
        furnish(g, width, height, random);
        g.dispose();
        DrawingStyle.draw(canvas, colours, gap, 0, absent, random);
        return canvas;
    }

    private static void furnish(Graphics2D g, int width, int height, Random random) {
        g.setColor(grey(random));
        g.fillRect(0, 0, width, 40);
        g.setColor(grey(random));
        g.fillRect(0, 40, 190, height - 40);
        g.setColor(grey(random));
        g.fillRect(0, height - 28, width, 28);
        for (int y = 60; y < height - 40; y += 26) {
            words(g, 16, y, 160, random);
        }
        for (int x = 12; x < width - 60; x += 34) {
            g.setColor(Color.getHSBColor(random.nextFloat(), 0.5f, 0.8f));
            if (random.nextInt(3) > 0) {
                g.fillRoundRect(x, 10, 22, 22, 6, 6);
            }
        }
        for (int x = 210; x < width - 120; x += 130) {
            g.setColor(grey(random));
            g.fillRoundRect(x, 48, 100, 24, 8, 8);
            words(g, x + 8, 65, 80, random);
        }
        words(g, 20, height - 10, width / 2, random);
    }

    /** Strokes of the size of letters. */
    private static void words(Graphics2D g, int x, int y, int width, Random random) {
        g.setColor(random.nextBoolean() ? Color.BLACK : new Color(100, 110, 120));
        int at = x;
        while (at < x + width) {
            int letters = 2 + random.nextInt(8);
            for (int i = 0; i < letters && at < x + width; i++) {
                switch (random.nextInt(4)) {
                    case 0 -> g.drawLine(at, y, at, y - 9);
                    case 1 -> g.drawOval(at, y - 6, 5, 6);
                    case 2 -> g.drawLine(at, y, at + 4, y - 7);
                    default -> g.drawRect(at, y - 6, 4, 6);
                }
                at += 7;
            }
            at += 6;
        }
    }

    private static Color grey(Random random) {
        int value = 40 + random.nextInt(200);
        return new Color(value, value, Math.min(255, value + random.nextInt(16)));
    }
}
