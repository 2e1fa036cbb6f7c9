package knightschool.cli;

import java.io.IOException;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.text.JsonWriter;
import knightschool.walk.ShortestCoveringWalkAnswer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Finds the shortest walk through every square. */
@Command(
        name = "shortest-walk",
        description = {
            "Finds the shortest walk that visits every square; where there is a tour, it is one.",
            "Prints JSON: length (moves; null where there is no such walk), least (no walk has fewer moves), shortest"
                    + " (whether it is known to be), method, walk (square indices) and, where they say why it cannot be"
                    + " shorter, cut (squares without which the board falls into the given number of pieces)."
        },
        footer = {"%nExample:", "  knight-school shortest-walk --board 4x4"})
final class ShortestCoveringWalkCommand extends AbstractTerminalCommand {
    @Mixin
    private BoardOption board;

    @Mixin
    private StartAndClosedOptions tour;

    @Override
    public Integer call() throws IOException {
        Board on = board.read();
        TourEndpointConstraint ends = tour.ends(on);
        TerminalProgress progress = new TerminalProgress(terminal);
        ShortestCoveringWalkAnswer coveringWalk = ShortestCoveringWalkAnswer.of(
                KnightGraph.of(on), ends, ShortestCoveringWalkAnswer.THOROUGH, progress.ofInquiry(""));
        terminal.print(json -> print(coveringWalk, json));
        return 0;
    }

    static void print(ShortestCoveringWalkAnswer coveringWalk, JsonWriter json) {
        json.put("length", coveringWalk.walk().isEmpty() ? null : coveringWalk.length());
        json.put("least", coveringWalk.walk().isEmpty() ? null : coveringWalk.least());
        json.put("shortest", coveringWalk.isShortest());
        json.put("method", coveringWalk.method().word());
        json.put("walk", coveringWalk.walk());
        coveringWalk
                .cut()
                .ifPresent(cut -> json.key("cut")
                        .object()
                        .put("squares", cut.squares())
                        .put("pieces", cut.pieces().size())
                        .end());
        if (!coveringWalk.reason().isEmpty()) {
            json.put("reason", coveringWalk.reason());
        }
    }
}
