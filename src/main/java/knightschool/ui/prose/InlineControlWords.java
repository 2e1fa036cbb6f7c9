package knightschool.ui.prose;

import knightschool.graph.CycleTerminology;

/**
 * The texts of the controls inside a lesson text: terms of the glossary, numbers to drag, and the choice of the
 * terminology.
 */
final class InlineControlWords {
    static final String ALL_WORDS = "See all words";
    static final String EXPLAINED = ": a word of the glossary. Enter explains it.";

    static final String DRAG = "Drag to the left or right, or use the arrow keys";

    private InlineControlWords() {}

    static String drag(long least, long most) {
        return DRAG + ": " + least + " to " + most;
    }

    /** Returns the name of a terminology: its word for a closed walk that visits no vertex twice. */
    static String name(CycleTerminology terminology) {
        return switch (terminology) {
            case ARTICLES -> "circuit";
            case BOOKS -> "cycle";
        };
    }

    static String tip(CycleTerminology terminology) {
        return switch (terminology) {
            case ARTICLES -> "Say circuit and closed trail, as articles about the knight's tour do";
            case BOOKS -> "Say cycle and circuit, as most books on graph theory do";
        };
    }
}
