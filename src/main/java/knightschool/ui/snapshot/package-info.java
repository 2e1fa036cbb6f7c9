/**
 * Pictures of what is on screen, or could be: of a whole scene for a file, and small ones of live scenes for a list.
 *
 * <p>{@link knightschool.ui.snapshot.SceneImages} lays a scene out off the stage and takes its picture;
 * {@link knightschool.ui.snapshot.SceneThumbnails} opens set-ups one after the other, waits until each is settled and
 * keeps a picture of its board or graph.
 *
 * <p>Not here: what the command line renders ({@code ui.render}).
 */
package knightschool.ui.snapshot;
