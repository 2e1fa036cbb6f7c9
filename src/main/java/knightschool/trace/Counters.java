package knightschool.trace;

/**
 * What has been counted until a moment.
 *
 * @param step number of steps: placements and undos together, where a step is one of them
 * @param depth number of squares visited
 * @param placements number of squares placed after the first
 * @param undos number of placements undone
 * @param pruned number of placements that the lookahead undid
 */
public record Counters(long step, int depth, long placements, long undos, long pruned) {}
