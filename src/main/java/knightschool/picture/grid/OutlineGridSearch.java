package knightschool.picture.grid;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Proposes grids for boards of which little more than the outline is visible, for example if light squares without
 * lines between them have few holes.
 *
 * <p>Straight edge segments that meet form outlines. For each outline the largest squares are proposed that fill it and
 * have the segments on their sides.
 */
final class OutlineGridSearch {
    /** The maximum distance between the ends of segments that meet, in pixels. */
    private static final int NEAR = 4;

    /** The maximum number of segments that are examined, because pictures may consist of text alone. */
    private static final int MOST_RUNS = 3000;

    private static final int MOST_SQUARES = 40;

    /** The maximum deviation of the ratio of height to width of a square from 1. */
    private static final double OBLONG = 0.04;

    /** The maximum distance of an edge from a line: a fraction of a square, but at least {@code LEAST_OFF} pixels. */
    private static final double OFF = 0.08;

    private static final double LEAST_OFF = 1.6;

    /** The minimum share of the segments, by length, that must be on lines. */
    private static final double ON_LINES = 0.88;

    /** The number of grids proposed per outline. */
    private static final int PER_OUTLINE = 2;

    private final List<StraightRuns.Run> upright;
    private final List<StraightRuns.Run> level;
    private final int[] outlineOf;

    private OutlineGridSearch(GridLineVotes votes) {
        this.upright = StraightRuns.of(votes.vertical());
        this.level = StraightRuns.of(votes.horizontal());
        this.outlineOf = new int[upright.size() + level.size()];
    }

    /**
     * The lines of a grid that fills an outline.
     *
     * @param columns the number of squares from left to right
     */
    record Lines(LineSeries across, LineSeries down, int columns, int rows) {}

    /** Returns the grids of all outlines of a picture. */
    static List<Lines> of(GridLineVotes votes) {
        OutlineGridSearch search = new OutlineGridSearch(votes);
        return search.outlineOf.length > MOST_RUNS ? List.of() : search.all();
    }

    private List<Lines> all() {
        List<Lines> all = new ArrayList<>();
        for (int i = 0, number = 1; i < outlineOf.length; i++) {
            if (outlineOf[i] == 0) {
                addGrids(box(i, number++), all);
            }
        }
        return all;
    }

    private boolean isUpright(int run) {
        return run < upright.size();
    }

    private StraightRuns.Run run(int index) {
        return isUpright(index) ? upright.get(index) : level.get(index - upright.size());
    }

    /** Returns the left, top, right and bottom of the segments connected with one. */
    private double[] box(int from, int number) {
        double[] box = {Double.MAX_VALUE, Double.MAX_VALUE, -1, -1};
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        outlineOf[from] = number;
        while (!open.isEmpty()) {
            int at = open.poll();
            int axis = isUpright(at) ? 0 : 1;
            box[axis] = Math.min(box[axis], run(at).at());
            box[2 + axis] = Math.max(box[2 + axis], run(at).at());
            int first = isUpright(at) ? upright.size() : 0;
            int last = isUpright(at) ? outlineOf.length : upright.size();
            for (int other = first; other < last; other++) {
                if (outlineOf[other] == 0 && meet(run(at), run(other))) {
                    outlineOf[other] = number;
                    open.add(other);
                }
            }
        }
        return box;
    }

    private static boolean meet(StraightRuns.Run one, StraightRuns.Run across) {
        return one.at() >= across.from() - NEAR
                && one.at() <= across.to() + NEAR
                && across.at() >= one.from() - NEAR
                && across.at() <= one.to() + NEAR;
    }

