package knightschool.text;

/** Escapes text for XML and JSON. */
public final class XmlJsonEscaper {
    private XmlJsonEscaper() {}

    /**
     * Escapes text for XML content and attribute values. Characters that are not valid in XML become the replacement
     * character.
     */
    public static String xml(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&apos;");
                default -> out.appendCodePoint(isXml(c) ? c : 0xFFFD);
            }
        });
        return out.toString();
    }

    private static boolean isXml(int c) {
        return c >= 0x20 && c <= 0xD7FF
                || c == '\t'
                || c == '\n'
                || c == '\r'
                || c >= 0xE000 && c < 0xFFFE
                || c > 0xFFFF;
    }

    /** Returns a JSON string with its quotation marks. All control characters are escaped (RFC 8259). */
    public static String jsonString(CharSequence text) {
        StringBuilder out = new StringBuilder(text.length() + 2).append('"');
        text.chars().forEach(c -> {
            switch (c) {
                case '"', '\\' -> out.append('\\').append((char) c);
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> appendPlain(out, (char) c);
            }
        });
        return out.append('"').toString();
    }

    /**
     * Appends a character; escapes control characters, and surrogates, since an unpaired one cannot be encoded in
     * UTF-8.
     */
    private static void appendPlain(StringBuilder out, char c) {
        if (c < 0x20 || c == 0x7F || Character.isSurrogate(c)) {
            out.append(String.format(java.util.Locale.ROOT, "\\u%04x", (int) c));
        } else {
            out.append(c);
        }
    }
}
