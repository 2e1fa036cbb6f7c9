package knightschool.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import knightschool.files.InputFault;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.text.Json;

/**
 * The formats that the map of a sliding puzzle can be written in: positions by their numbers, each with what it is
 * (start, goal or other), how far it is from the start and from the nearest goal, and its board, the rows parted by
 * slashes; every link once, the smaller number first. A distance is left out where no goal can be reached.
 */
public enum StateMapFormat {
    JSON(StateMapFormat::json),
    DOT(StateMapFormat::dot),
    GRAPHML(StateMapFormat::graphMl),
    GEXF(StateMapFormat::gexf),
    GRAPH6((map, out) -> Graph6.write(map, out.out())),
    CSV(StateMapFormat::csv);

    /** The most positions: larger files no program opens. */
    public static final int MOST_POSITIONS = 1_000_000;

    private interface Form {
        void write(StateMap map, LineWriter out) throws IOException;
    }

    private final Form form;

    StateMapFormat(Form form) {
        this.form = form;
    }

    /** The ending of a file's name. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Writes a map, with a line feed at the end.
     *
     * @throws InputFault if it is too large for the format
     * @throws IOException if {@code out} cannot be written
     */
    public void write(StateMap map, Appendable out) throws IOException {
        int most = this == GRAPH6 ? Graph6.MAX_VERTICES : MOST_POSITIONS;
        if (map.vertexCount() > most) {
            throw new InputFault(
                    "a map of " + map.vertexCount() + " positions is too large for " + word(),
                    "This format goes up to " + most + " positions here"
                            + (this == GRAPH6 ? ": choose another one." : "."));
        }
        LineWriter lines = new LineWriter(out);
        try {
            form.write(map, lines);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** The text of a map; for large ones rather {@link #write}. */
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

    private interface LinkVisitor {
        void visit(int smaller, int larger);
    }

    private static void forEachLink(StateMap map, LinkVisitor visitor) {
        for (int from = 0; from < map.vertexCount(); from++) {
            for (int i = 0; i < map.degree(from); i++) {
                if (from < map.neighbour(from, i)) {
                    visitor.visit(from, map.neighbour(from, i));
                }
            }
        }
    }

    /** An object: {@code positions} (arrays of kind, from start, to goal or −1, board) and {@code links} (pairs). */
    private static void json(StateMap map, LineWriter out) throws IOException {
        Json json = new Json(out.out());
        json.object().key("positions").array();
        for (int position = 0; position < map.vertexCount(); position++) {
            json.array().value(kind(map, position)).value(map.fromStart(position));
            json.value(map.toGoal(position)).value(board(map, position)).end();
        }
        json.end().key("links").array();
        forEachLink(map, json::ints);
        json.end().end();
        out.out().append('\n');
    }

    private static void dot(StateMap map, LineWriter out) {
        out.line("graph map {").line("  node [shape=circle];");
        for (int position = 0; position < map.vertexCount(); position++) {
            String shape = map.isGoal(position) ? "diamond" : position == StateMap.START ? "square" : "circle";
            out.line(
                    "  § [label=\"§\", shape=§, tooltip=\"§\"];",
                    position,
                    toGoal(map, position),
                    shape,
                    board(map, position));
        }
        forEachLink(map, (one, other) -> out.line("  § -- §;", one, other));
        out.line("}");
    }

    private static void graphMl(StateMap map, LineWriter out) {
        out.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
                .line("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\""
                        + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
                        + " xsi:schemaLocation=\"http://graphml.graphdrawing.org/xmlns"
                        + " http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd\">");
        for (String name : new String[] {"kind", "board"}) {
            out.line("  <key id=\"§\" for=\"node\" attr.name=\"§\" attr.type=\"string\"/>", name, name);
        }
        for (String name : new String[] {"fromStart", "toGoal"}) {
            out.line("  <key id=\"§\" for=\"node\" attr.name=\"§\" attr.type=\"int\"/>", name, name);
        }
        out.line("  <graph id=\"map\" edgedefault=\"undirected\">");
        for (int position = 0; position < map.vertexCount(); position++) {
            String distance = toGoal(map, position);
            out.line(
                    "    <node id=\"n§\"><data key=\"kind\">§</data><data key=\"board\">§</data>"
                            + "<data key=\"fromStart\">§</data>§</node>",
                    position,
                    kind(map, position),
                    board(map, position),
                    map.fromStart(position),
                    distance.isEmpty() ? "" : "<data key=\"toGoal\">" + distance + "</data>");
        }
        forEachLink(map, (one, other) -> out.line("    <edge source=\"n§\" target=\"n§\"/>", one, other));
        out.line("  </graph>").line("</graphml>");
    }

    private static void gexf(StateMap map, LineWriter out) {
        out.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
                .line("<gexf xmlns=\"http://www.gexf.net/1.2draft\" version=\"1.2\">")
                .line("  <graph defaultedgetype=\"undirected\">")
                .line("    <attributes class=\"node\">")
                .line("      <attribute id=\"0\" title=\"kind\" type=\"string\"/>")
                .line("      <attribute id=\"1\" title=\"fromStart\" type=\"integer\"/>")
                .line("      <attribute id=\"2\" title=\"toGoal\" type=\"integer\"/>")
                .line("    </attributes>")
                .line("    <nodes>");
        for (int position = 0; position < map.vertexCount(); position++) {
            String distance = toGoal(map, position);
            out.line(
                    "      <node id=\"§\" label=\"§\"><attvalues><attvalue for=\"0\" value=\"§\"/>"
                            + "<attvalue for=\"1\" value=\"§\"/>§</attvalues></node>",
                    position,
                    board(map, position),
                    kind(map, position),
                    map.fromStart(position),
                    distance.isEmpty() ? "" : "<attvalue for=\"2\" value=\"" + distance + "\"/>");
        }
        out.line("    </nodes>").line("    <edges>");
        int[] id = {0};
        forEachLink(
                map, (one, other) -> out.line("      <edge id=\"§\" source=\"§\" target=\"§\"/>", id[0]++, one, other));
        out.line("    </edges>").line("  </graph>").line("</gexf>");
    }

    /** A table of links with their moves, for programs that take no other format. */
    private static void csv(StateMap map, LineWriter out) {
        out.line("source,target,move");
        forEachLink(
                map,
                (one, other) ->
                        out.line("§,§,§", one, other, BlockMoveText.format(map.puzzle(), map.move(one, other))));
    }
}
