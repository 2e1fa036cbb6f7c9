package knightschool.ui.command;

/**
 * Something that a control does by itself with keys or the mouse; a line of the help.
 *
 * @param keys the keys as they are written on them, or what the mouse does
 * @param words what they do, in a few words
 */
public record GestureDescription(String keys, String words) {}
