package knightschool.ui.command;

/** What is shown of a knight's moves, in words. */
final class ShowWords {
    static final String MOVES = "show where the knight can go";
    static final String EXITS = "show how many moves follow each move";
    static final String DOMAINS = "show the open moves of every square";
    static final String DIGITS = "show the numbers to move by";

    private ShowWords() {}
}
