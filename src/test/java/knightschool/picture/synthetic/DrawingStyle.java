package knightschool.picture.synthetic;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.Random;
import knightschool.board.Board;

/** The styles that the reader was made with. */
enum DrawingStyle {
    /** Squares without lines, holes dark. */
    FLAT {
        @Override
        Canvas draw(Random random) {
            return tiles(random, Boards.withDarkHoles(random), Colours.usual(random), 0, 0, false);
        }
    },
    /** Squares with gaps, holes dark. */
    GAPS {
        @Override
        Canvas draw(Random random) {
            return tiles(random, Boards.withDarkHoles(random), Colours.usual(random), gap(random), 0, false);
        }
    },
    /** Squares with gaps, holes absent. */
    ABSENT_GAPS {
        @Override
        Canvas draw(Random random) {
            return tiles(random, Boards.withAbsentHoles(random), Colours.usual(random), gap(random), 0, true);
        }
    },
    /** Squares without lines, holes absent. */
    ABSENT_FLAT {
        @Override
        Canvas draw(Random random) {
            return tiles(random, Boards.withAbsentHoles(random), Colours.usual(random), 0, 0, true);
        }
    },
    /** Lines between all squares. */
    LINES {
        @Override
        Canvas draw(Random random) {
            Canvas canvas = tiles(random, Boards.withDarkHoles(random), Colours.usual(random), 0, 0, false);
            lines(canvas, random.nextBoolean() ? Color.BLACK : new Color(90, 90, 90), random);
            return canvas;
        }
    },
    /** Rounded squares, holes dark or absent. */
    ROUNDED {
        @Override
        Canvas draw(Random random) {
            boolean absent = random.nextBoolean();
            Board board = absent ? Boards.withAbsentHoles(random) : Boards.withDarkHoles(random);
            return tiles(random, board, Colours.usual(random), gap(random), 0.1 + 0.2 * random.nextDouble(), absent);
        }
    },
    /** Squares with a grain as of wood or stone. */
    TEXTURED {
        @Override
        Canvas draw(Random random) {
            Canvas canvas = tiles(random, Boards.withDarkHoles(random), Colours.usual(random), gap(random), 0, false);
            grain(canvas.image(), 6 + 10 * random.nextDouble(), random);
            return canvas;
        }
    },
    /** Squares that are lighter above than below. */
    GRADIENT {
        @Override
        Canvas draw(Random random) {
            return shaded(random, Boards.withDarkHoles(random), Colours.usual(random));
        }
    },
    /** As taken by a camera: uneven light over everything. */
    PHOTO {
        @Override
        Canvas draw(Random random) {
            Board board = Boards.withDarkHoles(random);
            Canvas canvas = tiles(random, board, Colours.usual(random), gap(random) / 2, 0, false);
            if (random.nextBoolean()) {
                lines(canvas, new Color(40, 40, 40), random);
            }
            Light.uneven(canvas.image(), 0.25 + 0.15 * random.nextDouble(), random);
            return canvas;
        }
    },
    /** Playable squares in two tones as on a chessboard. */
    CHEQUER {
        @Override
        Canvas draw(Random random) {
            boolean absent = random.nextBoolean();
            Board board = absent ? Boards.withAbsentHoles(random) : Boards.withDarkHoles(random);
            Colours colours = Colours.usual(random);
            double gap = random.nextBoolean() ? 0 : gap(random);
            Canvas canvas = Canvas.of(board, pitch(random), colours.surround(), random);
            Color second = Colours.shade(colours.light(), 0.72 + 0.1 * random.nextDouble());
            for (int square = 0; square < board.squares(); square++) {
                boolean odd = (board.column(square) + board.row(square)) % 2 == 1;
                if (board.isPlayable(square)) {
                    tile(canvas, square, odd ? second : colours.light(), gap, 0);
                } else if (!absent) {
                    tile(canvas, square, Colours.shade(colours.light(), 0.2), gap, 0);
                }
            }
            boolean odd = (board.column(board.start()) + board.row(board.start())) % 2 == 1;
            Figures.knight(canvas, odd ? second : colours.light(), random);
            return canvas;
        }
    },
    /** A dark window: light squares are grey. */
    DARK_THEME {
        @Override
        Canvas draw(Random random) {
            boolean absent = random.nextBoolean();
            Board board = absent ? Boards.withAbsentHoles(random) : Boards.withDarkHoles(random);
            return tiles(random, board, Colours.darkTheme(random), gap(random), 0.1 * random.nextDouble(), absent);
        }
    },
    /** A page that is lighter than the light squares. */
    LIGHT_PAGE {
        @Override
        Canvas draw(Random random) {
            boolean absent = random.nextBoolean();
            Board board = absent ? Boards.withAbsentHoles(random) : Boards.withDarkHoles(random);
            return tiles(random, board, Colours.lightPage(random), random.nextBoolean() ? 0 : gap(random), 0, absent);
        }
    },
    /** Lines on paper: light squares have the colour of the page, holes are filled. */
    PAPER {
        @Override
        Canvas draw(Random random) {
            Board board = Boards.withDarkHoles(random);
            int page = 225 + random.nextInt(30);
            Color paper = new Color(page, page, page - random.nextInt(25));
            Canvas canvas = tiles(random, board, new Colours(paper, new Color(40, 40, 50), paper), 0, 0, false);
            lines(canvas, new Color(30, 30, 30), random);
            return canvas;
        }
    },
    /** Squares with an outline each. */
    OUTLINED {
        @Override
        Canvas draw(Random random) {
            boolean absent = random.nextBoolean();
            Board board = absent ? Boards.withAbsentHoles(random) : Boards.withDarkHoles(random);
            Colours colours = Colours.usual(random);
            double gap = gap(random);
            Canvas canvas = Canvas.of(board, pitch(random), colours.surround(), random);
            for (int square = 0; square < board.squares(); square++) {
                if (board.isPlayable(square) || !absent) {
                    Color fill = board.isPlayable(square) ? colours.light() : colours.dark();
                    tile(canvas, square, Colours.shade(fill, 0.5), gap, 0);
                    tile(canvas, square, fill, gap + 0.1, 0);
                }
            }
            Figures.knight(canvas, colours.light(), random);
            return canvas;
        }
    },
    /** A screenshot of a window with a board among much else. */
    WINDOW {
        @Override
        Canvas draw(Random random) {
            boolean absent = random.nextBoolean();
            Board board = absent ? Boards.withAbsentHoles(random) : Boards.withDarkHoles(random);
            Colours colours = random.nextBoolean() ? Colours.usual(random) : Colours.lightPage(random);
            return Window.draw(board, colours, random.nextBoolean() ? 0 : gap(random), absent, random);
        }
    };

