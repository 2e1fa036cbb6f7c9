/**
 * Boards on which a player moves a knight (the tour game, a level and a walk) and the small pictures beside them.
 *
 * <p>A {@link knightschool.drawing.game.DrawableKnightBoard} is the visible state of such a board, with the signs of
 * its legend. {@link knightschool.drawing.game.MoveEffectTimelineMark} marks the moves of a game, and stars show the
 * result of a level.
 */
package knightschool.drawing.game;
