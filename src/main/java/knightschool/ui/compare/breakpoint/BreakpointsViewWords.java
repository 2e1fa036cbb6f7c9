package knightschool.ui.compare.breakpoint;

/** Texts of the controls of "Stop when". */
final class BreakpointsViewWords {
    static final String TITLE = "Stop when";
    static final String AND = "and";
    static final String AND_MORE = "and…";
    static final String AND_HELP = "One more thing that has to be so at the same step";
    static final String CONDITION_HELP = "Choose what has to happen";
    static final String PANES_HELP = "Choose in which pane it has to happen";
    static final String SQUARE = "e5";
    static final String ANY_SQUARE = "any";
    static final String NUMBER = "20";
    static final String MOVE = "12";
    static final String SQUARE_HELP = "The square, such as e5 (Enter: add)";
    static final String ANY_SQUARE_HELP = "The square, such as e5; leave it empty for any square (Enter: add)";
    static final String NUMBER_HELP = "How many squares are visited (Enter: add)";
    static final String MOVE_HELP = "The number of a move (Enter: add)";
    static final String ADD = "Add";
    static final String ADD_HELP = "Stop there from now on";
    static final String RUN = "Run";
    static final String STOPS = "It stops when";
    static final String STRIKES = "It stopped at";
    static final String NO_STOPS = "Nothing chosen yet. Choose above and press Add.";
    static final String NO_STRIKES = "Nothing yet. Play, or press Run: each stop comes here. Choose one to go there.";
    static final String STRIKES_COVERED = "They are here again when the class has answered.";
    static final String REMOVE = "Stop there no more";

    private BreakpointsViewWords() {}

    static String remove(String name) {
        return REMOVE + ": " + name;
    }

    static String goTo(String place) {
        return "Go to " + place;
    }
}
