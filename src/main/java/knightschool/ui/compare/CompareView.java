package knightschool.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;
import knightschool.board.Board;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.compare.breakpoint.BreakpointsView;
import knightschool.ui.compare.model.CompareCommandWords;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.pane.BoardPickAnswer;
import knightschool.ui.compare.pane.ComparisonPaneView;
import knightschool.ui.compare.pane.PaneGrid;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.player.AlignmentMenu;
import knightschool.ui.compare.player.ComparisonNoticeController;
import knightschool.ui.compare.tree.SearchTreeView;
import knightschool.ui.compare.tree.SearchTreeWords;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.focus.FocusReturnAfterMouse;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.tree.SearchTreePlot;
import knightschool.ui.work.PulseTimer;
import org.kordamp.ikonli.feather.Feather;

/**
 * The view of the compare scene: the panes side by side, and the player below them. It calls its model once per pulse
 * while it is in a scene. To be closed by the owner when it is no longer used.
 */
final class CompareView extends StackPane implements AutoCloseable {
    /** The least width for three panes and the player, in pixels. */
    private static final double LEAST_WIDTH = 846;

    private final CompareModel model;
    private final FocusReturnAfterMouse home;
    private final List<Command> commands;
    private final ComparisonPartVisibility visibility;

    private final ComparisonPanesController panes;
    private final StepSummaryBar line;
    private final PredictionController questions;
    private final ComparisonTables tables;
    private final SearchTreeController tree;
    private final ComparisonPlayerRows player;
    private final BreakpointsView stops;
    private final HBox besidePanes = new HBox();
    private final PanesAboveTreeBox column;
    private final ComparisonNoticeController notices;
    private final PulseTimer pulse;

    /**
     * A view of a model; the view closes the model with itself.
     *
     * @param form where the view is shown; the panes can be changed only in the window
     * @param changes makes the changes of the panes, so that they can be undone
     * @param bookmarks the commands of the bookmarks
     * @param exports copies and saves tables; on a slide only the table of the answers of the students. Its messages
     *     show the notices of the model, too
     */
    CompareView(
            CompareModel model,
            ScenePlacement form,
            ComparisonUndoHistory changes,
            BookmarkCommands bookmarks,
            TableExporter exports) {
        this.model = model;
        this.visibility = new ComparisonPartVisibility(model, form);
        model.jumps().panesAddable(visibility.isInWindow());
        CompareCommands actions = new CompareCommands(model, form);
        this.home = new FocusReturnAfterMouse(this);
        this.panes = new ComparisonPanesController(model, form, changes, home);
        panes.setReplaced(this::hideParts);
        this.questions = new PredictionController(model.predictions(), actions, exports, unasked(), home);
        questions.view().followSize(panes.row().largeProperty());
        this.tables = new ComparisonTables(model, visibility, changes, exports, home);
        this.player = new ComparisonPlayerRows(model, visibility, actions, home);
        this.tree = new SearchTreeController(model, visibility, panes, treeView(actions, form));
        this.commands = Stream.of(
                        actions.all(),
                        bookmarks.all(),
                        List.of(tree.focusCommand(actions.treeUnseen(form), this::requestFocus)),
                        panes.commands(),
                        questions.commands(),
                        tables.commands())
                .flatMap(List::stream)
                .toList();
        this.stops = new BreakpointsView(
                model.stops(), searches(), actions.named(CompareCommands.NEXT_STOP), changes::make, home);
        this.line = new StepSummaryBar(model, visibility.isInWindow() ? switches() : List.of());
        getStyleClass().add("compare");
        this.notices = new ComparisonNoticeController(model, actions, exports.messages(), panes.row());
        HBox.setHgrow(panes.row(), Priority.ALWAYS);
        besidePanes.getChildren().setAll(panes.row());
        allowNoHeightOnSlide(panes.row(), besidePanes);
        VBox.setVgrow(besidePanes, Priority.ALWAYS);
        column = new PanesAboveTreeBox(besidePanes, panes.row(), tree.view());
        column.getChildren().add(besidePanes);
        column.getChildren().addAll(belowPanes().toList());
        getChildren().setAll(column);
        follow();
        closeByEscape(SearchTreePlot.class::isInstance, Command.named(commands, CompareCommands.TREE_FOCUS)::run);
        closeByEscape(this::isPointing, () -> {
            model.pointer().clear();
            requestFocus();
        });
        pulse = new PulseTimer(this, this::tick, model::isIdle, model.changes());
    }

