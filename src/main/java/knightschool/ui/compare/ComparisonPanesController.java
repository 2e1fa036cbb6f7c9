package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;
import knightschool.setup.value.HideableScenePart;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommandWords;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.prediction.PredictionRound;
import knightschool.ui.compare.obstruction.PaneTourObstructions;
import knightschool.ui.compare.pane.BoardPickAnswer;
import knightschool.ui.compare.pane.ComparisonPaneView;
import knightschool.ui.compare.pane.OutcomeWords;
import knightschool.ui.compare.pane.PaneActions;
import knightschool.ui.compare.pane.PaneGrid;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.VisibleBoardSigns;
import knightschool.ui.scene.ScenePlacement;

/**
 * Creates the panes of a comparison, one for each search, and shows in each the state of its search at the current
 * step.
 */
final class ComparisonPanesController {
    private final CompareModel model;
    private final ScenePlacement form;
    private final Optional<ComparisonUndoHistory> history;
    private final Runnable home;
    private final PaneGrid row;
    private final BoardPickAnswer answer;
    private final List<Command> commands;
    private final PanesAwaitingDisplay awaited = new PanesAwaitingDisplay();

    /** The searches whose panes are on screen or awaited; empty before the first. */
    private Optional<PaneSet> latest = Optional.empty();

    /** Run whenever the panes are others. */
    private Runnable replaced = () -> {};

    /** The snapshot whose differences are known; null for none. */
    private ComparisonSnapshot compared;

    private List<PositionDifferences> differences = List.of();

    /**
     * @param form in the window the panes can be changed
     * @param changes makes changes that can be undone
     * @param home returns the keyboard focus to the scene
     */
    ComparisonPanesController(CompareModel model, ScenePlacement form, ComparisonUndoHistory changes, Runnable home) {
        this.model = model;
        this.form = form;
        this.history = form == ScenePlacement.WINDOW ? Optional.of(changes) : Optional.empty();
        this.home = home;
        this.row = new PaneGrid(() -> model.problem().board(), form);
        history.ifPresent(comparisonHistory -> row.setOnDragged((pane, to) -> drag(comparisonHistory, pane, to)));
        this.answer = new BoardPickAnswer(() -> row.panes().forEach(ComparisonPaneView::redraw));
        this.commands = history.map(
                        comparisonHistory -> new PaneCommands(model, row, comparisonHistory, this::showAwaited).all())
                .orElse(List.of());
    }

    PaneGrid row() {
        return row;
    }

    BoardPickAnswer answer() {
        return answer;
    }

    /** The commands for the panes; empty if they cannot be changed. */
    List<Command> commands() {
        return commands;
    }

    /** The parts that the panes are made from. */
    private record PaneSet(List<ConfiguredAlgorithm> searches, OptionalInt enlarged) {
        static PaneSet of(CompareModel model) {
            return new PaneSet(model.panes().solvers(), model.panes().enlarged());
        }
    }

    /** @param handler run whenever the panes on screen were replaced */
    void setReplaced(Runnable handler) {
        replaced = handler;
    }

    /** Whether the model has other panes than those that are on screen or awaited. */
    boolean isChanged() {
        return !latest.equals(Optional.of(PaneSet.of(model)));
    }

    /**
     * Awaits the panes of the current searches: until their first step is known those before stay on screen for a
     * moment, since a pane without a step is an empty board.
     */
    void await(List<PaneIdentity> searches) {
        latest = Optional.of(PaneSet.of(model));
        awaited.await(searches);
        makeAwaited();
    }

    /**
     * Takes the time, once per pulse.
     *
     * @param nanos the time of the pulse, in nanoseconds
     */
    void tick(long nanos) {
        awaited.tick(nanos);
        if (awaited.isOverdue()) {
            showMoment();
        }
    }

    /** Makes the awaited panes once their first step is known, or they have been awaited for long. */
    private void makeAwaited() {
        boolean due = row.panes().isEmpty() || model.isStepKnown() || awaited.isOverdue();
        if (due && !awaited.isEmpty()) {
            boolean focused = row.focused().isPresent();
            make(awaited.take());
            replaced.run();
            if (focused) {
                home.run();
            }
        }
    }

    /** Creates the panes, without a step. */
    private void make(List<PaneIdentity> searches) {
        row.set(IntStream.range(0, searches.size())
                .mapToObj(number -> pane(number, searches.get(number)))
                .toList());
        row.enlarge(model.panes().enlarged());
        showTable();
    }

    /** Shows the table of all domains in each pane or hides it, and the open moves on the boards accordingly. */
    void showTable() {
        row.showTable(
                model.domainsShownProperty().get(), model.tableAloneProperty().get());
    }

    private ComparisonPaneView pane(int number, PaneIdentity identity) {
        ComparisonPaneView pane = new ComparisonPaneView(
                identity,
                form,
                history.map(changes -> actions(number, identity.solver(), changes)),
                model.pointer(),
                answer);
        pane.setHome(home);
        pane.setOnClosedCell(
                index -> act(number, identity.solver(), now -> model.jumps().toPlacement(now, index)));
        return pane;
    }

