/**
 * "Stop when": the part below the player in which a person chooses what a comparison stops at, and sees where it did.
 *
 * <p>Not here: how such a step is found (compare), and what is known of it all (ui.compare.model).
 */
package knightschool.ui.compare.breakpoint;
