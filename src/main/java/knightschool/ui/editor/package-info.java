/**
 * The board editor: makes holes, places start and end, shows the graph and its facts, opens and saves boards.
 *
 * <p>{@link knightschool.ui.editor.EditorScene} is the scene, in the window or beside a slide's text. This package also
 * has its view, toolbar, menus and commands. The parts are in subpackages, each with its model and its view:
 * {@link knightschool.ui.editor.model the edited board}, {@link knightschool.ui.editor.fact the facts},
 * {@link knightschool.ui.editor.answer whether there is a tour}, {@link knightschool.ui.editor.pattern patterns},
 * {@link knightschool.ui.editor.hunt the hunt}, {@link knightschool.ui.editor.tab the tabs of open boards},
 * {@link knightschool.ui.editor.isomorphism whether two boards have the same graph}, and
 * {@link knightschool.ui.editor.file files}. They do not know the scene.
 *
 * <p>Several boards can be open. A set-up contains only the current one, which is what a slide, a file or the way back
 * needs: {@code now()} returns what {@code open} received, however many other boards are open. The list of open boards
 * belongs to the window and is kept with its session ({@link knightschool.ui.editor.OpenBoardSetupMapping}).
 *
 * <p>Not here: what a board is, how it is drawn, and the picture of the graph; the editor combines them.
 */
package knightschool.ui.editor;