    abstract Canvas draw(Random random);

    static int pitch(Random random) {
        return (int) Math.round(12 * Math.pow(10, random.nextDouble()));
    }

    static double gap(Random random) {
        return 0.04 + 0.12 * random.nextDouble();
    }

    private static Canvas tiles(
            Random random, Board board, Colours colours, double gap, double radius, boolean absent) {
        Canvas canvas = Canvas.of(board, pitch(random), colours.surround(), random);
        draw(canvas, colours, gap, radius, absent, random);
        return canvas;
    }

    static void draw(Canvas canvas, Colours colours, double gap, double radius, boolean absent, Random random) {
        Board board = canvas.board();
        for (int square = 0; square < board.squares(); square++) {
            if (board.isPlayable(square)) {
                tile(canvas, square, colours.light(), gap, radius);
            } else if (!absent) {
                tile(canvas, square, colours.dark(), gap, radius);
            }
        }
        Figures.knight(canvas, colours.light(), random);
    }

    private static void tile(Canvas canvas, int square, Color colour, double gap, double radius) {
        Graphics2D g = canvas.graphics();
        g.setColor(colour);
        int inset = gap == 0 ? 0 : Math.max(1, (int) Math.round(gap * canvas.pitch() / 2));
        double side = canvas.pitch() - 2.0 * inset;
        double arc = 2 * radius * canvas.pitch();
        g.fill(new RoundRectangle2D.Double(canvas.x(square) + inset, canvas.y(square) + inset, side, side, arc, arc));
        g.dispose();
    }

    private static void lines(Canvas canvas, Color colour, Random random) {
        Graphics2D g = canvas.graphics();
        g.setColor(colour);
        g.setStroke(new BasicStroke(1 + random.nextInt(canvas.pitch() < 30 ? 1 : 3)));
        int right = canvas.left() + canvas.board().columns() * canvas.pitch();
        int bottom = canvas.top() + canvas.board().rows() * canvas.pitch();
        for (int x = canvas.left(); x <= right; x += canvas.pitch()) {
            g.drawLine(x, canvas.top(), x, bottom);
        }
        for (int y = canvas.top(); y <= bottom; y += canvas.pitch()) {
            g.drawLine(canvas.left(), y, right, y);
        }
        g.dispose();
    }

    private static Canvas shaded(Random random, Board board, Colours colours) {
        Canvas canvas = Canvas.of(board, pitch(random), colours.surround(), random);
        double gap = random.nextBoolean() ? 0 : gap(random);
        int inset = (int) Math.round(gap * canvas.pitch() / 2);
        Graphics2D g = canvas.graphics();
        for (int square = 0; square < board.squares(); square++) {
            Color colour = board.isPlayable(square) ? colours.light() : colours.dark();
            int y = canvas.y(square);
            g.setPaint(new GradientPaint(
                    0, y, Colours.shade(colour, 1.1), 0, y + canvas.pitch(), Colours.shade(colour, 0.82)));
            int side = canvas.pitch() - 2 * inset;
            g.fillRect(canvas.x(square) + inset, y + inset, side, side);
        }
        g.dispose();
        Figures.knight(canvas, colours.light(), random);
        return canvas;
    }

    private static void grain(BufferedImage image, double strength, Random random) {
        double turn = random.nextDouble() * Math.PI;
        double length = 3 + 9 * random.nextDouble();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                double wave = Math.sin((x * Math.cos(turn) + y * Math.sin(turn)) / length + 2 * Math.sin(x / 31.0));
                double off = strength * (0.6 * wave + 0.8 * (random.nextDouble() - 0.5));
                image.setRGB(x, y, Colours.shifted(image.getRGB(x, y), off));
            }
        }
    }
}
