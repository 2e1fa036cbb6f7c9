/**
 * The placement of names and captions on a drawing of a graph, so that they cover neither vertices nor one another.
 *
 * <p>{@link knightschool.drawing.label.LabelPlacer} writes names beside vertices, and
 * {@link knightschool.drawing.label.CaptionPlacer} writes a {@link knightschool.drawing.label.GraphPartCaption} for a
 * part of the graph, near the part or joined to it by a line.
 *
 * <p>Not here: the names and captions of a kind of graph.
 */
package knightschool.drawing.label;
