package knightschool.statemap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.graph.SimpleGraph;

/**
 * The graph of all positions that can be reached from a puzzle as it stands: vertices are positions, edges (links) join
 * two that are one move apart, one block slid any distance. Immutable and for any thread.
 *
 * <p>Positions are numbered from 0, the start, by rising distance from it. A goal is a solved position. Where goals are
 * not expanded, a goal is linked with the positions that lead to it, and nothing is found behind it; two goals are then
 * never linked. No shortest path to a nearest goal leads through another goal, so the distance to the nearest goal is
 * the same in both kinds of map for every position that both have. As every move can be taken back, either a goal can
 * be reached from every position of a map or from none.
 */
public final class StateMap implements SimpleGraph {
    /** The number of the position that the puzzle stands in. */
    public static final int START = 0;

    /** Stands for a distance where no goal can be reached. */
    public static final int NONE = -1;

    private final MapPositions positions;
    private final MapAdjacencyLists links;
    private final DistanceLayers layers;
    private final boolean expandsGoals;
    private final BitSet goals;
    private final int[] toGoal;
    private final long bytes;

    StateMap(MapPositions positions, MapAdjacencyLists links, DistanceLayers layers, GoalDistances goals, long bytes) {
        this.positions = positions;
        this.links = links;
        this.layers = layers;
        this.expandsGoals = goals.expanded();
        this.goals = goals.all();
        this.toGoal = goals.distances();
        this.bytes = bytes;
    }

    /** The puzzle as it stands at the start. */
    public SlidingPuzzle puzzle() {
        return positions.puzzle();
    }

    /** Whether the moves of goals belong to the map. */
    public boolean expandsGoals() {
        return expandsGoals;
    }

    @Override
    public int bound() {
        return positions.size();
    }

    @Override
    public boolean hasVertex(int number) {
        return number >= 0 && number < positions.size();
    }

    @Override
    public int vertexCount() {
        return positions.size();
    }

    @Override
    public long edgeCount() {
        return links.size() / 2;
    }

    @Override
    public int degree(int position) {
        return links.first(position + 1) - links.first(position);
    }

    /**
     * The positions one move away: by block, first those to the left or up, the shortest first; for goals that are not
     * expanded rising.
     */
    @Override
    public int[] neighbours(int position) {
        return links.targets(position);
    }

    /** One of the {@link #neighbours}, 0 to below the degree. */
    public int neighbour(int position, int index) {
        return links.target(links.first(position) + index);
    }

    public boolean isGoal(int position) {
        return goals.get(position);
    }

    /** Number of goals. */
    public int goalCount() {
        return goals.cardinality();
    }

    /** The goals, rising: the nearest to the start first. */
    public IntStream goals() {
        return goals.stream();
    }

    /** The fewest moves from the start to a position. */
    public int fromStart(int position) {
        return layers.of(position);
    }

    /** The largest distance from the start. */
    public int depth() {
        return layers.last();
    }

    /** The positions at a distance from the start, 0 to {@link #depth}: their numbers follow each other. */
    public IntStream layer(int distance) {
        return IntStream.range(layers.first(distance), layers.first(distance + 1));
    }

    /** The fewest moves from a position to a goal, {@link #NONE} where there is none. */
    public int toGoal(int position) {
        return toGoal[position];
    }

    /** The fewest moves from the start to a goal, {@link #NONE} where there is none. */
    public int shortest() {
        return toGoal[START];
    }

    /** Where a block is in a position: the column of its left end, or the row of its upper end. */
    public int place(int position, int block) {
        return positions.place(position, block);
    }

    /** The puzzle as it stands in a position. */
    public SlidingPuzzle puzzleAt(int position) {
        return positions.at(position);
    }

    /**
     * The move that leads from a position to one that is linked with it.
     *
     * @throws IllegalArgumentException if not exactly one block differs
     */
    public BlockMove move(int from, int to) {
        BlockMove move = null;
        for (int block = 0; block < puzzle().blocks().size(); block++) {
            int distance = place(to, block) - place(from, block);
            if (distance != 0 && move != null) {
                throw new IllegalArgumentException("positions " + from + " and " + to + " are no move apart");
            }
            move = distance == 0 ? move : new BlockMove(block, distance);
        }
        if (move == null) {
            throw new IllegalArgumentException("position " + from + " is no move from itself");
        }
        return move;
    }

    /**
     * The position that a move leads to; empty where it cannot be made, or leads out of a goal that is not expanded.
     */
    public OptionalInt after(int position, BlockMove move) {
        int place = place(position, move.block()) + move.distance();
        return IntStream.of(neighbours(position))
                .filter(to ->
                        place(to, move.block()) == place && move(position, to).equals(move))
                .findFirst();
    }

    /** The next position of a shortest path to a goal; empty at a goal, and where none can be reached. */
    public OptionalInt nearer(int position) {
        for (int i = 0; i < degree(position); i++) {
            if (toGoal[neighbour(position, i)] == toGoal[position] - 1 && toGoal[position] > 0) {
                return OptionalInt.of(neighbour(position, i));
            }
        }
        return OptionalInt.empty();
    }

    /**
     * A shortest path from a position to a goal, both included: always the same one.
     *
     * @return empty where no goal can be reached
     */
    public List<Integer> pathToGoal(int position) {
        List<Integer> path = new ArrayList<>();
        OptionalInt at = toGoal[position] == NONE ? OptionalInt.empty() : OptionalInt.of(position);
        while (at.isPresent()) {
            path.add(at.getAsInt());
            at = nearer(at.getAsInt());
        }
        return path;
    }

    /** The moves along a path. */
    public List<BlockMove> moves(List<Integer> path) {
        return IntStream.range(1, path.size())
                .mapToObj(i -> move(path.get(i - 1), path.get(i)))
                .toList();
    }

    /** One shortest solution from the start; empty if it is solved there, or cannot be solved. */
    public List<BlockMove> solution() {
        return moves(pathToGoal(START));
    }

    /** The bytes that its arrays take. */
    public long bytes() {
        return bytes;
    }
}
