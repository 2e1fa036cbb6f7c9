/**
 * What is found by typing a few letters: commands of the scene on screen, of the window and of the other scenes, and
 * lessons, words and files by their names.
 *
 * <p>What can be found is a {@link knightschool.ui.palette.PaletteEntry}, a value that leads somewhere. Commands are
 * taken from the scenes that are made; what the others can do is in the
 * {@link knightschool.ui.command.CommandDefinitions}. A {@link knightschool.ui.palette.SearchableSetup} is what a scene
 * can be opened at by its name.
 *
 * <p>Not here: which scenes there are, and where places come from.
 */
package knightschool.ui.palette;
