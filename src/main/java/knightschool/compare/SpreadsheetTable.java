package knightschool.compare;

/** A table that a spreadsheet reads. */
public interface SpreadsheetTable {
    /** Whether it has no rows. */
    boolean isEmpty();

    /** As a file (RFC 4180, 2005): a head, then a line a row. */
    String csv();

    /** The same with a tab between two fields, as a spreadsheet takes it from the clipboard. */
    String tabbed();
}
