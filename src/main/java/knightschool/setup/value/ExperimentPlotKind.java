package knightschool.setup.value;

import knightschool.text.Keyword;

/** The kinds of plots of an experiment. */
public enum ExperimentPlotKind implements Keyword {
    /** A box plot for each solver on each board. */
    BOXES,
    /** A line for each solver: the median over the number of squares, both on logarithmic scales. */
    CURVE;

    /** Returns the other kind. */
    public ExperimentPlotKind other() {
        return this == BOXES ? CURVE : BOXES;
    }
}
