/**
 * One value that says what a scene shows: the board, the start, the panes, the walk, the moment, the marks.
 *
 * <p>The scenes inside lessons and the pictures on the command line all open a {@link knightschool.setup.Setup}, so
 * that what a slide shows can be written down, handed on and drawn again. {@link knightschool.setup.SetupText} reads
 * and writes it as YAML, strictly: an unknown key or value is a fault with its line, never a guess. What a set-up holds
 * is in {@code value}, where it takes its board or puzzle from in {@code source}.
 *
 * <p>Not here: what a lesson says around it (lesson), and how a scene looks (ui).
 */
package knightschool.setup;
