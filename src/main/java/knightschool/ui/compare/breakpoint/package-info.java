/**
 * "Stop when": the breakpoints of a comparison as a user composes them, with their kinds of conditions, the list of
 * breakpoints and their hits ({@link knightschool.ui.compare.breakpoint.BreakpointsModel}), their words, and the part
 * below the player in which they are chosen and listed ({@link knightschool.ui.compare.breakpoint.BreakpointsView}).
 *
 * <p>Not here: the search for hits ({@code compare.event}).
 */
package knightschool.ui.compare.breakpoint;
