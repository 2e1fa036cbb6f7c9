package knightschool.search.position;

/**
 * A square that may be tried next.
 *
 * @param square the square to which the knight would go
 * @param move the move that leads there, 0 to 7
 * @param rank its place among the candidates, 1 for the next choice; 0 if the user chooses
 * @param onward the number of onward moves from it, which lead to unvisited squares
 * @param tied whether another candidate has as few onward moves
 */
public record Candidate(int square, int move, int rank, int onward, boolean tied) {
    /** Returns whether this candidate is the next choice. */
    public boolean isNext() {
        return rank == 1;
    }
}
