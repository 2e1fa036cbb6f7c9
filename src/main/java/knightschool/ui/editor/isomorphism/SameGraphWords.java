package knightschool.ui.editor.isomorphism;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.graph.isomorphism.IsomorphismAnswer;
import knightschool.text.NumberFormatter;

/** The words about whether two boards have the same graph. "This board" is the one in the editor. */
final class SameGraphWords {
    static final String NAME = "Same graph?";
    static final String TITLE = "Is it the same graph?";
    static final String ASK = "Choose another board. Two boards have the same graph if every square of one can get a"
            + " partner on the other, so that none is left over, and two squares are joined by a move exactly where"
            + " their partners are.";
    static final String OTHERS = "Another board";
    static final String NO_OTHERS = "No other board is open, and none was opened before";
    static final String FILE = "File…";
    static final String CLIPBOARD = "Clipboard";
    static final String LOOKING = "Comparing the two graphs…";

    private SameGraphWords() {}

    /** Returns the name of an open board in the menu, with its position, since two boards may have the same name. */
    static String open(int place, String name, int columns, int rows) {
        return place + ": " + name + ", " + NumberFormatter.size(columns, rows);
    }

    static String verdict(IsomorphismAnswer answer) {
        return switch (answer) {
            case IsomorphismAnswer.Renaming _ -> "The same graph";
            case IsomorphismAnswer.Different _ -> "Not the same graph";
            case IsomorphismAnswer.NotKnown _ -> "Not known";
        };
    }

    static String reason(SameGraphAnswer answer) {
        return switch (answer.answer()) {
            case IsomorphismAnswer.Renaming _ ->
                "Each square shows the name of its partner, and none is left over. Partners are joined by a move exactly"
                        + " where these squares are. Point at one to see the other.";
            case IsomorphismAnswer.NotKnown _ -> "The search took too long. No difference was found so far.";
            case IsomorphismAnswer.Different different -> difference(answer.other(), different.difference());
        };
    }

    static InputFault tooLarge(Board board, int most) {
        return new InputFault(
                "A board of " + NumberFormatter.size(board.columns(), board.rows()) + " is too large to be compared",
                "Choose boards of up to " + most + " squares that are not holes.");
    }

    private static String difference(Board other, IsomorphismAnswer.Difference difference) {
        return switch (difference) {
            case IsomorphismAnswer.Difference.VertexCounts d -> numbers(d.other(), d.one(), "vertices");
            case IsomorphismAnswer.Difference.EdgeCounts d -> numbers(d.other(), d.one(), "edges");
            case IsomorphismAnswer.Difference.DegreeCounts d ->
                numbers(d.other(), d.one(), "vertices of degree " + d.degree());
            case IsomorphismAnswer.Difference.ComponentSizes d ->
                "The components of this board have " + list(d.other()) + " vertices, those of the other one "
                        + list(d.one()) + ".";
            case IsomorphismAnswer.Difference.Surroundings d -> surroundings(other, d);
            case IsomorphismAnswer.Difference.Searched _ ->
                "All counts agree, but no choice of partners keeps every move: all were tried.";
        };
    }

    private static String numbers(long ours, long theirs, String noun) {
        return "This board has " + ours + " " + noun + ", the other one " + theirs + ".";
    }

    private static String surroundings(Board other, IsomorphismAnswer.Difference.Surroundings d) {
        String like = d.one() > 0
                ? "As far as " + d.rounds() + " moves around, " + d.one() + " of its squares look like its "
                        + SquareNames.name(other, d.like())
                : "None of its squares looks like one of this board, as far as " + d.rounds() + " moves around";
        return like + "; this board has " + d.other() + " such squares.";
    }

    private static String list(List<Integer> sizes) {
        int count = Math.min(6, sizes.size());
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < count; i++) {
            words.append(i == 0 ? "" : i == sizes.size() - 1 ? " and " : ", ").append(sizes.get(i));
        }
        return words + (count < sizes.size() ? ", …" : "");
    }
}
