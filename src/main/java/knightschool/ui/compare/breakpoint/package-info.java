/**
 * "Stop when": the breakpoints of a comparison as composed by the user.
 * {@link knightschool.ui.compare.breakpoint.BreakpointsModel} has the kinds of conditions, the list of breakpoints and
 * the hits. {@link knightschool.ui.compare.breakpoint.BreakpointsView} is the part below the player for choosing and
 * listing breakpoints.
 *
 * <p>Not here: the search for hits ({@code compare.event}).
 */
package knightschool.ui.compare.breakpoint;
