/**
 * The set-ups of the program's own scenes, one record for each kind of scene with its format, and what several of them
 * share: how their boards are resized and their steps counted.
 *
 * <p>{@link knightschool.setup.scene.BuiltInSetupFormats} names the formats, which the program finds as it finds those
 * of other jars, and {@link knightschool.setup.scene.BuiltInSceneKinds} the kinds.
 * {@link knightschool.setup.scene.AnyFileSetupReader} tells which scene shows a file.
 *
 * <p>Not here: what every set-up is and how it is written ({@code setup}).
 */
package knightschool.setup.scene;
