/**
 * Set-ups: values that describe what a scene shows, such as the board, the start, the panes, the walk, the moment and
 * the marks.
 *
 * <p>The scenes in lessons and the pictures made on the command line all open a {@link knightschool.setup.Setup}, so
 * that what a slide shows can be saved, passed on and drawn again. {@link knightschool.setup.SetupText} reads and
 * writes set-ups as YAML, strictly: an unknown key or value is a fault with its line. The values in a set-up are in
 * {@code value}, the sources of its board or puzzle in {@code source}, and what only some of them offer, such as a
 * board or a game, in {@code capability}. The set-ups of the program's own scenes are in {@code scene}, and nothing
 * here names one of them: a {@link knightschool.setup.SceneKind} is made of each format that a
 * {@link knightschool.setup.SetupFormatProvider} provides.
 *
 * <p>Not here: the text around a set-up in a lesson (lesson), and how a scene looks (ui).
 */
package knightschool.setup;
