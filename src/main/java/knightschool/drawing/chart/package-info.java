/**
 * Numbers as pictures: the steps of searches from every start as shades on a board with their scale, degrees as bars,
 * the squares of both colours, and the mark of a verdict.
 */
package knightschool.drawing.chart;
