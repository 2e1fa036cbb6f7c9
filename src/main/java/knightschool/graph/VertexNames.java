package knightschool.graph;

import knightschool.files.InputFault;

/** The names of the vertices of a graph, and the word for a vertex: the squares of a board have their own. */
public interface VertexNames {
    /** Returns the name of a vertex, such as {@code a1}. */
    String name(int vertex);

    /**
     * Returns the vertex with a name.
     *
     * @throws InputFault if there is none
     */
    int vertex(String name);

    /** Returns the word for a vertex: "vertex" or "square". */
    String noun();

    /** Returns the word for several vertices. */
    String plural();
}
