/**
 * The short messages over the scene on screen: what a scene says through a
 * {@link knightschool.ui.message.MessageDisplay}, the strip that shows it, where there is room for the strip, and for
 * how long. While a teacher presents, {@link knightschool.ui.message.WindowMessageRouter} shows them to the teacher.
 *
 * <p>Not here: the words of the messages, and the window.
 */
package knightschool.ui.message;
