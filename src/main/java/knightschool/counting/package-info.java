/**
 * How many tours a board has, exactly, without visiting them one by one.
 *
 * <p>A tour is cut along a border that sweeps over the board. Of the part behind the border only this matters for what
 * can follow: which squares of the border have none, one or both of their two edges, and which pairs of ends belong to
 * the same piece. Parts that agree in that are one state, counted together;
 * {@link knightschool.counting.FrontierCircuitCounter} moves the border square by square,
 * {@link knightschool.counting.VertexOrder} chooses its order, and {@link knightschool.counting.StateTable} holds the
 * states. The time taken grows with the number of states, not with the number of tours.
 * {@link knightschool.counting.TourCount} is what others call: it answers the small cases and those that a simple fact
 * decides by itself, and gives no number where there are too many states.
 *
 * <p>Not here: finding a tour (search), or saying why there is none (explain).
 */
package knightschool.counting;
