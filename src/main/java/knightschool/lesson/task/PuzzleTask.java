package knightschool.lesson.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import knightschool.files.InputFault;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.StateMap;
import knightschool.text.Plural;

/** A task in a sliding puzzle, given by claims. Any moves that meet the claims are right. */
public final class PuzzleTask {
    private static final String EXAMPLES = "solved = true, moves <= 9 or distance = 3";

    private final StateMap map;
    private final List<TaskCondition<PuzzleFact>> claims;

    private PuzzleTask(StateMap map, List<TaskCondition<PuzzleFact>> claims) {
        this.map = map;
        this.claims = claims;
    }

    /**
     * Creates a task.
     *
     * @param map the state map of the puzzle from its initial position
     * @param claims the conditions, such as {@code solved = true}
     * @throws InputFault if a claim is not about a puzzle
     */
    public static PuzzleTask of(StateMap map, List<String> claims) {
        return new PuzzleTask(
                map,
                claims.stream()
                        .map(claim -> TaskCondition.parse(claim, PuzzleFact.class, "a puzzle", EXAMPLES))
                        .toList());
    }

    /** Returns why moves from the start do not meet the claims; empty if they do. */
    public Optional<String> unmet(List<BlockMove> moves) {
        List<Integer> path = new ArrayList<>(List.of(StateMap.START));
        for (BlockMove move : moves) {
            OptionalInt next = map.after(path.getLast(), move);
            if (next.isEmpty()) {
                return Optional.of(IMPOSSIBLE);
            }
            path.add(next.getAsInt());
        }
        PuzzleState state = new PuzzleState(map, path);
        return claims.stream()
                .filter(claim -> !claim.holds(claim.fact().of(state)))
                .findFirst()
                .map(claim -> unmet(claim, state));
    }

    /**
     * Returns moves that meet the claims. Tries the shortest walk to each position, nearest position first; longer
     * walks to a position are not tried. Empty if none of these meets the claims.
     *
     * @param progress called at intervals; may end the computation by throwing an exception
     */
    public Optional<List<BlockMove>> example(Runnable progress) {
        List<BlockMove> solution = map.solution();
        if (!solution.isEmpty() && unmet(solution).isEmpty()) {
            return Optional.of(solution);
        }
        return IntStream.range(0, map.vertexCount())
                .peek(_ -> progress.run())
                .mapToObj(this::fromStart)
                .filter(moves -> unmet(moves).isEmpty())
                .findFirst();
    }

    /** Returns a shortest sequence of moves from the start to a position. */
    private List<BlockMove> fromStart(int position) {
        List<Integer> path = new ArrayList<>(List.of(position));
        while (path.getFirst() != StateMap.START) {
            int at = path.getFirst();
            path.addFirst(IntStream.of(map.neighbours(at))
                    .filter(next -> map.fromStart(next) == map.fromStart(at) - 1)
                    .findFirst()
                    .orElseThrow());
        }
        return map.moves(path);
    }

    /**
     * Checks that the task can be done, and is not already done by the moves that the slide gives.
     *
     * @param moves the moves that the slide gives
     * @param progress called at intervals; may end the computation by throwing an exception
     * @throws InputFault if not
     */
    public void check(List<BlockMove> moves, Runnable progress) {
        if (unmet(moves).isEmpty()) {
            throw new InputFault("the slide's moves do this already", "Ask for more, or let the slide make fewer.");
        }
        if (example(progress).isEmpty()) {
            String hint = map.shortest() == StateMap.NONE
                    ? "No goal can be reached."
                    : "The shortest solution has " + map.shortest() + " moves.";
            throw new InputFault("no moves are found that do this", hint + " Ask for less.");
        }
    }

    static final String IMPOSSIBLE = "A move cannot be made there. Start again.";

