/**
 * How everything looks: the two themes, the fonts, and what a person's settings remember.
 *
 * <p>A theme is AtlantaFX's Primer below and the sheets of {@code styles/} above it. Colours are written there once, by
 * name; the sheets look them up and {@link knightschool.drawing.Palette} reads the same file, so that a control and a
 * painted board cannot drift apart.
 *
 * <p>Not here: any control, any scene.
 */
package knightschool.ui.theme;
