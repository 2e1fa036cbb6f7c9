/**
 * The board editor: make holes, place start and end, see the graph and its facts, open and save.
 *
 * <p>{@link knightschool.ui.editor.EditorScene} is the scene, in the window or beside a slide's text; here are also its
 * view, toolbar, menus and commands. What it is made of stands below, each package with its model and its view:
 * {@link knightschool.ui.editor.model what is edited and how}, {@link knightschool.ui.editor.fact the facts},
 * {@link knightschool.ui.editor.answer whether there is a tour}, {@link knightschool.ui.editor.pattern patterns},
 * {@link knightschool.ui.editor.hunt the hunt}, {@link knightschool.ui.editor.tab the cards of open boards},
 * {@link knightschool.ui.editor.isomorphism whether two boards have the same graph}, and
 * {@link knightschool.ui.editor.file files}. They know nothing of the scene.
 *
 * <p>Several boards can be open. A set-up names one, the one in front: that is what a slide, a file or the way back
 * needs, and so {@code now()} says what {@code open} was told, however many others lie behind it. Which those are is a
 * matter of the window, and kept with its session ({@link knightschool.ui.editor.OpenBoardSetups}).
 *
 * <p>Not here: what a board is, how it is drawn, and the graph's picture; the editor puts them side by side.
 */
package knightschool.ui.editor;
