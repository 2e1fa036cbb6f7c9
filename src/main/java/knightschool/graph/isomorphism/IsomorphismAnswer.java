package knightschool.graph.isomorphism;

import java.util.Arrays;
import java.util.List;

/** The answer to the question whether two graphs are isomorphic. */
public sealed interface IsomorphismAnswer {
    /**
     * The graphs are isomorphic.
     *
     * @param images for each vertex of the first graph its image in the second, {@link #NO_VERTEX} for numbers that are
     *     not vertices; edges are mapped to edges, and every edge is the image of one
     */
    record Renaming(int... images) implements IsomorphismAnswer {
        /** Represents the image of a number that is not a vertex. */
        public static final int NO_VERTEX = -1;

        @Override
        public boolean equals(Object other) {
            return other instanceof Renaming renaming && Arrays.equals(images, renaming.images);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(images);
        }
    }

    /** The graphs are not isomorphic, for the given reason. */
    record Different(Difference difference) implements IsomorphismAnswer {}

    /**
     * The search ended because its budget was spent.
     *
     * @param steps the number of steps that were allowed
     */
    record NotKnown(long steps) implements IsomorphismAnswer {}

    /** A property that every isomorphism preserves and that differs between two graphs. */
    public sealed interface Difference {
        /** The numbers of vertices differ. */
        record VertexCounts(int one, int other) implements Difference {}

        /** The numbers of edges differ. */
        record EdgeCounts(long one, long other) implements Difference {}

        /** The numbers of vertices of a degree differ; the smallest such degree. */
        record DegreeCounts(int degree, int one, int other) implements Difference {}

        /** The components have different sizes; each list is descending. */
        record ComponentSizes(List<Integer> one, List<Integer> other) implements Difference {}

        /**
         * The numbers of vertices with the same surroundings differ. Surroundings are compared up to a number of edges:
         * vertices of the same degree, whose neighbours have the same degrees, and so on.
         *
         * @param rounds the number of edges, 2 or more, because degrees are compared before
         * @param like a vertex with these surroundings: of the first graph if it has any, otherwise of the second
         * @param one the number of such vertices in the first graph
         * @param other the number of such vertices in the second graph
         */
        record Surroundings(int rounds, int like, int one, int other) implements Difference {}

        /**
         * No simpler difference was found, but every renaming was ruled out.
         *
         * @param steps the number of refinements made
         */
        record Searched(long steps) implements Difference {}
    }
}
