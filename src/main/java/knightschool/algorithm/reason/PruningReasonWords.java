package knightschool.algorithm.reason;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.search.policy.Lookahead;
import knightschool.search.position.Position;

/** Returns the beginning of a sentence that says why a lookahead of a search prunes a position. */
public final class PruningReasonWords {
    private final StepReasonInput step;
    private final Position position;
    private final String head;

    /** @param position one of the search, after a placement */
    public PruningReasonWords(StepReasonInput step, Position position) {
        this.step = step;
        this.position = position;
        this.head = step.name(position.path().head());
    }

    /** Returns what the first lookahead that prunes the position sees there; empty if none prunes it. */
    public Optional<String> reason() {
        return step.policy().lookaheads().stream()
                .sorted(Comparator.naturalOrder())
                .filter(this::prunes)
                .map(this::words)
                .findFirst();
    }

    private boolean prunes(Lookahead lookahead) {
        return switch (lookahead) {
            case NONE -> false;
            case EMPTY_DOMAINS -> hasEmptyDomain();
            case STRICT_DOMAINS -> unvisited() > 1 && !position.stranded().isEmpty();
            case DEAD_ENDS ->
                position.path().length() > 1
                        && (hasEmptyDomain() || position.singleOpenMoves().size() > 1);
            case UNREACHABLE -> !position.cutOff().isEmpty();
            case WAY_HOME -> position.hasNoWayHome() || hasEmptyDomain();
            case CUTS -> !position.cutOff().isEmpty() || position.cutSquare().isPresent();
            case COLOURS -> position.hasWrongColours();
            case STUCK_NEIGHBOUR ->
                !CommonStepReasonWords.strandedNeighbours(step, position).isEmpty();
        };
    }

    private String words(Lookahead lookahead) {
        return switch (lookahead) {
            case NONE -> "";
            case EMPTY_DOMAINS -> empty();
            case STRICT_DOMAINS ->
                "From " + head + " the knight can enter " + names(position.stranded()) + " but never leave";
            case DEAD_ENDS ->
                hasEmptyDomain()
                        ? empty()
                        : "With the knight on " + head + ", " + names(position.singleOpenMoves())
                                + " have one open move each";
            case UNREACHABLE -> cutOff();
            case WAY_HOME ->
                position.hasNoWayHome()
                        ? "With the knight on " + head + ", no square leads back to "
                                + step.name(step.problem().start())
                        : empty();
            case CUTS -> parted();
            case COLOURS -> "Light and dark squares cannot take turns until the last one";
            case STUCK_NEIGHBOUR ->
                "The knight would have no open move on "
                        + names(CommonStepReasonWords.strandedNeighbours(step, position)) + ", beside " + head;
        };
    }

    private String empty() {
        List<Integer> empty = position.emptyDomains();
        return "With the knight on " + head + ", " + names(empty) + (empty.size() == 1 ? " has" : " have")
                + " no open move";
    }

    private String cutOff() {
        return "From " + head + " no path leads to " + names(position.cutOff());
    }

    private String parted() {
        OptionalInt cut = position.cutSquare();
        if (cut.isEmpty()) {
            return cutOff();
        }
        return cut.getAsInt() == position.path().head()
                ? "The squares left fall into components, and from " + head + " the knight can visit only one"
                : "Behind " + step.name(cut.getAsInt()) + " lie two pieces, and the knight can pass it only once";
    }

    private boolean hasEmptyDomain() {
        return !position.emptyDomains().isEmpty();
    }

    private int unvisited() {
        return position.board().playableCount() - position.path().length();
    }

    private String names(List<Integer> squares) {
        return CommonStepReasonWords.names(step, squares);
    }
}
