package knightschool.ui.figure;

/**
 * A number beside a scene.
 *
 * @param figure the number as text
 * @param name what it counts
 * @param meaning an explanation in a few words
 */
record LabelledNumber(String figure, String name, String meaning) {}
