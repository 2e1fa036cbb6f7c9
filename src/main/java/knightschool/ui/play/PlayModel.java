package knightschool.ui.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.board.Board;
import knightschool.graph.WalkHistory;
import knightschool.play.Game;
import knightschool.search.Candidate;
import knightschool.setup.CompareSetup;
import knightschool.setup.PlaySetup;
import knightschool.setup.SceneKind;
import knightschool.setup.source.BoardSource;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.command.DisplayToggleCommands;
import knightschool.ui.knight.KnightModel;

/**
 * A game: what a person does with the knight, and what of it can be undone. It knows no toolkit; what is found out
 * about a game is in {@link WinnabilityModel}.
 */
final class PlayModel extends KnightModel<PlayModel.PastGame> implements DisplayToggleCommands.Shown {
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game");
    private final ReadOnlyObjectWrapper<PlaySetup> setup = new ReadOnlyObjectWrapper<>(this, "setup");
    private final ReadOnlyObjectWrapper<Optional<RandomBoard>> random =
            new ReadOnlyObjectWrapper<>(this, "random", Optional.empty());
    private final ReadOnlyIntegerWrapper kept = new ReadOnlyIntegerWrapper(this, "kept");
    private final List<Supplier<Runnable>> companions = new ArrayList<>();
    private GivenMoves given = GivenMoves.NONE;

    /**
     * Boards that came from elsewhere, as from a picture. They cannot be chosen again, so that they come back also
     * where nobody has moved on them.
     */
    private final Set<Board> brought = new HashSet<>();

    /** Whether a person has asked for a game: what is there before is not theirs. */
    private boolean asked;

    /**
     * A game that another one took the place of.
     *
     * @param game with its moves also where all of them are taken back, which no set-up says
     * @param kept how many of its squares are never taken back
     * @param companions bring back what else was known of it
     */
    record PastGame(PlaySetup setup, Game game, Optional<RandomBoard> random, int kept, List<Runnable> companions) {}

    PlayModel() {
        enter(PlaySetup.of(BoardSource.usual()));
    }

    /** Shows what a set-up says in place of what was shown, which {@link #undo} brings back. */
    void open(PlaySetup opened) {
        if (asked && !opened.board().equals(board())) {
            history.leave(opened.visited());
            brought.add(opened.board());
        } else if (!opened.equals(now())) {
            leave(opened.visited());
        }
        asked = true;
        enter(opened);
    }

    /** The same as a part of a change that goes on, which leaves no board that nobody has moved on. */
    void changeTo(PlaySetup other) {
        leave(other.visited());
        enter(other);
    }

    private void enter(PlaySetup opened) {
        random.set(random.get().filter(made -> made.board().equals(opened.board())));
        setup.set(opened);
        say("");
        game.set(opened.game());
        kept.set(given.in(opened.game()));
    }

    /**
     * Every game that undo and redo lead to, as far as a person remembers them, and at the end the one that is shown,
     * as {@link StoredGames} says: closing the window loses none.
     */
    List<PlaySetup> kept() {
        List<PlaySetup> behind = set(history.behind());
        List<PlaySetup> ahead = new ArrayList<>(set(history.ahead()));
        if (!game.get().isBegun() && game.get().canRedo()) {
            ahead.addFirst(withMoves(now(), game.get()));
        }
        return new StoredGames(behind, now(), ahead).inOrder();
    }

    private static List<PlaySetup> set(List<PastGame> games) {
        return games.stream().map(past -> withMoves(past.setup(), past.game())).toList();
    }

    /** A set-up does not say moves that are all taken back. */
    private static PlaySetup withMoves(PlaySetup setup, Game game) {
        return game.isBegun() ? setup : setup.withPath(game.line(), game.line().size());
    }

    /** Shows the last of these games; undo and redo lead to the others, once the moves of each are undone or redone. */
    void bringBack(List<PlaySetup> games) {
        StoredGames kept = StoredGames.of(games);
        List<PlaySetup> behind = kept.withShown();
        history.clear();
        enter(behind.getFirst());
        behind.subList(1, behind.size()).forEach(this::append);
        int place = history.behind().size();
        kept.later().forEach(this::append);
        while (history.behind().size() > place) {
            restart();
            history.turnBack();
        }
        jump(kept.current().visited());
    }

    /** Enters a game behind the one that is shown. */
    private void append(PlaySetup next) {
        history.leave(0);
        enter(next);
    }

    /** When a game is left for another, asks that what brings back what else is known of it. */
    void onReplaced(Supplier<Runnable> companion) {
        companions.add(companion);
    }

    @Override
    protected PastGame whole() {
        List<Runnable> others = companions.stream().map(Supplier::get).toList();
        return new PastGame(now(), game.get(), random.get(), kept.get(), others);
    }

    /** What is known elsewhere of a game is known again when it is asked for. */
    @Override
    protected PastGame apart(PastGame left) {
        return new PastGame(left.setup(), left.game(), left.random(), left.kept(), List.of());
    }

    @Override
    protected void bringBack(PastGame before) {
        say("");
        random.set(before.random());
        setup.set(before.setup());
        kept.set(before.kept());
        game.set(before.game());
        before.companions().forEach(Runnable::run);
    }

