package knightschool.picture.synthetic;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Random;
import knightschool.board.Board;

/** Styles that the reader was not made with, but mended on: drawn by other code. */
enum FreshStyle {
    /** Glossy tiles with a bright spot each. */
    GLOSSY(true) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            Color base = playable ? new Color(150, 205, 150) : new Color(60, 70, 66);
            g.setPaint(new RadialGradientPaint(
                    (float) (side * 0.4), (float) (side * 0.3), (float) side, new float[] {0, 1}, new Color[] {
                        base.brighter(), base
                    }));
            g.fill(new Rectangle2D.Double(side * 0.03, side * 0.03, side * 0.94, side * 0.94));
        }
    },
    /** A cross on every hole. */
    CROSSED(true) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            g.setColor(playable ? new Color(245, 222, 179) : new Color(150, 110, 80));
            g.fill(new Rectangle2D.Double(0, 0, side, side));
            g.setColor(new Color(90, 60, 40));
            g.setStroke(new BasicStroke((float) Math.max(1, side * 0.03)));
            g.draw(new Rectangle2D.Double(0, 0, side, side));
            if (!playable) {
                g.setStroke(new BasicStroke((float) Math.max(1, side * 0.07)));
                g.draw(new java.awt.geom.Line2D.Double(side * 0.25, side * 0.25, side * 0.75, side * 0.75));
                g.draw(new java.awt.geom.Line2D.Double(side * 0.25, side * 0.75, side * 0.75, side * 0.25));
            }
        }
    },
    /** A small dot on every playable square. */
    DOTTED(true) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            g.setColor(playable ? new Color(222, 226, 230) : new Color(73, 80, 87));
            g.fill(new Rectangle2D.Double(side * 0.02, side * 0.02, side * 0.96, side * 0.96));
            if (playable) {
                g.setColor(new Color(120, 130, 140));
                g.fill(new Ellipse2D.Double(side * 0.44, side * 0.44, side * 0.12, side * 0.12));
            }
        }
    },
    /** Tiles with shadows below and to the right, holes absent. */
    SHADOWS(false) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            if (playable) {
                g.setColor(new Color(70, 80, 95));
                g.fill(new Rectangle2D.Double(side * 0.08, side * 0.08, side * 0.9, side * 0.9));
                g.setColor(new Color(250, 240, 215));
                g.fill(new Rectangle2D.Double(side * 0.03, side * 0.03, side * 0.9, side * 0.9));
            }
        }
    },
    /** Hues of nearly one saturation: light blue and dark red. */
    HUES(true) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            g.setColor(playable ? new Color(110, 180, 235) : new Color(140, 40, 40));
            g.fill(new Rectangle2D.Double(0, 0, side, side));
            g.setColor(new Color(20, 20, 20, 60));
            g.draw(new Rectangle2D.Double(0, 0, side, side));
        }
    },
    /** A frame of wood around the board. */
    WOODEN_FRAME(true) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            g.setColor(playable ? new Color(240, 217, 181) : new Color(60, 40, 30));
            g.fill(new Rectangle2D.Double(side * 0.015, side * 0.015, side * 0.97, side * 0.97));
        }

        @Override
        void around(Graphics2D g, Board board, double side) {
            double width = side * 0.4;
            Area frame = new Area(new Rectangle2D.Double(
                    -width, -width, board.columns() * side + 2 * width, board.rows() * side + 2 * width));
            frame.subtract(new Area(new Rectangle2D.Double(0, 0, board.columns() * side, board.rows() * side)));
            g.setColor(new Color(120, 72, 36));
            g.fill(frame);
        }
    },
    /** Waves on the holes, as of water. */
    WATER(true) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            g.setColor(playable ? new Color(214, 200, 140) : new Color(30, 90, 140));
            g.fill(new Rectangle2D.Double(0, 0, side, side));
            if (!playable) {
                g.setColor(new Color(60, 120, 170));
                for (double y = side * 0.2; y < side * 0.9; y += side * 0.25) {
                    Path2D wave = new Path2D.Double();
                    wave.moveTo(side * 0.1, y);
                    wave.quadTo(side * 0.3, y - side * 0.1, side * 0.5, y);
                    wave.quadTo(side * 0.7, y + side * 0.1, side * 0.9, y);
                    g.draw(wave);
                }
            }
        }
    },
    /** Dashed lines between light squares, holes filled, on a light page. */
    SKETCHED(true) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            g.setColor(playable ? new Color(252, 250, 240) : new Color(120, 120, 130));
            g.fill(new Rectangle2D.Double(0, 0, side, side));
            g.setColor(new Color(80, 80, 80));
            double wobble = side * 0.015 * random.nextDouble();
            g.setStroke(new BasicStroke((float) Math.max(1, side * 0.035)));
            g.draw(new Rectangle2D.Double(wobble, wobble, side - 2 * wobble, side - 2 * wobble));
        }
    },
    /** A picture of tiles that was shrunk or enlarged without smoothing. */
    RESIZED(true) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            g.setColor(playable ? new Color(190, 200, 90) : new Color(60, 63, 65));
            g.fill(new Rectangle2D.Double(side * 0.04, side * 0.04, side * 0.92, side * 0.92));
        }

        @Override
        Canvas draw(Random random) {
            Canvas canvas = super.draw(random);
            double factor = 0.75 + 0.7 * random.nextDouble();
            int width = (int) (canvas.image().getWidth() * factor);
            int height = (int) (canvas.image().getHeight() * factor);
            BufferedImage to = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = to.createGraphics();
            g.drawImage(canvas.image(), AffineTransform.getScaleInstance(factor, factor), null);
            g.dispose();
            int pitch = (int) Math.round(canvas.pitch() * factor);
            return new Canvas(to, canvas.board(), pitch, canvas.left(), canvas.top(), canvas.surround());
        }
    },
    /** Coordinates in the corner of every square. */
    LABELLED(true) {
        @Override
        void square(Graphics2D g, double side, boolean playable, Random random) {
            g.setColor(playable ? new Color(235, 236, 208) : new Color(70, 88, 55));
            g.fill(new Rectangle2D.Double(side * 0.01, side * 0.01, side * 0.98, side * 0.98));
            g.setColor(playable ? new Color(119, 149, 86) : new Color(150, 160, 120));
            double letter = side * 0.16;
            g.draw(new Ellipse2D.Double(side * 0.08, side * 0.08, letter * 0.6, letter));
            g.draw(new Rectangle2D.Double(side * 0.2, side * 0.08, letter * 0.4, letter));
        }
    };

    private static final Color[] PAGES = {
        new Color(30, 32, 36), new Color(255, 255, 255), new Color(96, 125, 139), new Color(18, 60, 40)
    };

    private final boolean drawsHoles;

    FreshStyle(boolean drawsHoles) {
        this.drawsHoles = drawsHoles;
    }

    /** Draws a square whose upper left corner is the origin. */
    abstract void square(Graphics2D g, double side, boolean playable, Random random);

    /** Draws what is around the board, whose upper left corner is the origin. */
    void around(Graphics2D g, Board board, double side) {}

    Canvas draw(Random random) {
        Board board = drawsHoles ? Boards.withDarkHoles(random) : Boards.withAbsentHoles(random);
        int pitch = (int) (14 * Math.pow(7, random.nextDouble()));
        Canvas canvas = Canvas.of(board, pitch, PAGES[random.nextInt(PAGES.length)], random);
        Graphics2D g = canvas.graphics();
        AffineTransform corner = g.getTransform();
        g.translate(canvas.left(), canvas.top());
        around(g, board, pitch);
        for (int square = 0; square < board.squares(); square++) {
            g.setTransform(corner);
            g.translate(canvas.x(square), canvas.y(square));
            square(g, pitch, board.isPlayable(square), random);
        }
        g.setTransform(corner);
        g.translate(canvas.x(board.start()), canvas.y(board.start()));
        knight(g, pitch, random);
        g.dispose();
        return canvas;
    }

    /** A horse's head of curves. */
    private static void knight(Graphics2D g, double side, Random random) {
        Path2D head = new Path2D.Double();
        head.moveTo(side * 0.3, side * 0.85);
        head.curveTo(side * 0.3, side * 0.6, side * 0.55, side * 0.6, side * 0.5, side * 0.45);
        head.curveTo(side * 0.4, side * 0.55, side * 0.2, side * 0.55, side * 0.22, side * 0.42);
        head.curveTo(side * 0.3, side * 0.2, side * 0.45, side * 0.2, side * 0.5, side * 0.14);
        head.curveTo(side * 0.8, side * 0.2, side * 0.85, side * 0.6, side * 0.78, side * 0.85);
        head.closePath();
        g.setColor(random.nextBoolean() ? new Color(25, 25, 25) : new Color(170, 30, 60));
        g.fill(head);
        g.setColor(Color.WHITE);
        g.setStroke(new BasicStroke((float) Math.max(1, side * 0.025)));
        g.draw(head);
    }
}
