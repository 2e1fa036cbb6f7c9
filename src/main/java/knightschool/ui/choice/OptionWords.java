package knightschool.ui.choice;

import knightschool.algorithm.Option;
import knightschool.search.TieBreak;

/** What is said of an algorithm's options, wherever they are chosen. */
public final class OptionWords {
    public static final String TIES_HELP = "Which of several equally good neighbours goes first";
    public static final String SEED_HELP = "The seed that chance draws from, so that a run can be repeated";
    public static final String SEED = "Seed";

    private OptionWords() {}

    /** Which option of the command line it is. */
    public static String help(Option option) {
        return "The option " + option.flag() + " of the command line";
    }

    /** A tie-break as a choice of its own, such as "ties: move order". */
    public static String ties(TieBreak ties) {
        return "ties: "
                + switch (ties) {
                    case MOVE_ORDER -> "move order";
                    case SQUIRREL_CULL -> "squirrel cull";
                    default -> ties.word();
                };
    }
}
