package knightschool.statemap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.graph.SimpleGraph;

/**
 * The graph of all positions that can be reached from a puzzle: vertices are positions, and edges, called links, join
 * two positions that are one move apart, that is, one block slid any distance. Immutable and thread-safe.
 *
 * <p>Positions are numbered from 0, the start, in order of distance from it. A goal is a solved position. If goals are
 * not expanded, a goal is linked only with the positions that lead to it, and nothing is found beyond it; two goals are
 * then never linked. No shortest path to a nearest goal leads through another goal, so for every position in both kinds
 * of map the distance to the nearest goal is the same. Because every move can be reversed, a goal can be reached either
 * from every position of a map or from none.
 */
public final class StateMap implements SimpleGraph {
    /** The number of the start position. */
    public static final int START = 0;

    /** The value for a distance if no goal can be reached. */
    public static final int NONE = -1;

    private final NumberedPuzzlePositions positions;
    private final StateMapAdjacencyLists links;
    private final DistanceLayers layers;
    private final boolean expandsGoals;
    private final BitSet goals;
    private final int[] toGoal;
    private final long bytes;

    StateMap(
            NumberedPuzzlePositions positions,
            StateMapAdjacencyLists links,
            DistanceLayers layers,
            GoalDistances goals,
            long bytes) {
        this.positions = positions;
        this.links = links;
        this.layers = layers;
        this.expandsGoals = goals.expanded();
        this.goals = goals.all();
        this.toGoal = goals.distances();
        this.bytes = bytes;
    }

    /** Returns the puzzle in its start position. */
    public SlidingPuzzle puzzle() {
        return positions.puzzle();
    }

    /** Returns whether the moves of goals belong to the map. */
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
     * Returns the positions one move away: by block, first those to the left or up, the shortest first; in ascending
     * order for goals that are not expanded.
     */
    @Override
    public int[] neighbours(int position) {
        return links.targets(position);
    }

    /** Returns one of the {@link #neighbours}, by an index from 0 to the degree − 1. */
    public int neighbour(int position, int index) {
        return links.target(links.first(position) + index);
    }

    public boolean isGoal(int position) {
        return goals.get(position);
    }

    /** Returns the number of goals. */
    public int goalCount() {
        return goals.cardinality();
    }

    /** Returns the goals in ascending order, so that the nearest to the start is first. */
    public IntStream goals() {
        return goals.stream();
    }

    /** Returns the fewest moves from the start to a position. */
    public int fromStart(int position) {
        return layers.of(position);
    }

    /** Returns the largest distance from the start. */
    public int depth() {
        return layers.last();
    }

    /** Returns the positions at a distance from the start, from 0 to {@link #depth}; their numbers are consecutive. */
    public IntStream layer(int distance) {
        return IntStream.range(layers.first(distance), layers.first(distance + 1));
    }

    /** Returns the fewest moves from a position to a goal, or {@link #NONE} if no goal can be reached. */
    public int toGoal(int position) {
        return toGoal[position];
    }

    /** Returns the fewest moves from the start to a goal, or {@link #NONE} if no goal can be reached. */
    public int shortest() {
        return toGoal[START];
    }

    /** Returns the place of a block in a position: the column of its left end, or the row of its upper end. */
    public int place(int position, int block) {
        return positions.place(position, block);
    }

    /** Returns the puzzle in a position. */
    public SlidingPuzzle puzzleAt(int position) {
        return positions.at(position);
    }

    /**
     * Returns the move between two linked positions.
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
     * Returns the position after a move; empty if the move is not possible, or leads out of a goal that is not
     * expanded.
     */
    public OptionalInt after(int position, BlockMove move) {
        int place = place(position, move.block()) + move.distance();
        return IntStream.of(neighbours(position))
                .filter(to ->
                        place(to, move.block()) == place && move(position, to).equals(move))
                .findFirst();
    }

    /** Returns the next position on a shortest path to a goal; empty at a goal, and if no goal can be reached. */
    public OptionalInt nearer(int position) {
        for (int i = 0; i < degree(position); i++) {
            if (toGoal[neighbour(position, i)] == toGoal[position] - 1 && toGoal[position] > 0) {
                return OptionalInt.of(neighbour(position, i));
            }
        }
        return OptionalInt.empty();
    }

    /**
     * Returns a shortest path from a position to a goal, including both; always the same one.
     *
     * @return empty if no goal can be reached
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

    /** Returns the moves along a path. */
    public List<BlockMove> moves(List<Integer> path) {
        return IntStream.range(1, path.size())
                .mapToObj(i -> move(path.get(i - 1), path.get(i)))
                .toList();
    }

    /** Returns one shortest solution from the start; empty if the start is solved, or cannot be solved. */
    public List<BlockMove> solution() {
        return moves(pathToGoal(START));
    }

    /** Returns the memory of its arrays, in bytes. */
    public long bytes() {
        return bytes;
    }
}
