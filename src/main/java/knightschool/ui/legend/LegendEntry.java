package knightschool.ui.legend;

import knightschool.drawing.Sketch;

/**
 * A sign that is on screen now.
 *
 * @param sign as it looks, on a bit of square
 * @param name what it is
 * @param where where it is now, or what more there is to say; may be empty
 */
public record LegendEntry(Sketch sign, String name, String where) {}
