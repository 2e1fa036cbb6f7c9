package knightschool.text;

/** Capitalizes the first word of a sentence, unless it is a name that begins with a small letter. */
public final class SentenceCase {
    private SentenceCase() {}

    /**
     * Returns the words with a capital, except for names that begin with a small letter: of a square, such as a1, of a
     * file or of an option.
     */
    public static String begun(String words) {
        int letters = 0;
        while (letters < words.length() && Character.isLowerCase(words.charAt(letters))) {
            letters++;
        }
        boolean word = letters > 0 && (letters == words.length() || endsWord(words, letters));
        return word ? Character.toUpperCase(words.charAt(0)) + words.substring(1) : words;
    }

    private static boolean endsWord(String words, int at) {
        boolean last = at + 1 == words.length() || Character.isWhitespace(words.charAt(at + 1));
        return switch (words.charAt(at)) {
            case ' ', '\u00A0', '\'', '’' -> true;
            case '.', ',', ';', '!', '?' -> last;
            default -> false;
        };
    }
}
