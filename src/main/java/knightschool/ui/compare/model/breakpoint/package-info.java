/**
 * The breakpoints of a comparison as a person composes them: kinds of conditions with their values, the list of
 * breakpoints and their hits, and their words.
 *
 * <p>Not here: the search for hits ({@code compare.event}).
 */
package knightschool.ui.compare.model.breakpoint;
