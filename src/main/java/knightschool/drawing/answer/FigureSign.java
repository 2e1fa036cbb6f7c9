package knightschool.drawing.answer;

import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendLabel;

/**
 * The signs in the figures of slides and questions, with their words in the legend: marked squares, squares and edges
 * picked by the user, and right and wrong answers.
 */
public enum FigureSign implements BoardLegendSign {
    /** The squares of a move that a class is asked about. */
    ASKED("The move asked about"),
    /** The number of the key that gives the square as an answer. */
    ANSWER_KEY("Key of an answer", "press it if this square is next"),
    /** A square that a figure marks. */
    MARKED("Marked here"),
    /** A square that the user picked as an answer. */
    PICKED("Chosen by you"),
    /** An edge that the user picked as an answer. */
    PICKED_EDGE("Edge chosen by you"),
    /** A square of a right answer. */
    ANSWER("Right answer"),
    /** An edge of a right answer. */
    ANSWER_EDGE("Edge of the right answer"),
    /** A square or an edge that is wrong, or violates a condition. */
    CROSSED("Not right"),
    /** The name of a square. */
    NAME("Name of the square", "its column and its row"),
    /** The degree of a vertex. */
    DEGREE("Degree", "so many edges meet there");

    private final LegendLabel label;

    FigureSign(String title) {
        this(title, "");
    }

    FigureSign(String title, String note) {
        this.label = new LegendLabel(title, note);
    }

    @Override
    public LegendLabel label() {
        return label;
    }
}
