package knightschool.ui.compare.pane;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.domain.DomainLegendSigns;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import knightschool.search.position.SquareDomain;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.compare.model.CompareWords;

/**
 * The words with which the domain row below a board and the domain table of all squares describe the moves of a square.
 */
public final class DomainWords {
    static final String HOLE = "hole";
    static final String A_HOLE = "a hole";

    /** The heading of a table of all squares. */
    static final String ALL = "Open moves of every square, laid out as the board.";

    /** {@link #ALL} where there is no room for numbers. */
    static final String ALL_SMALL = "Open moves of every square, laid out as the board. Show the pane alone ("
            + CommandDefinitions.keyText("compare.zoom") + ") to see numbers.";

    /** {@link #ALL} in a narrow pane. */
    static final String ALL_IN_SHORT = "Open moves of every square.";

    /** The heading where there is no room for all squares. */
    static final String SOME = "Open moves of squares near this step: there is no room for all.";

    /** {@link #SOME} in a narrow pane. */
    static final String SOME_IN_SHORT = "Open moves near this step.";

    /** The note where there is no room for any table row. */
    static final String NONE = "There is no room here for the table of open moves.";

    /** The legend's name for a move that was already tried from the knight's square and led to nothing. */
    private static final String TRIED = "Tried from here already";

    /** The legend's name for a cell of a table or a row in which panes differ. */
    public static final String DIFFERENT = "Panes differ in this cell";

    /** The legend's note on such a cell of a row. */
    public static final String DIFFERENT_IN_ROW = "below a board: a filled corner";

    static final String TABLE = "table of open moves";

    private DomainWords() {}

    /** Returns the text that a cell shows. */
    public static String of(DomainCell cell) {
        return switch (cell.state()) {
            case OPEN -> cell.reopenedNow() ? "again" : "open";
            case TRIED -> "tried";
            case KNIGHT -> cell.reopenedNow() ? "again" : "knight";
            case VISITED -> "by " + cell.closedBy();
            case HOLE -> "hole";
            case OFF_BOARD -> "";
        };
    }

    /** Returns the accessible text of a cell. */
    private static String accessibleText(DomainCell cell) {
        return switch (cell.state()) {
            case OPEN -> cell.reopenedNow() ? "open again" : "open";
            case TRIED -> "open, tried already";
            case KNIGHT -> "open, the knight is there";
            case VISITED -> "closed by move " + cell.closedBy() + (cell.closedNow() ? ", in this step" : "");
            case HOLE -> "a hole";
            case OFF_BOARD -> "off the board";
        };
    }

    /** Returns the accessible text of the cells of a square, without the cells for moves off the board. */
    static String accessibleText(Board board, SquareDomain array) {
        return accessibleText(board, array, 0);
    }

    /** Returns {@link #accessibleText(Board, SquareDomain)} that says in which moves, given as bits, panes differ. */
    static String accessibleText(Board board, SquareDomain array, int differing) {
        return array.cells().stream()
                .filter(cell -> cell.target() != Board.NONE)
                .map(cell -> SquareNames.name(board, cell.target()) + " " + accessibleText(cell)
                        + differing(cell.isIn(differing)))
                .collect(Collectors.joining("; "));
    }

    /**
     * Returns the accessible text of a square, such as "h2, 1 of 3 moves open"; its name alone if domains are hidden.
     */
    static String accessibleText(Position position, int square, boolean domains) {
        return domains ? accessibleText(position, square) : SquareNames.name(position.board(), square);
    }

    private static String accessibleText(Position position, int square) {
        String name = SquareNames.name(position.board(), square);
        boolean hole = !position.board().isPlayable(square);
        return name + ", " + (hole ? A_HOLE : openSpoken(SquareDomain.of(position, square)));
    }

    /** Returns the accessible text of a square that shows how often it was placed, such as "h2, placed 1,204 times". */
    static String placed(Board board, int square, long times) {
        return SquareNames.name(board, square) + ", "
                + (board.isPlayable(square) ? "placed " + Plural.counted(times, "time") : A_HOLE);
    }

    /**
     * Returns the accessible text of a square in the table: the square with each of its moves or, once it has been
     * visited and left, the number of the move that visited it.
     */
    static String spokenInTable(Position position, int square) {
        String name = "table, " + SquareNames.name(position.board(), square);
        int visit = position.path().numbers(position.board().squares())[square];
        if (visit > 0 && square != position.path().head()) {
            return name + ", visited at move " + visit;
        }
        String cells = accessibleText(position.board(), SquareDomain.of(position, square));
        return "table, " + accessibleText(position, square) + (cells.isEmpty() ? "" : ": " + cells);
    }

    /** Returns the name of the row's cells that show a tried move, a move closed by another move, or both. */
    public static String name(List<DomainCell> cells) {
        DomainCell last = cells.getLast();
        if (last.state() == DomainCell.State.TRIED) {
            return TRIED;
        }
        String move = NumberFormatter.grouped(last.closedBy());
        return cells.size() == 1 ? "Closed by move " + move : "Tried, or closed";
    }

    /**
     * Returns where cells that show a tried or closed move are, and the part of their meaning that their name leaves
     * out.
     */
    public static String where(List<DomainCell> cells) {
        String move = NumberFormatter.grouped(cells.getLast().closedBy());
        return cells.size() == 1 ? CompareWords.IN_THE_CELLS : "by " + move + ": move " + move + " left it";
    }

    /** Returns the name of a sign in the table. */
    public static String name(DomainLegendSigns.DomainSign sign) {
        return switch (sign.kind()) {
            case OPEN -> "Open move";
            case TRIED -> TRIED;
            case CLOSED ->
                isNumbered(sign) ? "Closed by move " + NumberFormatter.grouped(sign.number()) : "Closed move";
            case CHANGED -> "Changed by this step";
            case DIFFERENT -> DIFFERENT;
            case OFF_BOARD -> "Off the board";
            case COUNT -> "How many are open";
        };
    }

    /** Returns where a sign is in the table and how it looks there. */
    public static String says(DomainLegendSigns.DomainSign sign) {
        return switch (sign.kind()) {
            case OPEN -> "in the table: towards the dot";
            case TRIED -> "in the table: crossed out";
            case CLOSED -> isNumbered(sign) ? "in the table: its number" : "in the table: an empty cell";
            case CHANGED -> "in the table: in yellow";
            case DIFFERENT -> "in the table: a filled corner";
            case OFF_BOARD -> "in the table: no such move";
            case COUNT -> "in the table, below a name";
        };
    }

    /** Returns whether the sign shows its number: cells that are too narrow show none. */
    private static boolean isNumbered(DomainLegendSigns.DomainSign sign) {
        return sign.number() > 0;
    }

    /**
     * Returns the suffix of the accessible text of a square or cell: a note that another pane differs in a marked one,
     * empty for an unmarked one.
     */
    static String differing(boolean marked) {
        return marked ? ", panes differ here" : "";
    }

    static String open(SquareDomain array) {
        return array.open() + "/" + array.possible();
    }

    static String openSpoken(SquareDomain array) {
        return array.open() + " of " + array.possible() + " moves open";
    }

    /**
     * Returns which move of the knight closed a move: the one by which the knight left the square. Its number is one
     * more than the number on that square.
     */
    static String toMove(int move) {
        return "Move " + NumberFormatter.grouped(move) + " left that square, which has the number "
                + NumberFormatter.grouped(move - 1L) + ": go to that step (click)";
    }
}
