package knightschool.drawing.graph;

import knightschool.drawing.Shape;

/**
 * Words beside a part of a graph, such as what the vertices of a ring have in common.
 *
 * @param x where the words begin, end or have their middle, by {@code side}, in pixels
 * @param y their middle, in pixels
 */
public record GraphCaption(double x, double y, Shape.Side side, String words) {}
