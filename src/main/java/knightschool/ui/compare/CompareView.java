package knightschool.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Solver;
import knightschool.compare.SearchEvent;
import knightschool.compare.Snapshot;
import knightschool.trace.Frame;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.Command;
import knightschool.ui.work.Pulse;

/**
 * The panes side by side and the one player below them. It drives its model with the screen's pulse while it is in a
 * scene; whoever takes it out and is done with it closes it.
 */
public final class CompareView extends StackPane implements AutoCloseable {
    private final CompareModel model;
    private final boolean choosing;
    private final CompareCommands commands;
    private final PaneRow row = new PaneRow();
    private final Timeline timeline;
    private final Pulse pulse;
    private Runnable whenSettled = () -> {};

    /**
     * A view of a model; the view closes the model with itself.
     *
     * @param choosing whether a pane's algorithm can be chosen in its header
     */
    public CompareView(CompareModel model, boolean choosing) {
        this.model = model;
        this.choosing = choosing;
        this.commands = new CompareCommands(model);
        this.timeline = new Timeline(model.transport()::seek, model::raiseLimit);
        getStyleClass().add("compare");
        makePanes();
        VBox.setVgrow(row, Priority.ALWAYS);
        NoticeView notice = new NoticeView(model);
        setAlignment(notice, Pos.BOTTOM_RIGHT);
        getChildren().setAll(new VBox(row, new TransportBar(model, timeline, this::requestFocus)), notice);
        follow();
        pulse = new Pulse(this, this::tick);
    }

    private void makePanes() {
        List<Solver> solvers = model.solversProperty().get();
        row.set(IntStream.range(0, solvers.size())
                .mapToObj(number -> pane(number, solvers.get(number)))
                .toList());
    }

    private PaneView pane(int number, Solver solver) {
        return new PaneView(
                solver,
                choosing ? Optional.of(other -> choose(number, other)) : Optional.empty(),
                model.pointer(),
                index -> model.toPlacement(number, index),
                this::requestFocus);
    }

    private void choose(int number, Algorithm algorithm) {
        model.choose(number, algorithm);
        requestFocus();
    }

    private void follow() {
        model.solversProperty().addListener(_ -> makePanes());
        model.snapshotProperty().addListener(_ -> showMoment());
        model.pointer().squareProperty().addListener(_ -> showMoment());
        model.reasons().reasonsProperty().addListener((_, _, _) -> showMoment());
        model.lanesProperty().addListener(_ -> showLanes());
        model.stepProperty().addListener(_ -> showLanes());
        model.limitProperty().addListener(_ -> showLanes());
        addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        showMoment();
        showLanes();
    }

    private void showMoment() {
        Snapshot snapshot = model.snapshotProperty().get();
        for (int i = 0; snapshot != null && i < row.panes().size(); i++) {
            PaneView pane = row.panes().get(i);
            Frame frame = snapshot.frames().get(i);
            // After a choice the moment of the one before is still the last one known.
            if (frame.solver().equals(pane.solver())) {
                pane.show(frame, model.pointer().squareProperty().get(), reason(snapshot, i));
            }
        }
    }

    private Optional<Reasons.Reason> reason(Snapshot snapshot, int pane) {
        Reasons known = model.reasons().reasonsProperty().get();
        return Optional.ofNullable(known)
                .filter(reasons -> reasons.snapshot() == snapshot)
                .map(reasons -> reasons.of(pane));
    }

    private void showLanes() {
        timeline.show(
                model.lanesProperty().get(),
                model.stepProperty().get(),
                model.limitProperty().get());
    }

    private void tick(long now) {
        model.tick(now);
        if (model.isSettled()) {
            Runnable then = whenSettled;
            whenSettled = () -> {};
            then.run();
        }
    }

    /**
     * Goes to the first time that something happens, and says when it is shown; where it does not happen, the furthest
     * step that was computed is.
     */
    public void reach(SearchEvent event, Runnable then) {
        model.transport().reach(event);
        whenSettled(then);
    }

    /** Does something once, as soon as everything that was asked for is shown. */
    void whenSettled(Runnable then) {
        whenSettled = then;
    }

    /** Stops playing and looking for something; the moment shown stays. */
    public void pause() {
        model.transport().pause();
    }

    /** What a person can do. */
    List<Command> commands() {
        return commands.all();
    }

    /**
     * Keys go to the player before a button would take them to move the focus, except where the one that has the focus
     * needs them: arrows on a board or a slider, Space on a button, everything in a text.
     */
    private void filter(KeyEvent key) {
        if (key.getCode() == KeyCode.ESCAPE && key.getTarget() instanceof BoardCanvas) {
            model.pointer().clear();
            requestFocus();
        }
        if (!belongsToTarget(key) && Command.handle(commands.all(), key)) {
            key.consume();
        }
    }

    private static boolean belongsToTarget(KeyEvent key) {
        boolean plainArrow = key.getCode().isArrowKey() && !key.isShiftDown() && !key.isShortcutDown();
        return switch (key.getTarget()) {
            case BoardCanvas _ -> plainArrow;
            case Slider _ -> plainArrow || key.getCode().isNavigationKey();
            case ButtonBase _ -> key.getCode() == KeyCode.SPACE;
            case TextInputControl _ -> true;
            default -> false;
        };
    }

    /** Ends the pulse and the model's thread. */
    @Override
    public void close() {
        pulse.close();
        model.close();
    }
}
