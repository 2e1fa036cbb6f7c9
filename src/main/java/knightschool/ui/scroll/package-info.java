/**
 * Scrolling and zooming: {@link knightschool.ui.scroll.ScrollPositionSetter} scrolls a pane whose content has changed,
 * {@link knightschool.ui.scroll.FocusInSightKeeper} has it follow the focus,
 * {@link knightschool.ui.scroll.SelectedRowRevealer} shows the selected row of a list, and
 * {@link knightschool.ui.scroll.ZoomGestures} are the gestures of mouse, touchpad and screen that enlarge and move a
 * drawing.
 *
 * <p>Not here: the transform of each drawing.
 */
package knightschool.ui.scroll;
