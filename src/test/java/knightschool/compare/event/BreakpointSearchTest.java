package knightschool.compare.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.SearchStep;
import knightschool.trace.SearchSnapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Breakpoints strike where a look at every frame finds that their conditions are true, and nowhere else. */
@Execution(ExecutionMode.CONCURRENT)
class BreakpointSearchTest {
    private static final int LIMIT = 700;
    private static final List<Board> BOARDS = List.of(
            Board.full(4, 3), Board.full(3, 4), Board.full(4, 4), Board.full(5, 4), Board.full(5, 5), Board.full(3, 5));

    /** All panes at every step, as a person sees them. */
    private record Walk(List<List<SearchSnapshot>> moments) {
        static Walk of(Comparison comparison) {
            while (comparison.extend(LIMIT, LIMIT)) {
                assertTrue(comparison.reachable() <= LIMIT);
            }
            return new Walk(IntStream.rangeClosed(0, (int) comparison.reachable())
                    .mapToObj(step -> comparison.snapshot(step).frames())
                    .toList());
        }

        /** For each pane whether all conditions are true of a step. */
        List<Boolean> holds(List<BreakpointCondition> conditions, int step) {
            return IntStream.range(0, moments.getFirst().size())
                    .mapToObj(pane -> conditions.stream().allMatch(condition -> holds(condition, pane, step)))
                    .toList();
        }

        private boolean holds(BreakpointCondition condition, int pane, int step) {
            SearchSnapshot before = moments.get(step - 1).get(pane);
            SearchSnapshot now = moments.get(step).get(pane);
            if (condition instanceof BreakpointCondition.Ends(Optional<Outcome> how)) {
                boolean limited = !now.isOver() && step == LIMIT && how.equals(Optional.of(Outcome.STOPPED));
                return limited || now.isOver() && (how.isEmpty() || how.get() == now.outcome());
            }
            return now.step() == step && holds(condition, before, now);
        }

        private static boolean holds(BreakpointCondition condition, SearchSnapshot before, SearchSnapshot now) {
            return switch (condition) {
                case BreakpointCondition.Entered(int on) ->
                    switch (now.stepKind()) {
                        case SearchStep.Place place -> place.to() == on;
                        case SearchStep.Attempt attempt -> attempt.tried() == on;
                        default -> false;
                    };
                case BreakpointCondition.Departure(int on) ->
                    now.stepKind().takenBack().contains(on);
                case BreakpointCondition.Depth(int squares) -> now.path().length() == squares;
                case BreakpointCondition.Pruned _ ->
                    now.counters().pruned() > before.counters().pruned();
                case BreakpointCondition.Tied _ ->
                    now.position().scored()
                            && !now.position().candidates().isEmpty()
                            && now.position().candidates().getFirst().tied();
                case BreakpointCondition.Narrowed(int on, int open) ->
                    now.board()
                            .playable()
                            .filter(square -> on == Board.NONE || square == on)
                            .filter(square -> now.domains().has(square)
                                    && square != now.path().head())
                            .anyMatch(square -> before.domains().has(square)
                                    && now.domains().size(square) == open
                                    && before.domains().size(square) > open);
                case BreakpointCondition.BackPast(int move) ->
                    before.path().length() >= move && now.path().length() < move;
                case BreakpointCondition.Ends _ -> throw new IllegalArgumentException();
            };
        }

        /** The panes in which a breakpoint strikes at a step. */
        List<Integer> struck(Breakpoint breakpoint, OptionalInt alone, int step) {
            List<Boolean> holds = holds(breakpoint.conditions(), step);
            List<Integer> seen = IntStream.range(0, holds.size())
                    .filter(pane -> alone.isEmpty() || alone.getAsInt() == pane)
                    .boxed()
                    .toList();
            boolean happens =
                    seen.stream().anyMatch(pane -> moments.get(step).get(pane).step() == step);
            return switch (breakpoint.panes()) {
                case Breakpoint.Panes.All _ -> happens && seen.stream().allMatch(holds::get) ? seen : List.of();
                case Breakpoint.Panes.Any _ ->
                    seen.stream()
                            .filter(pane -> holds.get(pane)
                                    && moments.get(step).get(pane).step() == step)
                            .toList();
                case Breakpoint.Panes.Of(ConfiguredAlgorithm solver) ->
                    seen.stream()
                            .filter(pane -> moments.get(step).get(pane).solver().equals(solver)
                                    && holds.get(pane)
                                    && moments.get(step).get(pane).step() == step)
                            .toList();
            };
        }
    }

