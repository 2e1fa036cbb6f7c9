package knightschool.trace;

/**
 * What has been counted until a moment.
 *
 * @param step number of steps: placements and undos together
 * @param depth number of squares visited
 * @param placements number of squares placed after the first
 * @param undos number of placements undone
 * @param pruned number of undos that the lookahead made
 */
public record Counters(long step, int depth, long placements, long undos, long pruned) {}
