package knightschool.text;

import java.util.List;
import java.util.stream.Collectors;

/** A table that can be opened in a spreadsheet. */
public interface SpreadsheetTable {
    /** Whether it has no rows. */
    boolean isEmpty();

    /**
     * Returns the fields of every line, the head first.
     *
     * @return fields in which separators are already quoted
     */
    List<List<String>> lines();

    /** Returns the table as the content of a file (RFC 4180, 2005): the head, then one line per row. */
    default String csv() {
        return joined(",");
    }

    /** Returns the table with tabs between fields, the form that a spreadsheet takes from the clipboard. */
    default String tabbed() {
        return joined("\t");
    }

    private String joined(String separator) {
        return lines().stream()
                .map(fields -> String.join(separator, fields) + "\n")
                .collect(Collectors.joining());
    }
}