    private static BreakpointCondition condition(Random random, Board board) {
        int square = random.nextInt(board.squares());
        int any = random.nextBoolean() ? square : Board.NONE;
        return switch (random.nextInt(9)) {
            case 0 -> new BreakpointCondition.Entered(square);
            case 1 -> new BreakpointCondition.Departure(square);
            case 2 -> new BreakpointCondition.Depth(1 + random.nextInt(board.squares()));
            case 3 -> new BreakpointCondition.Pruned();
            case 4 -> new BreakpointCondition.Tied();
            case 5 -> new BreakpointCondition.Narrowed(any, 0);
            case 6 -> new BreakpointCondition.Narrowed(any, 1);
            case 7 -> new BreakpointCondition.BackPast(2 + random.nextInt(board.squares() - 1));
            default ->
                new BreakpointCondition.Ends(
                        random.nextBoolean() ? Optional.empty() : Optional.of(Outcome.values()[random.nextInt(3)]));
        };
    }

    private static Breakpoint breakpoint(Random random, Board board, List<ConfiguredAlgorithm> solvers) {
        List<BreakpointCondition> conditions = IntStream.rangeClosed(0, random.nextInt(3))
                .mapToObj(_ -> condition(random, board))
                .toList();
        return new Breakpoint(
                conditions,
                switch (random.nextInt(3)) {
                    case 0 -> new Breakpoint.Panes.Any();
                    case 1 -> new Breakpoint.Panes.All();
                    default -> new Breakpoint.Panes.Of(solvers.get(random.nextInt(solvers.size())));
                });
    }

    private static List<ConfiguredAlgorithm> solvers(Random random) {
        List<ConfiguredAlgorithm> all = new ArrayList<>(
                Algorithms.all().stream().map(ConfiguredAlgorithm::of).toList());
        all.add(ConfiguredAlgorithm.read("warnsdorff --no-backtracking"));
        all.add(ConfiguredAlgorithm.read("forward-checking --strict"));
        Collections.shuffle(all, random);
        return all.subList(0, 1 + random.nextInt(3));
    }

    /** Every strike from the beginning, one seek after the other, as a person goes from one to the next. */
    private static List<String> sought(
            Comparison comparison, OptionalInt alone, List<Breakpoint> breakpoints, long slice) {
        List<String> found = new ArrayList<>();
        EventSearch search = EventSearch.stop(comparison, alone, breakpoints, 0);
        while (search.finish(slice, LIMIT) == EventSearch.State.FOUND) {
            search.strikes()
                    .forEach(strike -> found.add(strike.step() + " " + breakpoints.indexOf(strike.breakpoint()) + " "
                            + strike.panes().stream()
                                    .map(ConfiguredAlgorithm::written)
                                    .toList()));
            search = EventSearch.stop(comparison, alone, breakpoints, search.step());
        }
        return found;
    }

    private static List<String> seen(Walk walk, OptionalInt alone, List<Breakpoint> breakpoints) {
        List<String> seen = new ArrayList<>();
        for (int step = 1; step < walk.moments().size(); step++) {
            List<SearchSnapshot> now = walk.moments().get(step);
            for (int i = 0; i < breakpoints.size(); i++) {
                List<Integer> panes = walk.struck(breakpoints.get(i), alone, step);
                if (!panes.isEmpty()) {
                    seen.add(step + " " + i + " "
                            + panes.stream()
                                    .map(pane -> now.get(pane).solver().written())
                                    .toList());
                }
            }
        }
        return seen;
    }

