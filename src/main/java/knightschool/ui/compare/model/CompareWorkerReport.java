package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.ChoiceCostTable;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ComparisonStepSummary;
import knightschool.compare.DepthCurves;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.compare.event.BreakpointHit;
import knightschool.compare.event.EventSearch;
import knightschool.ui.work.WorkFailure;

/**
 * The complete result of the {@link CompareWorker} as one value, so that a reader needs the newest report only.
 *
 * @param order the number of the restart that it belongs to
 * @param snapshot the snapshots of all searches at the shown step
 * @param summary the summary of that step, or of an earlier one; null before the first
 * @param summedUp whether the summary is final for now
 * @param lanes the progress of each search
 * @param reachable the furthest step that can be shown
 * @param idle whether no work remains
 * @param resting whether the worker computes only what was requested, so that more may remain once it is woken
 * @param failure the failure of the comparison, after which all other components are meaningless and no report follows;
 *     null if there is none
 * @param eventReport the state of the search for an event
 * @param trees the requested parts of search trees
 * @param depths the requested depths of the searches
 * @param questions the questions that can be put to the students at a step
 * @param choices the costs of the choices of a search
 */
record CompareWorkerReport(
        long order,
        ComparisonSnapshot snapshot,
        ComparisonStepSummary summary,
        boolean summedUp,
        List<SearchComputationProgress> lanes,
        long reachable,
        boolean idle,
        boolean resting,
        WorkFailure failure,
        EventReport eventReport,
        GrowingSearchesQuery.Answer<VisibleSearchTreeParts> trees,
        GrowingSearchesQuery.Answer<DepthCurves> depths,
        PredictionQuestionsQuery.Answer questions,
        GrowingSearchesQuery.Answer<ChoiceCostTable> choices) {

    /**
     * The state of a search for an event.
     *
     * @param number the number of the search
     * @param state the state; null if no search has begun
     * @param step the step of the event if found, otherwise the furthest step examined
     * @param strikes the breakpoints that are hit at that step
     * @param turn the state of the search for a turning point; empty if none is searched for
     * @param panes the searches in which any other event occurs
     */
    record EventReport(
            long number,
            EventSearch.State state,
            long step,
            List<BreakpointHit> strikes,
            Optional<EventSearch.State> turn,
            List<ConfiguredAlgorithm> panes) {
        static final EventReport NONE = new EventReport(0, null, 0, List.of(), Optional.empty(), List.of());

        /** The report of a search. */
        static EventReport of(long number, EventSearch search) {
            return new EventReport(
                    number, search.state(), search.step(), search.strikes(), search.turn(), search.panes());
        }
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
                false,
                failure,
                EventReport.NONE,
                GrowingSearchesQuery.Answer.none(),
                GrowingSearchesQuery.Answer.none(),
                PredictionQuestionsQuery.Answer.NONE,
                GrowingSearchesQuery.Answer.none());
    }
}
