package knightschool.ui.choice;

import knightschool.algorithm.AlgorithmOption;
import knightschool.search.TieBreak;

/** Texts of an algorithm's options, wherever they are chosen. */
public final class OptionWords {
    public static final String TIES_HELP = "Which of several equally good neighbours goes first";
    public static final String SEED_HELP = "The seed that chance draws from, so that a run can be repeated";
    public static final String SEED = "Seed";

    private OptionWords() {}

    /** The effect of an option that is a switch, and its name on the command line. */
    public static String help(AlgorithmOption option) {
        return about(option) + " (" + option.flag() + " on the command line)";
    }

    /** The effect of an option that is a switch. */
    public static String about(AlgorithmOption option) {
        return switch (option) {
            case NO_BACKTRACKING -> "Stops at the first dead end";
            case STRICT -> "Goes back also where only the knight could step on a square that leads nowhere";
            case TIE_BREAK -> TIES_HELP;
            case SEED -> SEED_HELP;
        };
    }

    /** A tie-break as the item of a list, such as "ties: move order". */
    public static String ties(TieBreak ties) {
        return "ties: " + ties.title();
    }

    /** Which of several equally good squares a tie-break takes, and whose idea it is. */
    public static String about(TieBreak ties) {
        return switch (ties) {
            case MOVE_ORDER -> "The first of them in the order of the eight moves";
            case POHL -> "The one whose neighbours have the fewest onward moves: a second level (Pohl, 1967)";
            case ROTH -> "The one farthest from the centre of the board (Roth)";
            case SQUIRREL_CULL -> "The first in an order made for the size of the board (Squirrel and Cull, 1996)";
            case RANDOM -> "One by chance, the same again with the same seed";
        };
    }
}
