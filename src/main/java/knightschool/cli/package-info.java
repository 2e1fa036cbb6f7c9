/**
 * The command line: one class per command, results to standard output, messages and progress to standard error.
 *
 * <p>It works without a display and starts no JavaFX toolkit, except for pictures, which {@code ui.render} makes.
 *
 * <p>Not here: anything that a command computes. A command only reads its arguments, calls other packages and prints.
 */
package knightschool.cli;
