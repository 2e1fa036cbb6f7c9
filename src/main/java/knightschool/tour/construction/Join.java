package knightschool.tour.construction;

import java.util.List;
import knightschool.tour.TourEdge;

/**
 * How two tours become one: edges are cut, and the loose ends joined crosswise.
 *
 * @param block the number of a block, see {@link ConstructionSteps#block}
 * @param other the number of the one that is joined to it, always larger
 * @param cut the edges taken out: one of each block, or one of the first alone where the other's own tour is open and
 *     its ends are what is joined
 * @param put the two edges put in, each from the first block to the other
 */
public record Join(int block, int other, List<TourEdge> cut, List<TourEdge> put) {
    public Join {
        cut = List.copyOf(cut);
        put = List.copyOf(put);
    }
}
