package knightschool.ui.palette;

/** What the palette says, apart from what it finds. */
final class PaletteWords {
    static final String PROMPT = "What are you looking for? Type a few letters.";
    static final String LOOKING = "Looking …";
    static final String NONE = "Nothing is found. Try another word.";

    private PaletteWords() {}

    /** As it is read aloud, such as "Undo, Editor". */
    static String spoken(String title, String aside) {
        return title + ", " + aside;
    }
}