    /**
     * Lets Esc lead out of a part with the keyboard focus, unless it stops something that is at work.
     *
     * @param isPart whether the node with the focus is the part, and Esc leads out of it now
     */
    private void closeByEscape(Predicate<Node> isPart, Runnable leave) {
        BooleanSupplier isOpen =
                () -> !Command.named(commands, CompareCommands.STOP).available().get()
                        && NodeContainment.isInside(getScene().getFocusOwner(), this)
                        && isPart.test(getScene().getFocusOwner());
        EscapeLayers.whileIn(this, EscapeLayers.Layer.FOCUSED_PART, isOpen, leave);
    }

    /** Whether Esc on a board means the square pointed at: before the pane or the questions, and after arrow keys. */
    private boolean isPointing(Node focused) {
        return focused instanceof BoardCanvas board
                && (board.keyboardSquareProperty().get() != Board.NONE
                        || model.panes().enlarged().isPresent()
                        || model.predictions().shownProperty().get());
    }

    private BreakpointsView.Searches searches() {
        return new BreakpointsView.Searches(
                () -> model.problem().board(),
                model.panes().solversProperty(),
                model.stepProperty(),
                model.predictions().coveredProperty(),
                model.jumps()::toStep);
    }

    /** The parts below the panes, from top to bottom. */
    private Stream<Node> belowPanes() {
        return Stream.of(
                        List.of(line, questions.view()),
                        tables.nodes(),
                        player.nodes(),
                        List.<Node>of(stops, tree.view()))
                .flatMap(List::stream);
    }

    private SearchTreeView treeView(CompareCommands actions, ScenePlacement form) {
        List<Node> ofSelectedNode = List.of(
                player.bar()
                        .toggle(
                                actions.named(CompareCommands.TREE_SQUARES),
                                "tree-squares",
                                Feather.THERMOMETER,
                                model.tree().placementsShownProperty()),
                CommandButtonFactory.of(actions.named(CompareCommands.TREE_GO), SearchTreeWords.GO),
                CommandButtonFactory.of(actions.named(CompareCommands.TREE_SKIP), SearchTreeWords.SKIP));
        return new SearchTreeView(
                model,
                player.bar()
                        .toggle(
                                actions.named(CompareCommands.TREE_NODES),
                                "tree-nodes",
                                Feather.SHARE_2,
                                model.tree().nodesProperty()),
                ofSelectedNode,
                form,
                home);
    }

    private List<Node> switches() {
        ToggleButton alone = player.bar()
                .toggle(
                        Command.named(commands, CompareCommands.TABLE_ALONE),
                        "table-alone",
                        tableAlone(),
                        model.tableAloneProperty());
        NodeVisibility.follow(alone, model.domainsShownProperty());
        return List.of(
                alone,
                player.bar()
                        .toggle(
                                Command.named(commands, CompareCommands.DIFFERENCES),
                                "differences-shown",
                                notEqual(),
                                model.differencesShownProperty()),
                new AlignmentMenu(model, Command.named(commands, CompareCommands.ALIGN), home),
                player.bar()
                        .toggle(
                                Command.named(commands, TableCommands.SHOW),
                                "all-counts",
                                Feather.HASH,
                                model.counts().shownProperty()),
                player.bar()
                        .toggle(
                                Command.named(commands, CompareCommands.TREE),
                                "tree-shown",
                                Feather.GIT_BRANCH,
                                model.tree().shownProperty()));
    }

