/**
 * Pictures of scenes, on screen or not: of whole scenes for files, and small ones of live scenes for lists.
 *
 * <p>{@link knightschool.ui.snapshot.JavaFxSceneCapture} lays a scene out without a stage and takes its picture.
 * {@link knightschool.ui.snapshot.SceneThumbnailCache} opens set-ups one after the other, waits until each is settled
 * and keeps a picture of its board or graph. {@link knightschool.ui.snapshot.ExportedScenePicture} is what a person
 * saves of a scene on screen, as pixels or as SVG.
 *
 * <p>Not here: the pictures of the command line ({@code ui.render}).
 */
package knightschool.ui.snapshot;
