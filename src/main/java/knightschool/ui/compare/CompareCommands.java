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
    static final String REASONS = "compare.ask";
    static final String FASTER = "compare.faster";
    static final String SLOWER = "compare.slower";
    static final String AGAIN = "compare.again";
    static final String RAISE = "compare.longer";
    static final String STOP = "compare" + Command.STOP;

    private static final int FEW = 10;
    private static final int MANY = 100;

    private final CompareModel model;
    private final List<Command> all;

    CompareCommands(CompareModel model) {
        this.model = model;
        Transport transport = model.transport();
        all = List.of(
                Command.of(PLAY, transport::togglePlay),
                Command.of(PLAY_BACKWARD, this::playBackward),
                Command.of(BACK, () -> transport.stepBy(-1)),
                Command.of(FORWARD, () -> transport.stepBy(1)),
                Command.of("compare.few-back", () -> transport.stepBy(-FEW)),
                Command.of("compare.few-forward", () -> transport.stepBy(FEW)),
                Command.of("compare.many-back", () -> transport.stepBy(-MANY)),
                Command.of("compare.many-forward", () -> transport.stepBy(MANY)),
                Command.of(START, transport::toStart),
                Command.of(END, transport::toEnd),
                until(UNDO, SearchEvent.UNDO),
                until(PRUNE, SearchEvent.PRUNE),
                until(FINISH, SearchEvent.PANE_FINISHES),
                until(PARTING, SearchEvent.PARTING),
                Command.of(FALL, model::untilFall),
                Command.of(REASONS, this::toggleReasons),
                Command.of(FASTER, () -> setSpeed(Speeds.faster(speed()))),
                Command.of(SLOWER, () -> setSpeed(Speeds.slower(speed()))),
                Command.of(AGAIN, model::again),
                Command.of(RAISE, model::raiseLimit),
                Command.of(STOP, transport::cancelSearch).when(transport.searchingProperty()));
    }

    private Command until(String id, SearchEvent event) {
        return Command.of(id, () -> model.transport().untilNext(event));
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
