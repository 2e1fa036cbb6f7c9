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
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.SearchProgress;
import knightschool.compare.SearchTitles;
import knightschool.compare.TurningPoint;
import knightschool.search.Candidate;
import knightschool.search.DomainCell;
import knightschool.search.Position;
import knightschool.search.StepKind;
import knightschool.trace.Frame;

/**
 * What a class can be asked at a step, bets left out. The same moment has the same questions every time.
 *
 * @param step the step
 * @param turningPoints why it is worth asking there; may be none
 * @param atTurn questions about that; none where it is not
 * @param others what can be asked at any step besides
 */
public record PredictionMoment(
        long step, Set<TurningPoint> turningPoints, List<PredictionQuestion> atTurn, List<PredictionQuestion> others) {
    public PredictionMoment {
        turningPoints = Set.copyOf(turningPoints);
        atTurn = List.copyOf(atTurn);
        others = List.copyOf(others);
    }

    /** All that can be asked, the most interesting first; nothing where every search is over. */
    public List<PredictionQuestion> questions() {
        return Stream.concat(atTurn.stream(), others.stream()).toList();
    }

    /**
     * The questions at a moment. A search that is forked at this step, and its twins, are left out: the name of the
     * twin says what comes next.
     *
     * @param now all searches at the step
     * @param next all searches one step later
     */
    public static PredictionMoment of(ComparisonSnapshot now, ComparisonSnapshot next) {
        Set<Integer> differing = next.step() > now.step() ? next.beginningToDiffer() : Set.of();
        Set<Solver> forked = now.frames().stream()
                .map(Frame::solver)
                .filter(solver -> solver.forks().stream().anyMatch(fork -> fork.step() == now.step()))
                .map(Solver::withoutForks)
                .collect(Collectors.toSet());
        List<Search> searches = IntStream.range(0, now.frames().size())
                .filter(search ->
                        !forked.contains(now.frames().get(search).solver().withoutForks()))
                .mapToObj(search -> new Search(
                        search, now.frames().get(search), next.frames().get(search), differing.contains(search)))
                .filter(Search::goesOn)
                .toList();
        Set<TurningPoint> turns = EnumSet.noneOf(TurningPoint.class);
        searches.forEach(search -> turns.addAll(search.turningPoints()));
        List<PredictionQuestion> atTurn = searches.stream()
                .flatMap(search -> search.aboutTurn().stream())
                .distinct()
                .toList();
        List<PredictionQuestion> others = searches.stream()
                .flatMap(search -> search.all().stream())
                .filter(question -> !atTurn.contains(question))
                .toList();
        return new PredictionMoment(now.step(), turns, atTurn, others);
    }

    /**
     * The bets that can be made on searches, in the order in which each leaves the next one open.
     *
     * @param step the step that is shown
     * @param board the board of the searches
     * @param searches how far each is known, as far as it will be computed
     */
    public static List<PredictionQuestion> bets(long step, Board board, List<SearchProgress> searches) {
        List<PredictionQuestion> bets = new ArrayList<>();
        if (searches.stream().anyMatch(search -> search.complete() && search.explored() <= step)) {
            return bets;
        }
        long fewest = searches.stream()
                .filter(SearchProgress::complete)
                .mapToLong(SearchProgress::explored)
                .min()
                .orElse(Long.MAX_VALUE);
        boolean isRace = searches.size() > 1
                && fewest < Long.MAX_VALUE
                && searches.stream().allMatch(search -> search.explored() >= fewest)
                && searches.stream().anyMatch(search -> !search.complete() || search.explored() > fewest);
        List<String> titles =
                SearchTitles.of(searches.stream().map(SearchProgress::solver).toList(), board);
        if (isRace) {
            bets.add(new PredictionQuestion.FinishesFirst(step, searches, titles));
        }
        // Of the one that ends first the end is said with the first bet.
        last(searches, search -> !isRace || search.explored() > fewest)
                .ifPresent(search -> bets.add(new PredictionQuestion.StepsToPowerOfTen(
                        step, search, searches.get(search), titles.get(search))));
        return bets;
    }

    private static OptionalInt last(List<SearchProgress> searches, Predicate<SearchProgress> some) {
        return IntStream.range(0, searches.size())
                .filter(search -> PredictionQuestion.StepsToPowerOfTen.fits(searches.get(search)))
                .filter(search -> some.test(searches.get(search)))
                .reduce((one, other) ->
                        searches.get(other).explored() > searches.get(one).explored() ? other : one);
    }

    /**
     * One search at a moment and after the next step.
     *
     * @param differs whether with that step it begins to differ from another
     */
    private record Search(int number, Frame now, Frame next, boolean differs) {
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
                case StepKind.Retreat retreat -> retreat.pruned();
                case StepKind.Attempt _ -> true;
                default -> false;
            };
        }

        private boolean retreats() {
            return !isPruned() && !next.stepKind().takenBack().isEmpty();
        }

        private boolean hasEmptied() {
            return now.board().playable().anyMatch(now.position()::isEmptiedNow);
        }

        Set<TurningPoint> turningPoints() {
            Set<TurningPoint> turns = EnumSet.noneOf(TurningPoint.class);
            if (isTied()) {
                turns.add(TurningPoint.TIE);
            }
            if (isPruned() || hasEmptied()) {
                turns.add(TurningPoint.PRUNE);
            }
            if (retreats()) {
                turns.add(TurningPoint.RETREAT);
            }
            if (differs) {
                turns.add(TurningPoint.DIFFERENCE);
            }
            return turns;
        }

        /** Those about what happens there. */
        List<PredictionQuestion> aboutTurn() {
            List<PredictionQuestion> questions = new ArrayList<>();
            Set<TurningPoint> turns = turningPoints();
            if (turns.contains(TurningPoint.PRUNE) || turns.contains(TurningPoint.RETREAT) || differs) {
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
         * A move of an unvisited square around where the knight was before: there the last step closed or opened some.
         */
        private List<PredictionQuestion> cell() {
            List<PredictionQuestion.CellClosed> cells = cells();
            if (cells.isEmpty()) {
                return List.of();
            }
            // As good as thrown, and the same every time.
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
