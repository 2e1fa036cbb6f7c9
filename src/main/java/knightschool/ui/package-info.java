/**
 * The window: one folder per scene and what the scenes share.
 *
 * <p>JavaFX lives here and in the folders below, nowhere else. The JavaFX thread never searches, reads files or waits.
 *
 * <p>Not here: searches, lessons as data, the command line.
 */
package knightschool.ui;
