package knightschool.ui.tour;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.beans.binding.Bindings;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.playback.PlaybackCommands;

/** What a person can do with the tour of a full board. */
final class TourCommands {
    static final String BACK = "tour.step-back";
    static final String FORWARD = "tour.step-forward";
    static final String NEARER = "tour.nearer";
    static final String FURTHER = "tour.further";
    static final String WHOLE = "tour.whole";
    static final String CLOSED = "tour.closed";
    static final String CANCEL = "tour" + Command.STOP;
    static final String AGAIN = "tour.again";

    private static final double PAN = 64;

    private final PlaybackCommands playback;
    private final List<Command> all = new ArrayList<>();

    /** What moves the board under its pane, in pixels. */
    interface Pan {
        void by(double right, double down);
    }

    /** @param zoom goes nearer by a factor; 0 shows the whole board */
    TourCommands(TourModel model, DoubleConsumer zoom, Pan pan) {
        playback = new PlaybackCommands(
                "tour",
                model.steps().playback(),
                model.steps().playback().lastProperty().greaterThan(0));
        all.addAll(playback.all());
        all.addAll(List.of(
                Command.of(NEARER, TourCommandWords.NEARER, () -> zoom.accept(Zoom.NOTCH), "Plus"),
                Command.of(FURTHER, TourCommandWords.FURTHER, () -> zoom.accept(1 / Zoom.NOTCH), "Minus"),
                Command.of(WHOLE, TourCommandWords.WHOLE, () -> zoom.accept(0), "0"),
                Command.of("tour.pan-left", TourCommandWords.PAN_LEFT, () -> pan.by(PAN, 0), "Shift+Left"),
                Command.of("tour.pan-right", TourCommandWords.PAN_RIGHT, () -> pan.by(-PAN, 0), "Shift+Right"),
                Command.of("tour.pan-up", TourCommandWords.PAN_UP, () -> pan.by(0, PAN), "Shift+Up"),
                Command.of("tour.pan-down", TourCommandWords.PAN_DOWN, () -> pan.by(0, -PAN), "Shift+Down"),
                Command.of(
                        CLOSED,
                        TourCommandWords.CLOSED,
                        () -> model.ask(model.question().other()),
                        "C"),
                Command.of(CANCEL, TourCommandWords.CANCEL, model::cancel, "Esc")
                        .when(model.runningProperty()),
                Command.of(AGAIN, TourCommandWords.AGAIN, model::again, "R")
                        .when(Bindings.not(model.runningProperty()))));
    }

    List<Command> all() {
        return List.copyOf(all);
    }

    /** Those of its player. */
    PlaybackCommands playback() {
        return playback;
    }

    static List<Gesture> gestures() {
        return TourCommandWords.GESTURES;
    }
}
