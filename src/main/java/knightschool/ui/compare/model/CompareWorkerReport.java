package knightschool.ui.compare.model;

import java.util.List;
import knightschool.algorithm.Solver;
import knightschool.compare.BreakpointHit;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ComparisonStepSummary;
import knightschool.compare.DepthCurves;
import knightschool.compare.EventSearch;
import knightschool.compare.SearchProgress;
import knightschool.compare.VisibleSearchTree;
import knightschool.ui.work.WorkFailure;

/**
 * All that the worker has to say, as one value: whoever reads the newest report has missed nothing.
 *
 * @param order the number of the restart that it belongs to
 * @param snapshot the moment shown
 * @param summary what is known of it, or of the moment before; null before the first has been summed up
 * @param summedUp whether nothing more will be known of it soon
 * @param lanes how far each search has been computed
 * @param reachable the furthest step that can be shown
 * @param idle whether nothing is left to do
 * @param failure how the comparison broke down: then nothing else here means anything, and nothing will follow; else
 *     null
 * @param found how the search for an event stands
 * @param tree what is to be seen of a search tree
 * @param depths how deep the searches were
 * @param questions what a class can be asked at a step
 */
record CompareWorkerReport(
        long order,
        ComparisonSnapshot snapshot,
        ComparisonStepSummary summary,
        boolean summedUp,
        List<SearchProgress> lanes,
        long reachable,
        boolean idle,
        WorkFailure failure,
        EventReport found,
        ContinuousQuery.Answer<VisibleSearchTree> tree,
        ContinuousQuery.Answer<DepthCurves> depths,
        PredictionQuery.Answer questions) {

    /**
     * The state of a search for an event.
     *
     * @param number the number of the search
     * @param state the state; null if no search has begun
     * @param step the step of the event if found, otherwise the furthest step examined
     * @param strikes the breakpoints that strike at that step
     * @param panes the searches in which any other event occurs
     */
    record EventReport(
            long number, EventSearch.State state, long step, List<BreakpointHit> strikes, List<Solver> panes) {
        static final EventReport NONE = new EventReport(0, null, 0, List.of(), List.of());
    }

    /** The last report of a failed comparison. */
    static CompareWorkerReport failed(long order, WorkFailure failure) {
        return new CompareWorkerReport(
                order,
                null,
                null,
                true,
                List.of(),
                0,
                true,
                failure,
                EventReport.NONE,
                ContinuousQuery.Answer.none(),
                ContinuousQuery.Answer.none(),
                PredictionQuery.Answer.NONE);
    }
}
