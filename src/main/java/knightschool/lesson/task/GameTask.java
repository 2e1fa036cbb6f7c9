package knightschool.lesson.task;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.play.Game;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.text.NameJoiner;
import knightschool.text.Plural;
import knightschool.text.SentenceCase;

/**
 * A task that a student solves by playing a game, given by claims about the game. Every game that meets all claims is
 * right.
 */
public final class GameTask {
    private static final String EXAMPLES = "finished = true, keep-open = 1 or visited >= 12";

    private final Game initialGame;
    private final List<TaskCondition<GameFact>> claims;

    private GameTask(Game initialGame, List<TaskCondition<GameFact>> claims) {
        this.initialGame = initialGame;
        this.claims = claims;
    }

    /**
     * Creates a task.
     *
     * @param initialGame the game of the slide
     * @param claims the conditions for the student's game, such as {@code finished = true}
     * @throws InputFault if a claim is not about a game
     */
    public static GameTask of(Game initialGame, List<String> claims) {
        // Whether a game goes on from the slide's is said before what became of it.
        List<TaskCondition<GameFact>> parsed = claims.stream()
                .map(claim -> TaskCondition.parse(claim, GameFact.class, "a game", EXAMPLES))
                .sorted(Comparator.comparing(claim -> claim.fact() != GameFact.FROM_HERE))
                .toList();
        return new GameTask(initialGame, parsed);
    }

    Game initialGame() {
        return initialGame;
    }

    List<TaskCondition<GameFact>> claims() {
        return claims;
    }

    /**
     * Returns the number of squares of the slide's game with which a right game begins; 0 if it need not continue that
     * game.
     */
    public int fixedLength() {
        return isContinuation() ? initialGame.length() : 0;
    }

    /** Returns whether the student's game must continue the slide's. */
    boolean isContinuation() {
        return claims.stream().anyMatch(claim -> claim.is(GameFact.FROM_HERE, 1));
    }

    /** Returns whether the task requires a complete tour. */
    public boolean asksForATour() {
        return claims.stream().anyMatch(claim -> claim.is(GameFact.FINISHED, 1));
    }

    /**
     * Judges a game. May decide some hundred positions.
     *
     * @param progress called at intervals; may end the computation by throwing an exception
     */
    public GameTaskVerdict judge(Game game, Runnable progress) {
        Optional<String> other = otherGame(initialGame, game);
        if (other.isPresent()) {
            return new GameTaskVerdict(false, other.get(), List.of());
        }
        GameTaskFacts state = new GameTaskFacts(initialGame, game, progress);
        return claims.stream()
                .filter(claim -> !holds(claim, state))
                .findFirst()
                .map(claim -> new GameTaskVerdict(false, words(claim, state, progress), List.of()))
                .orElseGet(() -> new GameTaskVerdict(true, "", squares(state)));
    }

    private static boolean holds(TaskCondition<GameFact> claim, GameTaskFacts state) {
        return claim.holds(claim.fact().of(state));
    }

    /** Returns whether a claim is known to be false. */
    static boolean fails(TaskCondition<GameFact> claim, GameTaskFacts state) {
        return claim.relation().fails(claim.fact().of(state), claim.target());
    }

    /** Returns whether a claim can be met only by a game that can be won. */
    static boolean needsOpenGame(TaskCondition<GameFact> claim) {
        return claim.is(GameFact.FINISHED, 1)
                || claim.is(GameFact.LOST, 0)
                || claim.fact() == GameFact.KEEP_OPEN
                        && claim.relation() != TaskCondition.RelationalOperator.AT_MOST
                        && claim.target() > 0;
    }

    private static String words(TaskCondition<GameFact> claim, GameTaskFacts state, Runnable progress) {
        if (needsOpenGame(claim) && state.winnability().cannotBeWon()) {
            return lost(state.game(), FirstLostPosition.of(state.game(), progress)) + noMoveKeepsOpen(claim);
        }
        return unmet(claim, state);
    }

    private List<Integer> squares(GameTaskFacts state) {
        return claims.stream().anyMatch(claim -> claim.fact() == GameFact.KEEP_OPEN) ? state.keeping() : List.of();
    }

    /**
     * Returns a game that meets the claims, if the task requires a complete tour and one is found; otherwise empty.
     *
     * @param progress called at intervals; may end the computation by throwing an exception
     */
    public Optional<Game> example(Runnable progress) {
        Game from = isContinuation() ? initialGame : Game.begin(initialGame.board(), initialGame.goal());
        if (!asksForATour() || !(WinnabilityDecider.decide(from, progress) instanceof CanBeWon(List<Integer> rest))) {
            return Optional.empty();
        }
        return Optional.of(from.moved(rest))
                .filter(candidate -> isMetBy(new GameTaskFacts(initialGame, candidate, progress)));
    }

    /** Returns whether a game is known to meet every claim. */
    boolean isMetBy(GameTaskFacts state) {
        return claims.stream().allMatch(claim -> holds(claim, state));
    }

    private static final List<String> NUMBERS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight");
    private static final String SET_THE_KNIGHT = "The knight is not on the board yet: click a square.";

    /** Returns why a game cannot be an answer because it has another board or goal; empty if it can. */
    private static Optional<String> otherGame(Game initialGame, Game game) {
        if (!initialGame.board().equals(game.board())) {
            return Optional.of("This game is on another board. Start again to play on the board of this slide.");
        }
        if (initialGame.goal() != game.goal()) {
            return Optional.of((initialGame.goal().isClosed() ? "A closed tour" : "An open tour")
                    + " is asked for, and this game looks for another kind. Start again.");
        }
        return Optional.empty();
    }

