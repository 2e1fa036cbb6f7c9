package knightschool.cli;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkProperty;
import knightschool.graph.WalkVerdict;
import knightschool.text.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints whether a sequence of squares is a walk, a trail, a path or a circuit. */
@Command(
        name = "classify",
        description = {
            "Says what a sequence of squares is.",
            "Prints JSON: kind (none, walk, trail, path or circuit) and"
                    + " whether it is a walk, a trail, a path, closed, a circuit, Hamiltonian. Where it is not a walk,"
                    + " notAnEdge is the first pair of squares that is not an edge."
        },
        footer = {"%nExample:", "  knight-school classify --board 8x8 --walk a1,b3,c5,d3,b2"})
final class ClassifyWalkCommand extends AbstractTerminalCommand {
    @Mixin
    private BoardOption board;

    @Option(
            names = "--walk",
            required = true,
            paramLabel = "SQ,SQ,...",
            description = "The squares in order, as chess names or indices, with commas.")
    private String walk;

    @Override
    public Integer call() throws IOException {
        Board on = board.read();
        int[] squares = Arrays.stream(walk.split(",", -1))
                .mapToInt(name -> ArgumentReader.in("--walk", () -> SquareNames.parse(on, name)))
                .toArray();
        terminal.print(json -> print(WalkVerdict.of(KnightGraph.of(on), squares), json));
        return 0;
    }

    private static void print(WalkVerdict verdict, JsonWriter json) {
        json.put("kind", verdict.kind().word());
        for (WalkProperty property : WalkProperty.values()) {
            json.put(property.name().toLowerCase(Locale.ROOT), verdict.is(property));
        }
        int step = verdict.notAnEdgeAt();
        if (step != WalkVerdict.NEVER) {
            int[] squares = verdict.squares();
            json.key("notAnEdge")
                    .ints(step == 0 ? new int[] {squares[0]} : Arrays.copyOfRange(squares, step - 1, step + 1));
        }
    }
}
