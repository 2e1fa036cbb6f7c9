package knightschool.tour;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import knightschool.tour.Seam.Spot;

/** The blocks and joins of a tiling as data, tile by tile from the first. */
final class Plan {
    private final Tiling tiling;
    private final Lay lay;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Join> joins = new ArrayList<>();

    Plan(Tiling tiling, Lay lay) {
        this.tiling = tiling;
        this.lay = lay;
        Deque<Numbered> open = new ArrayDeque<>();
        open.add(add(tiling.first()));
        while (!open.isEmpty()) {
            Numbered next = open.remove();
            for (Seam exit : next.tile().shape().exits()) {
                Numbered other = add(tiling.beyond(next.tile(), exit));
                joins.add(join(next, other, exit));
                open.add(other);
            }
        }
    }

    /** A tile and the number of its block. */
    private record Numbered(Tile tile, int number) {
        Pattern pattern() {
            return tile.shape().pattern();
        }
    }

    List<Block> blocks() {
        return List.copyOf(blocks);
    }

    List<Join> joins() {
        return List.copyOf(joins);
    }

    private Numbered add(Tile tile) {
        blocks.add(block(tile));
        return new Numbered(tile, blocks.size() - 1);
    }

    private Block block(Tile tile) {
        Pattern pattern = tile.shape().pattern();
        int origin = lay.index(tile.column(), tile.row());
        boolean turned = lay.across() > 1;
        return new Block(
                turned ? tile.row() : tile.column(),
                turned ? tile.column() : tile.row(),
                turned ? pattern.rows() : pattern.columns(),
                turned ? pattern.columns() : pattern.rows(),
                pattern.closed(),
                Arrays.stream(lay.offsets(pattern, pattern.squares()))
                        .mapToObj(offset -> origin + offset)
                        .toList());
    }

    private Join join(Numbered one, Numbered other, Seam seam) {
        int corner = square(one, seam.corner(one.pattern()));
        int inner = square(one, seam.inner(one.pattern()));
        int beyondCorner = square(other, seam.beyondCorner(other.pattern()));
        int beyondInner = square(other, seam.beyondInner(other.pattern()));
        Edge cut = new Edge(corner, inner);
        return new Join(
                one.number(),
                other.number(),
                other.pattern().closed() ? List.of(cut, new Edge(beyondCorner, beyondInner)) : List.of(cut),
                List.of(new Edge(corner, beyondCorner), new Edge(inner, beyondInner)));
    }

    private int square(Numbered tile, Spot spot) {
        return lay.index(tile.tile().column() + spot.column(), tile.tile().row() + spot.row());
    }
}
