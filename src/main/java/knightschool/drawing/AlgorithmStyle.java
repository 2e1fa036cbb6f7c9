package knightschool.drawing;

import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;

/**
 * The colour, the marker and the line that represent an algorithm everywhere.
 *
 * @param colour one of the series colours
 * @param marker the shape of the chips
 * @param fill how the shape is filled
 * @param line the line in timelines and plots
 */
public record AlgorithmStyle(ColourRole colour, MarkerShape marker, MarkerFill fill, Dash line) implements PathStyle {
    /** The share of the colour in the first edge of a path. */
    private static final double EARLY = 0.38;

    /** The mean of the colours of light and dark squares, for boards whose squares are too small to be told apart. */
    public static final ColourExpression BOARD = ColourRole.SQUARE_LIGHT.into(ColourRole.SQUARE_DARK, 0.5);

    /** The style of tours that are joined from blocks. No algorithm has its colour or marker. */
    public static final AlgorithmStyle CONSTRUCTION =
            new AlgorithmStyle(ColourRole.CONSTRUCTION, MarkerShape.BLOCKS, MarkerFill.SOLID, Dash.SOLID);

    /** Returns the style of an algorithm, by its place among all algorithms. */
    public static AlgorithmStyle of(Algorithm algorithm) {
        return at(Math.max(0, Algorithms.all().indexOf(algorithm)));
    }

    /** Returns the style of a place in the menus, counted from 0. The styles repeat after the last marker. */
    public static AlgorithmStyle at(int place) {
        MarkerShape[] markers = MarkerShape.values();
        Dash[] lines = Dash.values();
        return new AlgorithmStyle(
                ColourRole.series(place),
                markers[place % ColourRole.SERIES_COUNT],
                MarkerFill.SOLID,
                lines[place % lines.length]);
    }

    /**
     * Returns a variant for one of several searches by the same algorithm side by side: the same colour and shape,
     * another filling and another line.
     *
     * @param number 0 for this style itself; the fillings repeat after the last
     */
    public AlgorithmStyle variant(int number) {
        return new AlgorithmStyle(colour, marker, next(fill, number), next(line, number));
    }

    private static <E extends Enum<E>> E next(E first, int number) {
        E[] all = first.getDeclaringClass().getEnumConstants();
        return all[(first.ordinal() + number) % all.length];
    }

    @Override
    public ColourExpression tone() {
        return colour;
    }

    @Override
    public ColourExpression onTone() {
        return ColourRole.ON_MARKER;
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
        return ColourRole.ON_CHIP;
    }

    /** Returns a small marker, as shown before the algorithm's name. */
    public Sketch marker(double size) {
        SketchBuilder pencil = new SketchBuilder();
        fill.draw(pencil, marker, size / 2, size / 2, size / 2.5, tone(), ColourRole.PAGE);
        return pencil.sketch(size, size);
    }

    /** The dash of an algorithm's line in timelines and plots. */
    public enum Dash {
        SOLID,
        DASHED,
        DOTTED;
    }
}
