package knightschool.cli;

import java.io.IOException;
import knightschool.export.GraphFormat;
import knightschool.graph.KnightGraph;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the knight's graph of a board. */
@Command(
        name = "graph",
        description = {
            "Prints the knight's graph of a board.",
            "As JSON: vertices, edges (pairs of square indices),"
                    + " degrees and colours (parallel to vertices; 0 light, 1 dark), components."
        },
        footer = {"%nExample:", "  knight-school graph --board 5x5 --format dot"})
final class PrintGraphCommand extends AbstractTerminalCommand {
    @Mixin
    private BoardOption board;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            defaultValue = "json",
            completionCandidates = FormatNames.class,
            description = "One of: ${COMPLETION-CANDIDATES}. Without it: json.")
    private String format;

    /** The completion candidates for {@code --format}, listed in the help. */
    static final class FormatNames extends KeywordCompletionCandidates<GraphFormat> {
        FormatNames() {
            super(GraphFormat.class);
        }
    }

    @Override
    public Integer call() throws IOException {
        GraphFormat graphFormat = ArgumentReader.in("--format", () -> GraphFormat.named(format));
        graphFormat.write(KnightGraph.of(board.read()), terminal.results());
        return 0;
    }
}
