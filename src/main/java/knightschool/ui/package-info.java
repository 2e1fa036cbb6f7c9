/**
 * The window: one folder per scene and what the scenes share.
 *
 * <p>JavaFX lives here and in the folders below, nowhere else. The JavaFX thread never searches, reads files or waits.
 *
 * <p>What a scene says stands in the classes named {@code ...Words} beside it, so that another language can follow;
 * what readers and commands say of faults stays where the fault is found.
 *
 * <p>Not here: searches, lessons as data, the command line.
 */
package knightschool.ui;
