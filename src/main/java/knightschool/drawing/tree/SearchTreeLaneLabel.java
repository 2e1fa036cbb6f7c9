package knightschool.drawing.tree;

import knightschool.drawing.AlgorithmStyle;

/**
 * The label of one of several search trees that are drawn below one another: name, style and marked node.
 *
 * @param search the index of its search
 * @param name the name of its pane
 * @param look the colour and the marker of its pane
 * @param now the node to be marked
 */
public record SearchTreeLaneLabel(int search, String name, AlgorithmStyle look, SearchTreeIcicleDrawing.Now now) {}
