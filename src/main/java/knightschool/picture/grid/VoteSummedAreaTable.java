package knightschool.picture.grid;

/**
 * The votes for parallel lines on the deskewed picture, with their weight in any rectangle.
 *
 * <p>{@code across} is measured from line to line, {@code along} in the direction of the lines, both in pixels. The sum
 * over a rectangle takes constant time, with a summed-area table (Crow, 1984).
 */
final class VoteSummedAreaTable {
    final int width;
    final int length;

    /**
     * The summed-area table: {@code [along * (width + 1) + across]}, one larger in both directions than the picture.
     */
    private final int[] sums;

    private VoteSummedAreaTable(int width, int length) {
        this.width = width;
        this.length = length;
        this.sums = new int[(width + 1) * (length + 1)];
    }

    /** Returns the votes for vertical lines. */
    static VoteSummedAreaTable vertical(EdgeVotes votes, DeskewTransform upright) {
        return new VoteSummedAreaTable(upright.width(), upright.height()).fill(votes, upright, false);
    }

    /** Returns the votes for horizontal lines. */
    static VoteSummedAreaTable horizontal(EdgeVotes votes, DeskewTransform upright) {
        return new VoteSummedAreaTable(upright.height(), upright.width()).fill(votes, upright, true);
    }

    private VoteSummedAreaTable fill(EdgeVotes votes, DeskewTransform upright, boolean level) {
        for (int i = 0; i < votes.size(); i++) {
            int u = (int) Math.floor(upright.u(votes.x(i), votes.y(i)));
            int v = (int) Math.floor(upright.v(votes.x(i), votes.y(i)));
            int across = level ? v : u;
            int along = level ? u : v;
            if (across >= 0 && across < width && along >= 0 && along < length) {
                sums[(along + 1) * (width + 1) + across + 1] += votes.weight(i);
            }
        }
        for (int along = 1; along <= length; along++) {
            int line = along * (width + 1);
            int sum = 0;
            for (int across = 1; across <= width; across++) {
                sum += sums[line + across];
                sums[line + across] = sum + sums[line - width - 1 + across];
            }
        }
        return this;
    }

    /**
     * Returns the number of positions {@code begin <= along < end} that have votes with {@code from <= across < to}.
     */
    int occupied(int begin, int end, int from, int to) {
        int left = Math.clamp(from, 0, width);
        int right = Math.clamp(to, 0, width);
        int first = Math.clamp(begin, 0, length);
        int last = Math.clamp(end, 0, length);
        int occupied = 0;
        if (count(first, last, left, right) == 0) {
            return 0;
        }
        int before = sums[first * (width + 1) + right] - sums[first * (width + 1) + left];
        for (int along = first + 1; along <= last; along++) {
            int now = sums[along * (width + 1) + right] - sums[along * (width + 1) + left];
            occupied += now > before ? 1 : 0;
            before = now;
        }
        return occupied;
    }

    /** Returns the weight of the votes with {@code begin <= along < end} and {@code from <= across < to}. */
    int count(int begin, int end, int from, int to) {
        int above = Math.clamp(begin, 0, length) * (width + 1);
        int below = Math.clamp(end, 0, length) * (width + 1);
        int left = Math.clamp(from, 0, width);
        int right = Math.clamp(to, 0, width);
        return sums[below + right] - sums[below + left] - sums[above + right] + sums[above + left];
    }

    /** Returns the weight of the votes at each {@code across} of a part. */
    float[] profile(int acrossFrom, int acrossTo, int alongFrom, int alongTo) {
        float[] profile = new float[acrossTo - acrossFrom];
        for (int i = 0; i < profile.length; i++) {
            profile[i] = count(alongFrom, alongTo, acrossFrom + i, acrossFrom + i + 1);
        }
        return profile;
    }
}
