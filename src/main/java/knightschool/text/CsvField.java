package knightschool.text;

/** One field of a table that a spreadsheet reads (RFC 4180, 2005). */
public final class CsvField {
    private CsvField() {}

    /**
     * Words as a field, in quotes where they need them. Words that begin as a formula does are words all the same: a
     * spreadsheet must not work them out.
     */
    public static String of(String words) {
        String safe = words.matches("(?s)[=+@-].*") ? "'" + words : words;
        return safe.matches("[^,\"\\n\\r]*") ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }
}
