package knightschool.ui.compare.model;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.compare.SearchTreeReader;
import knightschool.compare.VisibleSearchTree;
import knightschool.trace.StepRange;

/**
 * The search tree of one pane: whether it is shown, which steps of it are looked at, and which of its nodes is
 * selected.
 */
public final class SearchTreeModel {
    /** How much nearer one press or one turn of the wheel comes. */
    public static final double NEARER = 0.7;

    /** No fewer steps are looked at. */
    private static final long FEWEST = 24;

    /** At first a step is as wide as that, in pixels: the nodes around the step shown have names. */
    private static final int STEP = 4;

    private static final StepRange EVERY = new StepRange(0, Long.MAX_VALUE);

    /** Between two names of nodes are at least that many pixels. */
    private static final int NAMED = 20;

    private final CompareWorker worker;
    private final BooleanProperty visible = new SimpleBooleanProperty(this, "shown");
    private final ReadOnlyIntegerWrapper pane = new ReadOnlyIntegerWrapper(this, "pane");
    private final ReadOnlyObjectWrapper<VisibleSearchTree> part = new ReadOnlyObjectWrapper<>(this, "part");
    private final ReadOnlyBooleanWrapper none = new ReadOnlyBooleanWrapper(this, "none");

    /** The steps looked at; empty for those around the step shown. */
    private Optional<StepRange> span = Optional.empty();

    private long step;
    private Optional<SearchTreeReader.Node> node = Optional.empty();
    private int columns;
    private boolean following;
    private long begun;
    private long requestNumber;
    private long answered;

    SearchTreeModel(CompareWorker worker) {
        this.worker = worker;
        visible.addListener(_ -> ask());
    }

    /** Other searches begin. */
    void begin(int panes) {
        pane.set(Math.min(pane.get(), panes - 1));
        beginSearch();
    }

    private void beginSearch() {
        span = Optional.empty();
        node = Optional.empty();
        part.set(null);
        none.set(false);
        begun = requestNumber;
        ask();
    }

    private void ask() {
        boolean asks = visible.get() && columns > 0;
        requestNumber++;
        worker.tree(
                requestNumber,
                asks
                        ? Optional.of(new SearchTreeReader.Request(
                                pane.get(), Optional.of(span.orElseGet(this::nearby)), columns, NAMED, node))
                        : Optional.empty());
    }

    private StepRange nearby() {
        long length = Math.max(FEWEST, columns / STEP);
        long from = Math.max(0, step - length / 2);
        return new StepRange(from, from + length);
    }

    void take(ContinuousQuery.Answer<VisibleSearchTree> answer) {
        if (answer.number() > begun) {
            answered = answer.number();
            none.set(answer.found() == null);
            if (answer.found() != null && answer.found() != part.get()) {
                part.set(answer.found());
                near();
            }
        }
    }

    /** Whether what is shown is what was asked for. */
    boolean isSettled() {
        return !visible.get() || columns == 0 || answered == requestNumber;
    }

    /** Whether the search has no step. */
    public ReadOnlyBooleanProperty noneProperty() {
        return none.getReadOnlyProperty();
    }

    /** Has room for so many columns, one for each pixel. */
    public void room(int pixels) {
        if (pixels != columns) {
            columns = pixels;
            ask();
        }
    }

    /** Whether the tree is shown. */
    public BooleanProperty shownProperty() {
        return visible;
    }

    /** Whose tree it is: the number of the pane, from 0. */
    public ReadOnlyIntegerProperty paneProperty() {
        return pane.getReadOnlyProperty();
    }

    /** Shows the tree of another pane, around the step shown. */
    public void show(int number) {
        if (number != pane.get()) {
            pane.set(number);
            beginSearch();
        }
    }

    /** Shows the tree of the pane that is shown alone. */
    void followPane(OptionalInt alone) {
        alone.ifPresent(this::show);
    }

    /** What is to be seen of the tree; null as long as nothing is known of it. */
    public ReadOnlyObjectProperty<VisibleSearchTree> partProperty() {
        return part.getReadOnlyProperty();
    }

    /** Looks at more or fewer steps, around one that stays where it is. */
    public void zoom(double factor, long step) {
        VisibleSearchTree now = part.get();
        if (now == null) {
            return;
        }
        StepRange seen = seen();
        long all = now.whole().span().to();
        long length = Math.clamp(Math.round(seen.length() * factor), Math.min(FEWEST, all), all);
        double place = (double) (Math.clamp(step, seen.from(), seen.to()) - seen.from()) / seen.length();
        lookAt(Math.round(step - place * length), length);
    }

    /**
     * Looks at the steps before or after, by a part of those that are seen.
     *
     * @return whether that is a step or more
     */
    public boolean pan(double parts) {
        if (part.get() == null) {
            return false;
        }
        StepRange seen = seen();
        long steps = Math.round(parts * seen.length());
        if (steps != 0) {
            lookAt(seen.from() + steps, seen.length());
        }
        return steps != 0;
    }

    /** Looks at the steps around one, as many as are seen now. */
    public void centre(long step) {
        if (part.get() != null) {
            long length = seen().length();
            lookAt(step - length / 2, length);
        }
    }

    /** Looks at all steps. */
    public void whole() {
        span = Optional.of(EVERY);
        ask();
    }

    /** The steps looked at, as they were asked for last: what was found may be of those before. */
    private StepRange seen() {
        StepRange all = part.get().whole().span();
        return span.map(steps -> steps.within(all))
                .orElseGet(() -> part.get().part().span());
    }

    private void lookAt(long from, long length) {
        long all = part.get().whole().span().to();
        long start = Math.clamp(from, 0, Math.max(0, all - length));
        span = Optional.of(length >= all ? EVERY : new StepRange(start, start + length));
        following = isSeen();
        ask();
    }

    /** Selects a node, or none. */
    public void select(Optional<SearchTreeReader.Node> another) {
        node = another;
        ask();
    }

    /** The step shown has changed: where it was seen, it stays to be seen. */
    void follow(long now) {
        step = now;
        if (span.isEmpty()) {
            near();
        } else if (following && part.get() != null && !isSeen()) {
            centre(shownStep());
        }
    }

    /** Looks at the steps around the one that is shown, unless it is among those that are seen. */
    private void near() {
        if (visible.get() && span.isEmpty() && (part.get() == null || !isSeen())) {
            ask();
        }
    }

    /** The step shown, or the last one of the search where that has ended before. */
    private long shownStep() {
        return Math.min(step, part.get().whole().span().to());
    }

    private boolean isSeen() {
        StepRange seen = seen();
        return shownStep() >= seen.from() && shownStep() <= seen.to();
    }
}
