package knightschool.ui.compare;

import java.util.List;
import knightschool.compare.SearchEvent;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;

/** What a person can do with a comparison. */
final class CompareCommands {
    private static final int FEW = 10;
    private static final int MANY = 100;

    private final CompareModel model;
    private final List<Command> all;

    CompareCommands(CompareModel model) {
        this.model = model;
        Transport transport = model.transport();
        all = List.of(
                Command.of("compare.play", "play or pause", transport::togglePlay, "Space"),
                Command.of("compare.play-backward", "play backward", this::playBackward, "Shift+Space"),
                Command.of("compare.step-back", "one step back", () -> transport.stepBy(-1), "Left"),
                Command.of("compare.step-forward", "one step forward", () -> transport.stepBy(1), "Right"),
                Command.of("compare.few-back", "10 steps back", () -> transport.stepBy(-FEW), "Shift+Left"),
                Command.of("compare.few-forward", "10 steps forward", () -> transport.stepBy(FEW), "Shift+Right"),
                Command.of("compare.many-back", "100 steps back", () -> transport.stepBy(-MANY), "Ctrl+Left"),
                Command.of("compare.many-forward", "100 steps forward", () -> transport.stepBy(MANY), "Ctrl+Right"),
                Command.of("compare.to-start", "to the start", transport::toStart, "Home"),
                Command.of("compare.to-end", "to the end", transport::toEnd, "End"),
                until("compare.next-undo", "until the next undo", SearchEvent.UNDO, "U"),
                until("compare.next-prune", "until the next prune", SearchEvent.PRUNE, "P"),
                until("compare.next-finish", "until a pane finishes", SearchEvent.PANE_FINISHES, "F"),
                until("compare.next-parting", "until two panes that agree part", SearchEvent.PARTING, "D"),
                Command.of(
                        "compare.next-fall",
                        "until a pane falls below the depth that is the least now",
                        model::untilFall,
                        "V"),
                Command.of("compare.reasons", "why it can no longer be done from here", this::toggleReasons, "W"),
                Command.of("compare.faster", "faster", () -> setSpeed(Speeds.faster(speed())), "Plus"),
                Command.of("compare.slower", "slower", () -> setSpeed(Speeds.slower(speed())), "Minus"),
                Command.of("compare.again", "begin again what broke down", model::again, "R"),
                Command.of("compare.raise-limit", "raise the limit", model::raiseLimit, "L"),
                Command.of("compare" + Command.STOP, "stop looking for something", transport::cancelSearch, "Esc")
                        .when(transport.searchingProperty()));
    }

    private Command until(String id, String words, SearchEvent event, String key) {
        return Command.of(id, words, () -> model.transport().untilNext(event), key);
    }

    List<Command> all() {
        return all;
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
