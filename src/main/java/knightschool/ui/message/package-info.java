/**
 * The short messages over the scene on screen: what a scene says through a
 * {@link knightschool.ui.message.MessageDisplay}, the strip that shows it, and for how long.
 * {@link knightschool.ui.message.FreeSpace} finds the place for the strip, and for the legend, too; both compute in it
 * which part of an area another one covers. While a teacher presents,
 * {@link knightschool.ui.message.WindowMessageRouter} shows them to the teacher.
 *
 * <p>Not here: the words of the messages, and the window.
 */
package knightschool.ui.message;
