package knightschool.picture.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.picture.LumaChromaPlanes;
import knightschool.picture.grid.FoundGrid;

/**
 * The appearance of one square of a picture.
 *
 * @param ground its colour near the sides, where no figure is
 * @param figure how much its middle differs from the ground, averaged, from 0 to {@link #MOST_DIFFERENCE}
 * @param corners the colours of its corners, which a figure covers least; may be empty
 */
record SquareAppearance(LumaChromaColour ground, double figure, List<LumaChromaColour> corners) {
    private static final double MOST_DIFFERENCE = 120;

    /** The maximum number of sample points of a square in each direction. */
    private static final int MOST_PLACES = 17;

    private static final double GROUND_FROM = 0.24;
    private static final double GROUND_TO = 0.36;
    private static final double FIGURE_TO = 0.3;
    private static final double CORNER_FROM = 0.14;
    private static final double CORNER_TO = 0.26;

    static SquareAppearance of(LumaChromaPlanes planes, FoundGrid grid, int column, int row) {
        int places = Math.clamp(Math.round(grid.pitch()), 7, MOST_PLACES);
        List<LumaChromaColour> ground = new ArrayList<>();
        List<LumaChromaColour> middle = new ArrayList<>();
        for (int i = 0; i < places; i++) {
            for (int j = 0; j < places; j++) {
                double a = (j + 0.5) / places - 0.5;
                double b = (i + 0.5) / places - 0.5;
                double far = Math.max(Math.abs(a), Math.abs(b));
                if (far > GROUND_TO) {
                    continue;
                }
                Optional<LumaChromaColour> colour = at(planes, grid, column + 0.5 + a, row + 0.5 + b);
                if (far >= GROUND_FROM) {
                    colour.ifPresent(ground::add);
                }
                if (far <= FIGURE_TO) {
                    colour.ifPresent(middle::add);
                }
            }
        }
        LumaChromaColour median = LumaChromaColour.median(ground);
        double figure = middle.stream()
                .mapToDouble(colour -> Math.min(MOST_DIFFERENCE, colour.distance(median)))
                .average()
                .orElse(0);
        return new SquareAppearance(median, figure, corners(planes, grid, column, row));
    }

    private static List<LumaChromaColour> corners(LumaChromaPlanes planes, FoundGrid grid, int column, int row) {
        List<LumaChromaColour> corners = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            double left = column + (i % 2 == 0 ? CORNER_FROM : 1 - CORNER_TO);
            double top = row + (i / 2 == 0 ? CORNER_FROM : 1 - CORNER_TO);
            double side = CORNER_TO - CORNER_FROM;
            beside(planes, grid, left, top, left + side, top + side).ifPresent(corners::add);
        }
        return corners;
    }

    /** Returns the largest distance of a corner from a colour. */
    double cornerDistance(LumaChromaColour from) {
        return corners.stream()
                .mapToDouble(corner -> corner.distance(from))
                .max()
                .orElse(0);
    }

    /**
     * Returns the colour of a small area beside the board. Its sides are given in squares from the upper left corner of
     * the board.
     */
    static Optional<LumaChromaColour> beside(
            LumaChromaPlanes planes, FoundGrid grid, double left, double top, double right, double bottom) {
        List<LumaChromaColour> colours = new ArrayList<>();
        int places = 7;
        for (int i = 0; i < places; i++) {
            for (int j = 0; j < places; j++) {
                double x = left + (right - left) * (j + 0.5) / places;
                double y = top + (bottom - top) * (i + 0.5) / places;
                at(planes, grid, x, y).ifPresent(colours::add);
            }
        }
        return colours.size() < places * places * 2 / 3
                ? Optional.empty()
                : Optional.of(LumaChromaColour.median(colours));
    }

    private static Optional<LumaChromaColour> at(LumaChromaPlanes planes, FoundGrid grid, double column, double row) {
        int x = (int) Math.floor(grid.x(column, row));
        int y = (int) Math.floor(grid.y(column, row));
        if (x < 0 || y < 0 || x >= planes.width() || y >= planes.height()) {
            return Optional.empty();
        }
        int at = y * planes.width() + x;
        return Optional.of(new LumaChromaColour(planes.luma()[at], planes.blue()[at], planes.red()[at]));
    }
}
