package knightschool.ui.compare.model;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.drawing.Zoom;
import knightschool.trace.Subtree;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.BesideSlideRefusal;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.compare.breakpoint.BreakpointWords;
import knightschool.ui.playback.PlaybackCommands;
import knightschool.ui.playback.SpeedClock;
import knightschool.ui.scene.ScenePlacement;

/** The commands of a comparison. */
public final class CompareCommands extends AbstractCommandList {
    public static final String BACK = "compare.step-back";
    public static final String FORWARD = "compare.step-forward";
    public static final String UNDO = "compare.next-undo";
    public static final String PRUNE = "compare.next-prune";
    public static final String FINISH = "compare.next-finish";
    public static final String DIFFERENCE = "compare.next-difference";
    public static final String FALL = "compare.next-fall";
    public static final String NEXT_STOP = "compare.next-stop";
    public static final String STOPS = "compare.stops";
    public static final String PREDICT = "compare.predict";
    public static final String NEXT_QUESTION = "compare.next-question";
    public static final String NO_ANSWER = "compare.no-answer";
    private static final String CLOSE_PANEL = "compare.close-panel";
    public static final String REASONS = "compare.ask";
    public static final String DOMAINS = "compare.domains";
    public static final String TABLE_ALONE = "compare.table-alone";
    public static final String DIFFERENCES = "compare.differences";
    public static final String ALIGN = "compare.align";
    public static final String DEPTHS = "compare.depths";
    public static final String TREE = "compare.tree";
    public static final String TREE_ALL = "compare.tree-all";
    public static final String TREE_FOCUS = "compare.tree-focus";
    public static final String TREE_NODES = "compare.tree-nodes";
    public static final String TREE_SQUARES = "compare.tree-squares";
    public static final String TREE_GO = "compare.tree-go";
    public static final String TREE_SKIP = "compare.tree-skip";
    public static final String FASTER = "compare.faster";
    public static final String SLOWER = "compare.slower";
    public static final String GO_ON = "compare.go-on";
    public static final String STOP = "compare" + Command.STOP;

    private static final int FEW = 10;
    private static final int MANY = 100;

    private final CompareModel model;
    private final PlaybackCommands playback;

