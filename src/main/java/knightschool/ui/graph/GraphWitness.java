package knightschool.ui.graph;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import knightschool.drawing.ColourRole;
import knightschool.drawing.WalkLine;
import knightschool.drawing.WitnessMarks;
import knightschool.ui.theme.Fonts;

/**
 * Why a graph has no tour, as on its board: vertices taken out are crossed through, the others carry the letter of
 * their piece, vertices to look at a small cross. And a tour or walk, as thick edges. In ink alone.
 */
final class GraphWitness {
    /** In a graph of smaller vertices no letter can be told from its neighbours'. */
    private static final double LETTERS_FROM = 9;

    /** In larger vertices letters stand inside, where nothing can lie on them. */
    private static final double LETTERS_INSIDE_FROM = 24;

    private static final double LETTER_INSIDE = 0.46;
    private static final double RING = 2;
    private static final double REACH_OF_LARGE = 0.4;

    private static final int FEW = 12;
    private static final double LETTER = 12;
    private static final double DISC = 8.5;

    private final GraphicsContext g;
    private final GraphLayer.Sight now;

    GraphWitness(GraphicsContext g, GraphLayer.Sight now) {
        this.g = g;
        this.now = now;
    }

    /** The walk. */
    void belowTheEdges() {
        now.walk().ifPresent(this::walk);
    }

    private void walk(WalkLine walk) {
        g.save();
        g.setStroke(now.colour(ColourRole.INK));
        g.setLineCap(StrokeLineCap.ROUND);
        g.setLineWidth(Math.clamp(now.vertexSize() / 3, 2, 4.5));
        List<Integer> squares = walk.squares();
        for (int i = 1; i < squares.size(); i++) {
            g.strokeLine(x(squares.get(i - 1)), y(squares.get(i - 1)), x(squares.get(i)), y(squares.get(i)));
        }
        g.restore();
    }

    /** The evidence, and the vertices that the walk comes back to. */
    void aboveTheVertices() {
        g.save();
        g.setStroke(now.colour(ColourRole.INK));
        g.setLineCap(StrokeLineCap.ROUND);
        WitnessMarks evidence = now.evidence();
        if (evidence.marked().size() <= FEW) {
            evidence.marked().forEach(this::cross);
        }
        evidence.removed().forEach(this::out);
        for (int i = 0; i < evidence.pieces().size() && now.vertexSize() >= LETTERS_FROM; i++) {
            String letter = WitnessMarks.letter(i);
            boolean isLarge = WitnessMarks.isLarge(evidence.pieces().get(i));
            evidence.pieces().get(i).forEach(square -> letter(square, letter, isLarge));
        }
        now.walk().ifPresent(walk -> walk.visitsOf().forEach(this::again));
        g.restore();
    }

    private void again(int square, int visits) {
        if (visits > 1) {
            double radius = 0.9 * now.vertexSize();
            g.setLineWidth(2);
            g.strokeOval(x(square) - radius, y(square) - radius, 2 * radius, 2 * radius);
        }
    }

    private void out(int square) {
        double reach = now.vertexSize() >= LETTERS_INSIDE_FROM
                ? REACH_OF_LARGE * now.vertexSize()
                : 0.72 * now.vertexSize() + 1;
        double paper = now.vertexSize() / 2 + 1;
        g.setFill(now.colour(ColourRole.PAGE));
        g.fillOval(x(square) - paper, y(square) - paper, 2 * paper, 2 * paper);
        g.setLineWidth(Math.clamp(now.vertexSize() / 6, 1.5, 3));
        g.strokeLine(x(square) - reach, y(square) - reach, x(square) + reach, y(square) + reach);
        g.strokeLine(x(square) - reach, y(square) + reach, x(square) + reach, y(square) - reach);
    }

    private void cross(int square) {
        double x = x(square) + now.vertexSize() * 0.6 + 3;
        double y = y(square) - now.vertexSize() * 0.6 - 3;
        g.setLineWidth(1.2);
        g.setFill(now.colour(ColourRole.PAGE));
        g.fillOval(x - 5, y - 5, 10, 10);
        g.strokeOval(x - 5, y - 5, 10, 10);
        g.strokeLine(x - 2, y - 2, x + 2, y + 2);
        g.strokeLine(x - 2, y + 2, x + 2, y - 2);
    }

    private void letter(int square, String letter, boolean isLarge) {
        if (now.vertexSize() >= LETTERS_INSIDE_FROM) {
            inside(square, letter, isLarge);
        } else {
            beside(square, letter, isLarge);
        }
    }

    private void inside(int square, String letter, boolean isLarge) {
        double size = now.vertexSize();
        double inner = size - 2 * RING;
        g.setFill(now.colour(ColourRole.INK));
        g.fillOval(x(square) - size / 2, y(square) - size / 2, size, size);
        g.setFill(now.colour(isLarge ? ColourRole.INK : ColourRole.PAGE));
        g.fillOval(x(square) - inner / 2, y(square) - inner / 2, inner, inner);
        g.setFill(now.colour(isLarge ? ColourRole.PAGE : ColourRole.INK));
        write(letter, x(square), y(square), LETTER_INSIDE * size);
    }

    private void beside(int square, String letter, boolean isLarge) {
        double x = x(square) + now.vertexSize() / 2 + 5;
        double y = y(square) - now.vertexSize() / 2 - 5;
        g.setFill(now.colour(isLarge ? ColourRole.PAGE : ColourRole.INK));
        g.fillOval(x - DISC, y - DISC, 2 * DISC, 2 * DISC);
        g.setFill(now.colour(isLarge ? ColourRole.INK : ColourRole.PAGE));
        write(letter, x, y, letter.length() > 1 ? LETTER - 2 : LETTER);
    }

    private void write(String letter, double x, double y, double size) {
        g.setFont(Font.font(Fonts.STRONG, size));
        g.setTextBaseline(VPos.CENTER);
        g.setTextAlign(TextAlignment.CENTER);
        g.fillText(letter, x, y);
    }

    private double x(int square) {
        return now.at(square).x();
    }

    private double y(int square) {
        return now.height() - now.at(square).y();
    }
}
