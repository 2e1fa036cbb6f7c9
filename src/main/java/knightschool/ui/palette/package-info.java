/**
 * The search for commands of the current scene, of the window and of other scenes, and for lessons, terms and files by
 * name.
 *
 * <p>A {@link knightschool.ui.palette.PaletteEntry} is something that can be found. Commands are taken from the
 * existing scenes; those of other scenes are in the {@link knightschool.ui.command.CommandDefinitions}. A
 * {@link knightschool.ui.palette.NamedSetup} is something that a scene can open by name.
 *
 * <p>Not here: which scenes there are, and where searchable set-ups come from.
 */
package knightschool.ui.palette;
