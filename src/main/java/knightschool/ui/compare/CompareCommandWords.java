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
    static final String STOP = "stop looking for something";

    static final List<Gesture> GESTURES = List.of(
            new Gesture(
                    "Tab, then ← ↑ ↓ →",
                    "on a board: point at a square in all panes; Enter goes to the move that closed it last; Esc to the clock"));

    private CompareCommandWords() {}
}
