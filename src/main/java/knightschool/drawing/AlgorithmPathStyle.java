package knightschool.drawing;

import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;

/**
 * The colour, the marker and the line that stand for an algorithm everywhere.
 *
 * @param colour one of the series
 * @param marker the shape of its chips
 * @param fill how that shape is filled
 * @param line its line in timelines and plots
 */
public record AlgorithmPathStyle(ColourRole colour, MarkerShape marker, MarkerFill fill, Dash line)
        implements PathStyle {
    /** How much of the colour the first edge of a path has. */
    private static final double EARLY = 0.38;

    /** The colour between light and dark squares, that of boards whose squares are too small to be told apart. */
    public static final ColourExpression BOARD =
            ColourRole.SQUARE_LIGHT.tone().into(ColourRole.SQUARE_DARK.tone(), 0.5);

    /** Tours that are joined from blocks: a pair of its own, which no algorithm of the menus comes to. */
    public static final AlgorithmPathStyle CONSTRUCTION =
            new AlgorithmPathStyle(ColourRole.CONSTRUCTION, MarkerShape.BLOCKS, MarkerFill.SOLID, Dash.SOLID);

    /** The look of an algorithm, by its place among all. */
    public static AlgorithmPathStyle of(Algorithm algorithm) {
        return at(Math.max(0, Algorithms.all().indexOf(algorithm)));
    }

    /** The look of a place in the menus, counted from 0. Past the last marker they begin again. */
    public static AlgorithmPathStyle at(int place) {
        MarkerShape[] markers = MarkerShape.values();
        Dash[] lines = Dash.values();
        return new AlgorithmPathStyle(
                ColourRole.series(place),
                markers[place % ColourRole.SERIES_COUNT],
                MarkerFill.SOLID,
                lines[place % lines.length]);
    }

    /**
     * The look of the same algorithm where it searches several times side by side: its colour and its shape, filled
     * otherwise, and another line.
     *
     * @param number 0 for the first, which looks as if it were alone; past the last filling they begin again
     */
    public AlgorithmPathStyle variant(int number) {
        return new AlgorithmPathStyle(colour, marker, next(fill, number), next(line, number));
    }

    private static <E extends Enum<E>> E next(E first, int number) {
        E[] all = first.getDeclaringClass().getEnumConstants();
        return all[(first.ordinal() + number) % all.length];
    }

    @Override
    public ColourExpression tone() {
        return colour.tone();
    }

    @Override
    public ColourExpression onTone() {
        return ColourRole.ON_MARKER.tone();
    }

    @Override
    public ColourExpression path(double age) {
        return tone().into(BOARD, EARLY + (1 - EARLY) * age);
    }

    @Override
    public double pathWidth() {
        return SquareMeasures.WAY_WIDTH;
    }

    @Override
    public ColourExpression chip(ColourExpression square, double age) {
        return new ColourExpression.Aged(tone(), square, age);
    }

    @Override
    public ColourExpression onChip() {
        return ColourRole.ON_CHIP.tone();
    }

    /** A small marker, as before the algorithm's name. */
    public Sketch marker(double size) {
        SketchBuilder pencil = new SketchBuilder();
        fill.draw(pencil, marker, size / 2, size / 2, size / 2.5, tone(), ColourRole.PAGE.tone());
        return pencil.sketch(size, size);
    }

    /** How an algorithm's line is broken in timelines and plots. */
    public enum Dash {
        SOLID,
        DASHED,
        DOTTED;
    }
}
