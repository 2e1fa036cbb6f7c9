package knightschool.picture.synthetic;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.Random;

/** Knights as games draw them. */
final class Figures {
    private static final double[][] HEAD = {
        {0.22, 0.95},
        {0.30, 0.70},
        {0.42, 0.55},
        {0.24, 0.60},
        {0.12, 0.52},
        {0.16, 0.40},
        {0.34, 0.20},
        {0.38, 0.06},
        {0.48, 0.15},
        {0.66, 0.22},
        {0.80, 0.42},
        {0.84, 0.70},
        {0.84, 0.95}
    };

    private Figures() {}

    /** Draws a knight on a square of that ground. */
    static void knight(Canvas canvas, Color ground, Random random) {
        Graphics2D g = canvas.graphics();
        double size = canvas.pitch() * (0.55 + 0.25 * random.nextDouble());
        double inset = (canvas.pitch() - size) / 2;
        g.translate(
                canvas.x(canvas.board().start()) + inset,
                canvas.y(canvas.board().start()) + inset);
        boolean isLight = brightness(ground) > 110;
        switch (random.nextInt(4)) {
            case 0 -> filled(g, head(size), isLight ? Color.BLACK : Color.WHITE, null, size);
            case 1 -> filled(g, head(size), Color.WHITE, Color.BLACK, size);
            case 2 ->
                filled(g, head(size), Color.getHSBColor(random.nextFloat(), 0.9f, isLight ? 0.6f : 1f), null, size);
            default -> {
                filled(g, new Ellipse2D.Double(0, 0, size, size), new Color(60, 60, 160), Color.WHITE, size);
                filled(g, head(size), Color.WHITE, null, size);
            }
        }
        g.dispose();
    }

    private static Path2D head(double size) {
        Path2D path = new Path2D.Double();
        path.moveTo(HEAD[0][0], HEAD[0][1]);
        for (double[] point : HEAD) {
            path.lineTo(point[0], point[1]);
        }
        path.closePath();
        path.transform(AffineTransform.getScaleInstance(size, size));
        return path;
    }

    private static void filled(Graphics2D g, java.awt.Shape shape, Color fill, Color line, double size) {
        g.setColor(fill);
        g.fill(shape);
        if (line != null) {
            g.setColor(line);
            g.setStroke(new BasicStroke((float) Math.max(1, size / 20)));
            g.draw(shape);
        }
    }

    static double brightness(Color colour) {
        return 0.299 * colour.getRed() + 0.587 * colour.getGreen() + 0.114 * colour.getBlue();
    }
}
