/**
 * The scenes of other jars in the window: {@link knightschool.ui.plugin.UnavailableScene} stands for one that cannot be
 * created.
 */
package knightschool.ui.plugin;
