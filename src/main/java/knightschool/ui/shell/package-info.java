/**
 * The window around the scenes: its bar with the tabs, the space for a scene below it, and the messages that any scene
 * may show.
 *
 * <p>A scene is a {@link knightschool.ui.scene.LiveScene}. It is made when a person first goes there, told when it is
 * shown and left, and closed with the window; it reaches the others only through
 * {@link knightschool.ui.shell.SceneHost}, by a set-up. The same class of scene stands in a tab and beside the text of
 * a slide. The shell never learns which scenes there are: it is handed their
 * {@link knightschool.ui.shell.SceneDescriptors}.
 *
 * <p>The help is made from the commands of the scene on screen and of the window; the palette finds those of the other
 * scenes too, and what they can be opened at by name. Both are cards in an {@link knightschool.ui.shell.Overlay}.
 *
 * <p>The legend stands beside the scene or over it, see {@code LegendPlacement}; what it says is the scene's.
 *
 * <p>Not here: anything that a scene shows, and how a control looks.
 */
package knightschool.ui.shell;
