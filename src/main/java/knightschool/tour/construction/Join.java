package knightschool.tour.construction;

import java.util.List;
import knightschool.tour.TourEdge;

/**
 * The join of two tours: edges are removed, and their ends connected crosswise.
 *
 * @param block the number of a block, see {@link ConstructionSteps#block}
 * @param other the number of the block that is joined to it, always larger
 * @param cut the edges removed: one of each block, or only one of the first if the tour of the other is open and its
 *     ends are connected
 * @param put the two edges added, each from the first block to the other
 */
public record Join(int block, int other, List<TourEdge> cut, List<TourEdge> put) {
    public Join {
        cut = List.copyOf(cut);
        put = List.copyOf(put);
    }
}
