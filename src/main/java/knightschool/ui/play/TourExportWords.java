package knightschool.ui.play;

import knightschool.export.TourFormat;

/** The words about saving the path of a game. */
final class TourExportWords {
    static final String TITLE = "Save the tour";
    static final String USUAL_NAME = "tour";

    private TourExportWords() {}

    static String of(TourFormat format) {
        return switch (format) {
            case TXT -> "Text, one square a line";
            case CSV -> "Table (CSV)";
            case SVG -> "Picture (SVG)";
            case GIF -> "Moving picture (GIF)";
        };
    }
}
