package knightschool.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.explain.Witness;
import knightschool.graph.KnightGraph;
import knightschool.search.Position;

/**
 * Where a player should look: at the squares that a losing candidate would leave in trouble, or, where no candidate is
 * known to lose, at the unvisited square with the fewest open moves.
 */
final class HintRegion {
    private HintRegion() {}

    /** @param losing a candidate that loses; empty if none is known to */
    static Hint.Look of(Game game, Optional<Hint.Loses> losing) {
        return losing.flatMap(HintRegion::left).orElseGet(() -> fewest(game));
    }

    /** Empty where there is nothing to see. */
    private static Optional<Hint.Look> left(Hint.Loses losing) {
        Witness witness = losing.witness();
        return switch (witness.kind()) {
            case ISOLATED ->
                Optional.of(new Hint.Look(
                        witness.squares(),
                        witness.squares().contains(losing.square())
                                ? HintQuestion.HOW_TO_LEAVE
                                : HintQuestion.HOW_TO_REACH));
            case DEAD_ENDS -> Optional.of(new Hint.Look(witness.squares(), HintQuestion.HOW_TO_LEAVE));
            case DISCONNECTED -> Optional.of(new Hint.Look(witness.squares(), HintQuestion.HOW_TO_JOIN));
            case CUT ->
                witness.pieces().stream()
                        .min(Comparator.comparingInt(List::size))
                        .map(piece -> new Hint.Look(piece, HintQuestion.HOW_TO_JOIN));
            case END_OF_CLOSED_TOUR, COLOUR_IMBALANCE, EXHAUSTED -> Optional.empty();
        };
    }

    /** Among equals one that the knight can go to next, then the first in index order. */
    private static Hint.Look fewest(Game game) {
        int square = game.position().map(HintRegion::fewestOpen).orElseGet(() -> fewestMoves(game));
        return new Hint.Look(List.of(square), HintQuestion.HOW_MANY_MOVES);
    }

    private static int fewestOpen(Position position) {
        KnightGraph graph = position.problem().graph();
        int head = position.path().head();
        return position.board()
                .playable()
                .filter(square -> square != head && position.domains().has(square))
                .boxed()
                .min(Comparator.<Integer>comparingInt(
                                square -> position.domains().size(square))
                        .thenComparingInt(square -> graph.hasEdge(head, square) ? 0 : 1))
                .orElse(head);
    }

    private static int fewestMoves(Game game) {
        KnightGraph graph = KnightGraph.of(game.board());
        return IntStream.of(game.board().playable().toArray())
                .boxed()
                .min(Comparator.comparingInt(graph::degree))
                .orElseThrow();
    }
}
