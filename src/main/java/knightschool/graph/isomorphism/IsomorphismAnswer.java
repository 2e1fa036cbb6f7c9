package knightschool.graph.isomorphism;

import java.util.Arrays;

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
}
