package knightschool.files;

import java.util.Objects;

/**
 * Says that something from outside cannot be used: where, what was found, and what to do about it.
 *
 * <p>Its message is meant for a person and is shown as it is: {@code place:line: what. remedy}. A line of 0 means that
 * the fault concerns the place as a whole; an empty place means that the person knows it, as with a command line.
 */
public final class InputFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A longer name would leave no room for what is wrong; its end says most. */
    private static final int LONGEST_PLACE = 200;

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
        super(sentence(place, line, what, remedy), null, false, false);
        this.place = place;
        this.line = line;
        this.what = what;
        this.remedy = remedy;
    }

    /** A fault of something without lines, such as an option. */
    public InputFault(String what, String remedy) {
        this("", 0, what, remedy);
    }

    private static String sentence(String place, int line, String what, String remedy) {
        Objects.requireNonNull(what);
        String named = place.length() > LONGEST_PLACE ? "…" + place.substring(place.length() - LONGEST_PLACE) : place;
        String at = named.isEmpty() ? "" : line > 0 ? named + ":" + line + ": " : named + ": ";
        return at + what + "." + (remedy.isEmpty() ? "" : " " + remedy);
    }

    /** The same fault, found in the file of this name. */
    public InputFault in(String file) {
        return new InputFault(file, line, what, remedy);
    }

    /** The same fault, seen from a text that begins {@code lines} lines further down. */
    public InputFault shiftedBy(int lines) {
        return new InputFault(place, line == 0 ? lines : line + lines, what, remedy);
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
