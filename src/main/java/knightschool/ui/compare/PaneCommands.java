package knightschool.ui.compare;

import java.util.List;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Scene;
import javafx.scene.input.MouseEvent;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.compare.model.ChoiceCostsModel;
import knightschool.ui.compare.model.CompareCommandWords;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.CompareWords;
import knightschool.ui.compare.model.PaneAlgorithms;
import knightschool.ui.compare.pane.PaneGrid;
import knightschool.ui.playback.PlaybackStatus;

/** The commands for the panes of a comparison in a window. */
final class PaneCommands extends AbstractCommandList {
    static final String ADD = "compare.add";
    static final String ALGORITHM = "compare.algorithm";
    static final String WORKBENCH = "compare.workbench";
    static final String FORK = "compare.fork";
    static final String CLOSE = "compare.close";
    static final String ENLARGE = "compare.zoom";
    static final String ALL_PANES = "compare.all-panes";
    static final String USUAL = "compare.usual-panes";
    static final String WATCH = "compare.watch";
    static final String NO_STOPS = "compare.no-stops";
    static final String UNDO = "compare.undo";
    static final String REDO = "compare.redo";
    static final String COSTS = "compare.costs";

    private final CompareModel model;
    private final PaneAlgorithms panes;
    private final PaneGrid row;
    private final ComparisonUndoHistory changes;
    private final Runnable awaited;

    /**
     * The index of the pane that was moved, had the focus or was enlarged last, to which the next commands apply,
     * whichever pane the mouse rests on or came below it meanwhile; empty once the mouse has moved or the panes have
     * changed since.
     */
    private OptionalInt lastUsed = OptionalInt.empty();

    /**
     * @param changes makes changes that can be undone
     * @param awaited puts the panes on screen that replace those before, if any are awaited
     */
    PaneCommands(CompareModel model, PaneGrid row, ComparisonUndoHistory changes, Runnable awaited) {
        this.model = model;
        this.panes = model.panes();
        this.row = row;
        this.changes = changes;
        this.awaited = awaited;
        row.addEventFilter(MouseEvent.MOUSE_MOVED, _ -> lastUsed = OptionalInt.empty());
        panes.solversProperty().addListener(_ -> lastUsed = OptionalInt.empty());
        panes.enlargedProperty().addListener((_, before, now) -> lastUsed = now.isPresent() ? now : before);
        row.sceneProperty().flatMap(Scene::focusOwnerProperty).addListener((_, _, _) -> followFocus());
        model.tree()
                .openAt(
                        () -> inModel(row.focused()),
                        () -> panes.enlarged().isPresent() ? panes.enlarged() : currentPane());
        BooleanBinding enlarged =
                Bindings.createBooleanBinding(() -> panes.enlarged().isPresent(), panes.enlargedProperty());
        BooleanBinding several = Bindings.createBooleanBinding(() -> last() > 0, panes.solversProperty());
        all.addAll(List.of(
                Command.of(ADD, () -> changes.make(panes::add)),
                Command.of(ALGORITHM, this::chooseAlgorithm),
                Command.of(WORKBENCH, this::putTogether),
                Command.of(FORK, () -> changes.make(this::fork)),
                Command.of(CLOSE, () -> changes.make(this::close)).when(several),
                Command.of(ENLARGE, () -> changes.make(this::enlarge)).when(several),
                Command.of(ALL_PANES, () -> changes.make(() -> panes.enlarge(OptionalInt.empty())))
                        .when(enlarged),
                Command.of("compare.next", () -> changes.make(() -> turn(1)))
                        .when(enlarged)
                        .orSay(this::noNext),
                Command.of("compare.previous", () -> changes.make(() -> turn(-1)))
                        .when(enlarged)
                        .orSay(this::noNext),
                Command.of("compare.pane-left", () -> move(-1)).when(several),
                Command.of("compare.pane-right", () -> move(1)).when(several),
                Command.of(USUAL, () -> changes.make(() -> panes.set(ConfiguredAlgorithm.usual())))
                        .when(() -> !panes.solvers().equals(ConfiguredAlgorithm.usual()), panes.solversProperty()),
                Command.of(WATCH, this::watch),
                Command.of(NO_STOPS, () -> changes.make(() -> model.stops().set(List.of())))
                        .when(
                                () -> !model.stops().all().isEmpty(),
                                model.stops().allProperty()),
                Command.of(UNDO, changes::undo)
                        .when(changes.undoableProperty())
                        .orSay(() -> refusal(changes.undoRefusal(), changes.isUndoHeldBack())),
                Command.of(REDO, changes::redo)
                        .when(changes.redoableProperty())
                        .orSay(() -> refusal(changes.redoRefusal(), changes.isRedoHeldBack())),
                Command.of(COSTS, this::showCosts)
                        .when(Bindings.not(model.predictions().shownProperty()))));
    }

    /** Plays the usual three. In place of other panes they begin at step 0: at the step shown they may have ended. */
    private void watch() {
        boolean areOthers = !panes.solvers().equals(ConfiguredAlgorithm.usual());
        if (areOthers || panes.enlarged().isPresent()) {
            changes.make(() -> panes.set(ConfiguredAlgorithm.usual()));
        }
        if (areOthers) {
            model.transport().reach(0);
        }
        model.transport().play(PlaybackStatus.FORWARD);
    }

