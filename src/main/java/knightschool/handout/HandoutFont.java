package knightschool.handout;

/**
 * The fonts of a handout, of TrueType outlines: of those PDFBox embeds the glyphs that are written. The screen's Inter
 * has others.
 */
enum HandoutFont {
    TEXT("roboto/Roboto-Regular.ttf"),
    STRONG("roboto/Roboto-Bold.ttf"),
    EMPHASIS("roboto/Roboto-Italic.ttf"),
    CODE("jetbrains_mono/JetBrainsMono-Regular.ttf");

    private static final String FOLDER = "/com/formdev/flatlaf/fonts/";

    private final String file;

    HandoutFont(String file) {
        this.file = file;
    }

    /** Where it is on the class path. */
    String resource() {
        return FOLDER + file;
    }
}
