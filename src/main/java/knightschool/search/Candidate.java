package knightschool.search;

/**
 * A square that may be tried next.
 *
 * @param square where the knight would go
 * @param move the move that leads there, 0 to 7
 * @param rank its place among the candidates, 1 for the next choice; 0 where a person chooses
 * @param onward number of onward moves from it: to unvisited squares, the knight's own not counted
 * @param tied whether another candidate has as few onward moves
 */
public record Candidate(int square, int move, int rank, int onward, boolean tied) {
    /** Whether it is the next choice. */
    public boolean isNext() {
        return rank == 1;
    }
}
