package knightschool.statemap;

import java.util.List;

/**
 * Encodes the positions of a puzzle as 64-bit words: for each block its place, counted from the first cell that it can
 * ever reach between the walls of its line, in as few bits as possible. The bits of a block are in one word. Puzzles of
 * 6 × 6 need one word; more are needed only for large boards with many blocks.
 */
final class PositionEncoding {
    private final int words;
    private final int[] word;
    private final int[] shift;
    private final int[] bits;
    private final int[] least;
    private final int[] most;

    PositionEncoding(SlidingPuzzle puzzle) {
        List<SlidingBlock> blocks = puzzle.blocks();
        word = new int[blocks.size()];
        shift = new int[blocks.size()];
        bits = new int[blocks.size()];
        least = new int[blocks.size()];
        most = new int[blocks.size()];
        int used = 0;
        int full = 0;
        for (int i = 0; i < word.length; i++) {
            SlidingBlock block = blocks.get(i);
            least[i] = reach(puzzle, block, -1);
            most[i] = reach(puzzle, block, 1);
            bits[i] = Integer.SIZE - Integer.numberOfLeadingZeros(most[i] - least[i]);
            if (used + bits[i] > Long.SIZE) {
                full++;
                used = 0;
            }
            word[i] = full;
            shift[i] = used;
            used += bits[i];
        }
        words = full + 1;
    }

    /** Returns the first or last place that a block could reach if only walls stopped it. */
    private static int reach(SlidingPuzzle puzzle, SlidingBlock block, int direction) {
        int place = block.place();
        while (isOpen(puzzle, block, place + direction)) {
            place += direction;
        }
        return place;
    }

    private static boolean isOpen(SlidingPuzzle puzzle, SlidingBlock block, int place) {
        return place >= 0
                && puzzle.isOnBoard(block.at(place))
                && block.at(place).cells(puzzle.columns()).noneMatch(puzzle::isWall);
    }

    /** Returns the number of words of a position. */
    int words() {
        return words;
    }

    /** Returns the index of the word with a block's place. */
    int word(int block) {
        return word[block];
    }

    /** Returns the value to add to a block's word when it slides by one cell; 0 for a block that can never move. */
    long unit(int block) {
        return bits[block] == 0 ? 0 : 1L << shift[block];
    }

    /** Returns the place of a block in the position whose words begin at {@code at}. */
    int place(long[] positions, int at, int block) {
        if (bits[block] == 0) {
            return least[block];
        }
        return least[block] + (int) (positions[at + word[block]] >>> shift[block] & (1L << bits[block]) - 1);
    }

    /** Returns the words of a position, or null if a block is at a place that it can never reach. */
    long[] encode(List<SlidingBlock> blocks) {
        long[] position = new long[words];
        for (int i = 0; i < word.length; i++) {
            int place = blocks.get(i).place();
            if (place < least[i] || place > most[i]) {
                return null;
            }
            position[word[i]] |= bits[i] == 0 ? 0 : (long) (place - least[i]) << shift[i];
        }
        return position;
    }
}
