package knightschool.drawing.graph;

import knightschool.drawing.BlendedColour;

/**
 * Vertices that are painted alike.
 *
 * @param diameter with the rim, in pixels
 * @param rimWidth in pixels; 0 for none
 */
public record VertexPass(int[] vertices, double diameter, BlendedColour fill, BlendedColour rim, double rimWidth) {}