    /** Returns why a claim does not hold, or is not known to hold. */
    private static String unmet(TaskCondition<GameFact> claim, GameTaskFacts state) {
        Game game = state.game();
        if (!game.isBegun() && claim.fact() != GameFact.FROM_HERE) {
            return SET_THE_KNIGHT;
        }
        return switch (claim.fact()) {
            case FROM_HERE -> fromHere(claim, state);
            case FINISHED -> claim.target() == 1 ? unfinished(game) : "The tour is complete. Stop before the end.";
            case LOST -> lost(state);
            case KEEP_OPEN -> keepOpen(claim, state);
            case MOVES ->
                "The knight has " + Plural.counted(state.moves().least(), "move") + " here; " + requirement(claim)
                        + ".";
            case VISITED -> visited(game) + "; " + requirement(claim) + ".";
        };
    }

    private static String fromHere(TaskCondition<GameFact> claim, GameTaskFacts state) {
        Game game = state.game();
        int shared = state.sharedWithGiven();
        if (claim.target() == 0) {
            return "These are the moves of the slide's own game. Another path is asked for.";
        }
        return shared == game.length()
                ? "You took back moves that the slide gives: the game goes on from move "
                        + state.initialGame().length() + ". Start again, or do them again."
                : "Your game leaves the moves that the slide gives at move " + (shared + 1) + ", "
                        + name(game, game.line().get(shared)) + ". Start again.";
    }

    private static String unfinished(Game game) {
        int visited = game.length();
        return visited + " of the " + Plural.counted(game.board().playableCount(), "square")
                + (visited == 1 ? " is" : " are") + " visited; " + game.unvisited()
                + (game.unvisited() == 1 ? " is" : " are") + " left.";
    }

    private static String lost(GameTaskFacts state) {
        if (state.game().isFinished()) {
            return "The tour is complete, so this game is won. A lost position is asked for.";
        }
        return state.winnability().canBeWon()
                ? "This position can still be won. A lost one is asked for."
                : "It is not known whether this position can still be won. Go on, and check again.";
    }

    /** Returns a sentence that tells where a game was lost. */
    private static String lost(Game game, FirstLostPosition loss) {
        String no = "This position can no longer be won: ";
        int number = loss.number();
        boolean never = number == 0 || number == 1 && game.board().start() != Board.NONE;
        if (never) {
            return "This board has no such tour"
                    + (number == 1 ? " from " + name(game, game.line().getFirst()) : "") + ".";
        }
        String square = name(game, game.line().get(number - 1));
        if (number == 1 && loss.isExact()) {
            return no + "no tour begins on " + square + ".";
        }
        return no + "it was lost at move " + number + (loss.isExact() ? ", " + square : " or before") + ".";
    }

    /** Returns a sentence to add for a lost game if the claim asks for moves that keep it winnable; otherwise "". */
    private static String noMoveKeepsOpen(TaskCondition<GameFact> claim) {
        return claim.fact() == GameFact.KEEP_OPEN ? " No move keeps the win; " + requirement(claim) + "." : "";
    }

    private static String keepOpen(TaskCondition<GameFact> claim, GameTaskFacts state) {
        Game game = state.game();
        if (game.isFinished()) {
            return "The tour is complete, so no move is left. Stop earlier.";
        }
        if (!fails(claim, state)) {
            return "Of some moves here it is not known whether they keep the win. Go on, and check again.";
        }
        List<Integer> keeping = state.keeping();
        String moves = keeping.isEmpty() ? "" : ": " + NameJoiner.listed(SquareNames.names(game.board(), keeping));
        return SentenceCase.begun(number(keeping.size())) + (keeping.size() == 1 ? " move keeps" : " moves keep")
                + " the win here" + moves + "; " + requirement(claim) + ".";
    }

    private static String requirement(TaskCondition<GameFact> claim) {
        return claim.requirement(number(claim.target()));
    }

    private static String visited(Game game) {
        return Plural.counted(game.length(), "square") + (game.length() == 1 ? " is" : " are") + " visited";
    }

    private static String number(int number) {
        return number < NUMBERS.size() ? NUMBERS.get(number) : String.valueOf(number);
    }

    private static String name(Game game, int square) {
        return SquareNames.name(game.board(), square);
    }

    /** The facts about a game that a claim can refer to. */
    enum GameFact implements TaskCondition.Fact {
        /** Whether the tour is complete and meets the goal. */
        FINISHED(true, GameTaskFacts::finished),
        /** Whether no tour can complete the game. */
        LOST(true, GameTaskFacts::lost),
        /** Whether the game continues the slide's game. */
        FROM_HERE(true, GameTaskFacts::fromHere),
        /** How many of the knight's moves keep the game winnable. */
        KEEP_OPEN(false, GameTaskFacts::keepOpen),
        /** How many moves the knight has. */
        MOVES(false, GameTaskFacts::moves),
        /** How many squares are visited. */
        VISITED(false, GameTaskFacts::visited);

        private final boolean holdsOrNot;
        private final Function<GameTaskFacts, TaskFactBounds> value;

        GameFact(boolean holdsOrNot, Function<GameTaskFacts, TaskFactBounds> value) {
            this.holdsOrNot = holdsOrNot;
            this.value = value;
        }

        @Override
        public boolean holdsOrNot() {
            return holdsOrNot;
        }

        /** Returns what is known of this fact in a game. */
        TaskFactBounds of(GameTaskFacts game) {
            return value.apply(game);
        }
    }
}
