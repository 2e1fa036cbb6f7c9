package knightschool.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

/**
 * Writes a JSON value (RFC 8259) as a stream, with a space after each colon and a line feed between the members of the
 * outermost object, so that short values are readable, and no other white space.
 *
 * <pre>{@code
 * new JsonWriter(out).object().put("steps", 63).key("tour").ints(tour).end();
 * }</pre>
 *
 * <p>An error while writing is thrown as an {@link UncheckedIOException}. Calls in a wrong order, such as ending what
 * was not begun, throw an {@link IllegalStateException}.
 */
public final class JsonWriter {
    private final Appendable out;
    private final Deque<Character> open = new ArrayDeque<>();
    private boolean first = true;
    private boolean afterKey;

    /** Creates a writer to a text builder, a writer or a stream of characters, which is not closed. */
    public JsonWriter(Appendable out) {
        this.out = out;
    }

    public JsonWriter object() {
        return begin('{', '}');
    }

    public JsonWriter array() {
        return begin('[', ']');
    }

    private JsonWriter begin(char opening, char closing) {
        separate();
        append(String.valueOf(opening));
        open.push(closing);
        first = true;
        return this;
    }

    /** Ends the innermost object or array. */
    public JsonWriter end() {
        if (open.isEmpty() || afterKey) {
            throw new IllegalStateException("nothing to end here");
        }
        append(String.valueOf(open.pop()));
        first = false;
        return this;
    }

    /** Writes the name of the next value of an object. */
    public JsonWriter key(String name) {
        if (open.isEmpty() || open.peek() != '}' || afterKey) {
            throw new IllegalStateException("a key belongs in an object");
        }
        append(first ? "" : open.size() == 1 ? ",\n" : ",");
        append(XmlJsonEscaper.jsonString(name));
        append(": ");
        afterKey = true;
        first = false;
        return this;
    }

    /** Writes a name and its {@link #value}. */
    public JsonWriter put(String name, Object value) {
        return key(name).value(value);
    }

    /**
     * Writes a value: a {@link Map} with text keys, an {@link Iterable}, an {@code int[]}, text, an integer, a boolean
     * or null.
     */
    public JsonWriter value(Object value) {
        switch (value) {
            case null -> atom("null");
            case CharSequence text -> atom(XmlJsonEscaper.jsonString(text));
            case Boolean truth -> atom(truth.toString());
            case Integer number -> atom(number.toString());
            case Long number -> atom(number.toString());
            case java.math.BigInteger number -> atom(number.toString());
            case int[] numbers -> ints(numbers);
            case Map<?, ?> members -> {
                object();
                members.forEach((name, member) -> put((String) name, member));
                end();
            }
            case Iterable<?> members -> {
                array();
                members.forEach(this::value);
                end();
            }
            default -> throw new IllegalArgumentException("no JSON is known for " + value.getClass());
        }
        return this;
    }

    /** Writes an array of integers. */
    public JsonWriter ints(int... numbers) {
        array();
        for (int number : numbers) {
            atom(Integer.toString(number));
        }
        return end();
    }

    private void atom(String text) {
        separate();
        append(text);
        first = false;
    }

    private void separate() {
        if (!open.isEmpty() && open.peek() == '}' && !afterKey) {
            throw new IllegalStateException("a member of an object needs a key");
        }
        append(first || afterKey ? "" : ",");
        afterKey = false;
    }

    private void append(String text) {
        try {
            out.append(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
