package knightschool.ui.figure;

/**
 * A number beside a scene.
 *
 * @param figure as it is read
 * @param name what it counts
 * @param meaning what that means, in a few words
 */
record LabelledNumber(String figure, String name, String meaning) {}
