package knightschool.ui.compare;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;
import knightschool.compare.SelectedSubtree;
import knightschool.drawing.chart.BookmarkSign;
import knightschool.drawing.chart.PlacementHeatMapDrawing;
import knightschool.setup.CompareSetup;
import knightschool.setup.SceneControlStates;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.ScenePart;
import knightschool.ui.board.DigitKeyParser;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.compare.breakpoint.BreakpointsView;
import knightschool.ui.compare.model.BookmarkWords;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.SearchTreeModel;
import knightschool.ui.compare.pane.ComparisonPaneView;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.pane.PaneQuizAnswer;
import knightschool.ui.compare.player.AlignmentMenu;
import knightschool.ui.compare.player.DepthCurvesLegendEntries;
import knightschool.ui.compare.player.DepthCurvesTimelineRow;
import knightschool.ui.compare.player.NoticePlacementLayer;
import knightschool.ui.compare.player.NoticeView;
import knightschool.ui.compare.player.StepTimeline;
import knightschool.ui.compare.player.TransportBar;
import knightschool.ui.compare.prediction.PredictionView;
import knightschool.ui.compare.table.ChoiceCostTableView;
import knightschool.ui.compare.table.SearchCountTableView;
import knightschool.ui.compare.tree.SearchTreeView;
import knightschool.ui.compare.tree.SearchTreeWords;
import knightschool.ui.control.FocusReturn;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.work.PulseTimer;
import org.kordamp.ikonli.feather.Feather;

/**
 * The panes side by side and the player below them. It calls its model once per pulse while it is in a scene. To be
 * closed by the owner when it is no longer used.
 */
final class CompareView extends StackPane implements AutoCloseable {
    /** The least width for three panes and the player, in pixels. */
    private static final double LEAST_WIDTH = 846;

    private final CompareModel model;
    private final ScenePlacement form;
    private final FocusReturn home;
    private final List<Command> commands;
    private CompareSetup opened;
    private Set<ScenePart> leftOut = Set.of();
    private Set<ScenePart> leftOutByTheSlide = Set.of();
    private Set<ScenePart> heldBack = Set.of();

    /** Whether a set-up is being opened, or none has been opened yet; then nothing is shown. */
    private boolean opening = true;

    /** Whether the panes have to be created again. */
    private boolean changed = true;

    /** The searches whose panes are still to be created; empty for none. */
    private List<PaneIdentity> awaited = List.of();

    private final ComparisonPanesController panes;
    private final StepSummaryRow line;
    private final PredictionView predictions;
    private final SearchCountTableView counts;
    private final ChoiceCostTableView costs;
    private final SearchTreeView tree;
    private final BooleanProperty treeVisible = new SimpleBooleanProperty(this, "treeVisible");
    private final HBox besidePanes = new HBox();
    private final VBox column;
    private final BreakpointsView stops;
    private final StepTimeline timeline;
    private final TransportBar bar;
    private final DepthCurvesTimelineRow timelineRow;
    private final PulseTimer pulse;

