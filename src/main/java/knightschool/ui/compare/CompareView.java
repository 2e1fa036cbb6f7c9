package knightschool.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.setup.CompareSetup;
import knightschool.setup.SceneControls;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.ScenePart;
import knightschool.ui.command.Command;
import knightschool.ui.compare.breakpoint.BreakpointsView;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.pane.CountTableView;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.pane.PaneQuizAnswer;
import knightschool.ui.compare.player.NoticeLayer;
import knightschool.ui.compare.player.NoticeView;
import knightschool.ui.compare.player.StepTimeline;
import knightschool.ui.compare.player.TimelineRow;
import knightschool.ui.compare.player.TransportBar;
import knightschool.ui.compare.tree.SearchTreeView;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.shell.MessageDisplay;
import knightschool.ui.work.Pulse;
import org.kordamp.ikonli.feather.Feather;

/**
 * The panes side by side and the one player below them. It drives its model with the screen's pulse while it is in a
 * scene; whoever takes it out and is done with it closes it.
 */
final class CompareView extends StackPane implements AutoCloseable {
    /** Three panes and the player have room in it, in pixels. */
    private static final double LEAST_WIDTH = 846;

    private final CompareModel model;
    private final SceneForm form;
    private final List<Command> commands;
    private CompareSetup opened;
    private Set<ScenePart> leftOut = Set.of();
    private Set<ScenePart> heldBack = Set.of();

    /** Until a set-up is opened there is nothing to show, and while one is, it is not yet known what. */
    private boolean opening = true;

    /** Whether other panes are to be made than there are. */
    private boolean changed = true;

    private final ComparisonPanesController panes;
    private final StepSummaryRow line;
    private final CountTableView counts;
    private final SearchTreeView tree;
    private final BreakpointsView stops;
    private final StepTimeline timeline;
    private final TransportBar bar;
    private final TimelineRow timelineRow;
    private final Pulse pulse;

    /**
     * A view of a model; the view closes the model with itself.
     *
     * @param form in the window the panes can be changed
     * @param changes makes them, so that they can be undone
     * @param exports what can be done with the table of counts; empty where there is no room for it
     * @param messages says what the model has to say, where that is not said over the panes
     */
    CompareView(
            CompareModel model,
            SceneForm form,
            ComparisonHistory changes,
            Optional<CountTableCommands> exports,
            MessageDisplay messages) {
        this.model = model;
        this.form = form;
        this.opened = CompareSetup.of(model.problem().board());
        model.jumps().panesAddable(form == SceneForm.WINDOW);
        CompareCommands player = new CompareCommands(model, form);
        this.panes = new ComparisonPanesController(model, form, changes, this::requestFocus);
        this.commands = Stream.of(
                        player.all(),
                        panes.commands(),
                        exports.map(CountTableCommands::commands).orElse(List.of()))
                .flatMap(List::stream)
                .toList();
        this.counts = new CountTableView(
                exports.map(table -> table.buttons(this::requestFocus)).orElse(List.of()));
        this.timeline = new StepTimeline(model, player);
        this.bar = new TransportBar(model, player, timeline, this::requestFocus);
        this.timelineRow = new TimelineRow(model.depths());
        this.tree = new SearchTreeView(model, this::requestFocus);
        this.stops = new BreakpointsView(model, player, changes::make, this::requestFocus);
        this.line = new StepSummaryRow(model, form == SceneForm.WINDOW ? switches() : List.of());
        getStyleClass().add("compare");
        getChildren()
                .setAll(new VBox(
                        panes(new NoticeView(model, player, messages)), line, counts, timelineRow, bar, stops, tree));
        follow();
        addEventFilter(KeyEvent.KEY_PRESSED, new PlayerKeyHandler(model, commands, this::requestFocus));
        pulse = new Pulse(this, model::tick, model::isIdle);
    }

    private void showStops(boolean shown) {
        stops.setVisible(form == SceneForm.WINDOW && shown);
        if (stops.isVisible() && !opening) {
            stops.begin();
        } else if (!opening) {
            requestFocus();
        }
    }

    private List<Node> switches() {
        return List.of(
                bar.toggle(
                        Command.named(commands, CompareCommands.DIFFERENCES),
                        "differences-shown",
                        Feather.GIT_BRANCH,
                        model.differencesShownProperty()),
                bar.toggle(
                        Command.named(commands, CountTableCommands.SHOW),
                        "all-counts",
                        Feather.LIST,
                        model.countsShownProperty()),
                bar.toggle(
                        Command.named(commands, CompareCommands.TREE),
                        "tree-shown",
                        Feather.BAR_CHART_2,
                        model.tree().shownProperty()));
    }

