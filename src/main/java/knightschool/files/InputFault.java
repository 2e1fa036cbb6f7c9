package knightschool.files;

import java.util.function.Predicate;
import java.util.regex.Pattern;
import knightschool.text.SentenceCase;

/**
 * Thrown if an input of the user cannot be used: tells the place, the fault and the remedy.
 *
 * <p>The message is meant for users: {@code place:line: what. remedy}. Line 0 means the place as a whole; an empty
 * place means that the user knows it, as on a command line.
 */
public final class InputFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The longest place in a message, in characters; the end of a path is kept. */
    private static final int LONGEST_PLACE = 200;

    /** The longest description in a message, in characters; its beginning and its end are kept. */
    private static final int LONGEST_WHAT = 500;

    /** The longest remedy in a message, in characters; it may list all known values. */
    private static final int LONGEST_REMEDY = 2000;

    /** A line break with the space around it. */
    private static final Pattern LINE_BREAK = Pattern.compile("\\h*+\\v[\\h\\v]*+");

    private static final Predicate<String> HAS_LINE_BREAK =
            Pattern.compile("\\v").asPredicate();

    private final String place;
    private final int line;
    private final String description;
    private final String remedy;

    /**
     * Creates a fault.
     *
     * @param place the file's name, or empty
     * @param line from 1, or 0 for the whole place
     * @param description what is wrong, without a full stop
     * @param remedy what to do next, a sentence
     */
    public InputFault(String place, int line, String description, String remedy) {
        super(null, null, false, false);
        this.place = place;
        this.line = line;
        this.description = inOneLine(shortened(description, LONGEST_WHAT));
        this.remedy = inOneLine(shortened(remedy, LONGEST_REMEDY));
    }

    /** Creates a fault of a place as a whole, such as a file or an option. */
    public InputFault(String place, String description, String remedy) {
        this(place, 0, description, remedy);
    }

    /** Creates a fault of an input without lines, such as an argument. */
    public InputFault(String description, String remedy) {
        this("", 0, description, remedy);
    }

    /** Builds the message on demand, because most faults of a file with a million of them are only counted. */
    @Override
    public String getMessage() {
        String named = place.length() > LONGEST_PLACE ? "…" + place.substring(place.length() - LONGEST_PLACE) : place;
        String at = named.isEmpty() ? "" : line > 0 ? named + ":" + line + ": " : named + ": ";
        return at + description + "." + (remedy.isEmpty() ? "" : " " + remedy);
    }

    private static String shortened(String words, int longest) {
        if (words.length() <= longest) {
            return words;
        }
        return words.substring(0, whole(words, longest / 2)) + "…"
                + words.substring(whole(words, words.length() - longest / 2));
    }

    /** Joins lines, because quoted text may have several. */
    private static String inOneLine(String words) {
        return HAS_LINE_BREAK.test(words) ? LINE_BREAK.matcher(words).replaceAll(" ") : words;
    }

    /** Returns an index, or the one before it if a surrogate pair would be split there. */
    private static int whole(String words, int at) {
        return Character.isLowSurrogate(words.charAt(at)) ? at - 1 : at;
    }

    /** Returns the same fault with a file name as its place. */
    public InputFault in(String file) {
        return file.equals(place) ? this : new InputFault(file, line, description, remedy);
    }

    /** Returns the same fault with its line increased by {@code lines}. */
    public InputFault shiftedBy(int lines) {
        return lines == 0 ? this : new InputFault(place, line + lines, description, remedy);
    }

    /** Returns the message for the screen: with an initial capital if it has no place. */
    public String displayMessage() {
        return place.isEmpty() ? SentenceCase.begun(getMessage()) : getMessage();
    }

    public String place() {
        return place;
    }

    /** Returns the line from 1, or 0 for the whole place. */
    public int line() {
        return line;
    }

    public String description() {
        return description;
    }

    public String remedy() {
        return remedy;
    }
}
