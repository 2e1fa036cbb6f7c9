/**
 * The benchmarks: rates, seeks, frames and start-up of the program, in one table.
 *
 * <p>{@link knightschool.bench.Bench} runs the {@link knightschool.bench.Part}s that were asked for and prints what
 * they measured. What counts are ratios between things that took turns within the same minute: a rate alone says as
 * much about the machine as about the program.
 *
 * <p>Rates come from JMH: {@link knightschool.bench.TurnsBenchmark} lets the {@link knightschool.bench.Subject}s of a
 * {@link knightschool.bench.Roster} take turns, one measured iteration each, in a Java that has run every algorithm
 * before. The yardstick is a loop written by hand for one algorithm on one board.
 *
 * <p>Not here: limits that a build fails at. Whether an algorithm is right, and allocates nothing, is a matter of
 * tests.
 */
package knightschool.bench;
