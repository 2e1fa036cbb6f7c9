/**
 * The window around the scenes: the bar with the tabs, the area of the scene, and the cards over it.
 *
 * <p>A scene is a {@link knightschool.ui.scene.SetupDrivenScene}. It is created at the first visit, notified when it is
 * shown and left, and closed with the window. It reaches other scenes only by set-ups, through
 * {@link knightschool.ui.shell.SceneHost}. The same class of scene is used in a tab and beside the text of a slide. The
 * window receives the available scenes as {@link knightschool.ui.shell.SceneDescriptors} and knows none of them itself.
 *
 * <p>The help lists the commands of the scene on screen and of the window. The palette also finds those of other scenes
 * and the set-ups that can be found by name. Both are cards in an {@link knightschool.ui.shell.CardOverlay}.
 *
 * <p>{@code LegendPlacer} shows the legend beside or over the scene; its entries come from the scene.
 *
 * <p>Not here: the content of scenes, the messages over them ({@link knightschool.ui.message}), and the appearance of
 * controls.
 */
package knightschool.ui.shell;
