package knightschool.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.command.Command;
import knightschool.ui.graph.KnightGraphView;

/** The commands on the picture of the graph: its shape, the names of the vertices, and what their colours mean. */
final class GraphViewCommands {
    static final String NAMES = "editor.names";
    static final String FREEZE = "editor.freeze";

    private GraphViewCommands() {}

    static String id(GraphLayoutKind shape) {
        return "editor.layout-" + BoardEditCommands.word(shape);
    }

    static String id(VertexMeasure measure) {
        return "editor.measure-" + BoardEditCommands.word(measure);
    }

    /** Returns the commands that choose a shape. */
    static List<Command> ofShapes(KnightGraphView graph) {
        return Stream.of(GraphLayoutKind.values())
                .map(shape -> Command.of(
                        id(shape), () -> graph.pane().graphLayoutProperty().set(shape)))
                .toList();
    }

    /** Returns the commands on names, springs and colours. */
    static List<Command> ofVertices(KnightGraphView graph) {
        List<Command> commands = new ArrayList<>(List.of(
                Command.of(NAMES, () -> toggle(graph.namedProperty())),
                Command.of(FREEZE, () -> toggle(graph.frozenProperty()))
                        .when(graph.pane().graphLayoutProperty().isEqualTo(GraphLayoutKind.SPRINGS))));
        for (VertexMeasure measure : VertexMeasure.values()) {
            commands.add(Command.of(id(measure), () -> graph.measureProperty().set(measure)));
        }
        return commands;
    }

    private static void toggle(BooleanProperty property) {
        property.set(!property.get());
    }
}
