package knightschool.picture;

/**
 * Votes for parallel lines on the picture turned upright: how much they weigh in any part of a line across them.
 *
 * <p>{@code across} is measured from line to line, {@code along} in the direction of the lines, both in pixels.
 */
final class VoteMap {
    final int width;
    final int length;

    /** Sums from the left: {@code [along * (width + 1) + across]}. */
    private final int[] sums;

    private VoteMap(int width, int length) {
        this.width = width;
        this.length = length;
        this.sums = new int[(width + 1) * length];
    }

    /** Votes for upright lines. */
    static VoteMap vertical(EdgeVotes votes, Upright upright) {
        return new VoteMap(upright.width(), upright.height()).fill(votes, upright, false);
    }

    /** Votes for level lines. */
    static VoteMap horizontal(EdgeVotes votes, Upright upright) {
        return new VoteMap(upright.height(), upright.width()).fill(votes, upright, true);
    }

    private VoteMap fill(EdgeVotes votes, Upright upright, boolean level) {
        for (int i = 0; i < votes.size(); i++) {
            int u = (int) Math.floor(upright.u(votes.x(i), votes.y(i)));
            int v = (int) Math.floor(upright.v(votes.x(i), votes.y(i)));
            int across = level ? v : u;
            int along = level ? u : v;
            if (across >= 0 && across < width && along >= 0 && along < length) {
                sums[along * (width + 1) + across + 1] += votes.weight(i);
            }
        }
        for (int along = 0; along < length; along++) {
            for (int across = 0; across < width; across++) {
                sums[along * (width + 1) + across + 1] += sums[along * (width + 1) + across];
            }
        }
        return this;
    }

    /** Weight of the votes at {@code along} with {@code from <= across < to}. */
    int count(int along, int from, int to) {
        if (along < 0 || along >= length) {
            return 0;
        }
        int line = along * (width + 1);
        return sums[line + Math.clamp(to, 0, width)] - sums[line + Math.clamp(from, 0, width)];
    }

    /** How much the votes weigh at each {@code across} of a part. */
    float[] profile(int acrossFrom, int acrossTo, int alongFrom, int alongTo) {
        float[] profile = new float[acrossTo - acrossFrom];
        for (int along = alongFrom; along < alongTo; along++) {
            int line = along * (width + 1) + acrossFrom;
            for (int i = 0; i < profile.length; i++) {
                profile[i] += sums[line + i + 1] - sums[line + i];
            }
        }
        return profile;
    }
}
