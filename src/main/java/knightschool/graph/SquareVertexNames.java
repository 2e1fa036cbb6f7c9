package knightschool.graph;

import knightschool.board.Board;
import knightschool.board.SquareNames;

/** The names of the squares of a board, as the names of vertices. */
public record SquareVertexNames(Board board) implements VertexNames {
    @Override
    public String name(int vertex) {
        return SquareNames.name(board, vertex);
    }

    @Override
    public int vertex(String name) {
        return SquareNames.parse(board, name);
    }

    @Override
    public String noun() {
        return "square";
    }

    @Override
    public String plural() {
        return "squares";
    }
}
