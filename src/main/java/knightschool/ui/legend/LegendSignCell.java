package knightschool.ui.legend;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import javafx.geometry.Pos;
import javafx.scene.layout.GridPane;
import knightschool.drawing.Sketch;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.ui.board.SketchView;

/**
 * A cell of the legend with one sign, which may look different on several boards: a single look in its full size,
 * several looks small beside and below each other.
 */
final class LegendSignCell extends GridPane {
    /** The size of one of several looks, and of a sign where there is little room, as a part of its full size. */
    static final double SMALL = 0.64;

    /** The size of one of several looks where there is little room, as a part of its full size. */
    private static final double SMALLEST = 0.55;

    private static final double GAP = 1;

    /** So many looks are a square of two by two; more have three in a line. */
    private static final int MOST_IN_SQUARE = 4;

    private double size;
    private double sizeOfSeveral = SMALL;
    private final IntUnaryOperator columns;
    private int leastColumns = 1;
    private final List<SketchView> views = new ArrayList<>();
    private List<Sketch> looks = List.of();

    /** @param size the size of a single look, as a part of its full size */
    LegendSignCell(double size) {
        this(size, LegendSignCell::columns);
    }

    /** Creates a sign whose looks stand beside each other in one line. */
    static LegendSignCell line() {
        return new LegendSignCell(SMALL, count -> Math.max(1, count));
    }

    private LegendSignCell(double size, IntUnaryOperator columns) {
        this.size = size;
        this.columns = columns;
        setHgap(GAP);
        setVgap(GAP);
        setAlignment(Pos.CENTER);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    }

    /** Sets whether there is little room. */
    void setSmall(boolean isSmall) {
        size = isSmall ? SMALL : 1;
        sizeOfSeveral = isSmall ? SMALLEST : SMALL;
        show(looks);
    }

    void show(List<Sketch> signs) {
        looks = signs;
        while (views.size() < signs.size()) {
            views.add(new SketchView());
        }
        double scale = signs.size() > 1 ? sizeOfSeveral : size;
        for (int i = 0; i < signs.size(); i++) {
            views.get(i).setSketch(signs.get(i).scaled(scale));
        }
        if (getChildren().size() != signs.size()) {
            getChildren().clear();
            int across = columns.applyAsInt(signs.size());
            for (int i = 0; i < signs.size(); i++) {
                add(views.get(i), i % across, i / across);
            }
        }
    }

    /**
     * Takes the width of a number of small looks for fewer too, so that the words of all rows begin below each other.
     *
     * @param columns the number of columns of the widest row, from 1
     */
    void leaveRoom(int columns) {
        if (columns != leastColumns) {
            leastColumns = columns;
            requestLayout();
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        double column = snapSizeX(sizeOfSeveral * LegendSignDrawing.SIDE);
        return Math.max(leastColumns * column + (leastColumns - 1) * GAP, super.computePrefWidth(height));
    }

    /** Returns the height of a number of looks, in pixels, but at least that of a single one in its full size. */
    static double height(int count) {
        int lines = Math.ceilDiv(count, columns(count));
        return Math.max(LegendSignDrawing.SIDE, lines * (SMALL * LegendSignDrawing.SIDE + GAP));
    }

    /** Returns by how much a number of looks is higher in full size than in the small one, in pixels. */
    static double moreHeight(int count) {
        return count > 1
                ? Math.ceilDiv(count, columns(count)) * (SMALL - SMALLEST) * LegendSignDrawing.SIDE
                : (1 - SMALL) * LegendSignDrawing.SIDE;
    }

    /** Returns the number of columns of a number of looks. */
    static int columns(int count) {
        if (count <= 1) {
            return 1;
        }
        return count <= MOST_IN_SQUARE ? 2 : 3;
    }
}
