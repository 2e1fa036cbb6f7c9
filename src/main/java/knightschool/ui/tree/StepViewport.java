package knightschool.ui.tree;

import java.util.Optional;
import java.util.function.Supplier;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;

/**
 * The range of steps in view of search trees at one scale. Zooming and panning change it; if the shown step was in
 * view, it is kept in view.
 */
public final class StepViewport {
    /** The least number of steps in view. */
    public static final long FEWEST = 24;

    /** The initial width of a step, in pixels, with which the nodes around the shown step have names. */
    private static final int STEP = 4;

    /** The fraction of the steps in view that is kept of a node when the view moves to its end or beyond. */
    private static final double KEPT = 0.125;

    private final Supplier<VisibleSearchTreeParts> trees;
    private final Runnable changed;

    /** The steps in view; empty for those around the shown step, or for all steps of the trees of all panes. */
    private Optional<StepRange> chosenSteps = Optional.empty();

    private long step;
    private int columns;
    private boolean following;

    /** The movement that has not moved the view yet, in steps: at most half a step to either side. */
    private double waiting;

    /** Whether the steps in view are those of an opened set-up, and the shown step has not been among them yet. */
    private boolean opened;

    /**
     * @param trees the trees that were read last; null until they are known
     * @param changed called when other steps are to be read
     */
    public StepViewport(Supplier<VisibleSearchTreeParts> trees, Runnable changed) {
        this.trees = trees;
        this.changed = changed;
    }

    /** Returns the steps that were chosen; empty for the usual ones. */
    public Optional<StepRange> chosenSteps() {
        return chosenSteps;
    }

    /** Brings steps back that were chosen before, or those of a set-up, without a call that they have changed. */
    public void restore(Optional<StepRange> steps) {
        chosenSteps = steps;
        following = false;
        opened = steps.isPresent();
    }

    /** The number of columns for the steps, one per pixel; 0 as long as there is no room. */
    public int columns() {
        return columns;
    }

    public void room(int pixels) {
        if (pixels != columns) {
            columns = pixels;
            changed.run();
        }
    }

    /**
     * Returns the steps to be read.
     *
     * @param all whether they are those of the trees of all panes
     */
    public StepRange wanted(boolean all) {
        return chosenSteps.orElseGet(() -> all ? SearchTreeViewState.EVERY_STEP : aroundShownStep());
    }

    private StepRange aroundShownStep() {
        long length = Math.max(FEWEST, columns / STEP);
        long from = Math.max(0, step - length / 2);
        return new StepRange(from, from + length);
    }

    /** The wanted steps in view, as far as there are any. The last result may be of earlier ones. */
    public StepRange range() {
        VisibleSearchTreeParts now = trees.get();
        return chosenSteps.map(steps -> steps.within(now.whole())).orElse(now.span());
    }

    /** The greatest first step that can be in view. */
    public long lastStart() {
        return Math.max(0, trees.get().whole().to() - range().length());
    }

    /** Whether there are steps beside those in view. */
    public boolean isMovable() {
        return trees.get() != null && lastStart() > 0;
    }

    /** How many steps of a node are kept in view. */
    public long margin() {
        return Math.max(1, Math.round(KEPT * range().length()));
    }

    /**
     * Zooms around a step, which stays in place.
     *
     * @param factor the width of a step then, as a multiple of the present one; more than 1 to go nearer
     */
    public void zoom(double factor, long at) {
        if (trees.get() == null) {
            return;
        }
        StepRange range = range();
        long steps = trees.get().whole().to();
        long length = Math.clamp(Math.round(range.length() / factor), Math.min(FEWEST, steps), steps);
        double place = (double) (Math.clamp(at, range.from(), range.to()) - range.from()) / range.length();
        lookAt(Math.round(at - place * length), length);
    }

    /**
     * Moves the view by a fraction of the steps in view, backwards if negative. Movements by less than a step add up.
     */
    public void pan(double parts) {
        if (trees.get() == null) {
            return;
        }
        double wanted = waiting + parts * range().length();
        long steps = Math.round(wanted);
        if (steps != 0) {
            moveTo(range().from() + steps);
        }
        waiting = wanted - steps;
    }

    /** Moves the view so that a step is in the middle. */
    public void centre(long at) {
        if (trees.get() != null) {
            moveTo(at - range().length() / 2);
        }
    }

    /** Moves the view so that it begins with a step, as far as that is possible. */
    public void moveTo(long from) {
        lookAt(from, range().length());
    }

    /** Shows all steps. */
    public void whole() {
        chosenSteps = Optional.of(SearchTreeViewState.EVERY_STEP);
        changed.run();
    }

    private void lookAt(long from, long length) {
        long steps = trees.get().whole().to();
        long start = Math.clamp(from, 0, Math.max(0, steps - length));
        chosenSteps =
                Optional.of(length >= steps ? SearchTreeViewState.EVERY_STEP : new StepRange(start, start + length));
        opened = false;
        waiting = 0;
        following = isShownStepInView();
        changed.run();
    }

    /** Returns whether as many steps of a subtree are in view, as it was read, as tell it from an edge of the view. */
    public boolean isInView(Subtree subtree) {
        StepRange range = trees.get().span();
        long first = Math.max(subtree.first() - 1, range.from());
        long last = Math.min(subtree.last(), range.to());
        return last - first >= Math.min(margin(), Math.max(1, subtree.last() - subtree.first()));
    }

    /** Follows the shown step. */
    public void follow(long now) {
        step = now;
        followOpened();
        if (following && chosenSteps.isPresent() && trees.get() != null && !isShownStepInView()) {
            centre(shownStep());
        }
    }

    /** Takes another search's shown step, which is followed only if it is in view, so that the view stays. */
    public void switchTo(long now) {
        step = now;
        following = following && trees.get() != null && isShownStepInView();
    }

    /** Follows the shown step as soon as it is among the steps in view of an opened set-up, whose step comes later. */
    public void followOpened() {
        if (opened && trees.get() != null && isShownStepInView()) {
            opened = false;
            following = true;
        }
    }

    /** Whether the usual steps in view, around the shown one, have to be read again, since that is not among them. */
    public boolean isBehind() {
        return chosenSteps.isEmpty() && (trees.get() == null || !isShownStepInView());
    }

    /** The shown step, or the last one of the search, or of all searches shown, if these have ended before. */
    public long shownStep() {
        return Math.min(step, trees.get().whole().to());
    }

    private boolean isShownStepInView() {
        StepRange range = range();
        return shownStep() >= range.from() && shownStep() <= range.to();
    }
}
