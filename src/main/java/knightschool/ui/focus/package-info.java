/**
 * The keyboard focus within a scene: {@link knightschool.ui.focus.SavedFocus} is the focus to be restored later,
 * {@link knightschool.ui.focus.FocusReturnAfterMouse} gives it back to a scene after a click, and a
 * {@link knightschool.ui.focus.FocusMarkingControl} marks the part of itself that keys act on.
 *
 * <p>Not here: scrolling to the focus ({@code ui.scroll}).
 */
package knightschool.ui.focus;
