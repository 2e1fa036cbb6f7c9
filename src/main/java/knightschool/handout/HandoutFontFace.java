package knightschool.handout;

/**
 * The font faces of a handout, each with its file on the class path. They have TrueType outlines, so that PDFBox can
 * embed only the glyphs in use. The Inter font of the screen is not used, since its outlines are of another kind.
 */
enum HandoutFontFace {
    TEXT("roboto/Roboto-Regular.ttf"),
    STRONG("roboto/Roboto-Bold.ttf"),
    EMPHASIS("roboto/Roboto-Italic.ttf"),
    CODE("jetbrains_mono/JetBrainsMono-Regular.ttf");

    private static final String FOLDER = "/com/formdev/flatlaf/fonts/";

    private final String file;

    HandoutFontFace(String file) {
        this.file = file;
    }

    /** Returns the name of the font on the class path. */
    String resource() {
        return FOLDER + file;
    }
}
