package knightschool.ui.census;

/** The texts of the legend for the board of a census. */
final class CensusLegendWords {
    static final String NOT_COUNTED_YET = "Not counted yet";
    static final String POINTED_AT = "Pointed at";
    static final String TOUR_FOUND = "Tour found";
    static final String STOPPED = "Stopped";
    static final String PROVEN_NO_TOUR = "Proven: no tour";
    static final String WITHIN_LIMIT = "no tour found within the limit";
    static final String SHADE = "the more steps, the stronger the colour";

    private CensusLegendWords() {}
}
