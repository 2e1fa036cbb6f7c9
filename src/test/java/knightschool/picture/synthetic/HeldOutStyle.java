package knightschool.picture.synthetic;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;
import knightschool.board.Board;

/** A third set of styles, held out while the reader was mended on the others. */
enum HeldOutStyle {
    /** Tiles whose upper left sides are lit and whose lower right sides lie in the shade; holes are pits. */
    BEVELLED(true, new Color(70, 74, 82)) {
        @Override
        void square(Graphics2D g, double side, int index, boolean playable, Random random) {
            Color base = playable ? new Color(198, 190, 170) : new Color(48, 46, 44);
            double edge = side * 0.07;
            fill(g, playable ? base.brighter() : base.darker(), 0, 0, side, side);
            fill(g, playable ? base.darker() : base.brighter(), edge, edge, side - edge, side - edge);
            fill(g, base, edge, edge, side - 2 * edge, side - 2 * edge);
        }
    },
    /** Pen on squared paper: holes are hatched. */
    HATCHED(true, new Color(250, 249, 244)) {
        @Override
        void square(Graphics2D g, double side, int index, boolean playable, Random random) {
            g.setColor(new Color(40, 50, 110));
            g.setStroke(new BasicStroke((float) Math.max(1, side * 0.04)));
            if (!playable) {
                fill(g, new Color(150, 155, 175), 0, 0, side, side);
                g.setColor(new Color(60, 70, 130));
                for (double off = 0.2; off < 1; off += 0.2) {
                    g.draw(new Line2D.Double(0, side * off, side * off, 0));
                    g.draw(new Line2D.Double(side * off, side, side, side * off));
                }
            }
            g.setColor(new Color(40, 50, 110));
            g.draw(new Rectangle2D.Double(0, 0, side, side));
        }
    },
    /** A chessboard in two greens with black holes. */
    GREEN_CHESS(true, new Color(38, 36, 33)) {
        @Override
        void square(Graphics2D g, double side, int index, boolean playable, Random random) {
            Color tone = index % 2 == 0 ? new Color(235, 236, 208) : new Color(139, 169, 106);
            fill(g, playable ? tone : new Color(20, 20, 20), 0, 0, side, side);
        }
    },
    /** Sand in the sea: holes are absent. */
    ISLAND(false, new Color(52, 110, 160)) {
        @Override
        void square(Graphics2D g, double side, int index, boolean playable, Random random) {
            if (playable) {
                fill(g, new Color(231, 207, 148), side * 0.02, side * 0.02, side * 0.96, side * 0.96);
            }
        }
    },
    /** A number on every third square. */
    NUMBERED(true, new Color(245, 246, 248)) {
        @Override
        void square(Graphics2D g, double side, int index, boolean playable, Random random) {
            fill(g, playable ? new Color(205, 220, 235) : new Color(66, 72, 88), 1, 1, side - 2, side - 2);
            if (playable && random.nextInt(3) == 0) {
                g.setColor(new Color(120, 135, 160));
                g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, (int) Math.max(6, side * 0.28)));
                g.drawString(Integer.toString(1 + random.nextInt(60)), (float) (side * 0.3), (float) (side * 0.62));
            }
        }
    },
    /** Little contrast in a dark room. */
    NIGHT(true, new Color(30, 30, 34)) {
        @Override
        void square(Graphics2D g, double side, int index, boolean playable, Random random) {
            fill(g, playable ? new Color(122, 120, 116) : new Color(80, 80, 84), 0.5, 0.5, side - 1, side - 1);
        }
    },
    /** Round stones on a dark table: light ones to visit. */
    STONES(true, new Color(28, 60, 44)) {
        @Override
        void square(Graphics2D g, double side, int index, boolean playable, Random random) {
            fill(g, new Color(44, 86, 64), side * 0.02, side * 0.02, side * 0.96, side * 0.96);
            g.setColor(playable ? new Color(226, 222, 210) : new Color(36, 38, 40));
            g.fill(new Ellipse2D.Double(side * 0.08, side * 0.08, side * 0.84, side * 0.84));
        }
    },
    /** Squares that are lit from the left, on a page that is lighter below. */
    SHADED(true, new Color(120, 124, 130)) {
        @Override
        void square(Graphics2D g, double side, int index, boolean playable, Random random) {
            Color tone = playable ? new Color(240, 226, 196) : new Color(88, 60, 44);
            g.setPaint(new GradientPaint(0, 0, tone, (float) side, 0, Colours.shade(tone, 0.86)));
            g.fill(new Rectangle2D.Double(0, 0, side, side));
            g.setColor(Colours.shade(tone, 0.6));
            g.setStroke(new BasicStroke(1));
            g.draw(new Rectangle2D.Double(0, 0, side, side));
        }
    };

    private final boolean drawsHoles;
    private final Color page;

    HeldOutStyle(boolean drawsHoles, Color page) {
        this.drawsHoles = drawsHoles;
        this.page = page;
    }

    /** Draws a square whose upper left corner is the origin; {@code index} is column + row. */
    abstract void square(Graphics2D g, double side, int index, boolean playable, Random random);

    private static void fill(Graphics2D g, Color colour, double x, double y, double width, double height) {
        g.setColor(colour);
        g.fill(new Rectangle2D.Double(x, y, width, height));
    }

    /** Squares of any size, not in whole pixels. */
    Canvas draw(Random random) {
        Board board = drawsHoles ? Boards.withDarkHoles(random) : Boards.withAbsentHoles(random);
        double side = 13 * Math.pow(7, random.nextDouble());
        Canvas canvas = Canvas.of(board, (int) Math.ceil(side), page, random);
        Graphics2D g = canvas.graphics();
        g.translate(canvas.left(), canvas.top());
        AffineTransform corner = g.getTransform();
        for (int square = 0; square < board.squares(); square++) {
            int column = board.column(square);
            int row = board.row(square);
            g.setTransform(corner);
            g.translate(column * side, row * side);
            square(g, side, column + row, board.isPlayable(square), random);
        }
        g.setTransform(corner);
        g.translate(board.column(board.start()) * side, board.row(board.start()) * side);
        knight(g, side, random);
        g.dispose();
        return canvas;
    }

    /** A horse as an angular token, dark or red, with a light line around it. */
    private static void knight(Graphics2D g, double side, Random random) {
        double[][] points = {
            {0.28, 0.82}, {0.34, 0.6}, {0.5, 0.48}, {0.3, 0.52}, {0.2, 0.44}, {0.44, 0.2}, {0.68, 0.26}, {0.76, 0.82}
        };
        Path2D head = new Path2D.Double();
        head.moveTo(points[0][0] * side, points[0][1] * side);
        for (double[] point : points) {
            head.lineTo(point[0] * side, point[1] * side);
        }
        head.closePath();
        g.setColor(random.nextBoolean() ? new Color(15, 15, 20) : new Color(190, 40, 30));
        g.fill(head);
        g.setColor(new Color(250, 250, 240));
        g.setStroke(new BasicStroke((float) Math.max(1, side * 0.03)));
        g.draw(head);
    }
}
