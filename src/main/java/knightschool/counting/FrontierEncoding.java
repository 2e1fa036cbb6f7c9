package knightschool.counting;

import java.util.Arrays;

/**
 * Encodes the state of a frontier in a few bits. The chosen edges form paths. A state gives for each vertex of the
 * frontier its mate (Knuth, The Art of Computer Programming 4A, 7.1.4): an end of a path has the other end, a vertex
 * without a chosen edge has itself, and an inner vertex of a path has {@link #INNER}.
 *
 * <p>The first bit is always set, so that no code is zero. Each vertex has two bits: no edge, inner, the first end of a
 * path, or the second end. A second end is followed by as many bits as are needed to tell which of the open paths it
 * closes. A frontier of 19 vertices never needs more than 60 bits.
 */
final class FrontierEncoding {
    /** The mate of a vertex that has both of its edges. */
    static final int INNER = -1;

    private static final int BARE_BITS = 0;
    private static final int INNER_BITS = 1;
    private static final int OPEN_BITS = 2;
    private static final int CLOSE_BITS = 3;

    private final int vertices;
    private final long[] words;
    private final int[] open;
    private final int[] numbers;
    private int at;

    /** Creates an encoding for frontiers with a number of vertices. */
    FrontierEncoding(int vertices) {
        this.vertices = vertices;
        this.words = new long[wordsFor(vertices)];
        this.open = new int[vertices];
        this.numbers = new int[vertices];
    }

    /**
     * Returns the length of the longest code of a frontier, in words of 64 bits. It is that of a frontier with as many
     * pieces as possible.
     */
    static int wordsFor(int vertices) {
        int bits = 1 + 2 * vertices;
        for (int pieces = 2; pieces <= vertices / 2; pieces++) {
            bits += indexBits(pieces);
        }
        return (bits + Long.SIZE - 1) / Long.SIZE;
    }

    private static int indexBits(int pieces) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(pieces - 1);
    }

    /** Returns the words that {@link #write} has filled. */
    long[] words() {
        return words;
    }

    /** Encodes the mates of the first vertices. */
    void write(int[] mates) {
        begin();
        int pieces = 0;
        for (int i = 0; i < vertices; i++) {
            pieces = write(mates[i], i, pieces);
        }
    }

    /**
     * Encodes the mirror image of a state.
     *
     * @param image for each vertex its mirror image
     */
    void write(int[] mates, int[] image) {
        begin();
        int pieces = 0;
        for (int i = 0; i < vertices; i++) {
            int mate = mates[image[i]];
            pieces = write(mate == INNER ? INNER : image[mate], i, pieces);
        }
    }

    private void begin() {
        Arrays.fill(words, 0);
        at = 0;
        put(1, 1);
    }

    private int write(int mate, int i, int pieces) {
        if (mate == i) {
            put(BARE_BITS, 2);
        } else if (mate == INNER) {
            put(INNER_BITS, 2);
        } else if (mate > i) {
            put(OPEN_BITS, 2);
            numbers[i] = pieces;
            open[pieces] = i;
            return pieces + 1;
        } else {
            int number = numbers[mate];
            put(CLOSE_BITS | (long) number << 2, 2 + indexBits(pieces));
            close(number, pieces - 1);
            return pieces - 1;
        }
        return pieces;
    }

    /** Closes a piece. The piece opened last gets its number. */
    private void close(int number, int last) {
        open[number] = open[last];
        numbers[open[number]] = number;
    }

    private void put(long bits, int length) {
        int word = at >>> 6;
        words[word] |= bits << at;
        if ((at & 63) + length > Long.SIZE) {
            words[word + 1] |= bits >>> -at;
        }
        at += length;
    }

    /**
     * Decodes a code that is stored in an array.
     *
     * @param order for each vertex its index in {@code mates}
     */
    void read(long[] from, int first, int[] order, int[] mates) {
        int bit = 1;
        int pieces = 0;
        for (int i = 0; i < vertices; i++) {
            int kind = get(from, first, bit, 2);
            bit += 2;
            switch (kind) {
                case BARE_BITS -> mates[order[i]] = order[i];
                case INNER_BITS -> mates[order[i]] = INNER;
                case OPEN_BITS -> open[pieces++] = order[i];
                default -> {
                    int length = indexBits(pieces);
                    int number = get(from, first, bit, length);
                    bit += length;
                    mates[order[i]] = open[number];
                    mates[open[number]] = order[i];
                    open[number] = open[--pieces];
                }
            }
        }
    }

    private static int get(long[] from, int first, int bit, int length) {
        int word = first + (bit >>> 6);
        long bits = from[word] >>> bit;
        if ((bit & 63) + length > Long.SIZE) {
            bits |= from[word + 1] << -bit;
        }
        return (int) bits & (1 << length) - 1;
    }
}
