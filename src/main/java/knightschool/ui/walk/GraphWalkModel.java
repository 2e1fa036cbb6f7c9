package knightschool.ui.walk;

import knightschool.graph.PlacedGraph;
import knightschool.graph.VertexNames;
import knightschool.setup.scene.GraphWalkSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.ui.command.CommandDefinitions;

/** A walk that the user makes on a graph that is no board, vertex by vertex, and the verdict on it. */
final class GraphWalkModel extends AbstractWalkTaskModel<GraphWalkSetup> {
    GraphWalkModel() {
        super(GraphWalkSetup.usual());
    }

    @Override
    PlacedGraph graph() {
        return task().graph();
    }

    @Override
    VertexNames vertexNames() {
        return graph();
    }

    @Override
    void choose(int vertex) {
        if (!walk().isEmpty() && walk().getLast() == vertex) {
            say(WalkWords.already(graph().name(vertex)));
        } else if (walkHistory().length() == WalkSetup.MOST_SQUARES) {
            say(WalkWords.LONGEST);
        } else {
            makeMove(vertex);
        }
    }

    @Override
    String noUndo(String redo) {
        return walkHistory().canRedo() ? WalkWords.allTakenBack(CommandDefinitions.keyText(redo)) : "";
    }
}
