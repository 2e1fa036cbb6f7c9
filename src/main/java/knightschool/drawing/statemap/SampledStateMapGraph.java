package knightschool.drawing.statemap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.graph.SimpleGraph;
import knightschool.statemap.StateMap;

/**
 * The positions of a map that are drawn: all of them or, for a large map, a sample. A sample has evenly spaced
 * positions of every layer by distance from the start, about equally many of each large layer; one position of every
 * distance to a goal; and for each of them a shortest path to a goal and a way to the start, so that the picture is
 * connected. The vertices are numbered in the order of their positions. A position that is not in the sample is drawn
 * as the next sampled one on its shortest path.
 */
public final class SampledStateMapGraph implements SimpleGraph {
    private final StateMap map;
    private final int[] positions;

    private SampledStateMapGraph(StateMap map, int[] positions) {
        this.map = map;
        this.positions = positions;
    }

    /**
     * Returns a sample of a map.
     *
     * @param most the largest number of positions of a map that is drawn whole; a sample has at most that many, except
     *     for the paths of the position chosen last
     */
    public static SampledStateMapGraph of(StateMap map, int most) {
        if (map.vertexCount() <= most) {
            return new SampledStateMapGraph(map, IntStream.range(0, map.bound()).toArray());
        }
        BitSet sample = new BitSet(map.bound());
        choose(map, StateMap.START, sample);
        map.goals()
                .limit(most / 8)
                .takeWhile(_ -> sample.cardinality() < most)
                .forEach(goal -> choose(map, goal, sample));
        furthest(map).ifPresent(position -> choose(map, position, sample));
        int layers = map.depth() + 1;
        int first = Math.max(1, most / (2 * layers));
        for (int pass = first; sample.cardinality() < most / 2 && pass < most; pass += first) {
            for (int distance = 0; distance < layers && sample.cardinality() < most; distance++) {
                int[] layer = map.layer(distance).toArray();
                int step = Math.max(1, layer.length / pass);
                for (int i = 0; i < layer.length && sample.cardinality() < most; i += step) {
                    choose(map, layer[i], sample);
                }
            }
        }
        return new SampledStateMapGraph(map, sample.stream().toArray());
    }

    /**
     * Chooses a position with its path to a goal, and the positions on its way to the start with theirs, up to a
     * position that was chosen before. The chosen positions are therefore connected, including goals that no short path
     * joins.
     */
    private static void choose(StateMap map, int position, BitSet sample) {
        List<Integer> way = new ArrayList<>();
        for (int at = position; at != StateMap.START && !sample.get(at); at = back(map, at)) {
            way.add(at);
        }
        way.add(StateMap.START);
        for (int at : way) {
            for (int next = at; next != StateMap.NONE && !sample.get(next); next = nearer(map, next)) {
                sample.set(next);
            }
        }
    }

    /** Returns a position with the largest distance from a goal. Its path contains a position of every distance. */
    private static OptionalInt furthest(StateMap map) {
        return IntStream.range(0, map.bound())
                .reduce((one, other) -> map.toGoal(other) > map.toGoal(one) ? other : one);
    }

    private static int nearer(StateMap map, int position) {
        return map.shortest() == StateMap.NONE
                ? StateMap.NONE
                : map.nearer(position).orElse(StateMap.NONE);
    }

    /** Returns a neighbour that is nearer to the start. */
    private static int back(StateMap map, int position) {
        return IntStream.of(map.neighbours(position))
                .filter(neighbour -> map.fromStart(neighbour) < map.fromStart(position))
                .findFirst()
                .orElseThrow();
    }

    private static int onward(StateMap map, int position) {
        if (map.shortest() != StateMap.NONE) {
            return nearer(map, position);
        }
        return position == StateMap.START ? StateMap.NONE : back(map, position);
    }

    /** Returns the whole map. */
    public StateMap map() {
        return map;
    }

    /** Returns whether the sample omits positions. */
    public boolean isThinned() {
        return positions.length < map.vertexCount();
    }

    /** Returns the position of a vertex. */
    public int position(int vertex) {
        return positions[vertex];
    }

    /** Returns the vertex that represents a position. */
    public int vertex(int position) {
        int at = position;
        int index = Arrays.binarySearch(positions, at);
        while (index < 0) {
            int next = onward(map, at);
            if (next == StateMap.NONE) {
                return 0;
            }
            at = next;
            index = Arrays.binarySearch(positions, at);
        }
        return index;
    }

    @Override
    public int bound() {
        return positions.length;
    }

    @Override
    public boolean hasVertex(int vertex) {
        return vertex >= 0 && vertex < positions.length;
    }

    @Override
    public int vertexCount() {
        return positions.length;
    }

    @Override
    public long edgeCount() {
        return isThinned()
                ? IntStream.range(0, positions.length).mapToLong(this::degree).sum() / 2
                : map.edgeCount();
    }

    @Override
    public int degree(int vertex) {
        return neighbours(vertex).length;
    }

    @Override
    public int[] neighbours(int vertex) {
        int[] all = map.neighbours(positions[vertex]);
        if (!isThinned()) {
            return all;
        }
        return IntStream.of(all)
                .map(position -> Arrays.binarySearch(positions, position))
                .filter(index -> index >= 0)
                .toArray();
    }
}
