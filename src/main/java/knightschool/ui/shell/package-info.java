/**
 * The window around the scenes: its bar with the tabs, the room for a scene below it, and the messages that any scene
 * may show.
 *
 * <p>A scene is a {@link knightschool.ui.shell.SceneRoom}. It is made when a person first goes there, told when it is
 * shown and left, and closed with the window; it reaches the others only through {@link knightschool.ui.shell.Shell}.
 * Only a slide of a lesson holds a comparison or an editor, whole and of its own. The shell never learns which scenes
 * there are: it is handed a list of {@link knightschool.ui.shell.RoomPlan}s.
 *
 * <p>Not here: anything that a scene shows, and how a control looks.
 */
package knightschool.ui.shell;
