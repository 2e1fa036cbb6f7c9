package knightschool.text;

/** Escapes text for the places where some characters mean something else. */
public final class TextEscaper {
    private TextEscaper() {}

    /** For XML, between tags and in attributes. Characters that XML cannot hold become the replacement character. */
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

    /** A JSON string with its quotation marks. Every control character is written by its number (RFC 8259). */
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

    /** A lone half of a surrogate pair cannot be written as UTF-8, but can be named. */
    private static void appendPlain(StringBuilder out, char c) {
        if (c < 0x20 || c == 0x7F || Character.isSurrogate(c)) {
            out.append(String.format(java.util.Locale.ROOT, "\\u%04x", (int) c));
        } else {
            out.append(c);
        }
    }
}
