package knightschool.lesson.claim;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.statemap.ShortestSolutions;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapSearch;
import knightschool.statemap.tour.TourStateMap;

/** Claims about the state map of a sliding puzzle, or the map of all tours on a small board. */
public final class StateMapClaims {
    /** The limits of a map in a lesson, which keep the waiting time to a few seconds. */
    private static final StateMapBudget BUDGET = new StateMapBudget(200_000, 64L << 20);

    private static final String FORM = "[--expand-goals] PUZZLE";

    static final List<ClaimDefinition> WORDS = List.of(
            number("positions", StateMap::vertexCount),
            number("links", StateMap::edgeCount),
            number("goals", StateMap::goalCount),
            number("furthest", StateMap::depth),
            new ClaimDefinition("moves-to-goal", FORM, on(StateMapClaims::shortest)),
            new ClaimDefinition("shortest-solutions", FORM, on(StateMapClaims::solutions)),
            tour("tour-positions", TourStateMap::vertexCount),
            tour("tour-paths", TourStateMap::allPaths));

    private StateMapClaims() {}

    private static ClaimDefinition number(String word, ToLongFunction<StateMap> quantity) {
        return new ClaimDefinition(word, FORM, on(map -> EngineAnswer.of(quantity.applyAsLong(map))));
    }

    private static Function<ClaimArguments, EngineAnswer> on(Function<StateMap, EngineAnswer> question) {
        return arguments -> {
            boolean expands = arguments.takes("--expand-goals");
            return question.apply(map(arguments.puzzle(), expands, arguments::checkWanted));
        };
    }

    private static ClaimDefinition tour(String word, ToLongFunction<TourStateMap> quantity) {
        return new ClaimDefinition(word, "[BOARD] [START]", arguments -> {
            Board board = arguments.board(1);
            TourStateMap map = TourStateMap.of(Problem.open(board, arguments.start(board)));
            return EngineAnswer.of(quantity.applyAsLong(map));
        });
    }

    /**
     * Returns the state map of a puzzle in a lesson.
     *
     * @param progress called at intervals; may end the computation by throwing an exception
     * @throws InputFault if the map is too large for a lesson
     */
    public static StateMap map(SlidingPuzzle puzzle, boolean expandsGoals, Runnable progress) {
        StateMapOutcome outcome = StateMapSearch.map(puzzle, expandsGoals, BUDGET, (_, _) -> progress.run());
        return switch (outcome) {
            case StateMapOutcome.Mapped(StateMap map) -> map;
            case StateMapOutcome.TooLarge large ->
                throw new InputFault(
                        "this puzzle is too large for a lesson: " + large.reason(),
                        "Take one with more blocks or walls, or a smaller one.");
        };
    }

    private static EngineAnswer shortest(StateMap map) {
        return map.shortest() == StateMap.NONE ? EngineAnswer.of("none") : EngineAnswer.of(map.shortest());
    }

    private static EngineAnswer solutions(StateMap map) {
        BigInteger count = ShortestSolutions.of(map).count();
        return new EngineAnswer(count.toString(), String.format(Locale.ROOT, "%,d", count));
    }
}
