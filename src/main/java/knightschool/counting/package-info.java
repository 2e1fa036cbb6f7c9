/**
 * Counts the tours of a board exactly, without visiting them one by one.
 *
 * <p>A tour is cut along a frontier that sweeps over the board. The possible continuations depend only on two facts
 * about the part behind the frontier: which squares of the frontier have none, one or both of their two edges, and
 * which pairs of ends belong to the same piece. Parts that share these facts form one state and are counted together.
 * {@link knightschool.counting.FrontierCircuitCounter} moves the frontier square by square,
 * {@link knightschool.counting.VertexOrder} chooses its order, and {@link knightschool.counting.FrontierStateTable}
 * holds the states. The running time grows with the number of states, not with the number of tours.
 * {@link knightschool.counting.TourCount} is the entry point: it answers small cases and those that a simple fact
 * decides by itself, and gives no number if there are too many states.
 *
 * <p>Not here: finding a tour (search), saying why there is none (explain), or counting the paths of a census, which
 * may end anywhere (census).
 */
package knightschool.counting;
