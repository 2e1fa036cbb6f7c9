package knightschool.picture.grid;

/**
 * Fits the lines of a grid to the votes near them by least squares: their offset, pitch and slope, and the distance of
 * the edges of squares from the lines between squares.
 */
final class GridRefiner {
    private static final int UNKNOWNS = 4;

    /** The number of standard deviations within which nearly all edges of squares lie. */
    private static final double SPREADS = 2.5;

    private GridRefiner() {}

    /**
     * Fitted lines.
     *
     * @param lines their positions at the centre of the picture
     * @param slope their displacement across per pixel along
     * @param votes the number of votes near them
     */
    record Fit(LineSeries lines, double slope, int votes) {}

    /** Fits the vertical lines of a range of squares. */
    static Fit upright(EdgeVotes votes, DeskewTransform upright, GridSideSupport support, GridCellRange range) {
        return fit(votes, upright, false, support.across, support.down, range);
    }

    /** Fits the horizontal lines of a range of squares. */
    static Fit level(EdgeVotes votes, DeskewTransform upright, GridSideSupport support, GridCellRange range) {
        return fit(votes, upright, true, support.down, support.across, range.transposed());
    }

    /**
     * Fits the lines across which a range counts its columns.
     *
     * @param lines the lines
     * @param cells the lines across which it counts its rows
     */
    private static Fit fit(
            EdgeVotes votes,
            DeskewTransform upright,
            boolean level,
            LineSeries lines,
            LineSeries cells,
            GridCellRange range) {
        double middle = (level ? upright.width() : upright.height()) / 2.0;
        double[][] normal = new double[UNKNOWNS][UNKNOWNS + 1];
        double first = cells.at(range.top());
        double last = cells.at(range.bottom());
        double squares = 0;
        int used = 0;
        for (int i = 0; i < votes.size(); i++) {
            double u = upright.u(votes.x(i), votes.y(i));
            double v = upright.v(votes.x(i), votes.y(i));
            double across = level ? v : u;
            double along = level ? u : v;
            int line = lines.nearest(across);
            boolean isFitted = Math.abs(across - lines.at(line)) <= lines.tolerance()
                    && line >= range.left()
                    && line <= range.right()
                    && along >= first
                    && along <= last;
            if (isFitted) {
                add(normal, new double[] {1, line, along - middle, votes.isRising(i) ? 1 : -1}, across);
                squares += across * across;
                used++;
            }
        }
        if (used < UNKNOWNS * 4) {
            return new Fit(lines, 0, used);
        }
        double[] values = new double[UNKNOWNS];
        for (int i = 0; i < UNKNOWNS; i++) {
            values[i] = normal[i][UNKNOWNS];
        }
        double[] solution = solve(normal);
        if (solution[1] < 0.8 * lines.pitch() || solution[1] > 1.2 * lines.pitch()) {
            return new Fit(lines, 0, used);
        }
        for (int i = 0; i < UNKNOWNS; i++) {
            squares -= solution[i] * values[i];
        }
        double spread = Math.sqrt(Math.max(0, squares / used));
        LineSeries fitted =
                LineSeries.of(solution[0], solution[1]).within(Math.abs(solution[3]) + 1 + SPREADS * spread);
        return new Fit(fitted, solution[2], used);
    }

    private static void add(double[][] normal, double[] factors, double value) {
        for (int i = 0; i < UNKNOWNS; i++) {
            for (int j = 0; j < UNKNOWNS; j++) {
                normal[i][j] += factors[i] * factors[j];
            }
            normal[i][UNKNOWNS] += factors[i] * value;
        }
    }

    /**
     * Solves the equations by Gaussian elimination. A small regularization keeps the last unknown at 0 if the votes do
     * not determine it.
     */
    private static double[] solve(double[][] normal) {
        normal[UNKNOWNS - 1][UNKNOWNS - 1] *= 1.0001;
        normal[UNKNOWNS - 1][UNKNOWNS - 1] += 1e-6;
        for (int i = 0; i < UNKNOWNS; i++) {
            int pivot = i;
            for (int row = i + 1; row < UNKNOWNS; row++) {
                pivot = Math.abs(normal[row][i]) > Math.abs(normal[pivot][i]) ? row : pivot;
            }
            double[] swapped = normal[i];
            normal[i] = normal[pivot];
            normal[pivot] = swapped;
            for (int row = 0; row < UNKNOWNS; row++) {
                double factor = row == i || normal[i][i] == 0 ? 0 : normal[row][i] / normal[i][i];
                for (int j = i; j <= UNKNOWNS && factor != 0; j++) {
                    normal[row][j] -= factor * normal[i][j];
                }
            }
        }
        double[] solution = new double[UNKNOWNS];
        for (int i = 0; i < UNKNOWNS; i++) {
            solution[i] = normal[i][i] == 0 ? 0 : normal[i][UNKNOWNS] / normal[i][i];
        }
        return solution;
    }
}
