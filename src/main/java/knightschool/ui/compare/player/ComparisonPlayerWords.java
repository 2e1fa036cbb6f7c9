package knightschool.ui.compare.player;

import knightschool.setup.value.StepBookmark;
import knightschool.setup.value.TimelineBracket;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;

/** The words of the controls of a comparison's player. */
final class ComparisonPlayerWords {
    static final String UNTIL = "Until next…";
    static final String UNTIL_HELP = "Run until something happens";
    static final String DEPTH_HELP = "Number of squares visited";
    static final String FALL = "Go";
    static final String FALL_HELP = "Run until a pane has fewer squares visited";
    static final String STOP = "Stop";
    static final String GO_ON = "Go on";
    static final String SPEED_READ_OUT = "Speed in powers of ten of steps a second";
    static final String CLOCK_READ_OUT = "Step of the comparison";
    static final String DEPTHS = "Squares visited";
    static final String DEPTHS_HELP =
            "How many squares each search had visited at each step. Where many steps share one place, the line shows the"
                    + " most squares and the band reaches down to the fewest. Where the line at the bottom is broken,"
                    + " lower numbers are left out: no search came back to them. The legend ("
                    + CommandDefinitions.keyText("window.legend")
                    + ") explains the marks: three of the longest runs of moves taken back in a search, and the"
                    + " prunes where the axis has room for single steps.";
    static final String CURVE_HELP = "the band: from the fewest to the most squares";
    static final String SEARCH_END = "The search ends here";
    static final String SEARCH_END_HELP = "at the end of its line";
    static final String DEEPEST = "Most squares visited";
    static final String DEEPEST_HELP = "so far; pale: more, later on";
    static final String RETREAT = "Many moves taken back";
    static final String RETREAT_HELP = "on the curve: squares taken back, from the top of the arrow to its end";
    static final String PRUNE = "A prune";
    static final String PRUNE_HELP = "above the curve: a branch cut off";
    static final String LOGARITHMIC = "1, 10, 100";
    static final String LOGARITHMIC_HELP = "Powers of ten are equally far apart: a logarithmic axis";
    static final String LINEAR = "1, 2, 3";
    static final String LINEAR_HELP = "All steps are equally far apart: a linear axis";
    static final String SPEED = "speed";
    static final String STEP = "step";
    static final String LIMIT = "limit";

    private ComparisonPlayerWords() {}

    static String stepsASecond(double speed) {
        return NumberFormatter.compact((long) speed) + " / s";
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

    /** Returns the accessible text of the curves, whose axis reaches from one number of squares to another. */
    static String depthsReadOut(int fewest, int most) {
        return "Squares visited over the steps, of every search, from " + fewest + " to " + most;
    }

    /** Returns the tooltip of a bookmark. */
    static String bookmark(StepBookmark bookmark) {
        return bookmark.name() + ": go to " + step(bookmark.step());
    }

    /** Returns the tooltip of an end of the bracket. */
    static String goTo(long step) {
        return "Go to " + step(step);
    }

    static String bracketReadOut(TimelineBracket span) {
        return "Bracket from " + step(span.first()) + " to " + step(span.last());
    }

    static String step(long step) {
        return "step " + NumberFormatter.grouped(step);
    }
}
