package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.algorithm.Solver;
import knightschool.compare.Breakpoint;
import knightschool.compare.SearchProgress;
import knightschool.compare.Snapshot;
import knightschool.compare.StepSummary;
import knightschool.setup.CompareSetup;
import knightschool.setup.SceneControls;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.ScenePart;
import knightschool.trace.Frame;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommandWords;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.PaneObstructions;
import knightschool.ui.compare.pane.CountsView;
import knightschool.ui.compare.pane.OutcomeWords;
import knightschool.ui.compare.pane.PaneActions;
import knightschool.ui.compare.pane.PaneAnswer;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.pane.PaneRow;
import knightschool.ui.compare.pane.PaneView;
import knightschool.ui.compare.pane.SummaryView;
import knightschool.ui.compare.player.NoticeLayer;
import knightschool.ui.compare.player.NoticeView;
import knightschool.ui.compare.player.StepTimeline;
import knightschool.ui.compare.player.TransportBar;
import knightschool.ui.compare.stop.StopsView;
import knightschool.ui.compare.tree.SearchTreeView;
import knightschool.ui.legend.BoardSigns;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.SignEntries;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.shell.IconButton;
import knightschool.ui.shell.Messages;
import knightschool.ui.work.Pulse;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The panes side by side and the one player below them. It drives its model with the screen's pulse while it is in a
 * scene; whoever takes it out and is done with it closes it.
 */
final class CompareView extends StackPane implements AutoCloseable {
    /** Between the sentence below the panes and a button beside it, in pixels. */
    private static final double BESIDE = 8;

    /** Three panes and the player have room in it, in pixels. */
    private static final double LEAST_WIDTH = 846;

    private final CompareModel model;
    private final SceneForm form;
    private final CompareCommands commands;
    private CompareSetup opened;
    private Set<ScenePart> leftOut = Set.of();
    private Set<ScenePart> heldBack = Set.of();
    private List<Solver> stops = List.of();

    /** Until a set-up is opened there is nothing to show, and while one is, it is not yet known what. */
    private boolean opening = true;

    /** Whether other panes are to be made than there are. */
    private boolean changed = true;

    private final PaneRow row;
    private final SummaryView summary = new SummaryView();
    private final HBox line;
    private final CountsView counts;
    private final SearchTreeView tree;
    private final StopsView stopsAt;
    private final List<Command> exports;
    private final Optional<PaneCommands> paneCommands;
    private final Optional<ComparisonHistory> history;
    private final PaneAnswer answer = new PaneAnswer(this::redraw);
    private final StepTimeline timeline;
    private final TransportBar bar;
    private final Pulse pulse;

    /**
     * A view of a model; the view closes the model with itself.
     *
     * @param form in the window the panes can be changed
     * @param changes makes them, so that they can be undone
     * @param exports what can be done with the table of counts
     * @param messages says what the model has to say, where that is not said over the panes
     */
    CompareView(
            CompareModel model, SceneForm form, ComparisonHistory changes, List<Command> exports, Messages messages) {
        this.model = model;
        this.form = form;
        this.opened = CompareSetup.of(model.problem().board());
        this.row = new PaneRow(() -> model.problem().board(), form);
        this.commands = new CompareCommands(model);
        this.history = form == SceneForm.WINDOW ? Optional.of(changes) : Optional.empty();
        this.paneCommands = history.map(made -> new PaneCommands(model, row, made));
        this.exports = exports;
        this.counts = new CountsView(exports.stream()
                .filter(command -> !command.id().equals(CountsCommands.SHOW))
                .map(command -> IconButton.of(
                        command,
                        new FontIcon(command.id().equals(CountsCommands.COPY) ? Feather.COPY : Feather.DOWNLOAD),
                        this::requestFocus))
                .toList());
        this.timeline = new StepTimeline(model.transport()::reach, commands);
        this.bar = new TransportBar(model, commands, timeline, this::requestFocus);
        this.tree = new SearchTreeView(model, this::requestFocus);
        this.stopsAt = new StopsView(model, commands, this::changeStops, this::requestFocus);
        this.line = line(summary, form == SceneForm.WINDOW ? tableButtons() : List.of());
        getStyleClass().add("compare");
        getChildren().setAll(new VBox(panes(messages), line, counts, bar, stopsAt, tree));
        follow();
        pulse = new Pulse(this, model::tick, model::isIdle);
    }

