/**
 * Puzzles as graphs of all their positions: the vertices are the positions, and an edge joins two that are one move
 * apart.
 *
 * <p>A {@link knightschool.statemap.SlidingPuzzle} has blocks that slide along their lines, until the block {@code A}
 * touches the right edge; {@link knightschool.statemap.SlidingPuzzleText} is its file format. A
 * {@link knightschool.statemap.StateMap} is the graph of what can be reached from the puzzle as it stands:
 * {@link knightschool.statemap.StateMapSearch} finds it by breadth-first search, within a
 * {@link knightschool.statemap.MapBudget}. Positions are words of bits ({@code PositionEncoding}) in one
 * open-addressing table of primitive arrays ({@code PositionTable}), and links lie in compressed sparse rows, so that
 * there is no object for a position. As the map is a {@link knightschool.graph.SimpleGraph}, all that measures, lays
 * out or draws a graph takes it. A {@link knightschool.statemap.PuzzleGame} is a puzzle as a person plays it, and a
 * {@link knightschool.statemap.PuzzleSession} what is seen of that on a map.
 *
 * <p>Not here: pictures (drawing, ui) and the knight's own positions ({@code tour} below).
 */
package knightschool.statemap;
