/**
 * The board on which the user moves a knight, shared by all scenes. {@link knightschool.ui.knight.KnightWalkModel}
 * defines the effect of a move and what can be undone; {@link knightschool.ui.knight.MovableKnightBoardView} shows the
 * board and takes moves by clicks, drags and keys. {@link knightschool.ui.knight.AbstractWalkModel} keeps a walk on a
 * graph, or the moves of a puzzle, and the walks that it replaced. A scene supplies what differs: the possible moves,
 * and the drawing.
 */
package knightschool.ui.knight;
