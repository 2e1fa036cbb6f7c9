/**
 * "Stop when": the part below the player in which the user chooses the breakpoints of a comparison and sees where they
 * struck.
 *
 * <p>Not here: the search for such a step ({@code compare}), and the state of the breakpoints
 * ({@code ui.compare.model}).
 */
package knightschool.ui.compare.breakpoint;
