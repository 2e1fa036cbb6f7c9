package knightschool.ui.graph;

import java.util.function.Supplier;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.FontSmoothingType;
import javafx.scene.text.TextAlignment;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourRole;
import knightschool.ui.theme.Fonts;

/** What GraphStream's styles cannot draw: rings around the neighbours and the start, and names. */
final class GraphOverlay extends GraphLayer {
    private static final double NAME_SIZE = 14;

    GraphOverlay(Supplier<Sight> sight) {
        super(sight);
    }

    @Override
    void draw(GraphicsContext g, Sight now) {
        Board board = now.graph().board();
        g.setFont(Font.font(Fonts.STRONG, NAME_SIZE));
        g.setFontSmoothingType(FontSmoothingType.GRAY);
        g.setTextBaseline(VPos.CENTER);
        g.setLineWidth(Math.clamp(now.vertexSize() / 8, 1, 2));
        new GraphWitness(g, now).aboveTheVertices();
        if (board.isPlayable(board.start())) {
            ring(g, now, board.start(), ColourRole.INK);
            name(g, now, board.start(), now.vertexSize() / 2 + 8);
        }
        if (board.isPlayable(now.pointed())) {
            for (int neighbour : now.graph().neighbours(now.pointed())) {
                near(g, now, neighbour);
            }
            if (now.pointed() != board.start()) {
                name(g, now, now.pointed(), now.vertexSize() / 2 + 8);
            }
        }
    }

    private static void near(GraphicsContext g, Sight now, int square) {
        double line = g.getLineWidth();
        if (now.palette().bandsAccent()) {
            g.setLineWidth(2.4 * line);
            ring(g, now, square, ColourRole.ACCENT);
            g.setLineWidth(0.8 * line);
            ring(g, now, square, ColourRole.ON_ACCENT);
            g.setLineWidth(line);
        } else {
            ring(g, now, square, ColourRole.ACCENT);
        }
    }

    private static void ring(GraphicsContext g, Sight now, int square, ColourRole role) {
        VertexPositions.Point at = now.at(square);
        double radius = now.vertexSize() * 0.74;
        g.setStroke(now.colour(role));
        g.strokeOval(at.x() - radius, now.height() - at.y() - radius, 2 * radius, 2 * radius);
    }

    /** Beside the vertex, on paper of its own so that edges do not cross it. */
    private static void name(GraphicsContext g, Sight now, int square, double away) {
        VertexPositions.Point at = now.at(square);
        String name = SquareNames.name(now.graph().board(), square);
        double width = name.length() * NAME_SIZE * 0.62;
        boolean left = at.x() - away - width > 0;
        double x = left ? at.x() - away : at.x() + away;
        double y = now.height() - at.y() + (left ? 10 : 0);
        g.setFill(now.colour(ColourRole.PAGE).deriveColor(0, 1, 1, 0.8));
        g.fillRoundRect(left ? x - width : x, y - 9, width, 18, 6, 6);
        g.setFill(now.colour(ColourRole.INK));
        g.setTextAlign(left ? TextAlignment.RIGHT : TextAlignment.LEFT);
        g.fillText(name, x, y);
    }
}