    /** Three open moves, crossed out. */
    private static Node tableAlone() {
        SVGPath sign = NodeStyle.of(new SVGPath(), "sign-line");
        sign.setContent("M8 6V1M10 9L14.5 11M6 9L1.5 11M2 15L14 3");
        return sign;
    }

    /** The sign of inequality, which the icons do not have. */
    private static Node notEqual() {
        SVGPath sign = NodeStyle.of(new SVGPath(), "sign-line");
        sign.setContent("M1 5H15M1 11H15M12 1L4 15");
        return sign;
    }

    /** Why there is no table to export while no class is asked: on a slide, that of the answers is the only one. */
    private String unasked() {
        String ask = CommandDefinitions.keyText(CompareCommands.PREDICT);
        return visibility.isInWindow()
                ? CompareCommandWords.tableOrPredictFirst(
                        CommandDefinitions.keyText(TableCommands.SHOW),
                        CommandDefinitions.keyText(PaneCommands.COSTS),
                        ask)
                : CompareCommandWords.predictFirst(ask);
    }

    /** Only in the window, which scrolls then, do the panes keep the height in which their boards can be read. */
    private void allowNoHeightOnSlide(Region... around) {
        for (Region one : around) {
            one.setMinWidth(0);
            if (!visibility.isInWindow()) {
                one.setMinHeight(0);
            }
        }
    }

    private void showStops(boolean visible) {
        hideMenus();
        stops.setVisible(visibility.isInWindow() && visible);
        if (stops.isVisible() && !visibility.isOpening()) {
            stops.begin();
        } else if (!visibility.isOpening()) {
            requestFocus();
        }
    }

    /** Closes the menus over the panes: what opens by a key takes the keyboard, and may lie below them. */
    private void hideMenus() {
        panes.row().panes().forEach(ComparisonPaneView::hideMenus);
    }

    private void makePanes() {
        tree.place(besidePanes, column);
        List<PaneIdentity> searches =
                PaneIdentity.of(model.panes().solvers(), model.problem().board());
        player.identify(searches);
        line.identify(searches);
        tables.identify(searches);
        tree.view().identify(searches);
        questions.view().identify(searches);
        stops.identify(model.panes().solvers());
        panes.await(searches);
        hideParts();
    }

    /**
     * Advances the model, and replaces the panes of searches that are gone, once per pulse.
     *
     * @param nanos the time of the pulse, in nanoseconds
     */
    void tick(long nanos) {
        model.tick(nanos);
        panes.tick(nanos);
    }

    /** Creates the panes of the current searches and shows the known step in them. */
    private void showPanes() {
        if (!visibility.isOpening()) {
            makePanes();
            showAll();
        }
    }

    private void follow() {
        model.panes().solversProperty().addListener(_ -> showPanes());
        model.panes().enlargedProperty().addListener(_ -> showPanes());
        model.snapshotProperty().addListener(_ -> showMoment());
        model.failureProperty().addListener(_ -> showMoment());
        model.summaryProperty().addListener(_ -> sumUp());
        model.playback().playingProperty().addListener(_ -> sumUp());
        model.pointer().squareProperty().addListener(_ -> showMoment());
        model.reasons().reasonsProperty().addListener((_, _, _) -> showMoment());
        model.domainsShownProperty().addListener(_ -> panes.showTable());
        model.tableAloneProperty().addListener(_ -> panes.showTable());
        model.differencesShownProperty().addListener(_ -> showMoment());
        player.follow();
        heightProperty().subscribe(height -> player.fitCurves(height.doubleValue()));
        tables.follow();
        tree.follow(besidePanes, column);
        model.predictions().shownProperty().addListener(_ -> hideMenus());
        questions.onChanged(this::hideParts);
        model.predictions().coveredProperty().subscribe(_ -> showMoment());
        model.predictions().endsCoveredProperty().subscribe(this::cover);
        model.stops().shownProperty().subscribe(this::showStops);
        model.progress().stoppedProperty().addListener((_, _, _) -> showAll());
        model.progress().lanesProperty().addListener(_ -> panes.showProgress());
    }