    /**
     * @param model the model that the commands act on
     * @param form in the window the breakpoints can be chosen
     */
    public CompareCommands(CompareModel model, ScenePlacement form) {
        this.model = model;
        ComparisonPlayer transport = model.transport();
        SearchTreeModel tree = model.tree();
        playback = new PlaybackCommands("compare", model.playback(), transport, new ReadOnlyBooleanWrapper(true));
        boolean chosen = form == ScenePlacement.WINDOW;
        Supplier<String> first = treeFirst(chosen, () -> "");
        ObservableStringValue onwardRefusal = transport.onwardRefusalProperty();
        String none =
                chosen ? BreakpointWords.noneYet(CommandDefinitions.keyText(STOPS)) : BreakpointWords.NONE_ON_SLIDE;
        all.addAll(playback.all());
        all.addAll(List.of(
                Command.of("compare.few-back", () -> transport.step(-FEW)),
                onward("compare.few-forward", () -> transport.step(FEW)),
                Command.of("compare.many-back", () -> transport.step(-MANY)),
                onward("compare.many-forward", () -> transport.step(MANY)),
                until(UNDO, ComparisonJumpTarget.UNDO),
                until(PRUNE, ComparisonJumpTarget.PRUNE),
                until(FINISH, ComparisonJumpTarget.PANE_FINISHES),
                onward(DIFFERENCE, model.jumps()::untilDifference),
                onward(FALL, model.jumps()::untilFall),
                Command.of(NEXT_STOP, transport::untilStop)
                        .when(
                                () -> !model.stops().all().isEmpty()
                                        && onwardRefusal.get().isEmpty(),
                                model.stops().allProperty(),
                                onwardRefusal)
                        .orSay(() -> model.stops().all().isEmpty() ? none : onwardRefusal.get())));
        if (chosen) {
            all.add(Command.of(STOPS, () -> toggle(model.stops().shownProperty())));
        }
        all.addAll(predicting(model.predictions()));
        all.addAll(List.of(
                Command.of(REASONS, () -> toggle(model.reasons().requestedProperty())),
                Command.of(DOMAINS, () -> toggle(model.domainsShownProperty()))
                        .when(model.domainsHeldBackProperty().not())));
        if (chosen) {
            all.add(Command.of(TABLE_ALONE, () -> toggle(model.tableAloneProperty()))
                    .when(model.domainsShownProperty()));
        }
        BooleanBinding openable = new ReadOnlyBooleanWrapper(chosen)
                .and(Bindings.not(model.predictions().endsCoveredProperty()));
        Supplier<String> notOpened = chosen ? () -> CompareCommandWords.TREE_HELD_BACK : first;
        all.addAll(List.of(
                Command.of(DIFFERENCES, () -> toggle(model.differencesShownProperty())),
                Command.of(
                                ALIGN,
                                () -> model.alignment()
                                        .lineUp(model.alignment().get().next()))
                        .when(
                                () -> chosen
                                        && !model.predictions().shownProperty().get()
                                        && !model.alignment().isOtherPaneAlone(),
                                model.predictions().shownProperty(),
                                model.panes().enlargedProperty())
                        .orSay(
                                chosen
                                        ? this::oneStepOnly
                                        : BesideSlideRefusal.of(CompareCommandWords.LINED_UP_IN_WINDOW)),
                Command.of(DEPTHS, () -> toggle(model.depths().shownProperty()))
                        .when(new ReadOnlyBooleanWrapper(chosen))
                        .orSay(BesideSlideRefusal.of(CompareCommandWords.DEPTHS_WITHOUT_ROOM)),
                Command.of(TREE, tree::toggle).when(openable).orSay(notOpened),
                Command.of(TREE_ALL, () -> toggleAllTrees(tree))
                        .when(openable.or(tree.shownProperty()))
                        .orSay(notOpened),
                Command.of(TREE_NODES, () -> toggle(tree.nodesProperty()))
                        .when(tree.shownProperty())
                        .orSay(first),
                selected(chosen, TREE_SQUARES, _ -> toggle(tree.placementsShownProperty())),
                selected(
                        chosen,
                        TREE_GO,
                        subtree -> model.jumps().toStep(tree.paneProperty().get(), subtree.first())),
                selected(
                        chosen,
                        TREE_SKIP,
                        subtree -> model.jumps().toStep(tree.paneProperty().get(), subtree.last())),
                Command.of("compare.nearer", () -> tree.viewport().zoom(Zoom.NEARER, tree.step()))
                        .when(tree.shownProperty())
                        .orSay(first),
                Command.of("compare.further", () -> tree.viewport().zoom(Zoom.FURTHER, tree.step()))
                        .when(tree.shownProperty())
                        .orSay(first),
                Command.of("compare.whole", tree.viewport()::whole)
                        .when(tree.shownProperty())
                        .orSay(first),
                Command.of(FASTER, () -> setSpeed(SpeedClock.faster(speed()))),
                Command.of(SLOWER, () -> setSpeed(SpeedClock.slower(speed()))),
                Command.of(GO_ON, this::goOn)
                        .when(Bindings.not(model.predictions().endsCoveredProperty())
                                .or(model.failureProperty().isNotNull()))
                        .orSay(() -> CompareCommandWords.ENDS_HELD_BACK),
                Command.of(STOP, this::dismiss)
                        .when(transport
                                .searchingProperty()
                                .or(model.choiceCosts().busyProperty())
                                .or(tree.countingProperty())
                                .or(Bindings.createBooleanBinding(
                                        () -> model.subtreeSize()
                                                .countingProperty()
                                                .get()
                                                .isPresent(),
                                        model.subtreeSize().countingProperty()))
                                .or(model.playback().playingProperty())
                                .or(transport.noticeProperty().isNotEmpty())),
                Command.of(CLOSE_PANEL, this::closePanel).when(isPanelOpen(chosen))));
    }

    /**
     * Returns why a command of the search tree is not available while the tree is not shown.
     *
     * @param chosen whether it can be shown here
     * @param other supplies another reason, which holds if it is not empty
     */
    private static Supplier<String> treeFirst(boolean chosen, Supplier<String> other) {
        if (!chosen) {
            return new BesideSlideRefusal(CompareCommandWords.TREE_WITHOUT_ROOM, other);
        }
        String first = CompareCommandWords.treeFirst(CommandDefinitions.keyText(TREE));
        return () -> other.get().isEmpty() ? first : other.get();
    }

    /** Returns the refusal of a command of the search tree where that is not seen. */
    public Supplier<String> treeUnseen(ScenePlacement form) {
        return treeFirst(
                form == ScenePlacement.WINDOW,
                () -> model.predictions().endsCoveredProperty().get()
                                && model.tree().isWanted()
                        ? CompareCommandWords.TREE_HELD_BACK
                        : "");
    }

    private Command selected(boolean chosen, String id, Consumer<Subtree> action) {
        SearchTreeModel tree = model.tree();
        return Command.of(id, () -> tree.selection().subtreeProperty().get().ifPresent(action))
                .when(
                        () -> tree.shownProperty().get()
                                && tree.selection().subtreeProperty().get().isPresent(),
                        tree.shownProperty(),
                        tree.selection().subtreeProperty())
                .orSay(treeFirst(chosen, () -> noNode(tree)));
    }