    /** What the model has to say lies over the panes, and never over the sentence and the controls below them. */
    private StackPane panes(NoticeView notice) {
        StackPane under = new StackPane(panes.row(), new NoticeLayer(notice, panes.row()));
        under.setMinSize(0, 0);
        VBox.setVgrow(under, Priority.ALWAYS);
        return under;
    }

    private void makePanes() {
        List<PaneIdentity> searches = PaneIdentity.of(model.panes().solvers());
        timeline.identify(searches);
        line.identify(searches);
        counts.identify(searches);
        tree.identify(searches);
        stops.identify(model.panes().solvers());
        bar.makeRoom(searches.size());
        panes.make(searches);
        hideParts();
    }

    /** Shows the panes that there are now, at the moment that is known of them. */
    private void showPanes() {
        changed = true;
        if (opening) {
            return;
        }
        changed = false;
        boolean focused = panes.row().focused().isPresent();
        makePanes();
        showAll();
        if (focused) {
            requestFocus();
        }
    }

    private void follow() {
        model.panes().solversProperty().addListener(_ -> showPanes());
        model.panes().enlargedProperty().addListener(_ -> showPanes());
        model.snapshotProperty().addListener(_ -> showMoment());
        model.summaryProperty().addListener(_ -> sumUp());
        model.playback().playingProperty().addListener(_ -> sumUp());
        model.pointer().squareProperty().addListener(_ -> showMoment());
        model.reasonsProperty().addListener((_, _, _) -> showMoment());
        model.domainsShownProperty().addListener((_, _, shown) -> panes.row().showTable(shown));
        model.differencesShownProperty().addListener(_ -> showMoment());
        model.countsShownProperty().addListener(_ -> showCounts());
        model.depths()
                .shownProperty()
                .subscribe(shown -> timelineRow.hold(form == SceneForm.WINDOW && shown, timeline, bar));
        model.tree().shownProperty().subscribe(shown -> tree.setVisible(form == SceneForm.WINDOW && shown));
        model.stops().shownProperty().subscribe(this::showStops);
        model.snapshotProperty().addListener(_ -> showCounts());
        model.progress().lanesProperty().addListener(_ -> showCounts());
        model.progress().stoppedProperty().addListener((_, _, _) -> showAll());
        model.progress().lanesProperty().addListener(_ -> showLanes());
        model.stepProperty().addListener(_ -> showLanes());
        model.progress().limitProperty().addListener(_ -> showLanes());
    }

    private void showAll() {
        showMoment();
        sumUp();
        showCounts();
    }

    private void showMoment() {
        if (!opening) {
            panes.showMoment();
        }
    }

    private void sumUp() {
        if (!opening) {
            line.sumUp();
        }
    }

    /** Panes in full under all that stands below them; beside a slide's text it is for the slide to say. */
    Optional<Dimension2D> leastRoom(double width) {
        double wide = Math.max(width, LEAST_WIDTH);
        double below = Stream.of(line, counts, timelineRow, bar, stops, tree)
                .filter(Node::isManaged)
                .mapToDouble(part -> Math.ceil(part.minHeight(-1)))
                .sum();
        double above = panes.row().leastHeight(wide - snappedLeftInset() - snappedRightInset());
        return Optional.of(new Dimension2D(LEAST_WIDTH, above + below));
    }

    /** Beside a slide's text there is no room for it. */
    private void showCounts() {
        counts.setVisible(
                form == SceneForm.WINDOW && model.countsShownProperty().get());
        if (counts.isVisible() && !opening) {
            counts.show(model.counts(), model.progress().stoppedProperty().getValue());
        }
    }

    private void showLanes() {
        if (opening) {
            return;
        }
        timeline.bracket(
                opened.searching(model.problem(), model.panes().solvers()).bracket());
        timeline.show(
                model.progress().lanesProperty().get(),
                model.stepProperty().get(),
                model.progress().limitProperty().get());
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
            showAll();
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
        panes.hide(heldBack, leftOut);
        timeline.setVisible(!leftOut.contains(ScenePart.TIMELINE) && !heldBack.contains(ScenePart.TIMELINE));
        // It says in words what is held back somewhere else.
        line.setVisible(form == SceneForm.WINDOW && heldBack.isEmpty());
    }

    /** The signs that are on the boards now, and in the cells beside them. */
    List<LegendEntry> signs() {
        return panes.signs();
    }

    /** What a person chooses on the panes to answer a question. */
    PaneQuizAnswer answer() {
        return panes.answer();
    }

    /** What a person can do. */
    List<Command> commands() {
        return commands;
    }

    /** Ends the pulse and the model's thread. */
    @Override
    public void close() {
        pulse.close();
        model.close();
    }
}
