/**
 * Hunts for boards with a property: the smallest with one, and boards that one square more or less would change.
 *
 * <p>{@link knightschool.hunt.SmallestBoardProblem} says what is looked for,
 * {@link knightschool.hunt.BoardConditionCheck} whether a board is one, exactly, for boards of few squares. That the
 * program's own best are the smallest is shown by its tests, which go through all connected boards of a number of
 * squares. {@link knightschool.hunt.CriticalSquare} makes boards whose tours hang on a single square.
 *
 * <p>Not here: how a hunt looks on a screen.
 */
package knightschool.hunt;
