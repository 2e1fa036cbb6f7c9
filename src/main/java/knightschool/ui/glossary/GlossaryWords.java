package knightschool.ui.glossary;

import knightschool.text.Plural;

/** The words of the glossary page. */
final class GlossaryWords {
    static final String WORD = "Word";
    static final String SEARCH = "Search for a word";
    static final String NOTHING = "No word is written so. Try a part of it, such as \"ver\".";
    static final String RELATED = "See also";
    static final String DICTIONARY = "A closed ring is called";
    static final String BACK = "Back";

    private GlossaryWords() {}

    static String count(int words) {
        return Plural.counted(words, "word");
    }
}
