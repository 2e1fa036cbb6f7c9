package knightschool.ui.legend;

/** The words of the legend itself. */
final class LegendWords {
    static final String TITLE = "What the signs say now";
    static final String NOTHING = "There is no sign on the board now.";

    private LegendWords() {}
}
