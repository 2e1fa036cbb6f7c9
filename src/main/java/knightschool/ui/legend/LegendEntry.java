package knightschool.ui.legend;

import knightschool.drawing.Sketch;

/**
 * A sign in the legend.
 *
 * @param sign the sign as it looks, on part of a square
 * @param name the name of the sign
 * @param where where the sign is now, or more about its meaning; may be empty
 */
public record LegendEntry(Sketch sign, String name, String where) {}
