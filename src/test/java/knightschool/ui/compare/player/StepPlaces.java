package knightschool.ui.compare.player;

/** Where steps lie on a timeline, for tests that point at them. */
public final class StepPlaces {
    private StepPlaces() {}

    /** Where a step lies, in pixels from the left. */
    public static double x(ComparisonTimeline timeline, long step) {
        return timeline.scale().x(step);
    }
}