    /**
     * A view of a model; the view closes the model with itself.
     *
     * @param form where the view is shown; the panes can be changed only in the window
     * @param changes makes the changes of the panes, so that they can be undone
     * @param bookmarks the commands of the bookmarks
     * @param exports copies and saves tables; on a slide only the table of the answers of the students. Its messages
     *     are those of the model, too, that are not shown over the panes
     */
    CompareView(
            CompareModel model,
            ScenePlacement form,
            ComparisonUndoHistory changes,
            BookmarkCommands bookmarks,
            TableExporter exports) {
        this.model = model;
        this.form = form;
        this.opened = CompareSetup.of(model.problem().board());
        model.jumps().panesAddable(form == ScenePlacement.WINDOW);
        CompareCommands player = new CompareCommands(model, form);
        this.home = new FocusReturn(this);
        this.panes = new ComparisonPanesController(model, form, changes, home);
        this.predictions = new PredictionView(model.predictions(), player, home);
        Optional<TableCommands> tables =
                form == ScenePlacement.WINDOW ? Optional.of(new TableCommands(exports, model)) : Optional.empty();
        PredictionCommands answers =
                new PredictionCommands(model.predictions(), exports, predictions.teamsShownProperty());
        predictions.addTools(answers.buttons(home));
        Command treeFocus = Command.of(CompareCommands.TREE_FOCUS, this::toggleTreeFocus)
                .when(treeVisible)
                .orSay(player.treeUnseen(form));
        this.commands = Stream.of(
                        player.all(),
                        bookmarks.all(),
                        List.of(treeFocus),
                        panes.commands(),
                        answers.all(),
                        tables.map(TableCommands::commands).orElse(List.of()))
                .flatMap(List::stream)
                .toList();
        this.counts = new SearchCountTableView(
                form, tables.map(table -> table.buttons(home)).orElse(List.of()));
        this.costs = new ChoiceCostTableView(
                model.choices(),
                tables.map(table -> table.costButtons(home)).orElse(List.of()),
                square -> changes.make(
                        () -> model.forks().fork(model.choices().tableProperty().get(), square)),
                home);
        this.timeline = new StepTimeline(model, player);
        this.bar = new TransportBar(model, player, timeline, home);
        this.timelineRow = new DepthCurvesTimelineRow(model.depths());
        this.tree = new SearchTreeView(
                model,
                bar.toggle(
                        player.named(CompareCommands.TREE_NODES),
                        "tree-nodes",
                        Feather.SHARE_2,
                        model.tree().nodesProperty()),
                selectedNodeButtons(player),
                home);
        this.stops = new BreakpointsView(model, player, changes::make, home);
        this.line = new StepSummaryRow(model, form == ScenePlacement.WINDOW ? switches() : List.of());
        getStyleClass().add("compare");
        StackPane boards = panes(new NoticeView(model, player, exports.messages()));
        HBox.setHgrow(boards, Priority.ALWAYS);
        besidePanes.getChildren().setAll(boards);
        besidePanes.setMinSize(0, 0);
        VBox.setVgrow(besidePanes, Priority.ALWAYS);
        column = new VBox(besidePanes, line, predictions, counts, costs, timelineRow, bar, stops, tree);
        getChildren().setAll(column);
        follow();
        addEventFilter(KeyEvent.KEY_PRESSED, new ComparisonPlayerKeyHandler(model, commands, this::requestFocus));
        pulse = new PulseTimer(this, model::tick, model::isIdle);
    }

    private List<Node> selectedNodeButtons(CompareCommands player) {
        Command squares = player.named(CompareCommands.TREE_SQUARES);
        return List.of(
                bar.toggle(
                        squares,
                        "tree-squares",
                        Feather.THERMOMETER,
                        model.tree().placementsShownProperty()),
                CommandButtonFactory.of(player.named(CompareCommands.TREE_GO), SearchTreeWords.GO),
                CommandButtonFactory.of(player.named(CompareCommands.TREE_SKIP), SearchTreeWords.SKIP));
    }

    /** Shows in the pane of the tree how often each square was placed below the selected node, if that is wanted. */
    private void showPlacements() {
        int number = model.tree().paneProperty().get();
        Optional<List<Long>> counts = Optional.of(model.tree())
                .filter(treeModel ->
                        tree.isVisible() && treeModel.placementsShownProperty().get())
                .flatMap(SearchTreeModel::selected)
                .flatMap(SelectedSubtree::placements);
        List<ComparisonPaneView> views = panes.row().panes();
        for (int i = 0; i < views.size(); i++) {
            views.get(i).showPlacements(i == number ? counts : Optional.empty());
        }
    }

    private void showStops(boolean visible) {
        hideMenus();
        stops.setVisible(form == ScenePlacement.WINDOW && visible);
        if (stops.isVisible() && !opening) {
            stops.begin();
        } else if (!opening) {
            requestFocus();
        }
    }

    /** Closes the menus over the panes: what opens by a key takes the keyboard, and may lie below them. */
    private void hideMenus() {
        panes.row().panes().forEach(ComparisonPaneView::hideMenus);
    }

