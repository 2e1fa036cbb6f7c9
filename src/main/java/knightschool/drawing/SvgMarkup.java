package knightschool.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import knightschool.text.XmlJsonEscaper;

/** Builds the text of an SVG 1.1 document, element by element. An element is on a line of its own. */
public final class SvgMarkup {
    private final List<Supplier<String>> before = new ArrayList<>();
    private StringBuilder out = new StringBuilder();

    /**
     * Begins a document on a background.
     *
     * @param width in pixels
     * @param height in pixels
     * @param argb the colour of the background
     */
    public void begin(double width, double height, int argb) {
        begin(width, height, argb, false);
    }

    /**
     * Begins a document that may have images, see {@link #link}; parameters as for {@link #begin(double, double, int)}.
     */
    public void beginWithImages(double width, double height, int argb) {
        begin(width, height, argb, true);
    }

    private void begin(double width, double height, int argb, boolean images) {
        open("svg");
        attribute("xmlns", "http://www.w3.org/2000/svg");
        if (images) {
            attribute("xmlns:xlink", "http://www.w3.org/1999/xlink");
        }
        attribute("width", width);
        attribute("height", height);
        attribute("viewBox", "0 0 " + number(width) + " " + number(height));
        begin();
        open("rect");
        attribute("width", "100%");
        attribute("height", "100%");
        attribute("fill", hex(argb));
        close();
    }

    /** Opens the tag of an element; its attributes follow. */
    public void open(String name) {
        out.append('<').append(name);
    }

    /** Appends an attribute of the open tag. */
    public void attribute(String name, double value) {
        attribute(name, number(value));
    }

    /** Appends an attribute of the open tag; its value is escaped. */
    public void attribute(String name, String value) {
        out.append(' ')
                .append(name)
                .append("=\"")
                .append(XmlJsonEscaper.xml(value))
                .append('"');
    }

    /**
     * Appends the address of an {@code image} to its open tag, in the form of SVG 1.1, since many programs do not know
     * that of SVG 2. The address takes long to make: it is made on the thread that calls {@link #toString}, and only
     * then.
     *
     * @param address makes the address, in which no character needs to be escaped
     */
    public void link(Supplier<String> address) {
        out.append(" xlink:href=\"");
        before.add(out::toString);
        before.add(address);
        out = new StringBuilder("\"");
    }

    /** Appends a colour of the open tag, with its opacity if it is translucent. */
    public void paint(String name, int argb) {
        attribute(name, hex(argb));
        if (argb >>> 24 < 0xFF) {
            attribute(name + "-opacity", (argb >>> 24) / 255.0);
        }
    }

    /** Closes the open tag of an element with elements inside, which follow. */
    public void begin() {
        out.append(">\n");
    }

    /** Ends an element with elements inside. */
    public void end(String name) {
        out.append("</").append(name).append(">\n");
    }

    /** Closes the open tag of an element that is empty. */
    public void close() {
        out.append("/>\n");
    }

    /** Closes the open tag of a {@code text} element, and writes its text, which is escaped. */
    public void closeText(String text) {
        out.append('>').append(XmlJsonEscaper.xml(text)).append("</text>\n");
    }

    /** Formats a number with at most three decimals, without trailing zeros. */
    public static String number(double value) {
        String text = String.format(Locale.ROOT, "%.3f", value);
        return text.replaceAll("0+$", "").replaceAll("\\.$", "");
    }

    /** Formats a colour without its opacity. */
    public static String hex(int argb) {
        return String.format(Locale.ROOT, "#%06X", argb & 0xFFFFFF);
    }

    /** Returns the text so far; may be called on any thread once nothing is appended any more. */
    @Override
    public String toString() {
        return before.stream().map(Supplier::get).collect(Collectors.joining()) + out;
    }
}
