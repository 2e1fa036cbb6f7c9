package knightschool.text;

/** Formats text as a field of a CSV file (RFC 4180, 2005). */
public final class CsvFieldEscaper {
    private CsvFieldEscaper() {}

    /**
     * Formats text as a field, quoted if necessary. Text that begins like a formula is marked as text, so that a
     * spreadsheet does not evaluate it.
     */
    public static String of(String words) {
        String safe = words.matches("(?s)[=+@\\t\\r-].*") ? "'" + words : words;
        return safe.matches("[^,\"\\n\\r]*") ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }
}
