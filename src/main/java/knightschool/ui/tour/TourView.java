package knightschool.ui.tour;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.BorderPane;
import knightschool.ui.command.Command;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.Pulse;

/** What the tour scene looks like: two boards and a player below. It drives its model by pulses. */
final class TourView extends BorderPane {
    private final TourModel model;
    private final TourPane joined;
    private final TourPane rule;
    private final TourPanes boards;
    private final Pulse pulse;
    private final TourCommands commands;

    /** @param theme light or dark, now */
    TourView(TourModel model, ObservableValue<Theme> theme) {
        this.model = model;
        joined = new TourPane(
                "joined",
                "Divide and conquer",
                "Small boards with stored tours, joined edge by edge, in time linear in the squares.\n"
                        + "After Schwenk 1991 and Parberry 1997",
                TourContent.JOINED,
                model,
                theme);
        rule = new TourPane(
                "rule",
                "Warnsdorff’s rule",
                "The neighbour from which the fewest moves lead on, ties to the square farthest from the centre,\n"
                        + "from the upper left corner, never going back. Warnsdorff 1823, Roth",
                TourContent.RULE,
                model,
                theme);
        commands = new TourCommands(
                model, this::zoom, (right, down) -> joined.board().move(right, down));
        boards = new TourPanes(joined, rule, model::question);
        getStyleClass().add("tour");
        setCenter(boards);
        setBottom(new TourPlayer(model, commands, this::focus));
        listen();
        show();
        pulse = new Pulse(this, model::tick);
    }

    private void listen() {
        model.questionProperty().addListener(_ -> show());
        model.builtProperty().addListener(_ -> show());
        model.greedyProperty().addListener(_ -> show());
        model.stepProperty().addListener(_ -> show());
        model.coverageProperty().addListener(_ -> show());
        model.breakdownProperty().addListener(_ -> show());
        model.stepProperty().addListener(_ -> follow());
        model.runningProperty().addListener(_ -> show());
    }

    private void show() {
        boards.requestLayout();
        joined.show(TourContent.joining(model), TourWords.joined(model), TourWords.joining(model));
        rule.show(TourContent.rule(model), TourWords.visited(model), TourWords.rule(model));
    }

    private void zoom(double by) {
        if (by == 0) {
            model.zoomProperty().set(Zoom.WHOLE);
        } else {
            joined.board().nearer(by, now());
        }
    }

    /** The ends of the edges that this step puts in; none where it joins nothing. */
    private List<Integer> now() {
        return Optional.ofNullable(model.builtProperty().get())
                .flatMap(built -> built.assembly().now(model.stepProperty().get()))
                .map(join -> join.put().stream()
                        .flatMap(edge -> Stream.of(edge.from(), edge.to()))
                        .toList())
                .orElse(List.of());
    }

    /** A person who has gone near sees what the next step joins, wherever that is. */
    private void follow() {
        if (!model.playingProperty().get()) {
            joined.board().reveal(now());
        }
    }

    /** Gives the keys to the boards. */
    public void focus() {
        joined.board().requestFocus();
    }

    /** What a person can do. */
    List<Command> commands() {
        return commands.all();
    }

    /** Whether all that is to be seen is on screen. */
    public boolean isSettled() {
        return model.isSettled() && joined.board().isSettled() && rule.board().isSettled();
    }

    /** Ends the pulse and every thread. */
    public void close() {
        pulse.close();
        model.close();
        joined.board().close();
        rule.board().close();
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return model.isEnded() && joined.board().isEnded() && rule.board().isEnded();
    }
}
