package knightschool.lesson.task;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.play.Game;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.setup.PlaySetup;

/** What a student is asked to reach in a game. Whatever game meets the claims is right. */
public final class GameTask {
    private final Game given;
    private final List<GameClaim> claims;

    private GameTask(Game given, List<GameClaim> claims) {
        this.given = given;
        this.claims = claims;
    }

    /**
     * A task.
     *
     * @param slide the game of the slide, which the student's goes on from
     * @param claims what is asked of the student's, such as {@code finished = true}
     * @throws InputFault if a claim is none about a game
     */
    public static GameTask of(PlaySetup slide, List<String> claims) {
        // Whether a game goes on from the slide's is said before what became of it.
        List<GameClaim> parsed = claims.stream()
                .map(GameClaim::parse)
                .sorted(Comparator.comparing(claim -> claim.fact() != GameFact.FROM_HERE))
                .toList();
        return new GameTask(slide.game(), parsed);
    }

    Game given() {
        return given;
    }

    List<GameClaim> claims() {
        return claims;
    }

    /** How many squares of the slide's game every right one begins with; 0 where it need not go on from it. */
    public int kept() {
        return goesOn() ? given.length() : 0;
    }

    /** Whether the student's game must go on from the slide's. */
    boolean goesOn() {
        return claims.stream().anyMatch(claim -> claim.is(GameFact.FROM_HERE, 1));
    }

    /** Whether a complete tour is asked for. */
    public boolean asksForATour() {
        return claims.stream().anyMatch(claim -> claim.is(GameFact.FINISHED, 1));
    }

    /**
     * Judges a game. It may take some hundred decisions of a position.
     *
     * @param progress is run now and then, and may end the work by throwing
     */
    public GameVerdict judge(Game game, Runnable progress) {
        Optional<String> other = GameTaskWords.otherGame(given, game);
        if (other.isPresent()) {
            return new GameVerdict(false, other.get(), List.of());
        }
        GameState state = new GameState(given, game, progress);
        return claims.stream()
                .filter(claim -> !claim.holds(state))
                .findFirst()
                .map(claim -> new GameVerdict(false, words(claim, state, progress), List.of()))
                .orElseGet(() -> new GameVerdict(true, "", squares(state)));
    }

    private static String words(GameClaim claim, GameState state, Runnable progress) {
        if (claim.needsOpenGame() && state.winnability().cannotBeWon()) {
            return GameTaskWords.lost(state.game(), LossFinder.of(state.game(), progress))
                    + GameTaskWords.noMoveKeepsOpen(claim);
        }
        return GameTaskWords.unmet(claim, state);
    }

    private List<Integer> squares(GameState state) {
        return claims.stream().anyMatch(claim -> claim.fact() == GameFact.KEEP_OPEN) ? state.keeping() : List.of();
    }

    /**
     * A game that does it, where a complete tour is asked for and one is found; else empty.
     *
     * @param progress is run now and then, and may end the work by throwing
     */
    public Optional<Game> example(Runnable progress) {
        Game from = goesOn() ? given : Game.begin(given.board(), given.goal());
        if (!asksForATour() || !(WinnabilityDecider.decide(from, progress) instanceof CanBeWon(List<Integer> rest))) {
            return Optional.empty();
        }
        Game game = from;
        for (int square : rest) {
            game = game.moved(square);
        }
        return Optional.of(game).filter(done -> isMetBy(new GameState(given, done, progress)));
    }

    /** Whether a game is known to meet every claim. */
    boolean isMetBy(GameState state) {
        return claims.stream().allMatch(claim -> claim.holds(state));
    }
}
