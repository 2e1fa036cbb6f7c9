package knightschool.ui.compare;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What a person can do with a comparison, in words. */
final class CompareCommandWords {
    static final String PLAY = "play or pause";
    static final String PLAY_BACKWARD = "play backward, or pause";
    static final String BACK = "one step back";
    static final String FORWARD = "one step forward";
    static final String FEW_BACK = "10 steps back";
    static final String FEW_FORWARD = "10 steps forward";
    static final String MANY_BACK = "100 steps back";
    static final String MANY_FORWARD = "100 steps forward";
    static final String START = "to the start";
    static final String END = "to the end, as far as it is computed";
    static final String UNDO = "until the next undo";
    static final String PRUNE = "until the next prune";
    static final String FINISH = "until a pane finishes";
    static final String PARTING = "until two panes that agree part";
    static final String FALL = "until a pane falls below the depth that is the least now";
    static final String REASONS = "why it can no longer be done from here";
    static final String FASTER = "faster";
    static final String SLOWER = "slower";
    static final String AGAIN = "begin again what broke down";
    static final String RAISE = "raise the limit: compute ten times as far";
    static final String ADD = "another pane";
    static final String CLOSE = "close the pane pointed at, else the last one";
    static final String CLOSE_THIS = "close this pane";
    static final String ENLARGE = "the pane pointed at alone, and all of them again";
    static final String ENLARGE_THIS = "this pane alone";
    static final String SHOW_ALL = "all panes again";
    static final String NEXT_PANE = "the next pane alone";
    static final String PREVIOUS_PANE = "the pane before alone";
    static final String USUAL = "the usual three: backtracking, forward checking, Warnsdorff";
    static final String UNDO_PANES = "back to the panes or the board before";
    static final String REDO_PANES = "again the panes or the board that were taken back";
    static final String STOP = "stop looking for something";

    static final List<Gesture> GESTURES = List.of(
            new Gesture("Double click", "on a board: this pane alone, and all of them again"),
            new Gesture(
                    "Tab, then ← ↑ ↓ →",
                    "on a board: point at a square in all panes; Enter goes to the move that closed it last; Esc to the clock"));

    private CompareCommandWords() {}
}