    private void changeStops(Breakpoint stop, boolean added) {
        Runnable change = () -> {
            if (added) {
                stopsAt.refuse(model.stops().add(stop));
            } else {
                model.stops().remove(stop);
            }
        };
        history.ifPresentOrElse(changes -> changes.make(change), change);
    }

    private void showStops(boolean shown) {
        stopsAt.setVisible(form == SceneForm.WINDOW && shown);
        if (stopsAt.isVisible() && !opening) {
            stopsAt.begin();
        } else if (!opening) {
            requestFocus();
        }
    }

    private List<Node> tableButtons() {
        Command counted = Command.named(exports, CountsCommands.SHOW);
        return List.of(
                bar.toggle(counted, "all-counts", Feather.LIST, model.countsShownProperty()),
                bar.toggle(
                        commands.named(CompareCommands.TREE),
                        "tree-shown",
                        Feather.BAR_CHART_2,
                        model.tree().shownProperty()));
    }

    /** The table of counts opens right below the button that stands beside the sentence, and takes no time's room. */
    private static HBox line(SummaryView summary, List<? extends Node> buttons) {
        HBox line = new HBox(BESIDE, summary);
        line.getChildren().addAll(buttons);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(summary, Priority.ALWAYS);
        summary.setMinWidth(0);
        line.visibleProperty().bind(summary.visibleProperty());
        line.managedProperty().bind(line.visibleProperty());
        return line;
    }

    /** What the model has to say lies over the panes, and never over the sentence and the controls below them. */
    private StackPane panes(Messages messages) {
        StackPane panes = new StackPane(row, new NoticeLayer(new NoticeView(model, commands, messages), row));
        panes.setMinSize(0, 0);
        VBox.setVgrow(panes, Priority.ALWAYS);
        return panes;
    }

    private void makePanes() {
        List<PaneIdentity> panes = PaneIdentity.of(model.solversProperty().get());
        timeline.identify(panes);
        summary.identify(panes, model.enlargedProperty().get());
        counts.identify(panes);
        tree.identify(panes);
        stopsAt.identify(model.solversProperty().get());
        bar.makeRoom(panes.size());
        row.set(IntStream.range(0, panes.size())
                .mapToObj(number -> pane(number, panes.get(number)))
                .toList());
        row.enlarge(model.enlargedProperty().get());
        row.showTable(model.domainsShownProperty().get());
        hideParts();
    }

    private PaneView pane(int number, PaneIdentity identity) {
        PaneView pane =
                new PaneView(identity, form, history.map(changes -> actions(number, changes)), model.pointer(), answer);
        pane.setHome(this::requestFocus);
        pane.setOnClosedCell(index -> model.toPlacement(number, index));
        return pane;
    }

    private PaneActions actions(int number, ComparisonHistory changes) {
        OptionalInt alone = model.enlargedProperty().get();
        boolean enlarged = alone.isPresent();
        return new PaneActions(
                solver -> {
                    changes.make(() -> model.choose(number, solver));
                    requestFocus();
                },
                Command.of(PaneCommands.ENLARGE, () -> toggle(number))
                        .called(enlarged ? CompareCommandWords.SHOW_ALL : CompareCommandWords.ENLARGE_THIS),
                Command.of(PaneCommands.CLOSE, () -> changes.make(() -> model.closePane(number)))
                        .called(CompareCommandWords.CLOSE_THIS),
                model.solversProperty().get().size() == 1,
                enlarged);
    }

    private void toggle(int number) {
        boolean enlarged = model.enlargedProperty().get().isPresent();
        model.enlarge(enlarged ? OptionalInt.empty() : OptionalInt.of(number));
        requestFocus();
    }

    private void redraw() {
        row.panes().forEach(PaneView::redraw);
    }

    /** Shows the panes that there are now, at the moment that is known of them. */
    private void showPanes() {
        changed = true;
        if (opening) {
            return;
        }
        changed = false;
        boolean focused = row.focused().isPresent();
        makePanes();
        showMoment();
        sumUp();
        showCounts();
        if (focused) {
            requestFocus();
        }
    }

