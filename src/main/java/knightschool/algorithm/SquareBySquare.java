package knightschool.algorithm;

import java.util.List;
import knightschool.search.Change;

/**
 * An algorithm whose step is one placement or one undo. Its pseudocode has four lines, of which the first is its own:
 * what it looks at before it moves.
 */
abstract class SquareBySquare extends Named {
    /** The line that is the algorithm's own. */
    static final int OWN = 0;

    private static final int PLACE = 2;
    private static final int BACK = 3;

    private final String ownLine;

    SquareBySquare(Naming naming, String ownLine) {
        super(naming);
        this.ownLine = ownLine;
    }

    @Override
    public List<String> code() {
        return List.of(ownLine, "m ← next untried move", "if there is one: place on m", "else: take the last back");
    }

    @Override
    public final Explanation explain(Situation s) {
        return switch (s.change()) {
            case Change.Begin begin -> new Explanation(OWN, begun(s, begin));
            case Change.Place _ when Sentences.isFound(s) -> new Explanation(lineOfEnd(), Sentences.finished(s));
            case Change.Place place -> new Explanation(PLACE, placed(s, place));
            case Change.Retreat retreat when retreat.pruned() -> new Explanation(OWN, pruned(s, retreat));
            case Change.Retreat retreat -> new Explanation(BACK, Sentences.retreat(s, retreat));
            case Change.Jump _, Change.Attempt _, Change.Mark _ ->
                throw new IllegalArgumentException(name() + " makes no step of the kind " + s.change());
        };
    }

    /** The line of the step that fills the board. */
    int lineOfEnd() {
        return PLACE;
    }

    /** What is said before the first step. */
    String begun(Situation s, Change.Begin begin) {
        return Sentences.begin(s, begin);
    }

    /** Why a square was entered that is not the last. */
    abstract String placed(Situation s, Change.Place place);

    /** Why the lookahead took a square back; to be said by algorithms that have one. */
    String pruned(Situation s, Change.Retreat retreat) {
        return Sentences.retreat(s, retreat);
    }
}
