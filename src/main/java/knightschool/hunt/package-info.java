/**
 * Hunts for boards with a property: the smallest one, and boards that lose the property without one square.
 *
 * <p>{@link knightschool.hunt.SmallestBoardHuntKind} defines what is sought, and
 * {@link knightschool.hunt.BoardConditionCheck} checks exactly whether a board of few squares qualifies. That the
 * program's own boards are the smallest is shown by its tests, which examine all connected boards with a number of
 * squares. {@link knightschool.hunt.CriticalSquareBoard} finds boards whose tours depend on a single square.
 *
 * <p>Not here: how a hunt looks on a screen.
 */
package knightschool.hunt;
