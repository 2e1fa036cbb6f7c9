package knightschool.ui.figure;

import java.util.Locale;
import knightschool.text.Plural;
import knightschool.ui.command.GestureDescription;

/**
 * The words beside the board with marks and the board that turns into its graph: the names and explanations of numbers,
 * and the texts of controls.
 */
final class FigureSceneWords {
    static final String BOARD = "Board";
    static final String GRAPH = "Graph";
    static final String SLIDER_TIP = "Turn the board into its graph (left and right arrow keys)";
    static final String SLIDER = "From board to graph";
    static final GestureDescription TURN =
            new GestureDescription("Left, Right on the slider", "turn the board into its graph, and back");

    private FigureSceneWords() {}

    static LabelledNumber degree(String square, int degree) {
        return new LabelledNumber(number(degree), "degree of " + square, "edges that meet there");
    }

    static LabelledNumber dark(long count) {
        return new LabelledNumber(number(count), "dark", "a1 is one of them");
    }

    static LabelledNumber light(long count) {
        return new LabelledNumber(number(count), "light", "every edge joins dark and light");
    }

    static LabelledNumber vertices(long count) {
        return new LabelledNumber(number(count), "vertices", "one for each square");
    }

    static LabelledNumber edges(long count) {
        return new LabelledNumber(number(count), "edges", "one a move, there and back");
    }

    static LabelledNumber components(long count) {
        return new LabelledNumber(number(count), Plural.noun(count, "component"), "no edge leads from one to another");
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
