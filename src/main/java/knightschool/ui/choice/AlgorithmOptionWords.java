package knightschool.ui.choice;

import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.ComposedAlgorithmParts;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.TieBreak;

/** Texts of an algorithm's options, wherever they are chosen. */
public final class AlgorithmOptionWords {
    public static final String TIES_HELP = "Which of several equally good neighbours goes first";
    public static final String ORDER_HELP = "Which move is tried first";
    public static final String LOOKAHEAD_HELP = "When the knight goes back before all moves are tried";
    public static final String BACKJUMP_HELP = "Where the knight goes when no move is left to try";
    public static final String SEED_HELP = "The seed that chance draws from, so that a run can be repeated";
    public static final String SEED = "Seed";

    private AlgorithmOptionWords() {}

    /** The effect of an option that is a switch, and its name on the command line. */
    public static String help(AlgorithmOption option) {
        return about(option) + " (" + option.flag() + " on the command line)";
    }

    /** The effect of an option that is a switch. */
    public static String about(AlgorithmOption option) {
        return switch (option) {
            case NO_BACKTRACKING -> "Stops as soon as the knight is stuck";
            case STRICT -> "Goes back also where only the knight could step on a square that leads nowhere";
            case ORDER -> ORDER_HELP;
            case LOOKAHEAD -> LOOKAHEAD_HELP;
            case BACKJUMP -> BACKJUMP_HELP;
            case TIE_BREAK -> TIES_HELP;
            case SEED -> SEED_HELP;
        };
    }

    /** A tie-break as the item of a list, such as "ties: move order". */
    public static String ties(TieBreak ties) {
        return "ties: " + ties.title();
    }

    /** The order of a composed search, such as "order: fewest open moves". */
    public static String order(ComposedAlgorithmParts parts) {
        return "order: " + parts.order().title();
    }

    /** The lookaheads of a composed search, such as "lookahead: cuts + colours", or their number. */
    public static String lookahead(ComposedAlgorithmParts parts) {
        int count = parts.lookaheads().size();
        return "lookahead: "
                + switch (count) {
                    case 0 -> Lookahead.NONE.title();
                    case 1, 2 -> parts.lookaheadTitles();
                    default -> count + " of them";
                };
    }

    /** The text of the backjump option, such as "backjump: one square". */
    public static String backjump(ComposedAlgorithmParts parts) {
        return "backjump: " + parts.backjump().title();
    }

    /** Describes a neighbour order and names its author. */
    public static String about(NeighbourOrder.By order) {
        return switch (order) {
            case MOVE_ORDER -> "The moves clockwise, from the one up and right";
            case FEWEST_ONWARD -> "The square with the fewest open moves (von Warnsdorf, 1823)";
            case FARTHEST -> "The square farthest from the centre of the board (Roth's rule for ties, alone)";
            case RANDOM -> "One by chance, the same again with the same seed";
            case STORED_CIRCUIT -> "The next square of a stored tour";
        };
    }

    /** Describes in which positions a lookahead prunes, and names its author. */
    public static String about(Lookahead lookahead) {
        return switch (lookahead) {
            case NONE -> "Nowhere: every move is tried";
            case EMPTY_DOMAINS ->
                "Back where some square has no open move: forward checking (Haralick and Elliott, 1980)";
            case STRICT_DOMAINS -> "Back also where the knight could enter a square but not leave it";
            case DEAD_ENDS -> "Back where two squares have one open move each (a program for the game Troyis)";
            case UNREACHABLE -> "Back where some square is cut off (a search as by Hopcroft and Tarjan, 1973)";
            case WAY_HOME ->
                "Back also where no square leads to the first again, for closed tours (Caseau and Laburthe, 1997)";
            case CUTS -> "Back where an articulation point parts the free squares (Hopcroft and Tarjan, 1973)";
            case COLOURS -> "Stops at the start if light and dark squares do not come out even";
            case STUCK_NEIGHBOUR -> "Wrong on purpose: back where a neighbour leads nowhere, even to the last square";
        };
    }

    /** Describes where the knight goes back to, and names the author of the rule. */
    public static String about(BackjumpRule backjump) {
        return switch (backjump) {
            case NONE -> "Nowhere: stops as soon as the knight is stuck (von Warnsdorf, 1823)";
            case ONE_SQUARE -> "One square back, to try its next move (Golomb and Baumert, 1965)";
            case LAST_TIE -> "Back over several squares, to the last tie (Making Knight's Tour, 2021)";
        };
    }

    /** Describes which of several equally good squares a tie-break takes, and names its author. */
    public static String about(TieBreak ties) {
        return switch (ties) {
            case MOVE_ORDER -> "The first of them in the order of the eight moves";
            case POHL -> "The one whose neighbours have the fewest open moves: a second level (Pohl, 1967)";
            case ROTH -> "The one farthest from the centre of the board (Roth)";
            case SQUIRREL_CULL -> "The first in an order made for the size of the board (Squirrel and Cull, 1996)";
            case RANDOM -> "One by chance, the same again with the same seed";
        };
    }
}
