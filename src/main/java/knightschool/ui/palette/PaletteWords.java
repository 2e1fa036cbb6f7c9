package knightschool.ui.palette;

/** The texts of the palette itself, such as its prompt; its entries have their own. */
final class PaletteWords {
    static final String PROMPT = "What are you looking for? Type a few letters.";
    static final String LOOKING = "Looking …";
    static final String MORE = "Looking for more …";
    static final String MORE_FIRST = "Looking for more … Then the chosen line opens.";
    static final String NONE = "Nothing is found. Try another word.";

    static final String NOT_NOW = "This cannot be done now.";

    private PaletteWords() {}

    /** Returns the accessible text, such as "Census, Tours". */
    static String accessibleText(String title, String note) {
        return title + ", " + note;
    }
}
