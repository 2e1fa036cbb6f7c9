/**
 * The window: one package per scene, and what the scenes share.
 *
 * <p>JavaFX is used here and in the packages below, nowhere else. The JavaFX thread never searches, reads files or
 * waits.
 *
 * <p>The words of a scene are in the classes named {@code ...Words} beside it, so that other languages can be added.
 * The descriptions of faults by readers and commands stay where the faults are found.
 *
 * <p>Not here: searches, lessons as data, the command line.
 */
package knightschool.ui;
