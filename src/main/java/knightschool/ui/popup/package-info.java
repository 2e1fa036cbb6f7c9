/**
 * The menus, lists and forms that open over a window: {@link knightschool.ui.popup.OpenPopups} finds and closes them,
 * {@link knightschool.ui.popup.InWindowMenuPlacer} and {@link knightschool.ui.popup.AboveButtonMenuPlacer} place menus,
 * and {@link knightschool.ui.popup.PopupKeyCapture} directs keys to what is open.
 *
 * <p>Not here: the items of each menu.
 */
package knightschool.ui.popup;