    /**
     * Why an act is not taken back or done again while a class is asked; empty if nothing prevents it.
     *
     * @param reason what prevents this act; empty for nothing
     */
    private static String refusal(String reason, boolean isHeldBack) {
        return reason.isEmpty() && isHeldBack
                ? CompareCommandWords.changedAfter(CommandDefinitions.keyText(CompareCommands.PREDICT))
                : reason;
    }

    private String noNext() {
        return last() == 0 ? CompareWords.ONE_PANE : CompareWords.aloneFirst(CommandDefinitions.keyText(ENLARGE));
    }

    private int last() {
        return panes.solvers().size() - 1;
    }

    /** Opens the menu in which a search of one's own is put together, in a pane that is added if there is none. */
    private void putTogether() {
        OptionalInt pane = changes.makeAndGet(() -> panes.showPaneOf(Algorithms.named("workbench")));
        awaited.run();
        pane.ifPresent(index -> row.panes().get(index).showMenu());
    }

    /** Opens the menu with the algorithm of the selected pane and its options. */
    private void chooseAlgorithm() {
        awaited.run();
        selectedPane().ifPresent(index -> row.panes().get(index).showMenu());
    }

    private void close() {
        selectedPane().ifPresent(panes::close);
    }

    /** A twin of the pane pointed at, else of the first that could go to the square pointed at. */
    private void fork() {
        int square = model.pointer().squareProperty().get();
        int pane = enlargedPane()
                .orElseGet(() -> currentPane()
                        .orElseGet(() -> model.forks().paneWith(square).orElse(0)));
        model.forks().fork(pane, square);
    }

    private void showCosts() {
        ChoiceCostsModel costs = model.choiceCosts();
        boolean visible = costs.shownProperty().get();
        if (!visible) {
            enlargedPane().ifPresentOrElse(costs::show, () -> studiedPane().ifPresent(costs::show));
        }
        costs.shownProperty().set(!visible);
    }

    /**
     * The index of the pane that a table is to be about: the pane with the keyboard focus, or else the pane whose
     * search tree is shown, or else the pane below the pointer. The pointer comes last because it may be there by
     * chance.
     */
    private OptionalInt studiedPane() {
        boolean isOfTree =
                row.focused().isEmpty() && model.tree().shownProperty().get();
        return isOfTree ? OptionalInt.of(model.tree().paneProperty().get()) : currentPane();
    }

    /** Enlarges the selected pane, or restores all panes. */
    private void enlarge() {
        boolean alone = enlargedPane().isPresent();
        if (alone) {
            panes.enlarge(OptionalInt.empty());
        } else {
            currentPaneOr(0).ifPresent(pane -> panes.enlarge(OptionalInt.of(pane)));
        }
    }

    /** The index of the selected pane: the enlarged one, else the one pointed at, else the last. */
    private OptionalInt selectedPane() {
        OptionalInt alone = enlargedPane();
        return alone.isPresent() ? alone : currentPaneOr(last());
    }

    /** The index of the enlarged pane; one that is to replace it on screen comes first. */
    private OptionalInt enlargedPane() {
        OptionalInt alone = panes.enlarged();
        if (alone.isPresent()) {
            awaited.run();
        }
        return alone;
    }

    /** The index of the pane pointed at, or another if none is; empty if the pane pointed at was removed meanwhile. */
    private OptionalInt currentPaneOr(int other) {
        return lastUsedPane().isPresent() || row.currentPane().isPresent() ? currentPane() : OptionalInt.of(other);
    }

    /** The index of the pane that was used last and to which commands still apply. */
    private OptionalInt lastUsedPane() {
        return panes.enlarged().isEmpty() ? lastUsed : OptionalInt.empty();
    }

    /**
     * The index of the pane that was used last, or else of the pane pointed at. A removed pane stays on screen until
     * its successors can be shown. In that case these are shown first, so that the user sees which pane a command is
     * about.
     */
    private OptionalInt currentPane() {
        OptionalInt before = lastUsedPane();
        if (before.isPresent()) {
            awaited.run();
            return before;
        }
        OptionalInt now = inModel(row.currentPane());
        awaited.run();
        return now;
    }

    /** Returns the index in the model of a pane with an index on screen; empty if the pane was removed meanwhile. */
    private OptionalInt inModel(OptionalInt onScreen) {
        return onScreen.isEmpty()
                ? onScreen
                : panes.find(
                        onScreen.getAsInt(),
                        row.panes().get(onScreen.getAsInt()).solver());
    }

    private void followFocus() {
        if (row.focused().isPresent()) {
            lastUsed = inModel(row.focused());
        }
    }

    /** Moves the selected pane. Repeated moves apply to the same pane, even if another one is under the mouse now. */
    private void move(int by) {
        selectedPane().ifPresent(from -> {
            changes.make(() -> panes.move(from, by));
            lastUsed = OptionalInt.of(Math.clamp(from + by, 0, last()));
        });
    }

    private void turn(int by) {
        int count = last() + 1;
        enlargedPane().ifPresent(pane -> panes.enlarge(OptionalInt.of(Math.floorMod(pane + by, count))));
    }
}
