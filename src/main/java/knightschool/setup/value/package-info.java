/**
 * The values that set-ups hold: what a scene shows ({@link knightschool.setup.value.DisplayOption}) and hides
 * ({@link knightschool.setup.value.ScenePart}), which controls stand beside it
 * ({@link knightschool.setup.value.SceneControl}), the moment and the steps of a search
 * ({@link knightschool.setup.value.Moment}, {@link knightschool.setup.value.StepSpan}), the shape of a graph and the
 * fact shown in it. Each is a word of the format, and none knows a scene.
 *
 * <p>Not here: the set-ups themselves, and how they are read and written.
 */
package knightschool.setup.value;
