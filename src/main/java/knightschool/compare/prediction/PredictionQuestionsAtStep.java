package knightschool.compare.prediction;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.SearchTitles;
import knightschool.compare.event.PredictableEvent;
import knightschool.search.SearchStep;
import knightschool.search.position.Candidate;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.StepBinDepths;
import knightschool.trace.Trace;

/**
 * The questions about the next step of the searches of a comparison that can be put to the students of a school class.
 * Bets on the ends of the searches are not included. Immutable.
 *
 * @param step the step
 * @param turningPoints the kinds of events in the next step, which make the step worth a question; may be empty
 * @param atTurn the questions about these events
 * @param others the questions that can be asked at any step
 */
public record PredictionQuestionsAtStep(
        long step,
        Set<PredictableEvent> turningPoints,
        List<PredictionQuestion> atTurn,
        List<PredictionQuestion> others) {
    /** The number of steps after the present one that tell which events come next. */
    public static final int LOOKAHEAD = StepBinDepths.LONG_RETREAT;

    public PredictionQuestionsAtStep {
        turningPoints = Set.copyOf(turningPoints);
        atTurn = List.copyOf(atTurn);
        others = List.copyOf(others);
    }

    /** Returns all questions, those about events first; empty if every search is over. */
    public List<PredictionQuestion> questions() {
        return Stream.concat(atTurn.stream(), others.stream()).toList();
    }

    /**
     * Returns the questions at a step. If a twin takes a fork at this step, it and its original are left out, since the
     * name of the twin gives the next square away. Takes time proportional to the number of searches.
     *
     * @param comparison has computed the next step, and {@link #LOOKAHEAD} steps where it goes on as far
     */
    public static PredictionQuestionsAtStep of(Comparison comparison, long step) {
        ComparisonSnapshot now = comparison.snapshot(step);
        ComparisonSnapshot next = comparison.snapshot(step + 1);
        List<Trace> traces = comparison.traces();
        Set<Integer> differing = next.step() > now.step() ? next.beginningToDiffer() : Set.of();
        Set<ConfiguredAlgorithm> forked = now.frames().stream()
                .map(SearchSnapshot::solver)
                .filter(solver -> solver.forks().stream().anyMatch(fork -> fork.step() == now.step()))
                .map(ConfiguredAlgorithm::withoutForks)
                .collect(Collectors.toSet());
        List<Search> searches = IntStream.range(0, now.frames().size())
                .filter(search ->
                        !forked.contains(now.frames().get(search).solver().withoutForks()))
                .mapToObj(search -> new Search(
                        search,
                        now.frames().get(search),
                        next.frames().get(search),
                        differing.contains(search),
                        isBeforeRetreat(traces.get(search), step)))
                .filter(Search::goesOn)
                .toList();
        Set<PredictableEvent> turns = EnumSet.noneOf(PredictableEvent.class);
        searches.forEach(search -> turns.addAll(search.turningPoints()));
        List<PredictionQuestion> atTurn = searches.stream()
                .flatMap(search -> search.aboutTurn().stream())
                .distinct()
                .toList();
        List<PredictionQuestion> others = searches.stream()
                .flatMap(search -> search.all().stream())
                .filter(question -> !atTurn.contains(question))
                .toList();
        return new PredictionQuestionsAtStep(now.step(), turns, atTurn, others);
    }

    /** Returns whether the next step of a search begins a retreat that is long enough to ask about. */
    private static boolean isBeforeRetreat(Trace trace, long step) {
        return trace.nextRetreat(StepBinDepths.LONG_RETREAT, step, step + LOOKAHEAD) == step + 1;
    }

    /**
     * Returns the bets on the ends of the searches, in an order in which the answer to one does not give the next away.
     * Empty once a search has ended at the shown step.
     *
     * @param step the shown step
     * @param board the board of the searches
     * @param searches the progress of the searches, computed to their ends or to the limit
     */
    public static List<PredictionQuestion> bets(long step, Board board, List<SearchComputationProgress> searches) {
        List<PredictionQuestion> bets = new ArrayList<>();
        if (searches.stream().anyMatch(search -> search.complete() && search.explored() <= step)) {
            return bets;
        }
        long fewest = searches.stream()
                .filter(SearchComputationProgress::complete)
                .mapToLong(SearchComputationProgress::explored)
                .min()
                .orElse(Long.MAX_VALUE);
        boolean isRace = searches.size() > 1
                && fewest < Long.MAX_VALUE
                && searches.stream().allMatch(search -> search.explored() >= fewest)
                && searches.stream().anyMatch(search -> !search.complete() || search.explored() > fewest);
        List<String> titles = SearchTitles.of(
                searches.stream().map(SearchComputationProgress::solver).toList(), board);
        if (isRace) {
            bets.add(new PredictionQuestion.FinishesFirst(step, searches, titles));
        }
        // The answer to the first bet contains the end of the search that ends first.
        last(searches, search -> !isRace || search.explored() > fewest)
                .ifPresent(search -> bets.add(new PredictionQuestion.StepsToPowerOfTen(
                        step, search, searches.get(search), titles.get(search))));
        return bets;
    }

    private static OptionalInt last(
            List<SearchComputationProgress> searches, Predicate<SearchComputationProgress> some) {
        return IntStream.range(0, searches.size())
                .filter(search -> PredictionQuestion.StepsToPowerOfTen.fits(searches.get(search)))
                .filter(search -> some.test(searches.get(search)))
                .reduce((one, other) ->
                        searches.get(other).explored() > searches.get(one).explored() ? other : one);
    }

    /**
     * One search at the step and after the next one.
     *
     * @param differs whether the search begins to differ from another one with the next step
     * @param retreats whether the search begins a long retreat with the next step
     */
    private record Search(int number, SearchSnapshot now, SearchSnapshot next, boolean differs, boolean retreats) {
        boolean goesOn() {
            return next.step() > now.step();
        }

        private boolean isTied() {
            List<Candidate> candidates = now.position().candidates();
            return now.position().scored()
                    && candidates.stream()
                                    .filter(other -> other.onward()
                                            == candidates.getFirst().onward())
                                    .count()
                            > 1;
        }

        private boolean isPruned() {
            return switch (next.stepKind()) {
                case SearchStep.Retreat retreat -> retreat.pruned();
                case SearchStep.Attempt _ -> true;
                default -> false;
            };
        }

        private boolean hasEmptied() {
            return now.board().playable().anyMatch(now.position()::isEmptiedNow);
        }

        Set<PredictableEvent> turningPoints() {
            Set<PredictableEvent> turns = EnumSet.noneOf(PredictableEvent.class);
            if (isTied()) {
                turns.add(PredictableEvent.TIE);
            }
            if (isPruned() || hasEmptied()) {
                turns.add(PredictableEvent.PRUNE);
            }
            if (retreats) {
                turns.add(PredictableEvent.RETREAT);
            }
            if (differs) {
                turns.add(PredictableEvent.DIFFERENCE);
            }
            return turns;
        }

        /** Returns the questions about the events in the next step. */
        List<PredictionQuestion> aboutTurn() {
            List<PredictionQuestion> questions = new ArrayList<>();
            Set<PredictableEvent> turns = turningPoints();
            if (turns.contains(PredictableEvent.PRUNE) || turns.contains(PredictableEvent.RETREAT) || differs) {
                questions.addAll(direction());
            }
            if (isTied() || differs) {
                questions.addAll(square());
            }
            if (hasEmptied()) {
                questions.addAll(cell());
            }
            return questions;
        }

        List<PredictionQuestion> all() {
            return Stream.of(square(), direction(), cell())
                    .flatMap(List::stream)
                    .toList();
        }

        private List<PredictionQuestion> square() {
            return PredictionQuestion.NextSquare.fits(now, next)
                    ? List.of(new PredictionQuestion.NextSquare(number, now, next))
                    : List.of();
        }

        private List<PredictionQuestion> direction() {
            return PredictionQuestion.ForwardOrBack.fits(next)
                    ? List.of(new PredictionQuestion.ForwardOrBack(number, now, next))
                    : List.of();
        }

        /**
         * A question about a move from an unvisited neighbour of the square that the knight left in the last step,
         * where moves were closed or opened. Open and closed moves are asked about equally often, as far as there are
         * both.
         */
        private List<PredictionQuestion> cell() {
            List<PredictionQuestion.CellClosed> cells = cells();
            if (cells.isEmpty()) {
                return List.of();
            }
            // A hash instead of a random number, so that the question is always the same.
            long thrown = (now.step() * 31 + number) * 0x9E3779B97F4A7C15L >>> 16;
            boolean closed = (thrown & 1) == 0;
            List<PredictionQuestion.CellClosed> alike = cells.stream()
                    .filter(cell -> cell.cell().isOpen() != closed)
                    .toList();
            List<PredictionQuestion.CellClosed> some = alike.isEmpty() ? cells : alike;
            return List.of(some.get((int) ((thrown >>> 1) % some.size())));
        }

        private List<PredictionQuestion.CellClosed> cells() {
            Position position = now.position();
            int head = position.path().head();
            return IntStream.of(
                            position.problem().graph().neighbours(now.stepKind().from()))
                    .filter(square -> square != head && position.domains().has(square))
                    .boxed()
                    .flatMap(square -> position.cells(square).stream()
                            .filter(cell ->
                                    cell.state() != DomainCell.State.OFF_BOARD && cell.state() != DomainCell.State.HOLE)
                            .map(cell -> new PredictionQuestion.CellClosed(number, now, square, cell.move())))
                    .toList();
        }
    }
}
