package knightschool.ui.command;

/**
 * An effect of keys or the mouse on a control, apart from commands; a line of the help.
 *
 * @param keys the keys as labelled on the keyboard, or the mouse gesture
 * @param words the effect, in a few words
 */
public record GestureDescription(String keys, String words) {}
