/**
 * The board on which a person moves a knight, the same in every scene: {@link knightschool.ui.knight.KnightModel} says
 * what a move does and what of it can be undone, {@link knightschool.ui.knight.KnightBoard} lets it be made by mouse,
 * by drags and by keys, and shows it. A scene gives both what differs: which moves there are, and what is drawn.
 */
package knightschool.ui.knight;
