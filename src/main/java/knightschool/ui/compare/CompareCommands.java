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
                Command.of(PLAY, CompareCommandWords.PLAY, transport::togglePlay, "Space"),
                Command.of(PLAY_BACKWARD, CompareCommandWords.PLAY_BACKWARD, this::playBackward, "Shift+Space"),
                Command.of(BACK, CompareCommandWords.BACK, () -> transport.stepBy(-1), "Left"),
                Command.of(FORWARD, CompareCommandWords.FORWARD, () -> transport.stepBy(1), "Right"),
                Command.of(
                        "compare.few-back", CompareCommandWords.FEW_BACK, () -> transport.stepBy(-FEW), "Shift+Left"),
                Command.of(
                        "compare.few-forward",
                        CompareCommandWords.FEW_FORWARD,
                        () -> transport.stepBy(FEW),
                        "Shift+Right"),
                Command.of(
                        "compare.many-back", CompareCommandWords.MANY_BACK, () -> transport.stepBy(-MANY), "Ctrl+Left"),
                Command.of(
                        "compare.many-forward",
                        CompareCommandWords.MANY_FORWARD,
                        () -> transport.stepBy(MANY),
                        "Ctrl+Right"),
                Command.of(START, CompareCommandWords.START, transport::toStart, "Home"),
                Command.of(END, CompareCommandWords.END, transport::toEnd, "End"),
                until(UNDO, CompareCommandWords.UNDO, SearchEvent.UNDO, "U"),
                until(PRUNE, CompareCommandWords.PRUNE, SearchEvent.PRUNE, "P"),
                until(FINISH, CompareCommandWords.FINISH, SearchEvent.PANE_FINISHES, "F"),
                until(PARTING, CompareCommandWords.PARTING, SearchEvent.PARTING, "D"),
                Command.of(FALL, CompareCommandWords.FALL, model::untilFall, "V"),
                Command.of(REASONS, CompareCommandWords.REASONS, this::toggleReasons, "W"),
                Command.of(FASTER, CompareCommandWords.FASTER, () -> setSpeed(Speeds.faster(speed())), "Plus"),
                Command.of(SLOWER, CompareCommandWords.SLOWER, () -> setSpeed(Speeds.slower(speed())), "Minus"),
                Command.of(AGAIN, CompareCommandWords.AGAIN, model::again, "R"),
                Command.of(RAISE, CompareCommandWords.RAISE, model::raiseLimit, "X"),
                Command.of(STOP, CompareCommandWords.STOP, transport::cancelSearch, "Esc")
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
        return CompareCommandWords.GESTURES;
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
