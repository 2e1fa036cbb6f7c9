package knightschool.ui.tour;

import knightschool.tour.TourSquareNumbers;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.TourConstruction;

/**
 * A tour constructed by divide and conquer, with the steps of the construction and the time that it took.
 *
 * @param places the tour
 * @param assembly the steps in which it is joined
 * @param nanos the time that the construction took, in nanoseconds
 */
record ConstructedTour(TourSquareNumbers places, ConstructionSteps assembly, long nanos) {
    /**
     * Constructs the tour of a question that has one.
     *
     * @param check called between the parts of the work; may end it by throwing
     */
    static ConstructedTour of(TourConstructionParameters question, Runnable check) {
        int columns = question.columns();
        int rows = question.rows();
        long begun = System.nanoTime();
        int[] tour = TourConstruction.of(columns, rows, question.closed()).tour();
        long nanos = System.nanoTime() - begun;
        check.run();
        TourSquareNumbers places = TourSquareNumbers.of(columns, rows, tour, question.closed());
        check.run();
        return new ConstructedTour(places, ConstructionSteps.of(columns, rows, question.closed()), nanos);
    }

    /** The number of the last step, the complete tour. Step 0 is the board. */
    int last() {
        return assembly.last();
    }
}
