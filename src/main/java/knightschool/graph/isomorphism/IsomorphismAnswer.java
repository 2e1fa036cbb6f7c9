package knightschool.graph.isomorphism;

import java.util.Arrays;
import java.util.List;

/** What is known of two graphs being the same up to the names of their vertices. */
public sealed interface IsomorphismAnswer {
    /**
     * They are the same.
     *
     * @param images the vertex of the other graph for every vertex of the one, {@link #NO_VERTEX} for what is no
     *     vertex: edges become edges, and every edge is one
     */
    record Renaming(int... images) implements IsomorphismAnswer {
        /** What stands for the image of a number that is no vertex. */
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

    /** They are not, and that is why. */
    record Different(Difference difference) implements IsomorphismAnswer {}

    /**
     * The search ended before it was through.
     *
     * @param steps how many colourings were refined
     */
    record NotKnown(long steps) implements IsomorphismAnswer {}

    /** Something that every renaming of vertices keeps, and that two graphs do not share. */
    public sealed interface Difference {
        /** Different numbers of vertices. */
        record VertexCounts(int one, int other) implements Difference {}

        /** Different numbers of edges. */
        record EdgeCounts(long one, long other) implements Difference {}

        /** Different numbers of vertices with so many edges; the smallest such degree. */
        record DegreeCounts(int degree, int one, int other) implements Difference {}

        /** Components of different sizes; each list falls. */
        record ComponentSizes(List<Integer> one, List<Integer> other) implements Difference {}

        /**
         * Vertices that look the same as far as so many edges around, and that are not as many in the one graph as in
         * the other: of one degree, their neighbours of the same degrees, and so on.
         *
         * @param rounds edges around; 2 or more, since degrees were compared before
         * @param like such a vertex: of the one graph if it has any, else of the other
         * @param one how many there are in the one graph
         * @param other how many there are in the other
         */
        record Surroundings(int rounds, int like, int one, int other) implements Difference {}

        /**
         * Nothing simpler was found, but every renaming was ruled out.
         *
         * @param steps how many colourings were refined
         */
        record Searched(long steps) implements Difference {}
    }
}
