package knightschool.ui.tour;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import knightschool.ui.shell.KeyHelp;
import knightschool.ui.theme.Theme;

/** What the tour scene looks like: two boards and a player below. It drives its model by pulses. */
public final class TourView extends BorderPane {
    private static final double PAN = 64;

    private final TourModel model;
    private final TourPane joined;
    private final TourPane rule;
    private final TourPanes boards;
    private final AnimationTimer pulse;

    /** @param theme light or dark, now */
    public TourView(TourModel model, ObservableValue<Theme> theme) {
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
        pulse = new AnimationTimer() {
            @Override
            public void handle(long now) {
                model.tick(now);
            }
        };
        boards = new TourPanes(joined, rule, model::question);
        getStyleClass().add("tour");
        setCenter(boards);
        setBottom(new TourPlayer(model, this::zoom, this::focus));
        listen();
        show();
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
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) {
                pulse.stop();
            } else {
                pulse.start();
            }
        });
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

    /** The keys that work here, for the help window. */
    public static List<KeyHelp> keys() {
        return List.of(
                new KeyHelp("Space", "play the joins, or pause"),
                new KeyHelp("← →", "one step back, one step forward"),
                new KeyHelp("Home, End", "the board alone, the tour"),
                new KeyHelp("+ −, mouse wheel", "nearer, to see the way, or further away"),
                new KeyHelp("0", "the whole board"),
                new KeyHelp("Shift + ← ↑ ↓ →, drag", "move the board under the pane"),
                new KeyHelp("C", "closed tours, or open ones"),
                new KeyHelp("Esc", "cancel what is under way"),
                new KeyHelp("R", "begin again what was cancelled"));
    }

    /** @return whether the scene used the key */
    public boolean handle(KeyEvent key) {
        if (key.isAltDown() || key.isMetaDown() || key.isControlDown()) {
            return false;
        }
        return key.isShiftDown() && pan(key) || play(key) || look(key);
    }

    private boolean pan(KeyEvent key) {
        switch (key.getCode()) {
            case LEFT -> joined.board().move(PAN, 0);
            case RIGHT -> joined.board().move(-PAN, 0);
            case UP -> joined.board().move(0, PAN);
            case DOWN -> joined.board().move(0, -PAN);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean play(KeyEvent key) {
        switch (key.getCode()) {
            case SPACE -> model.togglePlay();
            case LEFT -> model.step(-1);
            case RIGHT -> model.step(1);
            case HOME -> model.reach(0);
            case END -> model.reach(TourModel.END);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean look(KeyEvent key) {
        switch (key.getCode()) {
            case PLUS, ADD, EQUALS -> zoom(Zoom.NOTCH);
            case MINUS, SUBTRACT -> zoom(1 / Zoom.NOTCH);
            case DIGIT0, NUMPAD0 -> zoom(0);
            case C -> model.ask(model.question().other());
            case ESCAPE -> model.cancel();
            case R -> model.again();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Whether all that is to be seen is on screen. */
    public boolean isSettled() {
        return model.isSettled() && joined.board().isSettled() && rule.board().isSettled();
    }

    /** Ends the pulse and every thread. */
    public void close() {
        pulse.stop();
        model.close();
        joined.board().close();
        rule.board().close();
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return model.isEnded() && joined.board().isEnded() && rule.board().isEnded();
    }
}
