/**
 * What a person can do, each thing named once: an id, keys, words, whether it is available, an action.
 *
 * <p>The {@link knightschool.ui.command.CommandDefinitions} has the words and the keys of all commands of the program;
 * code says by the id what a command does and when. A scene has a list of {@link knightschool.ui.command.Command}s. Key
 * handling, buttons with their tooltips, the help and the palette are made from it, so no key is named in two places.
 * What a control does by itself, such as arrow keys on a board, is a
 * {@link knightschool.ui.command.GestureDescription}: it is listed in the help, and nothing else.
 *
 * <p>Not here: what the commands of a scene are.
 */
package knightschool.ui.command;
