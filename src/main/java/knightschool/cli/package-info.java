/**
 * The command line: one class per command, results to standard output, messages and progress to standard error.
 *
 * <p>It works without a display and starts no JavaFX toolkit, but for pictures, which it asks {@code ui.render} for.
 *
 * <p>Not here: anything that a command computes; each only reads its arguments, calls and prints.
 */
package knightschool.cli;
