package knightschool.ui.glossary;

/** What the page of all words says. */
final class GlossaryWords {
    static final String WORD = "Word";
    static final String TITLE = "Glossary";
    static final String SEARCH = "Search for a word";
    static final String NOTHING = "No word is written so. Try a part of it, such as \"ver\".";
    static final String RELATED = "See also";
    static final String DICTIONARY = "A closed ring is called";
    static final String BACK = "Back";
    static final String BACK_COMMAND = "back to where you came from";
    static final String SEARCH_COMMAND = "search for a word";
    static final String NEXT_COMMAND = "the next word";
    static final String PREVIOUS_COMMAND = "the word before";

    private GlossaryWords() {}

    static String count(int words) {
        return words == 1 ? "1 word" : words + " words";
    }
}
