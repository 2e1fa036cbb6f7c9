package knightschool.picture;

/** Grids whose squares are several squares of another one wide and high. */
final class GridMultiple {
    private GridMultiple() {}

    /** The lines of the multiple that speak most for it: every so many of a grid. */
    static LineSeries across(GridProposal grid, int times) {
        return multiple(grid.support().across, grid.support().upright, times);
    }

    /** The same, downwards. */
    static LineSeries down(GridProposal grid, int times) {
        return multiple(grid.support().down, grid.support().level, times);
    }

    private static LineSeries multiple(LineSeries lines, float[][] seen, int times) {
        double[] sums = new double[times];
        for (int line = 0; line < seen.length; line++) {
            for (float side : seen[line]) {
                sums[line % times] += side;
            }
        }
        int best = 0;
        for (int i = 1; i < times; i++) {
            best = sums[i] > sums[best] ? i : best;
        }
        return new LineSeries(lines.at(best), times * lines.pitch(), lines.tolerance());
    }
}
