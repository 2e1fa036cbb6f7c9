package knightschool.files;

import java.util.regex.Pattern;
import knightschool.text.SentenceCase;

/**
 * Says that something from outside cannot be used: where, what was found, and what to do about it.
 *
 * <p>Its message is meant for a person: {@code place:line: what. remedy}. A line of 0 means that the fault concerns the
 * place as a whole; an empty place means that the person knows it, as with a command line.
 */
public final class InputFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A longer name would leave no room for what is wrong; its end says most. */
    private static final int LONGEST_PLACE = 200;

    /** What is quoted may have no end; how a sentence begins and how it ends say most. */
    private static final int LONGEST_WHAT = 500;

    /** It may name all that is known. */
    private static final int LONGEST_REMEDY = 2000;

    /** With the space around it. */
    private static final Pattern LINE_BREAK = Pattern.compile("\\h*+\\v[\\h\\v]*+");

    private final String place;
    private final int line;
    private final String what;
    private final String remedy;

    /**
     * @param place the file's name, or empty
     * @param line from 1, or 0 for the whole place
     * @param what what is wrong, without a full stop
     * @param remedy what to do next, a sentence
     */
    public InputFault(String place, int line, String what, String remedy) {
        super(null, null, false, false);
        this.place = place;
        this.line = line;
        this.what = inOneLine(shortened(what, LONGEST_WHAT));
        this.remedy = inOneLine(shortened(remedy, LONGEST_REMEDY));
    }

    /** A fault of something without lines, such as an option. */
    public InputFault(String what, String remedy) {
        this("", 0, what, remedy);
    }

    /** Made when it is asked for: of a file with a million faults most are only counted. */
    @Override
    public String getMessage() {
        String named = place.length() > LONGEST_PLACE ? "…" + place.substring(place.length() - LONGEST_PLACE) : place;
        String at = named.isEmpty() ? "" : line > 0 ? named + ":" + line + ": " : named + ": ";
        return at + what + "." + (remedy.isEmpty() ? "" : " " + remedy);
    }

    private static String shortened(String words, int longest) {
        if (words.length() <= longest) {
            return words;
        }
        return words.substring(0, whole(words, longest / 2)) + "…"
                + words.substring(whole(words, words.length() - longest / 2));
    }

    /** What is quoted may stand in several lines. */
    private static String inOneLine(String words) {
        return LINE_BREAK.matcher(words).replaceAll(" ");
    }

    /** There, or before it where that would part the two halves of a letter. */
    private static int whole(String words, int at) {
        return Character.isLowSurrogate(words.charAt(at)) ? at - 1 : at;
    }

    /** The same fault, found in the file of this name. */
    public InputFault in(String file) {
        return file.equals(place) ? this : new InputFault(file, line, what, remedy);
    }

    /** The same fault, seen from a text that begins {@code lines} lines further down. */
    public InputFault shiftedBy(int lines) {
        return lines == 0 ? this : new InputFault(place, line + lines, what, remedy);
    }

    /** Its message as it stands on the screen, where a sentence begins with a capital, and a place as it is called. */
    public String displayMessage() {
        return place.isEmpty() ? SentenceCase.begun(getMessage()) : getMessage();
    }

    public String place() {
        return place;
    }

    /** From 1, or 0 where the whole place is meant. */
    public int line() {
        return line;
    }

    public String what() {
        return what;
    }

    public String remedy() {
        return remedy;
    }
}
