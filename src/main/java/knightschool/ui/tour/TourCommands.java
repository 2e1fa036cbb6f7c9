package knightschool.ui.tour;

import java.util.List;
import java.util.function.DoubleConsumer;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;

/** What a person can do with the tour of a full board. */
final class TourCommands {
    private static final double PAN = 64;

    private final List<Command> all;

    /** What moves the board under its pane, in pixels. */
    interface Pan {
        void by(double right, double down);
    }

    /** @param zoom goes nearer by a factor; 0 shows the whole board */
    TourCommands(TourModel model, DoubleConsumer zoom, Pan pan) {
        all = List.of(
                Command.of("tour.play", "play the joins, or pause", model::togglePlay, "Space"),
                Command.of("tour.step-back", "one step back", () -> model.step(-1), "Left"),
                Command.of("tour.step-forward", "one step forward", () -> model.step(1), "Right"),
                Command.of("tour.to-start", "the board alone", () -> model.reach(0), "Home"),
                Command.of("tour.to-end", "the tour", () -> model.reach(TourModel.END), "End"),
                Command.of(
                        "tour.nearer",
                        "nearer, to see the path; drag moves the board",
                        () -> zoom.accept(Zoom.NOTCH),
                        "Plus"),
                Command.of("tour.further", "further away", () -> zoom.accept(1 / Zoom.NOTCH), "Minus"),
                Command.of("tour.whole", "the whole board", () -> zoom.accept(0), "0"),
                Command.of("tour.pan-left", "move the board to the right", () -> pan.by(PAN, 0), "Shift+Left"),
                Command.of("tour.pan-right", "move the board to the left", () -> pan.by(-PAN, 0), "Shift+Right"),
                Command.of("tour.pan-up", "move the board down", () -> pan.by(0, PAN), "Shift+Up"),
                Command.of("tour.pan-down", "move the board up", () -> pan.by(0, -PAN), "Shift+Down"),
                Command.of(
                        "tour.closed",
                        "closed tours, or open ones",
                        () -> model.ask(model.question().other()),
                        "C"),
                Command.of("tour" + Command.STOP, "cancel what is under way", model::cancel, "Esc")
                        .when(model.runningProperty()),
                Command.of("tour.again", "begin again what was cancelled", model::again, "R"));
    }

    List<Command> all() {
        return all;
    }

    static List<Gesture> gestures() {
        return List.of(new Gesture("mouse wheel", "nearer, or further away"), new Gesture("drag", "move the board"));
    }
}