    /**
     * The actions on a pane. They concern its search, wherever its pane is by now, and do nothing if it has been
     * removed.
     */
    private PaneActions actions(int number, ConfiguredAlgorithm search, ComparisonUndoHistory changes) {
        boolean enlarged = model.panes().enlarged().isPresent();
        Consumer<IntConsumer> now = action -> act(number, search, action);
        PaneActions.AlgorithmChoice choice = new PaneActions.AlgorithmChoice(
                solver -> {
                    now.accept(pane -> changes.make(() -> model.panes().choose(pane, solver)));
                    home.run();
                },
                () -> makeWay(number, search));
        PaneActions.PlaceAmongPanes place = new PaneActions.PlaceAmongPanes(
                Command.of(PaneCommands.ENLARGE, () -> now.accept(pane -> changes.make(() -> toggle(pane))))
                        .called(enlarged ? CompareCommandWords.SHOW_ALL : CompareCommandWords.ENLARGE_THIS),
                Command.of(
                                PaneCommands.CLOSE,
                                () -> now.accept(
                                        pane -> changes.make(() -> model.panes().close(pane))))
                        .called(CompareCommandWords.CLOSE_THIS),
                model.panes().solvers().size() == 1,
                enlarged);
        PaneActions.AlternativeMoves moves = new PaneActions.AlternativeMoves(
                () -> showAwaited()
                        ? List.of()
                        : model.panes().find(number, search).stream()
                                .boxed()
                                .flatMap(pane -> model.forks().choices(pane).stream())
                                .toList(),
                square -> now.accept(pane -> changes.make(() -> model.forks().fork(pane, square))),
                Command.of(PaneCommands.COSTS, () -> now.accept(this::showCosts))
                        .called(CompareCommandWords.COSTS_OF_THIS)
                        .when(Bindings.not(model.predictions().shownProperty())));
        PaneActions.SquareActions onSquares = new PaneActions.SquareActions(
                () -> !model.predictions().shownProperty().get(),
                square -> now.accept(_ -> changes.make(() -> stopAt(search, square))));
        return new PaneActions(choice, place, moves, onSquares);
    }

    private void stopAt(ConfiguredAlgorithm search, int square) {
        Breakpoint entered =
                new Breakpoint(List.of(new BreakpointCondition.Entered(square)), new Breakpoint.Panes.Of(search));
        model.transport().say(model.stops().add(entered));
        model.stops().shownProperty().set(true);
    }

    private void drag(ComparisonUndoHistory changes, int pane, int to) {
        ConfiguredAlgorithm search = row.panes().get(pane).solver();
        act(pane, search, now -> changes.make(() -> model.panes().move(now, to - pane)));
        home.run();
    }

    /**
     * Does something to the pane that a search has by now. Until the first step of changed panes is known, those before
     * stay on screen: the new ones come first, so that a person sees to what panes it was done, or why to none.
     *
     * @param number the index of the pane on screen
     * @param action receives the index of the pane
     */
    private void act(int number, ConfiguredAlgorithm search, IntConsumer action) {
        showAwaited();
        model.panes().find(number, search).ifPresent(action);
    }

    /**
     * Puts the awaited panes on screen at once, if there are any.
     *
     * @return whether others were on screen
     */
    private boolean showAwaited() {
        if (awaited.isEmpty()) {
            return false;
        }
        awaited.hurry();
        showMoment();
        return true;
    }

    /**
     * Puts the awaited panes on screen at once, if there are any, and opens the menu of the one that takes the place of
     * another: a menu of that would close with it.
     *
     * @param number the index of the pane on screen
     * @return whether other panes were awaited
     */
    private boolean makeWay(int number, ConfiguredAlgorithm search) {
        if (!showAwaited()) {
            return false;
        }
        int place = model.panes()
                .find(number, search)
                .orElse(Math.min(number, row.panes().size() - 1));
        row.panes().get(place).showMenu();
        return true;
    }

    private void showCosts(int pane) {
        model.choiceCosts().show(pane);
        model.choiceCosts().shownProperty().set(true);
        home.run();
    }

    private void toggle(int pane) {
        boolean enlarged = model.panes().enlarged().isPresent();
        model.panes().enlarge(enlarged ? OptionalInt.empty() : OptionalInt.of(pane));
        home.run();
    }

    /**
     * Shows the latest known step of each search. After a change of the panes it may still be a step of the previous
     * panes: then only the panes that remained are updated, and the others show the start and how far they are.
     */
    void showMoment() {
        makeAwaited();
        ComparisonSnapshot snapshot = model.snapshotProperty().get();
        if (snapshot == null) {
            row.panes().forEach(this::await);
            return;
        }
        ask(model.predictions().roundOnBoard());
        List<PositionDifferences> marks = differences(snapshot);
        List<Integer> remaining = new ArrayList<>(
                IntStream.range(0, snapshot.frames().size()).boxed().toList());
        for (ComparisonPaneView pane : row.panes()) {
            Optional<Integer> match = remaining.stream()
                    .filter(frame -> isOf(pane, snapshot.frames().get(frame)))
                    .findFirst();
            match.ifPresentOrElse(
                    frame -> {
                        remaining.remove(frame);
                        SearchSnapshot now = snapshot.frames().get(frame);
                        pane.mark(marks.isEmpty() ? PositionDifferences.NONE : marks.get(frame));
                        pane.show(
                                now, end(now), model.pointer().squareProperty().get(), reason(snapshot, frame));
                    },
                    () -> await(pane));
        }
    }