    /** Why the panes of the window stay at one step. */
    private String oneStepOnly() {
        return model.predictions().shownProperty().get()
                ? CompareCommandWords.linedUpAfter(CommandDefinitions.keyText(PREDICT))
                : CompareCommandWords.ALONE_AT_ITS_STEP;
    }

    /** Restarts all panes after a failure, else raises the limit. */
    private void goOn() {
        if (model.isBroken()) {
            model.retry();
        } else {
            model.progress().raiseLimit();
        }
    }

    /**
     * Ends one activity, the first of these that there is: counting the costs of choices, counting in the search tree,
     * the playback, the search for an event, showing the notice.
     */
    private void dismiss() {
        if (model.choiceCosts().busyProperty().get()) {
            model.choiceCosts().stop();
        } else if (model.tree().countingProperty().get()) {
            model.tree().placementsShownProperty().set(false);
        } else if (model.subtreeSize().countingProperty().get().isPresent()) {
            model.subtreeSize().stop();
        } else {
            model.transport().dismiss();
        }
    }

    private static void toggleAllTrees(SearchTreeModel tree) {
        if (!tree.shownProperty().get()) {
            tree.showAllPanes();
            tree.shownProperty().set(true);
        } else if (tree.allPanesProperty().get()) {
            tree.showOnePane();
        } else {
            tree.showAllPanes();
        }
    }

    private static String noNode(SearchTreeModel tree) {
        if (!tree.shownProperty().get()) {
            return "";
        }
        return tree.missingNode()
                .orElse(
                        tree.selection().isBeingRead()
                                ? CompareCommandWords.NODE_BEING_READ
                                : CompareCommandWords.SELECT_FIRST);
    }

    private List<Command> predicting(PredictionModel predictions) {
        return List.of(
                Command.of(PREDICT, () -> ask(!predictions.shownProperty().get()))
                        .when(
                                () -> predictions.shownProperty().get()
                                        || !model.transport().boundedProperty().get(),
                                predictions.shownProperty(),
                                model.transport().boundedProperty())
                        .orSay(() -> CompareWords.NEXT_STEPS_HELD_BACK),
                Command.of(NEXT_QUESTION, predictions::next).when(predictions.shownProperty()),
                Command.of(NO_ANSWER, predictions.rounds()::pass)
                        .when(
                                predictions.rounds()::isAsking,
                                predictions.rounds().roundProperty()));
    }

    /** On a slide the choice of stops is not shown. */
    private ObservableBooleanValue isPanelOpen(boolean stopsChosen) {
        BooleanProperty asking = model.predictions().shownProperty();
        return stopsChosen ? asking.or(model.stops().shownProperty()) : asking;
    }

    private void closePanel() {
        BooleanProperty stops = model.stops().shownProperty();
        if (stops.get()) {
            stops.set(false);
        } else {
            ask(false);
        }
    }

    private void ask(boolean on) {
        if (on) {
            model.predictions().shownProperty().set(true);
        } else {
            model.predictions().end();
        }
    }

    private Command until(String id, ComparisonJumpTarget event) {
        return onward(id, () -> model.jumps().untilNext(event));
    }

    /** Returns a command that leads to later steps, and says why not where these may not be shown. */
    private Command onward(String id, Runnable action) {
        ObservableStringValue refusal = model.transport().onwardRefusalProperty();
        return Command.of(id, action).when(Bindings.equal(refusal, "")).orSay(refusal::get);
    }

    /** The commands of the playback. */
    public PlaybackCommands playback() {
        return playback;
    }

    /** Whether the breakpoints can be chosen. */
    public boolean choosesStops() {
        return all.stream().anyMatch(command -> command.id().equals(STOPS));
    }

    /**
     * The gestures on the boards.
     *
     * @param picking the gestures that select an answer to a question; empty if there is none
     */
    public static List<GestureDescription> gestures(List<GestureDescription> picking) {
        List<GestureDescription> onBoard = picking.isEmpty() ? List.of(CompareCommandWords.ARROWS) : picking;
        return Stream.concat(
                        Stream.of(
                                CompareCommandWords.DOUBLE_CLICK,
                                CompareCommandWords.DRAG_PANE,
                                CompareCommandWords.STOP_AT_SQUARE,
                                CompareCommandWords.FORK,
                                CompareCommandWords.TREE,
                                CompareCommandWords.NUMBERS),
                        onBoard.stream())
                .toList();
    }

    private static void toggle(BooleanProperty property) {
        property.set(!property.get());
    }

    private double speed() {
        return model.speedProperty().get();
    }

    private void setSpeed(double speed) {
        model.speedProperty().set(speed);
    }
}
