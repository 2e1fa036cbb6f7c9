package knightschool.drawing;

import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;

/**
 * The colour, the marker and the line that stand for an algorithm everywhere.
 *
 * @param colour one of the series
 * @param marker the shape of its chips
 * @param line its line in timelines and plots
 */
public record AlgorithmLook(Role colour, MarkerShape marker, LinePattern line) {

    /** The look of an algorithm, by its place among all. */
    public static AlgorithmLook of(Algorithm algorithm) {
        return at(Math.max(0, Algorithms.all().indexOf(algorithm)));
    }

    /** The look of a place in the menus, counted from 0. Past the last marker they begin again. */
    public static AlgorithmLook at(int place) {
        MarkerShape[] markers = MarkerShape.values();
        LinePattern[] lines = LinePattern.values();
        return new AlgorithmLook(Role.series(place), markers[place % markers.length], lines[place % lines.length]);
    }

    /** A small marker, as before the algorithm's name. */
    public Sketch marker(double size) {
        return new Pencil()
                .add(marker.at(size / 2, size / 2, size / 2.5, Style.filled(colour.tone())))
                .sketch(size, size);
    }
}