    @Test
    void seeksFindWhatALookAtEveryFrameFindsInEveryAlgorithm() {
        Random random = new Random(20_261_127);
        Set<String> met = new TreeSet<>();
        int strikes = 0;
        for (int round = 0; round < 60; round++) {
            Board board = BOARDS.get(round % BOARDS.size());
            List<ConfiguredAlgorithm> solvers = solvers(random);
            Problem problem = Problem.open(board, random.nextInt(board.squares()));
            Walk walk = Walk.of(new Comparison(problem, solvers));
            for (int list = 0; list < 8; list++) {
                List<Breakpoint> breakpoints = IntStream.rangeClosed(0, random.nextInt(3))
                        .mapToObj(_ -> breakpoint(random, board, solvers))
                        .distinct()
                        .toList();
                OptionalInt alone =
                        random.nextInt(4) == 0 ? OptionalInt.of(random.nextInt(solvers.size())) : OptionalInt.empty();
                List<String> expected = seen(walk, alone, breakpoints);
                String where = board.columns() + "x" + board.rows() + " from " + problem.start() + " " + solvers + " "
                        + alone + " " + breakpoints;
                long slice = 1 + random.nextInt(200);
                assertEquals(expected, sought(new Comparison(problem, solvers), alone, breakpoints, slice), where);
                strikes += expected.size();
                expected.stream()
                        .flatMap(strike -> solvers.stream()
                                .filter(solver -> strike.contains(solver.written()))
                                .map(solver -> solver.algorithm().name()))
                        .forEach(met::add);
            }
        }
        assertTrue(strikes > 5_000, "strikes: " + strikes);
        assertTrue(met.size() >= Algorithms.all().size() - 1, met::toString);
    }

    /** Each kind of condition alone strikes somewhere, so that the property above speaks of all of them. */
    @Test
    void everyKindOfConditionStrikesSomewhere() {
        Problem problem = Problem.open(Board.full(5, 5), 12);
        List<ConfiguredAlgorithm> solvers = List.of(
                ConfiguredAlgorithm.read("backtracking"),
                ConfiguredAlgorithm.read("forward-checking"),
                ConfiguredAlgorithm.read("warnsdorff"));
        for (BreakpointCondition condition : List.of(
                new BreakpointCondition.Entered(0),
                new BreakpointCondition.Departure(2),
                new BreakpointCondition.Depth(20),
                new BreakpointCondition.Pruned(),
                new BreakpointCondition.Tied(),
                new BreakpointCondition.Narrowed(Board.NONE, 0),
                new BreakpointCondition.Narrowed(Board.NONE, 1),
                new BreakpointCondition.BackPast(12),
                new BreakpointCondition.Ends(Optional.empty()),
                new BreakpointCondition.Ends(Optional.of(Outcome.FOUND)),
                new BreakpointCondition.Ends(Optional.of(Outcome.STOPPED)))) {
            Breakpoint breakpoint = new Breakpoint(List.of(condition), new Breakpoint.Panes.Any());
            EventSearch search =
                    EventSearch.stop(new Comparison(problem, solvers), OptionalInt.empty(), List.of(breakpoint), 0);
            assertEquals(EventSearch.State.FOUND, search.finish(100, 5_000), condition::toString);
            assertEquals(search.step(), search.strikes().getFirst().step());
        }
    }

    @Test
    void strikeNamesTheSquareThatItIsAbout() {
        Comparison comparison =
                new Comparison(Problem.open(Board.full(5, 5), 12), List.of(ConfiguredAlgorithm.read("backtracking")));
        Breakpoint narrowed =
                new Breakpoint(List.of(new BreakpointCondition.Narrowed(Board.NONE, 0)), new Breakpoint.Panes.Any());
        EventSearch search = EventSearch.stop(comparison, OptionalInt.empty(), List.of(narrowed), 0);
        search.finish(100, 5_000);
        SearchSnapshot frame = comparison.snapshot(search.step()).frames().getFirst();
        assertTrue(frame.position()
                .emptyDomains()
                .contains(search.strikes().getFirst().square()));
    }

