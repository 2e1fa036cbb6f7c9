/**
 * The commands of the user, each defined once: an id, keys, words, availability, an action.
 *
 * <p>The {@link knightschool.ui.command.CommandDefinitions} has the words and keys of all commands of the program; code
 * refers to a command by its id and defines its action and its availability. A scene has a list of
 * {@link knightschool.ui.command.Command}s. Key handling, buttons with their tooltips, the help and the palette are
 * created from it, so that no key is named in two places. It also has the keys that name a thing in a scene, such as
 * the digits that move the knight. The effect of other keys on a control, such as arrow keys on a board, is a
 * {@link knightschool.ui.command.GestureDescription}, which is only listed in the help.
 *
 * <p>Not here: the commands of the scenes.
 */
package knightschool.ui.command;
