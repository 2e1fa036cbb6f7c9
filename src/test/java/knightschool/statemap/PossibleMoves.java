package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;

/** Every move that can be made: by block, first those to the left or up, the shortest first. */
public final class PossibleMoves {
    private PossibleMoves() {}

    public static List<BlockMove> of(SlidingPuzzle puzzle) {
        List<BlockMove> moves = new ArrayList<>();
        for (int block = 0; block < puzzle.blocks().size(); block++) {
            for (int distance = 1; distance <= puzzle.roomBefore(block); distance++) {
                moves.add(new BlockMove(block, -distance));
            }
            for (int distance = 1; distance <= puzzle.roomAfter(block); distance++) {
                moves.add(new BlockMove(block, distance));
            }
        }
        return moves;
    }
}
