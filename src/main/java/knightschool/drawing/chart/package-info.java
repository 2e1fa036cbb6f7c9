/**
 * Charts: the steps of searches from every start as shades on a board with their scale, degrees as bars, the numbers of
 * light and dark squares, and the mark of a verdict.
 */
package knightschool.drawing.chart;
