package knightschool.ui.compare.model;

import java.util.List;
import java.util.OptionalInt;
import knightschool.compare.Alignment;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.compare.event.EventSearch;
import knightschool.trace.SearchSnapshot;

/** Jumps to events in a visible pane: in the enlarged one, or else in any. */
public final class EventJumps {
    private final ComparisonPlayer transport;
    private final ComparisonSnapshotModel moment;
    private final PaneAlgorithms panes;
    private final AlignmentModel alignment;
    private boolean addable = true;

    /**
     * @param transport searches for events and goes there
     * @param alignment lines the panes up by step where a jump leads to a step of all
     */
    EventJumps(
            ComparisonPlayer transport,
            ComparisonSnapshotModel moment,
            PaneAlgorithms panes,
            AlignmentModel alignment) {
        this.alignment = alignment;
        this.transport = transport;
        this.moment = moment;
        this.panes = panes;
    }

    /** Sets whether the user can add panes, which a message then suggests if there is no other pane. */
    public void panesAddable(boolean now) {
        addable = now;
    }

    /** Goes to the next step at which a pane has fewer visited squares than the shortest unfinished path has now. */
    public void untilFall() {
        untilNext(ComparisonJumpTarget.fallBelow(leastDepth()));
    }

    /** Goes to the next occurrence of an event. */
    public void untilNext(ComparisonJumpTarget event) {
        // While a moment is opened panes may still change.
        transport.afterOpening(() -> untilNextSeen(event));
    }

    private void untilNextSeen(ComparisonJumpTarget event) {
        OptionalInt alone = panes.enlarged();
        if (alone.isEmpty() && alignment.get() == Alignment.STEP) {
            transport.untilNext(event);
        } else if (alone.isEmpty()) {
            // The clock is that of the first pane.
            transport.untilNextIn(0, event, CompareWords.NEVER_IN_FIRST);
        } else {
            transport.untilNextIn(alone.getAsInt(), event, CompareWords.NEVER_HERE);
        }
    }

    /** Goes to the next step at which two panes that agreed begin to differ. */
    public void untilDifference() {
        transport.afterOpening(this::untilDifferenceSeen);
    }

    private void untilDifferenceSeen() {
        if (panes.solvers().size() < 2 || panes.enlarged().isPresent()) {
            transport.pause();
            transport.say(panes.enlarged().isPresent() ? CompareWords.ONE_ALONE : noOther());
        } else {
            transport.untilDifference(alignment::lineUpByStep);
        }
    }

    private String noOther() {
        return addable ? CompareWords.ONE_PANE : CompareWords.ONE_PANE_ONLY;
    }

    /** The least number of visited squares of the visible panes whose search is not over; 1 if there is none. */
    public int leastDepth() {
        ComparisonSnapshot snapshot = moment.snapshotProperty().get();
        return snapshot == null
                ? 1
                : visibleFrames(snapshot.frames()).stream()
                        .filter(frame -> !frame.isOver())
                        .mapToInt(frame -> frame.path().length())
                        .min()
                        .orElse(1);
    }

    /** Returns the snapshots of the visible panes; while other panes are starting, those of the previous ones. */
    private List<SearchSnapshot> visibleFrames(List<SearchSnapshot> frames) {
        OptionalInt alone = panes.enlarged();
        return alone.isPresent() && alone.getAsInt() < frames.size() ? List.of(frames.get(alone.getAsInt())) : frames;
    }

    /**
     * Goes back to the step that placed the knight on a square of a pane's path, the last time before the shown step.
     *
     * @param pane the index of the pane, from 0
     * @param index index of the square in the path, from 0
     */
    public void toPlacement(int pane, int index) {
        if (!moment.isCurrent()) {
            // The snapshot on screen belongs to the previous searches.
            return;
        }
        long now = moment.snapshotProperty().get().stepOf(pane);
        transport.look(
                CompareWords.THAT_MOVE,
                comparison -> EventSearch.placement(comparison, pane, now, index),
                pane > 0 ? alignment::lineUpByStep : () -> {});
    }

    /**
     * Goes to a step of a pane, as a jump that can be undone. If that is not the step of the clock, all panes are lined
     * up by step, once the jump arrives.
     *
     * @param pane the index of the pane, from 0
     */
    public void toStep(int pane, long step) {
        if (pane == 0 || alignment.get() == Alignment.STEP) {
            transport.jump(step);
        } else {
            ComparisonJumpTarget target = ComparisonJumpTarget.step(step);
            transport.look(
                    target.label(), comparison -> new EventSearch(comparison, target, 0), alignment::lineUpByStep);
        }
    }
}
