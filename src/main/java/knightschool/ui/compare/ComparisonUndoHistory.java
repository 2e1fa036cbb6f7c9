package knightschool.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import knightschool.history.UndoHistoryEvent;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.compare.model.PredictionModel;
import knightschool.ui.compare.model.tree.SearchTreeViewMemento;
import knightschool.ui.history.CompositeUndoHistory;
import knightschool.ui.history.ObservableHistory;
import knightschool.ui.history.UndoHistory;

/**
 * The undo history of a comparison. It records changes of panes, board, breakpoints and bookmarks, which pane is
 * enlarged, and the steps that jumps to a difference, to the step of a move, or to a step in the search tree or in the
 * list of stops started from. On a slide it also records where steps began that led away from the moment of the slide.
 * While a class is asked questions, undo takes back its answers and the changes since they began, in the order in which
 * they were made: undoing an earlier change would remove the question.
 */
final class ComparisonUndoHistory implements UndoHistory {
    private final ObservableHistory<State> history = new ObservableHistory<>();
    private final Supplier<CompareSetup> now;
    private final BiConsumer<CompareSetup, Extent> show;
    private final PredictionModel questions;
    private final CompositeUndoHistory acts;

    /** The number of states before the questions to the class, which undo does not lead to while it is asked. */
    private int statesBehind;

    /** Whether a change or a jump is being made, undone or redone, which is recorded as a whole. */
    private boolean isRecording;

    /** The number of states that were undone before the questions, which redo does not lead to meanwhile. */
    private int statesAhead;

    /** How much of a set-up is restored. */
    enum Extent {
        /** The step. */
        STEP,

        /** The panes, stops and bookmarks that changes alter, without what was chosen in the search tree since. */
        CHANGES,

        /** These and the view of the search tree, since the change has taken that away. */
        CHANGES_AND_TREE,

        /** Everything, since an opened set-up has replaced everything. */
        WHOLE
    }

    /**
     * A state that can be restored.
     *
     * @param extent how much of it belongs to the change
     * @param other the other end of a jump, to which redo leads wherever the user has gone since; empty for a change
     *     that is not a jump
     */
    private record State(CompareSetup setup, Extent extent, Optional<CompareSetup> other) {}

    /**
     * @param now returns the current set-up
     * @param show restores as much of a set-up as is said
     * @param questions the questions to a class
     */
    ComparisonUndoHistory(
            Supplier<CompareSetup> now, BiConsumer<CompareSetup, Extent> show, PredictionModel questions) {
        this.now = now;
        this.show = show;
        this.questions = questions;
        history.addListener(event -> {
            if (event == UndoHistoryEvent.ACT) {
                statesAhead = 0;
            }
        });
        questions.rounds().history().addListener(event -> {
            if (event == UndoHistoryEvent.ACT) {
                // An answer is an act like any other: the changes that were undone before it cannot be redone.
                history.endHere();
                statesAhead = 0;
            }
        });
        questions.shownProperty().addListener(_ -> keepStates());
        acts = new CompositeUndoHistory(List.of(new Changes(), new Answers()));
    }

    /** Keeps the present states out of reach while a class is asked. */
    private void keepStates() {
        statesBehind = history.behind().size();
        statesAhead = history.ahead().size();
    }

    private boolean isAsking() {
        return questions.shownProperty().get();
    }

    /** Makes a change. The step is not part of it. */
    void make(Runnable change) {
        makeAndGet(() -> {
            change.run();
            return Optional.empty();
        });
    }

    /** Makes a change and returns its result. The step is not part of it. */
    <R> R makeAndGet(Supplier<R> change) {
        CompareSetup before = now.get();
        R result = act(change);
        CompareSetup after = now.get();
        if (!before.problem().equals(after.problem())
                || !before.solvers().equals(after.solvers())
                || !before.stops().equals(after.stops())
                || !before.bookmarks().equals(after.bookmarks())
                || !before.enlarged().equals(after.enlarged())) {
            Extent extent = isSameTree(before, after) ? Extent.CHANGES : Extent.CHANGES_AND_TREE;
            history.leave(new State(before, extent, Optional.empty()));
        }
        return result;
    }

    /**
     * Opens another set-up in place of the current one. That is taken back as a whole, with the step and the curves,
     * also where nothing but these differ.
     */
    void open(Runnable opening) {
        CompareSetup before = now.get();
        act(opening);
        if (!before.equals(now.get())) {
            statesBehind = history.behind().size() + 1;
            history.leave(new State(before, Extent.WHOLE, Optional.empty()));
        }
    }

    private static boolean isSameTree(CompareSetup one, CompareSetup other) {
        return SearchTreeViewMemento.of(one).isSameView(SearchTreeViewMemento.of(other));
    }