    private static String unmet(TaskCondition<PuzzleFact> claim, PuzzleState state) {
        return switch (claim.fact()) {
            case SOLVED -> solved(claim, state);
            case MOVES -> "You made " + counted(state.moves()) + "; " + requirement(claim) + ".";
            case DISTANCE ->
                state.distance() == Integer.MAX_VALUE
                        ? "No goal can be reached from here."
                        : "From here the exit is " + counted(state.distance()) + " away; " + requirement(claim) + ".";
            case ASTRAY -> astray(claim, state);
        };
    }

    private static String solved(TaskCondition<PuzzleFact> claim, PuzzleState state) {
        if (claim.target() == 0) {
            return "Block A is free. Stop before that.";
        }
        return state.moves() == 0
                ? "Block A is not free yet. Move the blocks first."
                : "Block A is not free yet: after your " + counted(state.moves()) + " at least "
                        + counted(state.distance()) + (state.distance() == 1 ? " is" : " are") + " left.";
    }

    private static String astray(TaskCondition<PuzzleFact> claim, PuzzleState state) {
        if (state.astray() == 0) {
            return "Every move of yours led nearer to the exit; " + requirement(claim) + ".";
        }
        int first = state.firstAstray();
        StateMap map = state.map();
        String move = BlockMoveText.format(
                map.puzzle(), map.move(state.path().get(first - 1), state.path().get(first)));
        return (state.astray() == 1 ? "One move" : state.astray() + " moves") + " of yours led no nearer to the exit, "
                + (state.astray() == 1 ? "" : "the first of them ") + "move " + first + ", " + move + "; "
                + requirement(claim)
                + ".";
    }

    private static String requirement(TaskCondition<PuzzleFact> claim) {
        return claim.requirement(String.valueOf(claim.target()));
    }

    private static String counted(int moves) {
        return Plural.counted(moves, "move");
    }

    /** The facts about a sliding puzzle that a claim can refer to. */
    private enum PuzzleFact implements TaskCondition.Fact {
        /** Whether the block to free is at the exit. */
        SOLVED(PuzzleState::solved),
        /** The number of moves made. */
        MOVES(PuzzleState::moves),
        /** The number of moves to the nearest goal. */
        DISTANCE(PuzzleState::distance),
        /** The number of moves that did not lead nearer to a goal. */
        ASTRAY(PuzzleState::astray);

        private final ToIntFunction<PuzzleState> value;

        PuzzleFact(ToIntFunction<PuzzleState> value) {
            this.value = value;
        }

        @Override
        public boolean holdsOrNot() {
            return this == SOLVED;
        }

        TaskFactBounds of(PuzzleState state) {
            return TaskFactBounds.of(value.applyAsInt(state));
        }
    }

    /**
     * The state of a puzzle after some moves.
     *
     * @param map the state map of the puzzle
     * @param path the positions visited, beginning with the start
     */
    private record PuzzleState(StateMap map, List<Integer> path) {
        PuzzleState {
            path = List.copyOf(path);
        }

        int position() {
            return path.getLast();
        }

        int solved() {
            return map.isGoal(position()) ? 1 : 0;
        }

        int moves() {
            return path.size() - 1;
        }

        /** Returns the number of moves to the nearest goal; {@code Integer.MAX_VALUE} if no goal can be reached. */
        int distance() {
            int distance = map.toGoal(position());
            return distance == StateMap.NONE ? Integer.MAX_VALUE : distance;
        }

        int astray() {
            return (int) IntStream.range(1, path.size()).filter(this::isAstray).count();
        }

        /** Returns whether a move did not lead nearer to a goal. */
        private boolean isAstray(int move) {
            return map.toGoal(path.get(move)) >= map.toGoal(path.get(move - 1));
        }

        /** Returns the number of the first move that did not lead nearer to a goal, from 1; 0 if there is none. */
        int firstAstray() {
            return IntStream.range(1, path.size())
                    .filter(this::isAstray)
                    .findFirst()
                    .orElse(0);
        }
    }
}
