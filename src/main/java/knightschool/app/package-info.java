/**
 * The entry point: decides between the window, the gallery and the command line, and nothing else.
 *
 * <p>The decision depends on three facts: whether there are arguments, whether there is a display, and whether the
 * build asked for a gallery. It is a value ({@link knightschool.app.LaunchMode}), so that it can be tested without
 * opening a window. The system properties that choose JavaFX's platform are set here, before the toolkit starts,
 * because JavaFX reads them once.
 *
 * <p>Not here: any control or picture ({@code ui}), any command ({@code cli}).
 */
package knightschool.app;
