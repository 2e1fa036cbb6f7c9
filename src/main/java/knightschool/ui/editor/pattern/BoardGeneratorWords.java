package knightschool.ui.editor.pattern;

import knightschool.files.InputFault;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.UndoWords;
import knightschool.ui.editor.pattern.BoardGeneratorModel.Pattern;

/** The texts of the column "Patterns" of the editor, in which boards are generated. */
final class BoardGeneratorWords {
    static final String TITLE = "Patterns";
    static final String IN_PLACE =
            "A pattern takes the place of the board. \"" + UndoWords.TAKE_BACK + "\" brings that back.";
    static final String WIDTH = "Width";
    static final String PERCENT = "Holes, in %";
    static final String SEED = "Seed";
    static final String LEVEL = "Level";
    static final String ONE_SQUARE_HELP =
            "A board that has an open tour, and has none without the square that is pointed at: both are proven";

    private BoardGeneratorWords() {}

    static String name(Pattern pattern) {
        return switch (pattern) {
            case FULL -> "Full board";
            case RING -> "Ring";
            case CROSS -> "Cross";
            case CORRIDOR -> "Corridor";
            case RANDOM -> "Random holes";
            case LEVEL -> "Board of the level";
        };
    }

    /** Returns the name of the edit for undo. */
    static String edit(Pattern pattern, BoardGeneratorModel model) {
        return switch (pattern) {
            case FULL -> "full board";
            case RING -> "ring";
            case CROSS -> "cross";
            case CORRIDOR -> "corridor";
            case RANDOM ->
                "random holes, " + model.percentProperty().get() + " %, seed "
                        + model.seedProperty().get();
            case LEVEL -> "board of level " + model.levelProperty().get();
        };
    }

    static String oneSquareAway(int seed) {
        return "one square from no tour, seed " + seed;
    }

    /** @param busy whether the search for such a board is in progress */
    static String oneSquare(boolean busy) {
        return busy ? "Stop looking" : "One square from no tour";
    }

    /**
     * Returns the sentence about a board on which one square decides whether there is an open tour. It does not apply
     * to closed tours, which may not exist with the square either.
     */
    static String without(String square) {
        return "With " + square + " there is an open tour, without " + square + " there is none.";
    }

    static String range(String name, int least, int most) {
        return name + ": " + NumberFormatter.grouped(least) + " to " + NumberFormatter.grouped(most);
    }

    /** Returns the tooltip of the seed field. */
    static String seedRange(int least, int most) {
        return range(SEED, least, most) + ". The same number always gives the same board.";
    }

    static InputFault noNumber(String typed, String name, int least, int most) {
        return new InputFault(
                "\"" + typed + "\" does not fit at \"" + name + "\"",
                "Write a number from " + NumberFormatter.grouped(least) + " to " + NumberFormatter.grouped(most) + ".");
    }

    static InputFault tooLarge(int side) {
        return new InputFault(
                "a board that is one square from no tour is looked for on small boards",
                "Make each side " + side + " squares or less.");
    }

    static InputFault noneFound() {
        return new InputFault(
                "no such board was found on these sides with this seed", "Choose another seed, or other sides.");
    }
}