    private List<Node> switches() {
        return List.of(
                bar.toggle(
                        Command.named(commands, CompareCommands.DIFFERENCES),
                        "differences-shown",
                        notEqual(),
                        model.differencesShownProperty()),
                new AlignmentMenu(model, Command.named(commands, CompareCommands.ALIGN), home),
                bar.toggle(
                        Command.named(commands, TableCommands.SHOW),
                        "all-counts",
                        Feather.HASH,
                        model.countsShownProperty()),
                bar.toggle(
                        Command.named(commands, CompareCommands.TREE),
                        "tree-shown",
                        Feather.GIT_BRANCH,
                        model.tree().shownProperty()));
    }

    /** The sign of inequality, which the icons do not have. */
    private static Node notEqual() {
        SVGPath sign = NodeStyle.of(new SVGPath(), "sign-line");
        sign.setContent("M1 5H15M1 11H15M12 1L4 15");
        return sign;
    }

    /** The panes with the notices of the model over them, which never cover the sentence and the controls below. */
    private StackPane panes(NoticeView notice) {
        StackPane under = new StackPane(panes.row(), new NoticePlacementLayer(notice, panes.row()));
        under.setMinSize(0, 0);
        return under;
    }

    /**
     * Puts the tree below the player; beside the text of a slide, nodes and links of a single pane next to the pane.
     */
    private void placeTree() {
        boolean beside = form == ScenePlacement.SLIDE
                && model.panes().solvers().size() == 1
                && model.tree().nodesProperty().get()
                // Their names leave no width for the steps there.
                && !model.tree().allPanesProperty().get();
        List<Node> parts = beside ? besidePanes.getChildren() : column.getChildren();
        if (!parts.contains(tree)) {
            besidePanes.getChildren().remove(tree);
            column.getChildren().remove(tree);
            parts.add(tree);
            tree.setBeside(beside);
        }
    }

    private void makePanes() {
        placeTree();
        List<PaneIdentity> searches =
                PaneIdentity.of(model.panes().solvers(), model.problem().board());
        timeline.identify(searches);
        line.identify(searches);
        counts.identify(searches);
        costs.identify(searches);
        tree.identify(searches);
        predictions.identify(searches);
        stops.identify(model.panes().solvers());
        bar.makeRoom(searches.size());
        awaited = searches;
        makeAwaited();
        hideParts();
    }

    /**
     * Makes the panes of the current searches once their first step is known: until then those before stay on screen,
     * since a pane without a step is an empty board.
     */
    private void makeAwaited() {
        boolean known = panes.row().panes().isEmpty() || model.isStepKnown();
        if (awaited.isEmpty() || opening || !known) {
            return;
        }
        boolean focused = panes.row().focused().isPresent();
        List<PaneIdentity> searches = awaited;
        awaited = List.of();
        panes.make(searches);
        hideParts();
        if (focused) {
            requestFocus();
        }
    }

    /** Creates the panes of the current searches and shows the known step in them. */
    private void showPanes() {
        changed = true;
        if (opening) {
            return;
        }
        changed = false;
        makePanes();
        showAll();
    }