    private void follow() {
        model.solversProperty().addListener(_ -> showPanes());
        model.enlargedProperty().addListener(_ -> showPanes());
        model.snapshotProperty().addListener(_ -> showMoment());
        model.summaryProperty().addListener(_ -> sumUp());
        model.playback().playingProperty().addListener(_ -> sumUp());
        model.pointer().squareProperty().addListener(_ -> showMoment());
        model.reasonsProperty().addListener((_, _, _) -> showMoment());
        model.domainsShownProperty().addListener((_, _, shown) -> row.showTable(shown));
        model.countsShownProperty().addListener(_ -> showCounts());
        model.tree().shownProperty().subscribe(shown -> tree.setVisible(form == SceneForm.WINDOW && shown));
        model.stops().shownProperty().subscribe(this::showStops);
        model.snapshotProperty().addListener(_ -> showCounts());
        model.lanesProperty().addListener(_ -> showCounts());
        model.lanesProperty().addListener(_ -> showLanes());
        model.stepProperty().addListener(_ -> showLanes());
        model.limitProperty().addListener(_ -> showLanes());
        addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
    }

    private void showMoment() {
        Snapshot snapshot = model.snapshotProperty().get();
        if (snapshot == null || opening) {
            return;
        }
        // After a change the moment of the panes before is still the last one known: those that stay go on with it.
        List<Integer> remaining = new ArrayList<>(
                IntStream.range(0, snapshot.frames().size()).boxed().toList());
        for (PaneView pane : row.panes()) {
            Optional<Integer> known = remaining.stream()
                    .filter(frame -> isOf(pane, snapshot.frames().get(frame)))
                    .findFirst();
            known.ifPresent(frame -> {
                remaining.remove(frame);
                Frame now = snapshot.frames().get(frame);
                pane.show(now, end(now), model.pointer().squareProperty().get(), reason(snapshot, frame));
            });
        }
    }

    private void sumUp() {
        StepSummary known = model.summaryProperty().get();
        if (known == null || opening) {
            return;
        }
        boolean current = known.snapshot().frames().stream()
                .allMatch(frame -> frame.board().equals(model.problem().board()));
        if (current) {
            summary.show(known, stops, !model.isReadable());
        } else {
            summary.clear();
        }
    }

    /** Panes in full under all that stands below them; beside a slide's text it is for the slide to say. */
    Optional<Dimension2D> leastRoom(double width) {
        double wide = Math.max(width, LEAST_WIDTH);
        double below = Stream.of(line, counts, bar, stopsAt, tree)
                .filter(Node::isManaged)
                .mapToDouble(part -> Math.ceil(part.minHeight(-1)))
                .sum();
        double panes = row.leastHeight(wide - snappedLeftInset() - snappedRightInset());
        return Optional.of(new Dimension2D(LEAST_WIDTH, panes + below));
    }

    /** Beside a slide's text there is no room for it. */
    private void showCounts() {
        counts.setVisible(
                form == SceneForm.WINDOW && model.countsShownProperty().get());
        if (counts.isVisible() && !opening) {
            counts.show(model.counts(), stops);
        }
    }

    private boolean isOf(PaneView pane, Frame frame) {
        return frame.solver().equals(pane.solver())
                && frame.board().equals(model.problem().board());
    }

    /** How the search of a pane has ended at the moment shown, or that it was stopped there. */
    private Optional<OutcomeWords> end(Frame frame) {
        if (frame.isOver()) {
            return Optional.of(OutcomeWords.of(frame.outcome(), frame.step()));
        }
        return stops.contains(frame.solver()) ? Optional.of(OutcomeWords.atLimit(frame.step())) : Optional.empty();
    }

    /** Which searches go no further than the step that is shown, since that is the limit. */
    private List<Solver> stops() {
        long step = model.stepProperty().get();
        return model.lanesProperty().get().stream()
                .filter(lane -> !lane.complete()
                        && lane.explored() <= step
                        && step >= model.limitProperty().get())
                .map(SearchProgress::solver)
                .toList();
    }

    private Optional<PaneObstructions.Reason> reason(Snapshot snapshot, int pane) {
        PaneObstructions known = model.reasonsProperty().get();
        return Optional.ofNullable(known)
                .filter(reasons -> reasons.snapshot() == snapshot)
                .map(reasons -> reasons.of(pane));
    }

    private void showLanes() {
        if (opening) {
            return;
        }
        List<Solver> now = stops();
        if (!now.equals(stops)) {
            stops = now;
            showMoment();
            sumUp();
            showCounts();
        }
        timeline.bracket(
                opened.searching(model.problem(), model.solversProperty().get()).bracket());
        timeline.show(
                model.lanesProperty().get(),
                model.stepProperty().get(),
                model.limitProperty().get());
    }