    /**
     * Hides what lies beyond the shown step while it would give away the answer to an open question, or the end of a
     * search on which a bet is still to come.
     */
    private void cover(boolean covered) {
        player.cover(covered);
        showMoment();
        tree.show();
        tables.show();
    }

    private void showAll() {
        showMoment();
        sumUp();
        tables.showCounts();
    }

    private void showMoment() {
        if (!visibility.isOpening()) {
            panes.showMoment();
        }
    }

    private void sumUp() {
        if (!visibility.isOpening()) {
            line.sumUp();
        }
    }

    /** The least size, with complete panes above everything below them. Not used beside the text of a slide. */
    Optional<Dimension2D> leastRoom(double width) {
        return Optional.of(new Dimension2D(LEAST_WIDTH, leastHeight(Math.max(width, LEAST_WIDTH))));
    }

    /** The least height in which the boards can be read above everything below them. */
    double leastHeight(double width) {
        double inside = width - snappedLeftInset() - snappedRightInset();
        return snappedTopInset() + column.minHeight(inside) + snappedBottomInset();
    }

    /**
     * Opens a set-up. The panes are created once, when everything is known, since their styling takes most of the time.
     * Beside the text of a slide only the controls named by the set-up are below the panes, and parts that are not
     * needed are left out.
     *
     * @param opens opens the set-up in the model
     */
    void open(CompareSetup setup, Runnable opens) {
        visibility.open(setup, opens);
        if (panes.isChanged()) {
            showPanes();
        } else {
            hideParts();
            showAll();
        }
        player.showControls();
    }

    /** Hides parts until the next call; those of them that are never shown leave their room to the others. */
    void hide(Set<HideableScenePart> parts, Set<HideableScenePart> never) {
        visibility.hide(parts, never);
        hideParts();
    }

    /** Whether the next choice of the searches is hidden until the questions of the slide are answered. */
    boolean holdsNextBack() {
        return visibility.holdsNextBack();
    }

    private void hideParts() {
        panes.hide(visibility.heldBack(), visibility.leftOut());
        player.showTimeline();
        line.setVisible(visibility.revealsSummary());
        tree.show();
        tables.show();
    }

    /** Whether a question to a class is open, which a number answers. */
    boolean isAskingByNumber() {
        return questions.isAskingByNumber();
    }

    /** Answers the open question by a number key. */
    void handleChoiceKey(KeyEvent key) {
        questions.handleChoiceKey(key);
    }

    /** The legend entries of the signs that are now on the boards, in the cells beside them and on the timeline. */
    List<LegendEntry> signs() {
        return Stream.of(tree.signs(), panes.signs().stream(), player.signs())
                .flatMap(entries -> entries)
                .toList();
    }

    /** Takes the keyboard focus, unless it is in the search tree, where a person goes on from node to node by keys. */
    void takeFocus() {
        if (!tree.view().hasFocus()) {
            requestFocus();
        }
    }

    /** Returns the keyboard focus to the scene, unless a control that the keyboard reached keeps it. */
    Runnable home() {
        return home;
    }

    PaneGrid panes() {
        return panes.row();
    }

    BoardPickAnswer answer() {
        return panes.answer();
    }

    /** Whether nothing flashes on a board. */
    boolean isSettled() {
        return answer().isSettled()
                && tree.view().isSettled()
                && panes.row().panes().stream()
                        .allMatch(pane -> pane.prediction().isSettled());
    }

    List<Command> commands() {
        return commands;
    }

    /** Ends the pulse and the thread of the model. */
    @Override
    public void close() {
        notices.close();
        pulse.close();
        tree.view().close();
        model.close();
    }
}
