package knightschool.ui.compare;

import java.util.List;
import knightschool.compare.SearchEvent;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;

/** What a person can do with a comparison. */
final class CompareCommands {
    static final String PLAY = "compare.play";
    static final String PLAY_BACKWARD = "compare.play-backward";
    static final String BACK = "compare.step-back";
    static final String FORWARD = "compare.step-forward";
    static final String START = "compare.to-start";
    static final String END = "compare.to-end";
    static final String UNDO = "compare.next-undo";
    static final String PRUNE = "compare.next-prune";
    static final String FINISH = "compare.next-finish";
    static final String PARTING = "compare.next-parting";
    static final String FALL = "compare.next-fall";
    static final String REASONS = "compare.reasons";
    static final String FASTER = "compare.faster";
    static final String SLOWER = "compare.slower";
    static final String AGAIN = "compare.again";
    static final String RAISE = "compare.raise-limit";
    static final String STOP = "compare" + Command.STOP;

    private static final int FEW = 10;
    private static final int MANY = 100;

    private final CompareModel model;
    private final List<Command> all;

    CompareCommands(CompareModel model) {
        this.model = model;
        Transport transport = model.transport();
        all = List.of(
                Command.of(PLAY, "play or pause", transport::togglePlay, "Space"),
                Command.of(PLAY_BACKWARD, "play backward, or pause", this::playBackward, "Shift+Space"),
                Command.of(BACK, "one step back", () -> transport.stepBy(-1), "Left"),
                Command.of(FORWARD, "one step forward", () -> transport.stepBy(1), "Right"),
                Command.of("compare.few-back", "10 steps back", () -> transport.stepBy(-FEW), "Shift+Left"),
                Command.of("compare.few-forward", "10 steps forward", () -> transport.stepBy(FEW), "Shift+Right"),
                Command.of("compare.many-back", "100 steps back", () -> transport.stepBy(-MANY), "Ctrl+Left"),
                Command.of("compare.many-forward", "100 steps forward", () -> transport.stepBy(MANY), "Ctrl+Right"),
                Command.of(START, "to the start", transport::toStart, "Home"),
                Command.of(END, "to the end, as far as it is computed", transport::toEnd, "End"),
                until(UNDO, "until the next undo", SearchEvent.UNDO, "U"),
                until(PRUNE, "until the next prune", SearchEvent.PRUNE, "P"),
                until(FINISH, "until a pane finishes", SearchEvent.PANE_FINISHES, "F"),
                until(PARTING, "until two panes that agree part", SearchEvent.PARTING, "D"),
                Command.of(FALL, "until a pane falls below the depth that is the least now", model::untilFall, "V"),
                Command.of(REASONS, "why it can no longer be done from here", this::toggleReasons, "W"),
                Command.of(FASTER, "faster", () -> setSpeed(Speeds.faster(speed())), "Plus"),
                Command.of(SLOWER, "slower", () -> setSpeed(Speeds.slower(speed())), "Minus"),
                Command.of(AGAIN, "begin again what broke down", model::again, "R"),
                Command.of(RAISE, "raise the limit: compute ten times as far", model::raiseLimit, "L"),
                Command.of(STOP, "stop looking for something", transport::cancelSearch, "Esc")
                        .when(transport.searchingProperty()));
    }

    private Command until(String id, String words, SearchEvent event, String key) {
        return Command.of(id, words, () -> model.transport().untilNext(event), key);
    }

    List<Command> all() {
        return all;
    }

    /** The one with an id of this class. */
    Command named(String id) {
        return Command.named(all, id);
    }

    static List<Gesture> gestures() {
        return List.of(
                new Gesture(
                        "Tab, then ← ↑ ↓ →",
                        "on a board: point at a square in all panes; Enter goes to the move that closed it last; Esc to the clock"));
    }

    private void playBackward() {
        if (model.transport().playingProperty().get() == Playing.PAUSED) {
            model.transport().playBackward();
        } else {
            model.transport().togglePlay();
        }
    }

    private void toggleReasons() {
        model.reasonsAskedProperty().set(!model.reasonsAskedProperty().get());
    }

    private double speed() {
        return model.speedProperty().get();
    }

    private void setSpeed(double speed) {
        model.speedProperty().set(speed);
    }
}
