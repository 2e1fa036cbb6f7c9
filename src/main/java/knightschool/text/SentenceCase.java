package knightschool.text;

/** Gives the first word of a sentence its capital, unless it is a name that begins with a small letter. */
public final class SentenceCase {
    private SentenceCase() {}

    /** The words with a capital, but for names that begin small: of a square, such as a1, of a file or of an option. */
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
