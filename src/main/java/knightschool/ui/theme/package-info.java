/**
 * The appearance of the program: two themes, fonts, and the settings of the user.
 *
 * <p>A theme consists of what the program needs of AtlantaFX's Primer and the style sheets of {@code styles/} on top of
 * it. Colours are defined there once, by name. The style sheets refer to them, and
 * {@link knightschool.drawing.ColourPalette} reads the same file, so that controls and drawn boards use the same
 * colours.
 *
 * <p>Not here: controls and scenes.
 */
package knightschool.ui.theme;
