/**
 * Puzzles as graphs of all their positions: the vertices are the positions, and an edge joins two positions that are
 * one move apart.
 *
 * <p>A {@link knightschool.statemap.SlidingPuzzle} has blocks that slide along their lines until the block {@code A}
 * touches the right edge; {@link knightschool.statemap.SlidingPuzzleText} is its file format. A
 * {@link knightschool.statemap.StateMap} is the graph of all positions that can be reached from the puzzle's position.
 * {@link knightschool.statemap.StateMapSearch} finds it by breadth-first search within a
 * {@link knightschool.statemap.StateMapBudget}. Positions are bit patterns ({@code PositionEncoding}) in one
 * open-addressing table of primitive arrays ({@code PositionTable}), and edges are in compressed sparse rows, so there
 * is no object per position. A map is a {@link knightschool.graph.SimpleGraph}, so everything that measures, lays out
 * or draws a graph accepts it. A {@link knightschool.statemap.SlidingPuzzleGame} is a puzzle as it is played, and a
 * {@link knightschool.statemap.PuzzleSessionLog} shows a game on a map.
 *
 * <p>Not here: pictures ({@code drawing}, {@code ui}) and the knight's own positions ({@code tour} below).
 */
package knightschool.statemap;
