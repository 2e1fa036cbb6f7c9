package knightschool.cli;

import java.io.IOException;
import knightschool.board.Board;
import knightschool.explain.TourExistenceAnswer;
import knightschool.explain.TourExistenceAttempt;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.Witness;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.text.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reports whether a board has a tour and, if it has none, why. */
@Command(
        name = "explain",
        description = {
            "Says whether a board has a tour, and if not, why: the smallest evidence that can be checked by eye.",
            "Prints JSON: tour (impossible, exists or unknown), witness (kind, squares and text; null unless"
                    + " impossible), example (a tour as square indices; null unless one exists) and, where it is"
                    + " unknown, what was tried.",
            "Kinds, simplest first: isolated, disconnected, dead-ends, colour-imbalance, cut, exhausted.",
            "An exhausted search has nothing to point at: its squares are the fixed start and end, if there are any."
        },
        footer = {"%nExample:", "  knight-school explain --board 4x4"})
final class ExplainTourExistenceCommand extends AbstractTerminalCommand {
    @Mixin
    private BoardOption board;

    @Mixin
    private StartAndClosedOptions tour;

    @Option(
            names = "--max-steps",
            paramLabel = "N",
            description = "After how many steps of search, all starts together, the answer is unknown. Without it:"
                    + " " + TourExistenceBudget.THOROUGH_STEPS + ".")
    private String maxSteps;

    @Override
    public Integer call() throws IOException {
        Board on = board.read();
        TourEndpointConstraint ends = tour.ends(on);
        var progress = new TerminalProgress(terminal).ofInquiry("; --max-steps sets a limit");
        TourExistenceAnswer finding = TourExistenceDecider.answer(
                KnightGraph.of(on), ends, effort(), TourExistenceOracle.OF_FULL_BOARDS, progress);
        terminal.print(json -> print(finding, json));
        return 0;
    }

    private TourExistenceBudget effort() {
        TourExistenceBudget usual = TourExistenceBudget.THOROUGH;
        return maxSteps == null
                ? usual
                : new TourExistenceBudget(usual.cuts(), ArgumentReader.number("--max-steps", maxSteps, 1));
    }

    private static void print(TourExistenceAnswer finding, JsonWriter json) {
        json.put("tour", finding.verdict().word());
        json.key("witness");
        finding.witness().ifPresentOrElse(witness -> print(witness, json), () -> json.value(null));
        json.put("example", finding.verdict() == TourExistenceVerdict.EXISTS ? finding.example() : null);
        if (finding.verdict() == TourExistenceVerdict.UNKNOWN) {
            json.put(
                    "tried",
                    finding.attempts().stream().map(TourExistenceAttempt::words).toList());
        }
    }

    private static void print(Witness witness, JsonWriter json) {
        json.object()
                .put("kind", witness.kind().word())
                .put("squares", witness.squares())
                .put("text", witness.text())
                .end();
    }
}
