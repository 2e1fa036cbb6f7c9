package knightschool.ui.editor.pattern;

import knightschool.files.InputFault;
import knightschool.ui.editor.pattern.PatternModel.Pattern;

/** What is said of the patterns for boards. */
final class PatternWords {
    static final String TITLE = "Patterns";
    static final String SAME_SIDES = "A pattern takes the place of the board and keeps its sides. It can be undone.";
    static final String WIDTH = "Width";
    static final String PERCENT = "Holes, in %";
    static final String SEED = "Seed";
    static final String LEVEL = "Level";
    static final String ONE_SQUARE = "One square from no tour";
    static final String ONE_SQUARE_HELP =
            "A board that has a tour, and has none without the square that is pointed at: both are proven";
    static final String CLOSE = "Close";

    private PatternWords() {}

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

    /** What undo says. */
    static String edit(Pattern pattern, PatternModel model) {
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

    static String range(String what, int least, int most) {
        return what + ": " + least + " to " + most;
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
