/**
 * The models of the tab of maps, independent of the JavaFX toolkit: a sliding puzzle and its map, the player's moves,
 * edits of the puzzle, facts about the map, and help with a solution.
 *
 * <p>{@link knightschool.ui.statemap.model.StateMapModel} holds the others together;
 * {@link knightschool.ui.statemap.model.StateMapWorker} computes and lays out the map in the background.
 *
 * <p>Not here: views, commands and files ({@code ui.statemap}).
 */
package knightschool.ui.statemap.model;
