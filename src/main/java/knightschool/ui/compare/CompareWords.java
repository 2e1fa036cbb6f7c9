package knightschool.ui.compare;

import knightschool.algorithm.Algorithm;
import knightschool.setup.StepSpan;
import knightschool.text.Numbers;
import knightschool.ui.command.Command;

/** What the compare scene says of its clock, its panes and its controls. */
final class CompareWords {
    static final String TITLE = "Compare";
    static final String UNTIL = "Until next…";
    static final String UNTIL_HELP = "Run until something happens";
    static final String DEPTH_HELP = "Number of squares visited";
    static final String FALL = "Go";
    static final String FALL_HELP = "Run until a pane has fewer squares visited";
    static final String STOP = "Stop";
    static final String RAISE = "Raise the limit";
    static final String AGAIN = "Begin again";
    static final String NEVER = "That does not happen any more until every pane has finished.";
    private static final String CHOOSE_HELP = "Choose another algorithm here; the step stays";
    static final String SPEED_READ_OUT = "Speed in powers of ten of steps a second";
    static final String CLOCK_READ_OUT = "Step of the comparison";
    static final String MOST_PANES = "There are six panes already, as many as can be read. Close one first.";
    static final String LAST_PANE = "This is the only pane: it stays.";
    static final String USUAL_PANES = "Usual three";
    static final String SPEED = "speed";
    static final String STEP = "step";
    static final String LIMIT = "limit";
    static final String IN_THE_CELLS = "in the cells below a board";
    static final String THAT_MOVE = "step of that move";

    private CompareWords() {}

    static String stepsASecond(double speed) {
        return Numbers.compact((long) speed) + " / s";
    }

    /** Nothing is left to be computed: a higher limit changes nothing. */
    static final String ALL_END = "Every search ends before the limit. There is nothing to raise it for.";

    static String computedUpTo(long limit) {
        return "Computed up to step " + Numbers.grouped(limit) + ". Raise the limit to go on.";
    }

    /** @param what something's name, after "the" */
    static String lookingFor(String what) {
        return "Looking for the " + what + " …";
    }

    static String notYet(String what, long upTo) {
        return "Looking for the " + what + ": not up to step " + Numbers.grouped(upTo) + " …";
    }

    static String notBeforeLimit(long upTo) {
        return "That does not happen up to step " + Numbers.grouped(upTo) + ". Raise the limit to look on.";
    }

    static String speedHelp(Command faster, Command slower) {
        return "Steps a second (" + faster.words() + ": " + faster.keyText() + "; " + slower.words() + ": "
                + slower.keyText() + ")";
    }

    static String clockHelp(Command back, Command forward) {
        return "Drag to any step computed, or click (" + back.words() + ": " + back.keyText() + "; " + forward.words()
                + ": " + forward.keyText() + ")";
    }

    static String depthFallsBelow(Command fall) {
        return "Depth falls below (less than now: " + fall.keyText() + ")";
    }

    /** @param copy how many panes before have the same options */
    static String options(String inShort, int copy) {
        if (copy == 0) {
            return inShort;
        }
        return (inShort.isEmpty() ? "" : inShort + ", ") + "number " + (copy + 1);
    }

    /** @param choosing whether another can be chosen there */
    static String algorithmHelp(Algorithm algorithm, boolean choosing) {
        return algorithm.summary() + "\n" + algorithm.source() + (choosing ? "\n" + CHOOSE_HELP : "");
    }

    static String algorithmReadOut(String title) {
        return "Algorithm: " + title;
    }

    static String currentLine(String line) {
        return "Current line: " + line;
    }

    /** What the end of a bracket on the timeline does. */
    static String goTo(long step) {
        return "Go to " + step(step);
    }

    static String bracketReadOut(StepSpan span) {
        return "Bracket from " + step(span.first()) + " to " + step(span.last());
    }

    /** Where a pane is among others, in so many columns. */
    static String place(int pane, int panes, int columns, String title) {
        if (panes == 1) {
            return "";
        }
        if (panes == columns && panes <= 3) {
            return pane == 0 ? "left" : pane == panes - 1 ? "right" : "middle";
        }
        return panes == 2 ? pane == 0 ? "above" : "below" : title;
    }

    /** What the number in a cell of a closed move is. */
    static String closedBy(int move) {
        return "Closed by move " + move;
    }

    static String step(long step) {
        return "step " + Numbers.grouped(step);
    }
}