    @Test
    void breakpointOfAPaneThatIsNotThereNeverStrikes() {
        Comparison comparison =
                new Comparison(Problem.open(Board.full(5, 5), 12), List.of(ConfiguredAlgorithm.read("backtracking")));
        Breakpoint elsewhere = new Breakpoint(
                List.of(new BreakpointCondition.Depth(5)),
                new Breakpoint.Panes.Of(ConfiguredAlgorithm.read("warnsdorff")));
        EventSearch search = EventSearch.stop(comparison, OptionalInt.empty(), List.of(elsewhere), 0);
        assertEquals(EventSearch.State.NEVER, search.finish(100, 500));
        assertEquals(0, comparison.explored(), "nothing is computed for it");
    }

    @Test
    void whatNoAlgorithmCanDoNeverStrikes() {
        Comparison comparison = new Comparison(
                Problem.open(Board.full(5, 5), 12),
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("forward-checking")));
        Breakpoint all = new Breakpoint(List.of(new BreakpointCondition.Pruned()), new Breakpoint.Panes.All());
        Breakpoint tie = new Breakpoint(List.of(new BreakpointCondition.Tied()), new Breakpoint.Panes.Any());
        Breakpoint any = new Breakpoint(List.of(new BreakpointCondition.Pruned()), new Breakpoint.Panes.Any());
        EventSearch never = EventSearch.stop(comparison, OptionalInt.empty(), List.of(all, tie), 0);
        assertEquals(EventSearch.State.NEVER, never.finish(100, 500));
        assertEquals(0, comparison.explored());
        EventSearch found = EventSearch.stop(comparison, OptionalInt.empty(), List.of(all, any), 0);
        assertEquals(EventSearch.State.FOUND, found.finish(100, 500));
    }

    /** Three searches that enter a square often, and seldom at once: a look ends before it has asked all too often. */
    @Test
    void lookForAStepOfAllSearchesEndsWithASlice() {
        List<ConfiguredAlgorithm> solvers = List.of(
                ConfiguredAlgorithm.read("backtracking"),
                ConfiguredAlgorithm.read("forward-checking"),
                ConfiguredAlgorithm.read("unreachable"));
        Comparison comparison = new Comparison(Problem.open(Board.full(8, 8), 1), solvers);
        long limit = 20_000;
        while (comparison.extend(limit, limit)) {
            assertTrue(comparison.reachable() <= limit);
        }
        List<Breakpoint> entered =
                List.of(new Breakpoint(List.of(new BreakpointCondition.Entered(3)), new Breakpoint.Panes.All()));
        EventSearch search = EventSearch.stop(comparison, OptionalInt.empty(), entered, 0);
        assertEquals(EventSearch.State.SEARCHING, search.advance(limit, limit));
        assertTrue(search.step() > 0 && search.step() < limit, "looked up to " + search.step());
        assertEquals(EventSearch.State.FOUND, search.finish(limit, limit));
        EventSearch small = EventSearch.stop(comparison, OptionalInt.empty(), entered, 0);
        assertEquals(EventSearch.State.FOUND, small.finish(50, limit));
        assertEquals(small.step(), search.step());
    }

    @Test
    void breakpointGoesToABoardThatHasItsSquareAlone() {
        Breakpoint corner = new Breakpoint(List.of(new BreakpointCondition.Entered(0)), new Breakpoint.Panes.Any());
        Breakpoint deep = new Breakpoint(List.of(new BreakpointCondition.Depth(9)), new Breakpoint.Panes.Any());
        Board five = Board.full(5, 5);
        assertEquals(Optional.of(corner), corner.on(five, Board.full(5, 5)));
        assertEquals(Optional.empty(), corner.on(five, Board.full(6, 6)));
        assertEquals(Optional.of(deep), deep.on(five, Board.full(6, 6)));
    }
}
