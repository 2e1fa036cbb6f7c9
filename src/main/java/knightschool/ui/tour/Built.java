package knightschool.ui.tour;

import java.util.Optional;
import knightschool.tour.Assembly;
import knightschool.tour.Construction;
import knightschool.tour.Places;

/**
 * A tour by divide and conquer.
 *
 * @param places the tour
 * @param blocks how many blocks it is joined from
 * @param assembly the joins one by one; empty where they are too many
 * @param nanos how long making the tour took
 */
record Built(Places places, int blocks, Optional<Assembly> assembly, long nanos) {
    /** The tour that a question asks for, where there is one. */
    static Built of(TourQuestion question) {
        int columns = question.columns();
        int rows = question.rows();
        long begun = System.nanoTime();
        Construction construction = Construction.of(columns, rows, question.closed());
        int[] tour = construction.tour();
        long nanos = System.nanoTime() - begun;
        return new Built(
                Places.of(columns, rows, tour, question.closed()),
                construction.blockCount(),
                question.isShownJoinByJoin()
                        ? Optional.of(Assembly.of(columns, rows, question.closed()))
                        : Optional.empty(),
                nanos);
    }

    /** The number of the last step: the tour. Step 0 is the board. */
    int last() {
        return assembly.map(Assembly::last).orElse(1);
    }
}