    /** What is shown, as a set-up: the one that was opened, as long as a person changes nothing. */
    PlaySetup now() {
        return setup.get();
    }

    ReadOnlyObjectProperty<PlaySetup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Game> gameProperty() {
        return game.getReadOnlyProperty();
    }

    Game game() {
        return game.get();
    }

    @Override
    public Board board() {
        return game.get().board();
    }

    @Override
    public WalkHistory<Integer> walkHistory() {
        return game.get().walk();
    }

    @Override
    public void choose(int square) {
        Game before = game.get();
        if (before.fault(square).isEmpty() && (!before.isBegun() || square != before.knight())) {
            move(square);
        } else {
            say(PlayWords.refusal(before, square));
        }
    }

    @Override
    protected List<Integer> numbered() {
        return game.get().candidates().stream().map(Candidate::square).toList();
    }

    @Override
    protected void put(WalkHistory<Integer> next) {
        say("");
        game.set(game.get().at(next));
        follow();
    }

    /** The set-up says the moves of the game. */
    private void follow() {
        Game now = game.get();
        setup.set(setup.get().withPath(now.isBegun() ? now.line() : List.of(), now.length()));
    }

    /** From now on so many squares are never taken back, as they were given: of each game that begins with them. */
    void keep(int squares) {
        given = new GivenMoves(board(), game.get().line().subList(0, squares));
        kept.set(squares);
    }

    /** How many squares are never taken back. */
    ReadOnlyIntegerProperty keptProperty() {
        return kept.getReadOnlyProperty();
    }

    @Override
    protected int least() {
        return Math.max(super.least(), kept.get());
    }

    /** Goes to where so many squares are visited, as far as the game has gone or can go back. */
    void jump(int squares) {
        WalkHistory<Integer> there = walkHistory().at(Math.max(squares, least()));
        if (there.length() != walkHistory().length()) {
            put(there);
        }
    }

    /** Takes every move of the player back; they can be done again. */
    void restart() {
        jump(0);
    }

    /** The same game from its beginning, or from the moves that were given; this one comes back by {@link #undo}. */
    void again() {
        if (kept.get() > 0) {
            leave(kept.get());
            put(walkHistory().at(kept.get()).withoutUndone());
        } else {
            begin(board());
        }
    }

    /** A new game on another board, or on the same one; the one before comes back by {@link #undo}. */
    void begin(Board board) {
        begin(setup.get().on(board), random.get().filter(made -> made.board().equals(board)));
    }

    /** The game that is left keeps what made its own board. */
    private void begin(PlaySetup on, Optional<RandomBoard> made) {
        Board board = on.board();
        int begins = board.start() == Board.NONE ? 0 : 1;
        if (brought.contains(board()) && !board.equals(board())) {
            history.leave(begins);
        } else {
            leave(begins);
        }
        asked = true;
        kept.set(0);
        random.set(made);
        setup.set(on);
        say("");
        game.set(Game.begin(board, on.goal()));
        follow();
    }

    /**
     * A new game on a board made by chance, for the open tour that it is known to have: a closed one it may not have.
     * What makes it again is said, and known as long as it is played on.
     */
    void begin(RandomBoard made) {
        begin(setup.get().on(made.board()).showing(DisplayOption.CLOSED, false), Optional.of(made));
        say(PlayWords.random(made));
    }

    /** What made the board; empty where it was not made by chance. */
    ReadOnlyObjectProperty<Optional<RandomBoard>> randomProperty() {
        return random.getReadOnlyProperty();
    }

    /** Whether something is shown changes. */
    @Override
    public void show(DisplayOption option, boolean visible) {
        change(now -> now.showing(option, visible));
    }

    @Override
    public boolean shows(DisplayOption option) {
        return setup.get().shows(option);
    }

    /** Looks for a circuit from now on, or for an open tour. The moves stay. */
    void setClosed(boolean closed) {
        if (board().end() == Board.NONE && closed != setup.get().closed()) {
            change(now -> now.showing(DisplayOption.CLOSED, closed));
            say("");
            game.set(setup.get().game());
        }
    }

    void change(UnaryOperator<PlaySetup> changed) {
        setup.set(changed.apply(setup.get()));
    }

    /**
     * The algorithms on the same board, from where the knight was set.
     *
     * @throws knightschool.files.InputFault if the board is too large to be compared on
     */
    CompareSetup comparison() {
        CompareSetup compared = CompareSetup.of(SceneKind.COMPARE.requireShowable(board()))
                .showing(DisplayOption.CLOSED, now().closed());
        List<Integer> line = game.get().line();
        return line.isEmpty() ? compared : compared.withStart(line.getFirst());
    }

    /** The squares that a game begins with and that are never taken back. */
    private record GivenMoves(Board board, List<Integer> squares) {
        static final GivenMoves NONE = new GivenMoves(Board.full(1, 1), List.of());

        GivenMoves {
            squares = List.copyOf(squares);
        }

        /** How many of them a game begins with: all, or none. */
        int in(Game game) {
            List<Integer> line = game.line();
            boolean begins = game.board().equals(board)
                    && line.size() >= squares.size()
                    && line.subList(0, squares.size()).equals(squares);
            return begins ? squares.size() : 0;
        }
    }
}
