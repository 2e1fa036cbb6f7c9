/**
 * The values in set-ups: what a scene shows ({@link knightschool.setup.value.DisplayOption}) and hides
 * ({@link knightschool.setup.value.HideableScenePart}), its controls ({@link knightschool.setup.value.SceneControl}),
 * the moment and the steps of a search ({@link knightschool.setup.value.Moment},
 * {@link knightschool.setup.value.TimelineBracket}), the layout of a graph and the fact shown in it. Each is a word of
 * the format, and none depends on a scene. Every scene brings the words that it needs
 * ({@link knightschool.setup.value.SceneKeyword}); the constants are those of the program's scenes.
 *
 * <p>Not here: the set-ups themselves, and how they are read and written.
 */
package knightschool.setup.value;