    private void follow() {
        model.panes().solversProperty().addListener(_ -> showPanes());
        model.panes().enlargedProperty().addListener(_ -> showPanes());
        model.snapshotProperty().addListener(_ -> showMoment());
        model.failureProperty().addListener(_ -> showMoment());
        model.summaryProperty().addListener(_ -> sumUp());
        model.playback().playingProperty().addListener(_ -> sumUp());
        model.pointer().squareProperty().addListener(_ -> showMoment());
        model.reasonsProperty().addListener((_, _, _) -> showMoment());
        model.domainsShownProperty().addListener((_, _, visible) -> panes.row().showTable(visible));
        model.differencesShownProperty().addListener(_ -> showMoment());
        model.countsShownProperty().addListener(_ -> showCounts());
        model.depths()
                .shownProperty()
                .subscribe(visible -> timelineRow.hold(form == ScenePlacement.WINDOW && visible, timeline, bar));
        model.choices().shownProperty().subscribe(_ -> showCosts());
        model.tree().shownProperty().subscribe(_ -> showTree());
        model.tree().nodesProperty().subscribe(_ -> placeTree());
        model.tree().allPanesProperty().subscribe(_ -> placeTree());
        model.tree().placementsShownProperty().addListener(_ -> showPlacements());
        model.tree().partProperty().addListener(_ -> showPlacements());
        model.tree().paneProperty().addListener(_ -> showPlacements());
        model.predictions().shownProperty().addListener(_ -> hideMenus());
        model.predictions().shownProperty().addListener(_ -> hideParts());
        model.predictions().rounds().roundProperty().addListener(_ -> hideParts());
        model.predictions().dueProperty().addListener(_ -> hideParts());
        model.predictions().coveredProperty().subscribe(_ -> showMoment());
        model.predictions().endsCoveredProperty().subscribe(this::cover);
        model.stops().shownProperty().subscribe(this::showStops);
        model.snapshotProperty().addListener(_ -> showCounts());
        model.progress().lanesProperty().addListener(_ -> showCounts());
        model.progress().stoppedProperty().addListener((_, _, _) -> showAll());
        model.progress().lanesProperty().addListener(_ -> showLanes());
        model.snapshotProperty().addListener(_ -> showLanes());
        model.progress().limitProperty().addListener(_ -> showLanes());
    }

    /**
     * Hides what lies beyond the shown step while it would give away the answer to an open question, or the end of a
     * search on which a bet is still to come.
     */
    private void cover(boolean covered) {
        timeline.cover(covered);
        showMoment();
        showTree();
        showCounts();
        showCosts();
    }

    private void showCosts() {
        boolean visible =
                form == ScenePlacement.WINDOW && model.choices().shownProperty().get() && haveTablesRoom();
        costs.setVisible(visible);
        model.choices().readWhile(visible);
    }

    /**
     * Returns whether there is room for tables: not while a class is asked, nor between an answer and the next
     * question, where they would shrink the boards and move the answers away from the pointer.
     */
    private boolean haveTablesRoom() {
        return !model.predictions().shownProperty().get()
                && !model.predictions().endsCoveredProperty().get();
    }

    private void toggleTreeFocus() {
        tree.toggleFocus(this::requestFocus);
    }

    private void showTree() {
        tree.setVisible(
                isRevealed(ScenePart.TREE) && model.tree().shownProperty().get());
        treeVisible.set(tree.isVisible());
        showPlacements();
    }

    /** Returns whether a part that shows more than the current step may be seen now. */
    private boolean isRevealed(ScenePart part) {
        return !leftOut.contains(part)
                && !heldBack.contains(part)
                && !model.predictions().endsCoveredProperty().get();
    }

    private void showAll() {
        showMoment();
        sumUp();
        showCounts();
    }

    private void showMoment() {
        if (!opening) {
            makeAwaited();
            panes.showMoment();
        }
    }

    private void sumUp() {
        if (!opening) {
            line.sumUp();
        }
    }

    /** The least size, with complete panes above everything below them. Not used beside the text of a slide. */
    Optional<Dimension2D> leastRoom(double width) {
        double wide = Math.max(width, LEAST_WIDTH);
        double below = Stream.of(line, predictions, counts, costs, timelineRow, bar, stops, tree)
                .filter(Node::isManaged)
                .mapToDouble(part -> Math.ceil(part.minHeight(-1)))
                .sum();
        double above = panes.row().leastHeight(wide - snappedLeftInset() - snappedRightInset());
        return Optional.of(new Dimension2D(LEAST_WIDTH, above + below));
    }

