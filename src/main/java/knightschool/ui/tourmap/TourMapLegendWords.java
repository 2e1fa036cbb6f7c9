package knightschool.ui.tourmap;

/** The texts of the legend for the map of a tour. */
final class TourMapLegendWords {
    static final String THE_START = "The start";
    static final String THE_KNIGHT_IS_PLACED = "the knight is placed";
    static final String SHOWN = "Shown";
    static final String THE_POSITION_ON_THE_BOARD = "the position on the board";
    static final String A_TOUR = "A tour";
    static final String EVERY_SQUARE_IS_VISITED = "every square is visited";
    static final String VISITED_BY_THE_SEARCH = "Visited by the search";
    static final String THE_MORE_OFTEN_THE_STRONGER = "the more often, the stronger";
    static final String THE_KNIGHT = "The knight";
    static final String VISITED = "Visited";
    static final String WITH_THE_NAME_OF_ITS_SQUARE = "with the name of its square";

    private TourMapLegendWords() {}
}
