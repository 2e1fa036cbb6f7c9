package knightschool.play;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.Witness;
import knightschool.graph.KnightGraph;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.play.Winnability.NotKnown;
import knightschool.search.position.Position;

/** The hints for one position, based on the answers for it and for its candidates. */
public final class PositionHints {
    private final Game game;
    private final Winnability now;
    private final List<CandidateWinnability> answers;
    private final Optional<Hint.Loses> losing;

    private PositionHints(Game game, Winnability now, List<CandidateWinnability> answers, Optional<Hint.Loses> losing) {
        this.game = game;
        this.now = now;
        this.answers = answers;
        this.losing = losing;
    }

    /**
     * Decides the position and its candidates, with at most nine decisions. Before the knight is placed only one start
     * of each colour is decided, because most starts that lose do so because of their colour.
     *
     * @param progress called at intervals; may end the computation by throwing an exception
     */
    public static PositionHints of(Game game, Runnable progress) {
        Winnability decided = WinnabilityDecider.decide(game, progress);
        List<CandidateWinnability> answers =
                decided.cannotBeWon() ? List.of() : CandidateWinnability.of(game, decided, progress);
        Winnability now = decided.canBeWon()
                ? decided
                : CandidateWinnability.ofPosition(answers)
                        .<Winnability>map(open -> open)
                        .orElse(decided);
        Optional<Hint.Loses> losing =
                game.isBegun() || decided.cannotBeWon() ? losing(answers) : losingStart(game, progress);
        return new PositionHints(game, now, answers, losing);
    }

    /** Returns the candidate that loses for the simplest kind of reason, with the fewest squares. */
    private static Optional<Hint.Loses> losing(List<CandidateWinnability> answers) {
        return answers.stream()
                .flatMap(answer -> loses(answer.square(), answer.winnability()).stream())
                .min(Comparator.comparing((Hint.Loses loses) -> loses.witness().kind())
                        .thenComparingInt(loses -> loses.witness().squares().size()));
    }

    private static Optional<Hint.Loses> losingStart(Game game, Runnable progress) {
        Map<Boolean, Integer> oneOfEach = game.starts().stream()
                .collect(Collectors.toMap(game.board()::isDark, start -> start, (one, _) -> one, TreeMap::new));
        return oneOfEach.values().stream()
                .flatMap(start -> loses(start, WinnabilityDecider.decide(game.moved(start), progress)).stream())
                .findFirst();
    }

    private static Optional<Hint.Loses> loses(int square, Winnability after) {
        return after instanceof CannotBeWon(Witness witness)
                ? Optional.of(new Hint.Loses(square, witness))
                : Optional.empty();
    }

    /** Returns the answer for the position. */
    public Winnability winnability() {
        return now;
    }

    /**
     * Returns the answers for its candidates, in move order; empty if the game is lost, so that all of them lose, or
     * not begun.
     */
    public List<CandidateWinnability> candidates() {
        return answers;
    }

    /** Returns the hint of the given strength. */
    public Hint hint(HintStrength strength) {
        if (game.isFinished()) {
            return new Hint.IsFinished();
        }
        if (now instanceof CannotBeWon(Witness witness)) {
            return new Hint.IsLost(witness);
        }
        return switch (strength) {
            case WHERE_TO_LOOK -> region();
            case MOVE_THAT_LOSES -> loses();
            case MOVE_THAT_KEEPS_OPEN -> keepsOpen();
        };
    }

    private Hint loses() {
        return losing.<Hint>map(hint -> hint)
                .orElseGet(() -> new Hint.NoneLoses(
                        CandidateWinnability.count(answers, TourExistenceVerdict.EXISTS),
                        CandidateWinnability.count(answers, TourExistenceVerdict.UNKNOWN)));
    }

    private Hint keepsOpen() {
        return game.isBegun()
                ? answers.stream()
                        .filter(answer -> answer.winnability().canBeWon())
                        .min(Comparator.comparingInt(
                                answer -> answer.candidate().onward()))
                        .<Hint>map(this::keepsOpen)
                        .orElseGet(this::nothingKnown)
                : first();
    }

    private Hint keepsOpen(CandidateWinnability open) {
        boolean only = CandidateWinnability.count(answers, TourExistenceVerdict.IMPOSSIBLE) == answers.size() - 1;
        return new Hint.KeepsOpen(open.square(), completion(open.winnability()), only);
    }

    /** Returns a hint where to place the knight. */
    private Hint first() {
        List<Integer> tour = completion(now);
        return tour.isEmpty()
                ? nothingKnown()
                : new Hint.KeepsOpen(
                        tour.getFirst(),
                        tour.subList(1, tour.size()),
                        game.starts().size() == 1);
    }

    private static List<Integer> completion(Winnability answer) {
        return answer instanceof CanBeWon(List<Integer> squares) ? squares : List.of();
    }

    private Hint nothingKnown() {
        return new Hint.NothingKnown(now instanceof NotKnown(var steps) ? steps : List.of());
    }

    /**
     * Returns where the player should look: at the squares that a losing candidate would leave in trouble or, if no
     * candidate is known to lose, at the unvisited square with the fewest open moves.
     */
    private Hint.Look region() {
        return losing.flatMap(PositionHints::inTrouble).orElseGet(() -> fewest(game));
    }

    /** Returns the squares that a losing candidate leaves in trouble; empty if its witness shows none. */
    private static Optional<Hint.Look> inTrouble(Hint.Loses losing) {
        Witness witness = losing.witness();
        return switch (witness.kind()) {
            case ISOLATED ->
                Optional.of(new Hint.Look(
                        witness.squares(),
                        witness.squares().contains(losing.square())
                                ? Hint.Question.HOW_TO_LEAVE
                                : Hint.Question.HOW_TO_REACH));
            case DEAD_ENDS -> Optional.of(new Hint.Look(witness.squares(), Hint.Question.HOW_TO_LEAVE));
            case DISCONNECTED -> Optional.of(new Hint.Look(witness.squares(), Hint.Question.HOW_TO_JOIN));
            case CUT ->
                witness.pieces().stream()
                        .min(Comparator.comparingInt(List::size))
                        .map(piece -> new Hint.Look(piece, Hint.Question.HOW_TO_JOIN));
            case END_OF_CLOSED_TOUR, COLOUR_IMBALANCE, EXHAUSTED -> Optional.empty();
        };
    }

    /**
     * Returns the square with the fewest open moves; among equals, one to which the knight can go next, then the first
     * in index order.
     */
    private static Hint.Look fewest(Game game) {
        int square = game.position().map(PositionHints::fewestOpen).orElseGet(() -> fewestMoves(game));
        return new Hint.Look(List.of(square), Hint.Question.HOW_MANY_MOVES);
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
