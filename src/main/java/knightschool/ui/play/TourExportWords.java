package knightschool.ui.play;

import knightschool.export.TourFormat;

/** What is said where the path of a game is saved. */
final class TourExportWords {
    static final String TITLE = "Save the tour";
    static final String USUAL_NAME = "tour";

    private TourExportWords() {}

    /** A format as it is chosen. */
    static String of(TourFormat format) {
        return switch (format) {
            case TXT -> "Text, one square a line";
            case CSV -> "Table (CSV)";
            case SVG -> "Picture (SVG)";
            case GIF -> "Moving picture (GIF)";
        };
    }
}
