package knightschool.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import knightschool.export.AttributedGraph.Attribute;
import knightschool.export.AttributedGraph.Role;
import knightschool.export.AttributedGraph.Type;
import knightschool.files.ExtensionFormat;
import knightschool.files.InputFault;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.text.JsonWriter;

/**
 * The formats for the map of a sliding puzzle: positions by number, each with its kind (start, goal or other), its
 * distances from the start and from the nearest goal, and its board, with rows separated by slashes; every link once,
 * the smaller number first. The distance from a goal is omitted if no goal can be reached.
 */
public enum StateMapFormat implements ExtensionFormat {
    JSON(StateMapFormat::json),
    DOT((map, out) -> attributed(map).writeDot(out)),
    GRAPHML((map, out) -> attributed(map).writeGraphMl(out)),
    GEXF((map, out) -> attributed(map).writeGexf(out)),
    GRAPH6(Graph6Writer::write),
    /** A table of links with their moves, for programs that support no other format. */
    CSV(StateMapFormat::csv);

    /** The largest number of positions, because no program opens larger files. */
    public static final int MOST_POSITIONS = 1_000_000;

    private interface Form {
        void write(StateMap map, Appendable out) throws IOException;
    }

    private final Form form;

    StateMapFormat(Form form) {
        this.form = form;
    }

    /**
     * Writes a map, with a line feed at the end.
     *
     * @throws InputFault if the map is too large for the format
     * @throws IOException if {@code out} cannot be written
     */
    public void write(StateMap map, Appendable out) throws IOException {
        int most = this == GRAPH6 ? Graph6Writer.MAX_VERTICES : MOST_POSITIONS;
        if (map.vertexCount() > most) {
            throw new InputFault(
                    "a map of " + map.vertexCount() + " positions is too large for " + word(),
                    "This format goes up to " + most + " positions here"
                            + (this == GRAPH6 ? ": choose another one." : "."));
        }
        form.write(map, out);
    }

    /** Returns the text of a map. For large maps use {@link #write}. */
    public String text(StateMap map) {
        StringBuilder text = new StringBuilder();
        try {
            write(map, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static String kind(StateMap map, int position) {
        return map.isGoal(position) ? "goal" : position == StateMap.START ? "start" : "other";
    }

    private static String board(StateMap map, int position) {
        SlidingPuzzle puzzle = map.puzzleAt(position);
        return String.join("/", SlidingPuzzleText.format(puzzle).lines().toList());
    }

    private static String toGoal(StateMap map, int position) {
        return map.toGoal(position) == StateMap.NONE ? "" : Integer.toString(map.toGoal(position));
    }

    private static void forEachLink(StateMap map, AttributedGraph.Edge link) {
        for (int from = 0; from < map.vertexCount(); from++) {
            for (int i = 0; i < map.degree(from); i++) {
                if (from < map.neighbour(from, i)) {
                    link.between(from, map.neighbour(from, i));
                }
            }
        }
    }

    private static AttributedGraph attributed(StateMap map) {
        IntFunction<String> board = position -> board(map, position);
        IntFunction<String> fromStart = position -> Integer.toString(map.fromStart(position));
        IntFunction<String> toGoal = position -> toGoal(map, position);
        List<Attribute> attributes = List.of(
                new Attribute("kind", Role.OTHER, Type.STRING, position -> kind(map, position)),
                new Attribute("board", Role.LABEL, Type.STRING, board),
                new Attribute("fromStart", Role.OTHER, Type.INT, fromStart),
                new Attribute("toGoal", Role.OTHER, Type.INT, toGoal));
        IntFunction<String> dot = position -> "label=\"" + toGoal.apply(position) + "\", shape=" + shape(map, position)
                + ", tooltip=\"" + board.apply(position) + "\"";
        var positions = IntStream.range(0, map.vertexCount());
        return new AttributedGraph("map", positions, link -> forEachLink(map, link), attributes, dot);
    }

    private static String shape(StateMap map, int position) {
        return map.isGoal(position) ? "diamond" : position == StateMap.START ? "square" : "circle";
    }

    /**
     * Writes a JSON object: {@code positions} (arrays of kind, distance from the start, distance to a goal or −1,
     * board) and {@code links} (pairs).
     */
    private static void json(StateMap map, Appendable out) throws IOException {
        TemplateLineWriter.whole(() -> json(map, new JsonWriter(out)));
        out.append('\n');
    }

    private static void json(StateMap map, JsonWriter json) {
        json.object().key("positions").array();
        for (int position = 0; position < map.vertexCount(); position++) {
            json.array().value(kind(map, position)).value(map.fromStart(position));
            json.value(map.toGoal(position)).value(board(map, position)).end();
        }
        json.end().key("links").array();
        forEachLink(map, json::ints);
        json.end().end();
    }

    private static void csv(StateMap map, Appendable out) throws IOException {
        TemplateLineWriter lines = new TemplateLineWriter(out);
        TemplateLineWriter.whole(() -> {
            lines.line("source,target,move");
            forEachLink(
                    map,
                    (one, other) ->
                            lines.line("§,§,§", one, other, BlockMoveText.format(map.puzzle(), map.move(one, other))));
        });
    }
}