    private void addGrids(double[] box, List<Lines> all) {
        double width = box[2] - box[0];
        double height = box[3] - box[1];
        int count = 0;
        for (int columns = 2; columns <= MOST_SQUARES && count < PER_OUTLINE; columns++) {
            double side = width / columns;
            int rows = (int) Math.round(height / side);
            boolean isBoard = side >= LinePeriodSearch.LEAST_PITCH
                    && side <= LinePeriodSearch.GREATEST_PITCH
                    && rows >= 2
                    && rows <= MOST_SQUARES
                    && columns + rows > 4
                    && Math.abs(height / rows / side - 1) < OBLONG;
            if (isBoard && isOnLines(box, side, height / rows)) {
                all.add(new Lines(LineSeries.of(box[0], side), LineSeries.of(box[1], height / rows), columns, rows));
                count++;
            }
        }
    }

    /** Returns whether the segments within a box are on the lines of a grid, and enough of them are on inner lines. */
    private boolean isOnLines(double[] box, double width, double height) {
        Tally tally = new Tally();
        upright.forEach(run -> tally.add(run, box[0], box[2], box[1], box[3], width));
        level.forEach(run -> tally.add(run, box[1], box[3], box[0], box[2], height));
        double off = tally.all - tally.on;
        return off <= (1 - ON_LINES) * tally.all && tally.within >= Math.max(off, Math.min(width, height) / 2);
    }

    /** Sums of lengths of segments: of all, of those on lines, and of those on inner lines of the box. */
    private static final class Tally {
        private double all;
        private double on;
        private double within;

        void add(StraightRuns.Run run, double low, double high, double begin, double end, double pitch) {
            boolean isInside = run.at() > low - NEAR
                    && run.at() < high + NEAR
                    && run.from() > begin - 2 * NEAR
                    && run.to() < end + 2 * NEAR;
            if (!isInside) {
                return;
            }
            double line = Math.rint((run.at() - low) / pitch);
            boolean isOn = Math.abs(run.at() - low - line * pitch) <= Math.max(LEAST_OFF, OFF * pitch);
            all += run.length();
            on += isOn ? run.length() : 0;
            within += isOn && run.at() > low + NEAR && run.at() < high - NEAR ? run.length() : 0;
        }
    }

    /** Finds straight edge segments that may be sides of squares. */
    private static final class StraightRuns {
        /** The minimum length in pixels. Shorter segments are strokes of letters and figures. */
        private static final int SHORTEST = 16;

        /** The maximum gap within a segment, in pixels. */
        private static final int GAP = 4;

        private StraightRuns() {}

        /**
         * A straight segment.
         *
         * @param at its position across its direction, in pixels
         * @param from its beginning along its direction
         * @param to its end
         */
        record Run(double at, int from, int to) {
            int length() {
                return to - from;
            }
        }

        static List<Run> of(VoteSummedAreaTable votes) {
            List<Run> runs = new ArrayList<>();
            for (int at = 2; at < votes.width - 2; at++) {
                collect(votes, at, runs);
            }
            return runs;
        }

        private static void collect(VoteSummedAreaTable votes, int at, List<Run> runs) {
            int begin = -1;
            int last = -1;
            for (int along = 0; along <= votes.length; along++) {
                boolean isEdge = along < votes.length && votes.count(along, along + 1, at - 1, at + 2) > 0;
                if (isEdge) {
                    begin = begin < 0 ? along : begin;
                    last = along;
                } else if (begin >= 0 && (along == votes.length || along - last > GAP)) {
                    if (last + 1 - begin >= SHORTEST && isStrongest(votes, at, begin, last + 1)) {
                        runs.add(new Run(at + 0.5, begin, last + 1));
                    }
                    begin = -1;
                }
            }
        }

        /** Returns whether no adjacent line has more of the votes, so that each edge counts once. */
        private static boolean isStrongest(VoteSummedAreaTable votes, int at, int from, int to) {
            int strength = votes.count(from, to, at, at + 1);
            boolean strongest = strength > 0;
            for (int off = 1; off <= 2; off++) {
                strongest &= strength > votes.count(from, to, at - off, at - off + 1)
                        && strength >= votes.count(from, to, at + off, at + off + 1);
            }
            return strongest;
        }
    }
}