    /**
     * Shows a set-up. Its panes are made once, when all of it is known: most of what a scene takes is their styling.
     *
     * @param opens opens it in the model
     */
    void open(CompareSetup setup, Runnable opens) {
        opening = true;
        try {
            opens.run();
        } finally {
            opening = false;
        }
        show(setup);
    }

    /** Beside a slide's text only the controls stand below the panes that are named, and only what is to be seen. */
    private void show(CompareSetup setup) {
        opened = setup;
        SceneControls controls = setup.controls();
        leftOut = form == SceneForm.SLIDE ? setup.leftOut() : Set.of();
        if (changed) {
            showPanes();
        } else {
            hideParts();
            showMoment();
            sumUp();
            showCounts();
        }
        boolean shown = form == SceneForm.WINDOW || controls.shows(SceneControl.PLAYER, false);
        bar.setVisible(shown);
        bar.setManaged(shown);
        if (form == SceneForm.SLIDE) {
            bar.show(controls.shows(SceneControl.SPEED, false), controls.shows(SceneControl.BUTTONS, false));
        }
        showLanes();
    }

    /** Holds parts back until it is told others. */
    void hide(Set<ScenePart> parts) {
        heldBack = parts;
        hideParts();
    }

    private void hideParts() {
        EnumSet<ScenePart> hidden = EnumSet.noneOf(ScenePart.class);
        hidden.addAll(leftOut);
        hidden.addAll(heldBack);
        boolean tableHeldBack = heldBack.contains(ScenePart.CELLS) || heldBack.contains(ScenePart.DOMAINS);
        row.panes().forEach(pane -> pane.hide(hidden, leftOut, tableHeldBack));
        timeline.setVisible(!hidden.contains(ScenePart.TIMELINE));
        // It says in words what is held back somewhere else.
        summary.setVisible(form == SceneForm.WINDOW && heldBack.isEmpty());
    }

    /** The signs that are on the boards now, and in the cells beside them. */
    List<LegendEntry> signs() {
        List<BoardSigns> boards = row.placed().stream()
                .map(seen -> new BoardSigns(
                        seen.place(), model.problem().board(), seen.pane().signs()))
                .toList();
        List<PaneView> seen =
                row.placed().stream().map(PaneRow.PlacedPane::pane).toList();
        // A person who opens the table asks for what is new.
        Stream<LegendEntry> tables = CellEntries.inTables(seen).stream();
        Stream<LegendEntry> cells = CellEntries.inRows(seen).stream();
        return Stream.of(tables, SignEntries.of(boards).stream(), cells)
                .flatMap(entries -> entries)
                .toList();
    }

    /** What a person chooses on the panes to answer a question. */
    PaneAnswer answer() {
        return answer;
    }

    /** What a person can do. */
    List<Command> commands() {
        List<Command> all = new ArrayList<>(commands.all());
        paneCommands.ifPresent(own -> all.addAll(own.all()));
        all.addAll(exports);
        return all;
    }

    /**
     * Keys go to the player before a button would take them to move the focus, except where the one that has the focus
     * needs them: arrows on a board or a slider, Space on a button, everything in a text. What Esc stops is left to the
     * window, where Esc may mean more.
     */
    private void filter(KeyEvent key) {
        if (key.getCode() == KeyCode.ESCAPE && key.getTarget() instanceof BoardCanvas) {
            model.pointer().clear();
            requestFocus();
            if (model.enlargedProperty().get().isPresent()
                    && !commands.named(CompareCommands.STOP).available().get()) {
                // It has meant the square pointed at, and not the pane.
                key.consume();
                return;
            }
        }
        List<Command> own = commands().stream()
                .filter(command -> !command.isStop() && !command.isClosing())
                .toList();
        if (!belongsToTarget(key) && Command.handle(own, key)) {
            key.consume();
        }
    }

    private static boolean belongsToTarget(KeyEvent key) {
        boolean plainArrow = key.getCode().isArrowKey() && !key.isShiftDown() && !key.isShortcutDown();
        return switch (key.getTarget()) {
            case BoardCanvas _ -> plainArrow;
            case ChoiceBox<?> _ -> plainArrow || key.getCode() == KeyCode.SPACE;
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
