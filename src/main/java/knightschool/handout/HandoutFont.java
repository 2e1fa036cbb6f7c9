package knightschool.handout;

/** The fonts of a handout: those of the screen. */
enum HandoutFont {
    TEXT("inter/Inter-Regular.otf"),
    STRONG("inter/Inter-SemiBold.otf"),
    EMPHASIS("inter/Inter-Italic.otf"),
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

    /** Its name in a file. */
    String fontName() {
        return file.substring(file.indexOf('/') + 1, file.indexOf('.'));
    }
}