    private void showCounts() {
        counts.setVisible(
                isRevealed(ScenePart.COUNTS) && model.countsShownProperty().get() && haveTablesRoom());
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
                model::stepOf,
                model.progress().limitProperty().get());
    }

    /**
     * Opens a set-up. The panes are created once, when everything is known, since their styling takes most of the time.
     *
     * @param opens opens the set-up in the model
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

    /**
     * Shows a set-up. Beside the text of a slide only the controls named by the set-up are below the panes, and parts
     * that are not needed are left out.
     */
    private void show(CompareSetup setup) {
        opened = setup;
        SceneControlStates controls = setup.controls();
        leaveOut();
        if (changed) {
            showPanes();
        } else {
            hideParts();
            showAll();
        }
        boolean playerVisible = form == ScenePlacement.WINDOW || controls.shows(SceneControl.PLAYER, false);
        bar.setVisible(playerVisible);
        bar.setManaged(playerVisible);
        if (form == ScenePlacement.SLIDE) {
            bar.show(controls.shows(SceneControl.SPEED, false), controls.shows(SceneControl.BUTTONS, false));
        }
        showLanes();
    }

    /** The parts that are never shown: those that the set-up does not name, and those that the slide leaves out. */
    private void leaveOut() {
        Set<ScenePart> never = EnumSet.noneOf(ScenePart.class);
        never.addAll(leftOutByTheSlide);
        never.addAll(form == ScenePlacement.SLIDE ? opened.omittedParts() : Set.of());
        leftOut = never;
    }

    /** Hides parts until the next call; those of them that are never shown leave their room to the others. */
    void hide(Set<ScenePart> parts, Set<ScenePart> never) {
        heldBack = parts;
        leftOutByTheSlide = Set.copyOf(never);
        leaveOut();
        hideParts();
    }

    private void hideParts() {
        Set<ScenePart> unseen = EnumSet.noneOf(ScenePart.class);
        unseen.addAll(heldBack);
        unseen.addAll(model.predictions().spoilers());
        panes.hide(unseen, leftOut);
        panes.ask(model.predictions().rounds().roundProperty().get());
        timeline.setVisible(!leftOut.contains(ScenePart.TIMELINE) && !heldBack.contains(ScenePart.TIMELINE));
        // It says in words what is held back somewhere else.
        boolean asking = model.predictions().shownProperty().get();
        boolean summed = form == ScenePlacement.WINDOW ? heldBack.isEmpty() : opened.shows(DisplayOption.SUMMARY);
        line.setVisible(summed && isRevealed(ScenePart.SUMMARY) && !asking);
        showTree();
        showCounts();
        showCosts();
    }

    /** Answers the open question by a number key. */
    void pressNumber(KeyEvent key) {
        int number = DigitKeyParser.of(key.getCode());
        if (number > 0 && model.predictions().rounds().answer(number)) {
            key.consume();
        }
    }

    /** The legend entries of the signs that are now on the boards, in the cells beside them and on the timeline. */
    List<LegendEntry> signs() {
        Stream<LegendEntry> placed = panes.row().panes().stream()
                .map(ComparisonPaneView::placementColour)
                .flatMap(Optional::stream)
                .map(hue -> new LegendEntry(
                        PlacementHeatMapDrawing.sign(hue), SearchTreeWords.PLACED, SearchTreeWords.PLACED_HOW));
        Stream<LegendEntry> bookmarks = model.bookmarks().all().isEmpty() || !timeline.isVisible()
                ? Stream.empty()
                : Stream.of(new LegendEntry(BookmarkSign.sketch(), BookmarkWords.SIGN, BookmarkWords.WHERE));
        Stream<LegendEntry> depths =
                timeline.isVisible() ? DepthCurvesLegendEntries.of(model.depths()).stream() : Stream.empty();
        return Stream.of(placed, panes.signs().stream(), bookmarks, depths)
                .flatMap(entries -> entries)
                .toList();
    }

    /** Returns the keyboard focus to the scene, unless a control that the keyboard reached keeps it. */
    Runnable home() {
        return home;
    }

    PaneQuizAnswer answer() {
        return panes.answer();
    }

    /** Whether nothing flashes on a board. */
    boolean isSettled() {
        return answer().isSettled()
                && panes.row().panes().stream()
                        .allMatch(pane -> pane.prediction().isSettled());
    }

    List<Command> commands() {
        return commands;
    }

    /** Ends the pulse and the thread of the model. */
    @Override
    public void close() {
        pulse.close();
        model.close();
    }
}
