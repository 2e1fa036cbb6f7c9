package knightschool.ui.tour;

import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.beans.binding.Bindings;
import knightschool.drawing.Zoom;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.playback.PlaybackCommands;

/** The commands for the tour of a full board. */
final class TourConstructionCommands extends AbstractCommandList {
    static final String BACK = "tour.step-back";
    static final String FORWARD = "tour.step-forward";
    static final String NEARER = "tour.nearer";
    static final String FURTHER = "tour.further";
    static final String WHOLE = "tour.whole";
    static final String CLOSED = "tour.closed";
    static final String UNDO = "tour.undo";
    static final String REDO = "tour.redo";
    static final String CANCEL = "tour" + Command.STOP;
    static final String GO_ON = "tour.go-on";

    private final PlaybackCommands playback;

    /** Moves the board in its pane, in pixels. */
    interface Pan {
        void by(double right, double down);
    }

    /** @param zoom zooms by a factor; 0 shows the whole board */
    TourConstructionCommands(TourConstructionModel model, DoubleConsumer zoom, Pan pan) {
        playback = new PlaybackCommands(
                "tour",
                model.steps().playback(),
                model.steps().playback().lastProperty().greaterThan(0));
        all.addAll(playback.all());
        all.addAll(List.of(
                Command.of(NEARER, () -> zoom.accept(Zoom.NEARER)),
                Command.of(FURTHER, () -> zoom.accept(Zoom.FURTHER)),
                Command.of(WHOLE, () -> zoom.accept(0)),
                panning(model, "tour.pan-left", () -> pan.by(Zoom.KEY_DISTANCE, 0)),
                panning(model, "tour.pan-right", () -> pan.by(-Zoom.KEY_DISTANCE, 0)),
                panning(model, "tour.pan-up", () -> pan.by(0, Zoom.KEY_DISTANCE)),
                panning(model, "tour.pan-down", () -> pan.by(0, -Zoom.KEY_DISTANCE)),
                Command.of(CLOSED, () -> model.ask(model.question().other())),
                Command.of(UNDO, model::undo).when(model.undoableProperty()),
                Command.of(REDO, model::redo).when(model.redoableProperty()),
                Command.of(CANCEL, model::stop)
                        .when(Bindings.or(
                                model.runningProperty(),
                                model.steps().playback().playingProperty())),
                Command.of(GO_ON, model::retry).when(Bindings.not(model.runningProperty()))));
    }

    private static Command panning(TourConstructionModel model, String id, Runnable pan) {
        return Command.of(id, pan).when(() -> !model.zoomProperty().get().isWhole(), model.zoomProperty());
    }

    PlaybackCommands playback() {
        return playback;
    }

    static List<GestureDescription> gestures() {
        return TourConstructionWords.GESTURES;
    }
}
