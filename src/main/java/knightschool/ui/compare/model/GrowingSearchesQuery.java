package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import knightschool.compare.ChoiceCostTable;
import knightschool.compare.ChoiceCostTableComputation;
import knightschool.compare.Comparison;
import knightschool.compare.DepthCurves;
import knightschool.compare.SameScaleSearchTreesReader;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.SlicedComparisonReader;
import knightschool.compare.SubtreeHeatMapCounter;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.trace.StepBins;

/**
 * Reads requested data of a comparison, and reads it again when the searches have grown. Used on the worker's thread.
 *
 * @param <Q> the requests
 * @param <A> the results
 */
final class GrowingSearchesQuery<Q, A> {
    /** The data of a running search is read again when the search has grown by one part of this many. */
    private static final long PART = 8;

    /** The source of the results: the searches, and the readers of their progress. */
    private final Subject<Q, A> subject;

    private Optional<Q> request = Optional.empty();
    private long number;
    private long numberRead;
    private SlicedComparisonReader<A> reader;
    private Answer<A> answer = Answer.none();

    /**
     * A source of results.
     *
     * @param now the current progress of the searches that a request reads; empty if there is nothing to read
     * @param progressWhenRead the progress of the searches when a result was read
     * @param readers creates readers
     * @param alike whether the result of one request is still worth showing after another one was made
     * @param news whether a result is to be read again although no search has grown
     */
    private record Subject<Q, A>(
            BiFunction<Comparison, Q, List<SearchComputationProgress>> now,
            Function<A, List<SearchComputationProgress>> progressWhenRead,
            BiFunction<Comparison, Q, SlicedComparisonReader<A>> readers,
            BiPredicate<Q, Q> alike,
            BooleanSupplier news) {}

    /**
     * A result.
     *
     * @param number the number of the request; 0 for none
     * @param result the result; null if it is not known yet
     */
    record Answer<A>(long number, A result) {
        /** The result without a request. */
        static <A> Answer<A> none() {
            return new Answer<>(0, null);
        }
    }

    private GrowingSearchesQuery(Subject<Q, A> subject) {
        this.subject = subject;
    }

    /**
     * Returns a query for the visible parts of the search trees of one search or of all.
     *
     * @param counts keeps the placements in the selected subtree
     */
    static GrowingSearchesQuery<SameScaleSearchTreesReader.Request, VisibleSearchTreeParts> ofTrees(
            SubtreeHeatMapCounter counts) {
        return new GrowingSearchesQuery<>(new Subject<>(
                (comparison, request) -> request.progress(comparison),
                VisibleSearchTreeParts::progress,
                (comparison, request) -> new SameScaleSearchTreesReader(comparison, request, counts),
                (one, other) -> one.all() == other.all()
                        && (one.all() || one.one().search() == other.one().search()),
                counts::isNews));
    }

    /** Returns a query for the costs of the choices of one search at a node. */
    static GrowingSearchesQuery<ChoiceCostTableComputation.Request, ChoiceCostTable> ofChoices() {
        return new GrowingSearchesQuery<>(new Subject<>(
                (comparison, request) -> progress(comparison, request.search()),
                table -> List.of(table.progress()),
                ChoiceCostTableComputation::new,
                ChoiceCostTableComputation.Request::equals,
                () -> false));
    }

    /** Returns a query for the depths of all searches in columns of steps. */
    static GrowingSearchesQuery<StepBins, DepthCurves> ofDepths() {
        return new GrowingSearchesQuery<>(new Subject<>(
                (comparison, _) -> comparison.lanes().stream().allMatch(lane -> lane.explored() == 0)
                        ? List.of()
                        : comparison.lanes(),
                DepthCurves::progress,
                DepthCurves.Reader::new,
                (_, _) -> true,
                () -> false));
    }

    /** The progress of a search; empty if it does not exist. */
    private static List<SearchComputationProgress> progress(Comparison comparison, int search) {
        return comparison.lanes().stream().skip(search).limit(1).toList();
    }

    /** Makes another request; empty to end it. */
    void ask(long requestNumber, Optional<Q> query) {
        // The finished result is shown first, because dragging and playing send requests all the time.
        boolean alike =
                query.isPresent() && request.isPresent() && subject.alike().test(query.get(), request.get());
        number = requestNumber;
        request = query;
        reader = alike ? reader : null;
    }

    /** Called when other searches begin. */
    void forget() {
        reader = null;
        answer = Answer.none();
    }

    Answer<A> answer() {
        return answer;
    }

    /**
     * Performs a piece of work, if there is any.
     *
     * @param computing whether the searches are running
     * @return whether anything was done
     */
    boolean advance(Comparison comparison, boolean computing) {
        if (request.isEmpty()) {
            return false;
        }
        List<SearchComputationProgress> now = subject.now().apply(comparison, request.get());
        if (now.isEmpty()) {
            boolean isAnswered = answer.number() == number;
            answer = isAnswered ? answer : new Answer<>(number, null);
            return !isAnswered;
        }
        if (reader == null) {
            if (!isOld(now, computing)) {
                return false;
            }
            reader = subject.readers().apply(comparison, request.get());
            numberRead = number;
        } else if (!reader.advance()) {
            answer = new Answer<>(numberRead, reader.result());
            reader = null;
        }
        return true;
    }

    private boolean isOld(List<SearchComputationProgress> now, boolean computing) {
        if (answer.number() != number
                || answer.result() == null
                || subject.news().getAsBoolean()) {
            return true;
        }
        List<SearchComputationProgress> before = subject.progressWhenRead().apply(answer.result());
        boolean old = before.size() != now.size();
        for (int i = 0; i < now.size() && !old; i++) {
            long oldCount = before.get(i).explored();
            long grown = now.get(i).explored() - oldCount;
            old = now.get(i).complete() != before.get(i).complete()
                    || (computing ? grown > oldCount / PART : grown > 0);
        }
        return old;
    }
}