    /** Runs a jump to another step, which may only line panes up by step besides, and records it. */
    void jump(Runnable jump) {
        CompareSetup before = now.get();
        act(jump);
        CompareSetup after = now.get();
        if (!before.equals(after)) {
            history.leave(new State(before, Extent.STEP, Optional.of(after)));
        }
    }

    /**
     * Records that steps lead away from the moment of a slide, which undo leads back to at once however many follow.
     *
     * @param moment the set-up at that moment
     */
    void leave(CompareSetup moment) {
        if (!isRecording) {
            history.leave(new State(moment, Extent.STEP, Optional.empty()));
        }
    }

    /**
     * Drops the newest act if undo would only lead to the moment of a slide, at which steps have arrived without it.
     *
     * @param moment the set-up at that moment
     */
    void arrive(CompareSetup moment) {
        boolean leadsThere = history.before()
                .filter(state ->
                        state.extent() == Extent.STEP && state.setup().moment().equals(moment.moment()))
                .isPresent();
        if (!isRecording && leadsThere) {
            history.dropNewest();
            statesBehind = Math.min(statesBehind, history.behind().size());
        }
    }

    private void act(Runnable act) {
        act(() -> {
            act.run();
            return act;
        });
    }

    private <R> R act(Supplier<R> act) {
        boolean before = isRecording;
        isRecording = true;
        try {
            return act.get();
        } finally {
            isRecording = before;
        }
    }

    @Override
    public boolean canUndo() {
        return acts.canUndo();
    }

    @Override
    public boolean canRedo() {
        return acts.canRedo();
    }

    @Override
    public String undoRefusal() {
        return acts.undoRefusal();
    }

    @Override
    public String redoRefusal() {
        return acts.redoRefusal();
    }

    /** Returns whether there is a change that undo leads to only once the questions to the class have ended. */
    boolean isUndoHeldBack() {
        return isAsking() && statesBehind > 0;
    }

    /** Returns whether there is a change that redo leads to only once the questions to the class have ended. */
    boolean isRedoHeldBack() {
        return isAsking() && statesAhead > 0;
    }

    @Override
    public void addListener(Consumer<UndoHistoryEvent> listener) {
        acts.addListener(listener);
    }

    @Override
    public void undo() {
        acts.undo();
    }

    @Override
    public void redo() {
        acts.redo();
    }

    ReadOnlyBooleanProperty undoableProperty() {
        return acts.undoableProperty();
    }

    ReadOnlyBooleanProperty redoableProperty() {
        return acts.redoableProperty();
    }

    /** The changes of the comparison, and the jumps: while a class is asked, those since the questions began. */
    private final class Changes implements UndoHistory {
        @Override
        public boolean canUndo() {
            return history.behind().size() > (isAsking() ? statesBehind : 0);
        }

        @Override
        public boolean canRedo() {
            return history.ahead().size() > (isAsking() ? statesAhead : 0);
        }

        @Override
        public void undo() {
            history.before().ifPresent(next -> {
                history.back(wayBack(next));
                act(() -> show.accept(next.setup(), next.extent()));
            });
        }

        @Override
        public void redo() {
            history.after().ifPresent(next -> {
                history.forth(wayBack(next));
                act(() -> show.accept(next.setup(), next.extent()));
            });
        }

        /** The state that undoes the restoring of a state. */
        private State wayBack(State next) {
            return next.other()
                    .map(end -> new State(end, Extent.STEP, Optional.of(next.setup())))
                    .orElseGet(() -> new State(now.get(), next.extent(), Optional.empty()));
        }

        @Override
        public void addListener(Consumer<UndoHistoryEvent> listener) {
            history.addListener(listener);
        }
    }

    /** The answers of the class to the question that stands. */
    private final class Answers implements UndoHistory {
        @Override
        public boolean canUndo() {
            return isAsking() && questions.rounds().history().undoableProperty().get();
        }

        @Override
        public boolean canRedo() {
            return isAsking() && questions.rounds().history().redoableProperty().get();
        }

        @Override
        public String undoRefusal() {
            return questions.answerUndoableProperty().get() ? "" : questions.answerRefusal();
        }

        @Override
        public String redoRefusal() {
            return questions.answerRedoableProperty().get() ? "" : questions.answerRefusal();
        }

        @Override
        public void undo() {
            questions.takeBackAnswer();
        }

        @Override
        public void redo() {
            questions.giveAnswerAgain();
        }

        @Override
        public void addListener(Consumer<UndoHistoryEvent> listener) {
            questions.rounds().history().addListener(listener);
            questions.shownProperty().addListener(_ -> listener.accept(UndoHistoryEvent.RESET));
            questions.answerUndoableProperty().addListener(_ -> listener.accept(UndoHistoryEvent.RESET));
            questions.answerRedoableProperty().addListener(_ -> listener.accept(UndoHistoryEvent.RESET));
        }
    }
}
