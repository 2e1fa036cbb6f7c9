package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.board.Board;
import knightschool.search.Backjump;
import knightschool.search.Change;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Outcome;
import knightschool.search.Policy;
import knightschool.tour.KnownCircuit;

/**
 * Looks nothing up but the next square of a circuit that is known beforehand, from any start ("Making Knight's Tour",
 * part 4, 2021, for 8 × 8; other boards have circuits of this program's own). On a board that no circuit is stored for,
 * nothing is known: its outcome is {@code stopped}.
 *
 * @see KnownCircuit
 */
@AutoService(Algorithm.class)
public final class StoredCircuit extends Named {
    private static final int READ = 0;
    private static final int PLACE = 1;
    private static final int STOP = 2;

    public StoredCircuit() {
        super(new Naming(
                "stored-circuit",
                "Stored circuit",
                "Reads the next square from a circuit that is known beforehand: no search at all.",
                "Making Knight's Tour, part 4, 2021",
                90));
    }

    @Override
    public Policy policy(Choices chosen) {
        return new Policy(Order.STORED_CIRCUIT, Lookahead.NONE, Backjump.NONE);
    }

    @Override
    public String silentOn(Board board) {
        String none = KnownCircuit.whyNone(board);
        return none.isEmpty() || board.playableCount() == 1 ? "" : none + ": choose another algorithm.";
    }

    @Override
    public List<String> code() {
        return List.of("n ← next of this square", "if n is unvisited: place on n", "else: stop");
    }

    @Override
    public Explanation explain(Situation s) {
        return switch (s.change()) {
            case Change.Begin begin -> begun(s, begin);
            case Change.Place _ when Sentences.isFound(s) -> new Explanation(PLACE, Sentences.finished(s));
            case Change.Place place when s.over() -> new Explanation(STOP, stopped(s, place.to()));
            case Change.Place place -> new Explanation(PLACE, placed(s, place));
            case Change.Jump _, Change.Attempt _, Change.Mark _, Change.Retreat _ ->
                throw new IllegalArgumentException(name() + " makes no step of the kind " + s.change());
        };
    }

    private Explanation begun(Situation s, Change.Begin begin) {
        if (!s.over() || s.outcome() != Outcome.STOPPED) {
            return new Explanation(READ, Sentences.begin(s, begin));
        }
        String silent = silentOn(s.problem().board());
        return new Explanation(STOP, silent.isEmpty() ? stopped(s, begin.square()) : silent);
    }

    private static String placed(Situation s, Change.Place place) {
        return s.name(place.to()) + " comes after " + s.name(place.from()) + " in the stored circuit.";
    }

    private static String stopped(Situation s, int square) {
        Board board = s.problem().board();
        return s.way().length() == board.playableCount()
                ? "All squares are visited, but the tour does not close: nothing is known."
                : "After " + s.name(square) + " the stored circuit goes to " + s.name(board.end())
                        + ", which must be the last: nothing is known.";
    }
}
