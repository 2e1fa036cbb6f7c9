package knightschool.drawing;

/** The factors by which one step of a zoom enlarges a picture, the same for boards, graphs, trees and tours. */
public final class ZoomFactor {
    /** One step nearer, by a key or one notch of the mouse wheel. Two steps double the size. */
    public static final double NEARER = Math.sqrt(2);

    /** One step further away. */
    public static final double FURTHER = 1 / NEARER;

    private ZoomFactor() {}

    /** Returns the factor of a number of steps, which may be a fraction; negative steps lead further away. */
    public static double of(double steps) {
        return Math.pow(NEARER, steps);
    }
}
