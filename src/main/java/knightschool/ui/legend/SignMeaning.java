package knightschool.ui.legend;

/**
 * The words for a sign whose meaning depends on what a scene shows with it.
 *
 * @param name the name of the sign
 * @param where more about its meaning; may be empty
 */
public record SignMeaning(String name, String where) {}