    /** Says in the panes that wait for their first step how far their searches are. */
    void showProgress() {
        row.panes().stream().filter(ComparisonPaneView::isAwaiting).forEach(this::await);
    }

    private void await(ComparisonPaneView pane) {
        Problem problem = model.problem();
        OptionalLong explored = model.isBroken()
                ? OptionalLong.empty()
                : OptionalLong.of(model.progress().lanesProperty().get().stream()
                        .filter(lane -> lane.solver().equals(pane.solver()))
                        .mapToLong(SearchComputationProgress::explored)
                        .findFirst()
                        .orElse(0));
        pane.await(Position.ofPath(problem, new KnightPath(new int[] {problem.start()})), explored);
    }

    /** Shows a question to the class on the board of the pane that it is about, while its step is the one shown. */
    private void ask(Optional<PredictionRound> round) {
        long step = model.stepProperty().get();
        for (int pane = 0; pane < row.panes().size(); pane++) {
            OptionalInt own = OptionalInt.of(pane);
            row.panes()
                    .get(pane)
                    .prediction()
                    .show(
                            round.filter(one -> one.question().pane().equals(own)
                                    && one.question().step() == step),
                            model.predictions().rounds()::answer);
        }
    }

    /** The differences to mark in a snapshot; empty if a pane is enlarged, since the others are not visible then. */
    private List<PositionDifferences> differences(ComparisonSnapshot snapshot) {
        if (!model.differencesShownProperty().get() || model.panes().enlarged().isPresent()) {
            return List.of();
        }
        if (snapshot != compared) {
            compared = snapshot;
            differences = snapshot.differences();
        }
        return differences;
    }

    private boolean isOf(ComparisonPaneView pane, SearchSnapshot frame) {
        return frame.solver().equals(pane.solver())
                && frame.board().equals(model.problem().board());
    }

    /** How the search of a pane has ended at the shown step, or that it has reached the limit; otherwise empty. */
    private Optional<OutcomeWords> end(SearchSnapshot frame) {
        if (frame.isOver()) {
            return Optional.of(OutcomeWords.of(frame.outcome(), frame.step()));
        }
        boolean stopped = model.progress().stoppedProperty().getValue().contains(frame.solver());
        return stopped ? Optional.of(OutcomeWords.atLimit(frame.step())) : Optional.empty();
    }

    private Optional<PaneTourObstructions.Reason> reason(ComparisonSnapshot snapshot, int pane) {
        PaneTourObstructions obstructions = model.reasons().reasonsProperty().get();
        boolean covered = model.predictions().coveredProperty().get();
        return Optional.ofNullable(obstructions)
                .filter(_ -> !covered)
                .filter(reasons -> reasons.snapshot() == snapshot)
                .map(reasons -> reasons.of(pane));
    }

    /**
     * Hides parts of each pane, with those that would give away the answer to the question to the class.
     *
     * @param heldBack the parts that are hidden until the next call
     * @param leftOut the parts whose space is used otherwise
     */
    void hide(Set<HideableScenePart> heldBack, Set<HideableScenePart> leftOut) {
        Set<HideableScenePart> unseen = new HashSet<>();
        unseen.addAll(heldBack);
        unseen.addAll(model.predictions().spoilers());
        boolean tableHeldBack = unseen.contains(HideableScenePart.CELLS) || unseen.contains(HideableScenePart.DOMAINS);
        model.domainsHeldBackProperty().set(tableHeldBack);
        unseen.addAll(leftOut);
        row.panes().forEach(pane -> pane.hide(unseen, leftOut, tableHeldBack));
        ask(model.predictions().roundOnBoard());
    }

    /** The legend entries of the signs that are now on the boards and in the cells beside them. */
    List<LegendEntry> signs() {
        List<VisibleBoardSigns> boards = row.placed().stream()
                .map(placedPane -> new VisibleBoardSigns(
                        placedPane.place(),
                        model.problem().board(),
                        placedPane.pane().signs()))
                .toList();
        List<ComparisonPaneView> views =
                row.placed().stream().map(PaneGrid.PlacedPane::pane).toList();
        // A person who opens the table asks for what is new.
        Stream<LegendEntry> tables = DomainLegendEntries.inTables(views).stream();
        Stream<LegendEntry> cells = DomainLegendEntries.inRows(views).stream();
        Stream<LegendEntry> differing = DomainLegendEntries.differingInRows(views).stream();
        return Stream.of(tables, BoardSignLegendEntries.of(boards).stream(), cells, differing)
                .flatMap(entries -> entries)
                .toList();
    }
}
