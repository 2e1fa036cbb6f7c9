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
import knightschool.search.position.Candidate;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.command.DisplayToggleCommands;
import knightschool.ui.knight.AbstractWalkModel;
import knightschool.ui.knight.KnightWalkModel;

/**
 * The model of a game: the user's moves and their undo history. Free of JavaFX controls. The answers about a game are
 * in {@link WinnabilityModel}.
 */
final class PlayModel extends AbstractWalkModel<Integer, PlayModel.PastGame>
        implements KnightWalkModel, DisplayToggleCommands.ToggledDisplay {
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game");
    private final ReadOnlyObjectWrapper<PlaySetup> setup = new ReadOnlyObjectWrapper<>(this, "setup");
    private final ReadOnlyObjectWrapper<Optional<RandomBoardWithTour>> random =
            new ReadOnlyObjectWrapper<>(this, "random", Optional.empty());
    private final ReadOnlyIntegerWrapper fixedLength = new ReadOnlyIntegerWrapper(this, "fixedLength");
    private final List<Supplier<Runnable>> companions = new ArrayList<>();
    private GivenMoves givenMoves = GivenMoves.NONE;

    /** The game with which a slide begins; empty in a window. */
    private Optional<PlaySetup> beginning = Optional.empty();

    /**
     * The boards that came from elsewhere, such as from a picture. They cannot be chosen again, so that undo restores
     * them even if no move was made on them.
     */
    private final Set<Board> brought = new HashSet<>();

    /** Whether the user has requested a game; the initial one is not the user's. */
    private boolean isRequested;

    /**
     * A game that was replaced by another.
     *
     * @param game the game with its moves, including those taken back, which the set-up does not contain if all are
     * @param fixedLength the number of its squares that are never taken back
     * @param companions restore further knowledge about the game
     */
    record PastGame(
            PlaySetup setup,
            Game game,
            Optional<RandomBoardWithTour> random,
            int fixedLength,
            List<Runnable> companions) {}

    PlayModel() {
        game.addListener(_ -> walkChanged());
        enter(PlaySetup.of(WrittenBoard.usual()));
    }

    /** Shows a set-up in place of the present game, which {@link #undo} restores. */
    void open(PlaySetup openedSetup) {
        if (isRequested && !openedSetup.board().equals(board())) {
            history.leave(openedSetup.visited());
            brought.add(openedSetup.board());
        } else if (!openedSetup.equals(now())) {
            leave(openedSetup.visited());
        }
        isRequested = true;
        enter(openedSetup);
    }

    /** Shows a set-up during a continuous change. Undo does not restore a board on which no move was made. */
    void changeTo(PlaySetup other) {
        leave(other.visited());
        enter(other);
    }

    private void enter(PlaySetup openedSetup) {
        random.set(random.get().filter(randomBoard -> randomBoard.board().equals(openedSetup.board())));
        setup.set(openedSetup);
        say("");
        game.set(openedSetup.game());
        fixedLength.set(givenMoves.in(openedSetup.game()));
    }

    /**
     * Returns all games that undo and redo lead to, as far as they are kept, followed by the shown one, in the form of
     * {@link StoredGames}, so that none is lost when the window is closed.
     */
    List<PlaySetup> sessionSetups() {
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

    /** Returns a set-up with the moves of a game; a set-up by itself does not contain moves that are all taken back. */
    private static PlaySetup withMoves(PlaySetup setup, Game game) {
        return game.isBegun() ? setup : setup.withPath(game.line(), game.line().size());
    }

    /** Shows the last of the given games; undo and redo lead to the others, after the moves of each. */
    void bringBack(List<PlaySetup> games) {
        StoredGames storedGames = StoredGames.of(games);
        List<PlaySetup> behind = storedGames.withShown();
        history.clear();
        enter(behind.getFirst());
        behind.subList(1, behind.size()).forEach(this::append);
        int place = history.behind().size();
        storedGames.later().forEach(this::append);
        while (history.behind().size() > place) {
            takeBackAll();
            history.turnBack();
        }
        jump(storedGames.current().visited());
    }

    /** Shows a game whose predecessor in the history is the shown one. */
    private void append(PlaySetup next) {
        history.leave(0);
        enter(next);
    }

    /**
     * Adds a companion, which is asked, when a game is replaced, for an action that restores further knowledge about
     * it.
     */
    void onReplaced(Supplier<Runnable> companion) {
        companions.add(companion);
    }

    @Override
    protected PastGame whole() {
        List<Runnable> restorations = companions.stream().map(Supplier::get).toList();
        return new PastGame(now(), game.get(), random.get(), fixedLength.get(), restorations);
    }

    /** Returns a replaced game without its companions; the knowledge about it is computed again on request. */
    @Override
    protected PastGame apart(PastGame pastGame) {
        return new PastGame(pastGame.setup(), pastGame.game(), pastGame.random(), pastGame.fixedLength(), List.of());
    }

    @Override
    protected void bringBack(PastGame before) {
        say("");
        random.set(before.random());
        setup.set(before.setup());
        fixedLength.set(before.fixedLength());
        game.set(before.game());
        before.companions().forEach(Runnable::run);
    }

    /** Returns the current set-up: the opened one while the user changes nothing. */
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
            makeMove(square);
        } else {
            say(PlayWords.refusal(before, square, canTakeBack()));
        }
    }

    @Override
    public List<Integer> numbered() {
        return game.get().candidates().stream().map(Candidate::square).toList();
    }

    @Override
    public String noneNumbered() {
        return game.get().isFinished() ? PlayWords.AT_THE_END : KnightWalkModel.super.noneNumbered();
    }

    @Override
    protected void put(WalkHistory<Integer> next) {
        say("");
        game.set(game.get().at(next));
        follow();
    }

    /** Updates the set-up to the moves of the game. */
    private void follow() {
        Game now = game.get();
        setup.set(setup.get().withPath(now.isBegun() ? now.line() : List.of(), now.length()));
    }

    /** Fixes the given number of first squares: they are never taken back in any game that begins with them. */
    void keep(int squares) {
        givenMoves = new GivenMoves(board(), game.get().line().subList(0, squares));
        fixedLength.set(squares);
    }

    /** The number of squares that are never taken back. */
    ReadOnlyIntegerProperty keptProperty() {
        return fixedLength.getReadOnlyProperty();
    }

    @Override
    protected int least() {
        return Math.max(leastInJumps(), startsAsGiven() ? 1 : 0);
    }

    /** Returns the number of squares that a game has at least, also where a person may begin on another one. */
    private int leastInJumps() {
        return Math.max(squaresOfBoard(), fixedLength.get());
    }

    /** Returns whether the knight began on the square where the slide has put it. */
    private boolean startsAsGiven() {
        List<Integer> steps = walkHistory().steps();
        return history.behind().isEmpty()
                && givenGame()
                        .map(slideGame -> slideGame.game().line())
                        .filter(line -> !line.isEmpty() && !steps.isEmpty())
                        .filter(line -> line.getFirst().equals(steps.getFirst()))
                        .isPresent();
    }

    /** Returns the game with which the slide begins, if the board is that of the slide. */
    private Optional<PlaySetup> givenGame() {
        return beginning.filter(slideGame -> slideGame.board().equals(board()));
    }

    /**
     * Makes the first game that is given the one with which a slide begins: undo keeps the knight's first square, and
     * {@link #restart} returns to that game. Later games, such as the user's own, leave it the beginning.
     */
    void beginWith(PlaySetup slideGame) {
        if (beginning.isEmpty()) {
            beginning = Optional.of(slideGame);
        }
    }

    /** Goes to the position with the given number of visited squares, within the moves made or taken back. */
    void jump(int squares) {
        goTo(Math.max(squares, leastInJumps()));
    }

    /** Takes back all moves of the player; they can be redone. */
    void takeBackAll() {
        jump(0);
    }

    /**
     * Restarts the game from its beginning, from that of the slide, or from its fixed moves; {@link #undo} restores the
     * present one.
     */
    void restart() {
        Optional<PlaySetup> slideGame = givenGame().filter(setUp -> setUp.visited() > 0);
        if (slideGame.isPresent()) {
            restart(slideGame.get());
        } else if (fixedLength.get() > 0) {
            leave(fixedLength.get());
            put(walkHistory().at(fixedLength.get()).withoutUndone());
        } else {
            begin(board());
        }
    }

    private void restart(PlaySetup slideGame) {
        PlaySetup next = setup.get().withPath(slideGame.game().line(), slideGame.visited());
        if (!next.game().walk().equals(walkHistory())) {
            leave(next.visited());
            say("");
            setup.set(next);
            game.set(next.game());
        }
    }

    /** Begins a game on the given board; {@link #undo} restores the present one. */
    void begin(Board board) {
        begin(
                setup.get().on(board),
                random.get().filter(randomBoard -> randomBoard.board().equals(board)));
    }

    /** Begins a game; the replaced one keeps the origin of its own board. */
    private void begin(PlaySetup on, Optional<RandomBoardWithTour> randomBoard) {
        Board board = on.board();
        int begins = board.start() == Board.NONE ? 0 : 1;
        boolean atRandom = randomBoard.isPresent() || random.get().isPresent();
        if ((atRandom || brought.contains(board())) && !board.equals(board())) {
            history.leave(begins);
        } else {
            leave(begins);
        }
        isRequested = true;
        fixedLength.set(0);
        random.set(randomBoard);
        setup.set(on);
        say("");
        game.set(Game.begin(board, on.goal()));
        follow();
    }

    /**
     * Begins a game on a random board. Undo leads back from it and to it even if no move was made. Its goal is the open
     * tour that the board is known to have, since it need not have a closed one. A message tells how to create the
     * board again, and this is known while the game is played.
     */
    void begin(RandomBoardWithTour randomBoard) {
        begin(setup.get().on(randomBoard.board()).showing(DisplayOption.CLOSED, false), Optional.of(randomBoard));
        say(PlayWords.random(randomBoard));
    }

    /** The origin of a random board; empty for other boards. */
    ReadOnlyObjectProperty<Optional<RandomBoardWithTour>> randomProperty() {
        return random.getReadOnlyProperty();
    }

    /** Shows or hides one display option. */
    @Override
    public void show(DisplayOption option, boolean visible) {
        change(now -> now.showing(option, visible));
    }

    @Override
    public boolean shows(DisplayOption option) {
        return setup.get().shows(option);
    }

    /** Sets the goal to a circuit or an open tour; the moves stay. */
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
     * Returns the comparison of algorithms on the same board, from the square where the knight was placed.
     *
     * @throws knightschool.files.InputFault if the board is too large for the comparison
     */
    CompareSetup comparison() {
        CompareSetup compared = CompareSetup.of(BuiltInSceneKinds.COMPARE.requireShowable(board()))
                .showing(DisplayOption.CLOSED, now().closed());
        List<Integer> line = game.get().line();
        return line.isEmpty() ? compared : compared.withStart(line.getFirst());
    }

    /** The squares with which a game begins and that are never taken back. */
    private record GivenMoves(Board board, List<Integer> squares) {
        static final GivenMoves NONE = new GivenMoves(Board.full(1, 1), List.of());

        GivenMoves {
            squares = List.copyOf(squares);
        }

        /** Returns the number of these squares with which a game begins: all or 0. */
        int in(Game game) {
            List<Integer> line = game.line();
            boolean begins = game.board().equals(board)
                    && line.size() >= squares.size()
                    && line.subList(0, squares.size()).equals(squares);
            return begins ? squares.size() : 0;
        }
    }
}
