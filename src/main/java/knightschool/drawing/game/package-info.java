/**
 * Boards on which a person moves a knight: the tour game, a level and a walk, and the small pictures beside them.
 *
 * <p>A {@link knightschool.drawing.game.DrawableKnightBoard} is what such a board shows, with the signs of its legend.
 * Moves of a game are {@link knightschool.drawing.game.MoveJudgementMark}s, results of a level stars.
 */
package knightschool.drawing.game;
