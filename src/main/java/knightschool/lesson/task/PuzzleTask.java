package knightschool.lesson.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.files.InputFault;
import knightschool.statemap.BlockMove;
import knightschool.statemap.StateMap;

/** What a student is asked to do with a sliding puzzle. Whatever moves meet the claims are right. */
public final class PuzzleTask {
    private final StateMap map;
    private final List<PuzzleClaim> claims;

    private PuzzleTask(StateMap map, List<PuzzleClaim> claims) {
        this.map = map;
        this.claims = claims;
    }

    /**
     * A task.
     *
     * @param map of the puzzle as it stands at the start
     * @param claims what is asked, such as {@code solved = true}
     * @throws InputFault if a claim is none about a puzzle
     */
    public static PuzzleTask of(StateMap map, List<String> claims) {
        return new PuzzleTask(map, claims.stream().map(PuzzleClaim::parse).toList());
    }

    /** Says why moves from the start do not do it; empty if they do. */
    public Optional<String> unmet(List<BlockMove> moves) {
        List<Integer> path = new ArrayList<>(List.of(StateMap.START));
        for (BlockMove move : moves) {
            OptionalInt next = map.after(path.getLast(), move);
            if (next.isEmpty()) {
                return Optional.of(PuzzleTaskWords.IMPOSSIBLE);
            }
            path.add(next.getAsInt());
        }
        PuzzleState state = new PuzzleState(map, path);
        return claims.stream()
                .filter(claim -> !claim.holds(state))
                .findFirst()
                .map(claim -> PuzzleTaskWords.unmet(claim, state));
    }

    /**
     * Moves that do it: the fewest that lead to any position and do it, the nearest position first. Empty if there are
     * none among them; longer walks to a position are not looked at.
     *
     * @param progress is run now and then, and may end the work by throwing
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

    /** The fewest moves from the start to a position. */
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
     * Refuses a task that cannot be done, or is done by the moves that the slide gives.
     *
     * @param given the moves that the slide gives
     * @param progress is run now and then, and may end the work by throwing
     * @throws InputFault that says why
     */
    public void check(List<BlockMove> given, Runnable progress) {
        if (unmet(given).isEmpty()) {
            throw new InputFault("the slide's moves do this already", "Ask for more, or let the slide make fewer.");
        }
        if (example(progress).isEmpty()) {
            String known = map.shortest() == StateMap.NONE
                    ? "No goal can be reached."
                    : "The shortest solution has " + map.shortest() + " moves.";
            throw new InputFault("no moves are found that do this", known + " Ask for less.");
        }
    }
}
