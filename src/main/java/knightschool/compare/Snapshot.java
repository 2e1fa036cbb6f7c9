package knightschool.compare;

import java.util.List;
import knightschool.trace.Frame;

/**
 * All searches of a comparison at the same step; one that ended before shows its last moment.
 *
 * @param step the step that the clock shows
 * @param frames one a search, in the order of the comparison
 */
public record Snapshot(long step, List<Frame> frames) {}
