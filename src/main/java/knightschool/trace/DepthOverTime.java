package knightschool.trace;

import java.util.function.LongFunction;
import knightschool.search.Search;

/**
 * The depth of a search as a function of the step, for all steps so far. Only the least and greatest depth of each
 * whole block of steps are stored; depths within a block are found by replaying its steps.
 */
final class DepthOverTime {
    private final Search front;
    private final DepthRangesByStepBlock blocks;
    private final LongFunction<Search> replay;

    /** The depths after the last whole block. */
    private final DepthRangeTracker ahead;

    /**
     * @param front the search, which only {@link #advance} moves from now on
     * @param blocks the depths up to the current step of the search
     * @param replay returns a search like that one, at a given earlier step, which may be moved
     */
    DepthOverTime(Search front, DepthRangesByStepBlock blocks, LongFunction<Search> replay) {
        this.front = front;
        this.blocks = blocks;
        this.replay = replay;
        this.ahead = new DepthRangeTracker(front);
    }

    /** The number of steps in a block. */
    long block() {
        return blocks.block();
    }

    /** Returns a copy of the blocks up to a step, which is a multiple of {@link #block}. */
    DepthRangesByStepBlock blocksUpTo(long step) {
        return blocks.upTo(step);
    }

    /**
     * Advances the search by at most that many steps, and at most to the end of the block.
     *
     * @return the number of steps made
     */
    long advance(long steps) {
        long toBlock = blocks.block() - front.step() % blocks.block();
        long progress = ahead.advance(Math.min(steps, toBlock));
        if (progress == toBlock) {
            blocks.add(ahead.take());
        }
        return progress;
    }

    /** The first edge of a block at or after a step, or the furthest step if that comes before. */
    long edge(long step) {
        return Math.min(blocks.edge(step), front.step());
    }

    /**
     * The first step of the next block with a depth below a given one, or of the steps after the last block if there is
     * none.
     *
     * @param from the edge of a block
     */
    long nextBelow(int depth, long from) {
        return Math.min(blocks.nextBelow(depth, from), front.step());
    }

    /**
     * The depth by columns of steps. Columns that are wide compared with the blocks, and all after them, have their
     * inner edges rounded to whole blocks, by less than a column.
     *
     * @param columns columns of steps up to the furthest step, the narrow ones first
     */
    StepBinDepths of(StepBins columns) {
        StepBinDepths.Builder built = new StepBinDepths.Builder(columns);
        int wide = columns.count();
        while (wide > 0 && columns.width(wide - 1) >= blocks.block()) {
            wide--;
        }
        DepthRangeTracker range = rangeAfter(columns.start(0));
        for (int column = 0; column < wide; column++) {
            range.advance(columns.width(column));
            built.add(range.take());
        }
        if (wide < columns.count()) {
            // The first wide column also contains the steps before its first whole block.
            long begin = columns.start(wide);
            range.advance(Math.min(blocks.edge(begin), columns.start(wide + 1)) - begin);
            DepthRangeTracker.Depths before = range.take();
            DepthRangeTracker.Depths last = ahead.now();
            for (int column = wide; column < columns.count(); column++) {
                DepthRangeTracker.Depths whole = blocks.between(columns.start(column), columns.start(column + 1), last);
                built.add(column == wide ? before.with(whole) : whole);
            }
        }
        return built.build();
    }

    /** The least depth after a step, up to the furthest; 0 if there are no steps after it. */
    int leastAfter(long step) {
        long edge = edge(step);
        DepthRangeTracker range = rangeAfter(step);
        range.advance(edge - step);
        return range.take()
                .with(blocks.between(edge, front.step(), ahead.now()))
                .least();
    }

    /** The greatest depth in a range of steps, both ends inclusive. */
    int greatest(long first, long last) {
        long from = Math.max(0, first - 1);
        long start = blocks.edge(from);
        long end = Math.min(last - last % blocks.block(), blocks.steps());
        if (start >= end) {
            return peak(from, last);
        }
        int ofBlocks =
                blocks.between(start, end, new DepthRangeTracker.Depths(0, 0)).greatest();
        return Math.max(ofBlocks, Math.max(peak(from, start), peak(end, last)));
    }

    private int peak(long from, long to) {
        Search search = replay.apply(from);
        search.takePeak();
        search.advance(to - from);
        return search.takePeak();
    }

    private DepthRangeTracker rangeAfter(long step) {
        return new DepthRangeTracker(replay.apply(step));
    }
}
