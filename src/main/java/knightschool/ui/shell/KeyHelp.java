package knightschool.ui.shell;

/**
 * One line of the help window.
 *
 * @param keys the keys as they are written on them, such as "Space" or "Ctrl + T"
 * @param does what they do, in a few words
 */
public record KeyHelp(String keys, String does) {}
