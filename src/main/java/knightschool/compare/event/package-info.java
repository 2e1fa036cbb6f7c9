/**
 * Events of searches that are compared: undos, prunes, differences, ends, and the breakpoints that a user sets.
 *
 * <p>{@link knightschool.compare.event.EventSearch} finds the next event, in slices of time, from the current step of a
 * {@link knightschool.compare.Comparison}. Its goal is a {@link knightschool.compare.event.ComparisonJumpTarget}, one
 * of several {@link knightschool.compare.event.Breakpoint}s, or a {@link knightschool.compare.event.PredictableEvent},
 * about which a class can be asked.
 */
package knightschool.compare.event;
