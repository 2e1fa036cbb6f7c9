package knightschool.ui.experiment;

/** The texts of the legend for the plots of an experiment. */
final class ExperimentLegendWords {
    static final String BOX = "The middle half";
    static final String BOX_NOTE = "from the lower quartile to the upper one";
    static final String MEDIAN = "Median";
    static final String MEDIAN_NOTE = "half of the runs need as many steps at most";
    static final String WHISKERS = "Fewest and most";
    static final String WHISKERS_NOTE = "where the runs end that have answered";
    static final String DOT = "One run";
    static final String DOT_NOTE = "a start; click it to see the search";
    static final String STOPPED = "Stopped";
    static final String STOPPED_NOTE = "more than the limit: how many of the runs";
    static final String UNDERWAY = "Being made now";
    static final String MORE = "Median more than the limit";
    static final String MORE_NOTE = "how much more is not known";
    static final String SPAN = "The middle half";

    private ExperimentLegendWords() {}
}
