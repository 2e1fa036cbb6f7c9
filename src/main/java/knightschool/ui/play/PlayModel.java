package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.Game;
import knightschool.play.GameHistory;
import knightschool.play.Goal;
import knightschool.search.Candidate;
import knightschool.setup.BoardSource;
import knightschool.setup.CompareSetup;
import knightschool.setup.PlaySetup;
import knightschool.setup.SceneKind;
import knightschool.setup.Show;
import knightschool.ui.board.BoardWords;
import knightschool.ui.command.ShowCommands;

/**
 * A game: what a person does with the knight, and what of it can be undone. It knows no toolkit; what is found out
 * about a game is in {@link GameAnswers}.
 */
final class PlayModel implements ShowCommands.Shown {
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game");
    private final ReadOnlyObjectWrapper<PlaySetup> setup = new ReadOnlyObjectWrapper<>(this, "setup");
    private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper(this, "refusal", "");
    private final ReadOnlyObjectWrapper<Optional<RandomBoard>> random =
            new ReadOnlyObjectWrapper<>(this, "random", Optional.empty());
    private final ReadOnlyIntegerWrapper kept = new ReadOnlyIntegerWrapper(this, "kept");
    private final ReadOnlyIntegerWrapper turns = new ReadOnlyIntegerWrapper(this, "turns");
    private final GameHistory<LeftGame> history =
            new GameHistory<>(new PresentGame(), () -> turns.set(turns.get() + 1));
    private final List<Supplier<Runnable>> companions = new ArrayList<>();
    private GivenMoves given = GivenMoves.NONE;

    /**
     * A game that another one took the place of.
     *
     * @param game with its moves also where all of them are taken back, which no set-up says
     * @param kept how many of its squares are never taken back
     * @param companions bring back what else was known of it
     */
    private record LeftGame(
            PlaySetup setup, Game game, Optional<RandomBoard> random, int kept, List<Runnable> companions) {}

    PlayModel() {
        open(PlaySetup.of(BoardSource.usual()));
    }

    private static Goal goal(PlaySetup setup) {
        return setup.closed() ? Goal.CIRCUIT : Goal.OPEN_TOUR;
    }

    /** Shows what a set-up says in place of what was shown, which {@link #undo} brings back. */
    void open(PlaySetup opened) {
        if (!opened.equals(now())) {
            leave(opened.visited());
        }
        enter(opened);
    }

    private void enter(PlaySetup opened) {
        random.set(random.get().filter(made -> made.board().equals(opened.board())));
        setup.set(opened);
        refusal.set("");
        game.set(opened.game());
        kept.set(given.in(opened.game()));
    }

    /**
     * Every game that undo and redo lead to, as far as a person remembers them, and at the end the one that is shown,
     * as {@link KeptGames} says: closing the window loses none.
     */
    List<PlaySetup> kept() {
        List<PlaySetup> behind = set(history.behind());
        List<PlaySetup> ahead = new ArrayList<>(set(history.ahead()));
        if (!game.get().isBegun() && game.get().canRedo()) {
            ahead.addFirst(withMoves(now(), game.get()));
        }
        return new KeptGames(behind, now(), ahead).inOrder();
    }

    private static List<PlaySetup> set(List<LeftGame> games) {
        return games.stream().map(left -> withMoves(left.setup(), left.game())).toList();
    }

    /** A set-up does not say moves that are all taken back. */
    private static PlaySetup withMoves(PlaySetup setup, Game game) {
        return game.isBegun() ? setup : setup.withPath(game.line(), game.line().size());
    }

    /** Shows the last of these games; undo and redo lead to the others, once the moves of each are undone or redone. */
    void bringBack(List<PlaySetup> games) {
        KeptGames kept = KeptGames.of(games);
        List<PlaySetup> behind = kept.withShown();
        history.clear();
        enter(behind.getFirst());
        behind.subList(1, behind.size()).forEach(this::follow);
        int place = history.behind().size();
        kept.later().forEach(this::follow);
        while (history.behind().size() > place) {
            restart();
            history.turnBack();
        }
        jump(kept.shown().visited());
    }

    /** Enters a game behind the one that is shown. */
    private void follow(PlaySetup next) {
        leave(0);
        enter(next);
    }

    /** When a game is left for another, asks that what brings back what else is known of it. */
    void onLeft(Supplier<Runnable> companion) {
        companions.add(companion);
    }

    /** Another game will take the place of this one, with so many squares visited when it begins. */
    private void leave(int begins) {
        if (game.get() != null && game.get().line().size() > least()) {
            history.leave(begins);
        }
    }

    private final class PresentGame implements GameHistory.Present<LeftGame> {
        @Override
        public int moves() {
            return game.get().length();
        }

        @Override
        public boolean canTakeBack() {
            return PlayModel.this.canTakeBack();
        }

        @Override
        public void takeBack() {
            jump(moves() - 1);
        }

        @Override
        public boolean canDoAgain() {
            return game.get().canRedo();
        }

        @Override
        public void doAgain() {
            jump(moves() + 1);
        }

        @Override
        public LeftGame whole() {
            List<Runnable> others = companions.stream().map(Supplier::get).toList();
            return new LeftGame(now(), game.get(), random.get(), kept.get(), others);
        }

        @Override
        public void bringBack(LeftGame before) {
            refusal.set("");
            random.set(before.random());
            setup.set(before.setup());
            kept.set(before.kept());
            game.set(before.game());
            before.companions().forEach(Runnable::run);
        }
    }

    /** Games that were left do not come back: what was opened is another task. */
    void forgetLeft() {
        history.clear();
    }

    /** How often it changed which games can be brought back: undo and redo depend on it. */
    ReadOnlyIntegerProperty turnsProperty() {
        return turns.getReadOnlyProperty();
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

    Board board() {
        return setup.get().board();
    }

    /** Why the last click did nothing, in a sentence; empty where it did what it should. */
    ReadOnlyStringProperty refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    /** A person chooses a square: sets the knight there, or moves it there. */
    void choose(int square) {
        Game before = game.get();
        if (before.fault(square).isEmpty() && (!before.isBegun() || square != before.knight())) {
            move(before, before.moved(square));
        } else {
            say(PlayWords.refusal(before, square));
        }
    }

    private void move(Game before, Game after) {
        boolean other = !after.line().equals(before.line());
        if (other && before.canRedo()) {
            leave(after.length());
        } else if (other) {
            history.goOn();
        }
        put(after);
    }

    /** Says something about the game where refusals are said; the next move takes it away. */
    void say(String words) {
        refusal.set("");
        refusal.set(words);
    }

    /** Moves to a candidate by its number in move order, from 1. */
    void chooseCandidate(int number) {
        List<Candidate> candidates = game.get().candidates();
        if (number <= candidates.size()) {
            choose(candidates.get(number - 1).square());
        } else {
            say(BoardWords.noMove(number, candidates.size()));
        }
    }

    private void put(Game after) {
        refusal.set("");
        game.set(after);
        setup.set(setup.get().withPath(after.isBegun() ? after.line() : List.of(), after.length()));
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

    /** The number of squares that no undo goes below. */
    private int least() {
        return Math.max(board().start() == Board.NONE ? 0 : 1, kept.get());
    }

    /** Whether the player made a move, or set the knight, and can take that back. */
    boolean canTakeBack() {
        return game.get().length() > least();
    }

    /** Whether there is anything to undo: a move of the player, or that a game was left for this one. */
    boolean canUndo() {
        return history.canUndo();
    }

    void undo() {
        history.undo();
    }

    boolean canRedo() {
        return history.canRedo();
    }

    void redo() {
        history.redo();
    }

    /** Goes to where so many squares are visited, as far as the game has gone or can go back. */
    void jump(int squares) {
        Game there = game.get().jumpTo(Math.max(squares, kept.get()));
        if (there.length() != game.get().length()) {
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
            put(game.get().jumpTo(kept.get()).withoutUndone());
        } else {
            begin(board());
        }
    }

    /** A new game on another board, or on the same one; the one before comes back by {@link #undo}. */
    void begin(Board board) {
        begin(board, random.get().filter(made -> made.board().equals(board)));
    }

    /** The game that is left keeps what made its own board. */
    private void begin(Board board, Optional<RandomBoard> made) {
        leave(board.start() == Board.NONE ? 0 : 1);
        kept.set(0);
        random.set(made);
        PlaySetup on = setup.get().on(board);
        setup.set(on);
        put(Game.begin(on.board(), goal(on)));
    }

    /** A new game on a board made by chance. What makes it again is said, and known as long as it is played on. */
    void begin(RandomBoard made) {
        begin(made.board(), Optional.of(made));
        say(PlayWords.random(made));
    }

    /** What made the board; empty where it was not made by chance. */
    ReadOnlyObjectProperty<Optional<RandomBoard>> randomProperty() {
        return random.getReadOnlyProperty();
    }

    /** Whether something is shown changes. */
    @Override
    public void show(Show what, boolean shown) {
        change(now -> now.showing(what, shown));
    }

    @Override
    public boolean shows(Show what) {
        return setup.get().shows(what);
    }

    /** Looks for a circuit from now on, or for an open tour. The moves stay. */
    void setClosed(boolean closed) {
        if (board().end() == Board.NONE && closed != setup.get().closed()) {
            change(now -> now.showing(Show.CLOSED, closed));
            put(setup.get().game());
        }
    }

    void change(UnaryOperator<PlaySetup> changed) {
        setup.set(changed.apply(setup.get()));
    }

    /** The squares visited, by name. */
    List<String> walked() {
        List<String> names = new ArrayList<>();
        game.get().path().forEach(square -> names.add(SquareNames.name(board(), square)));
        return names;
    }

    /**
     * The algorithms on the same board, from where the knight was set.
     *
     * @throws knightschool.files.InputFault if the board is too large to be compared on
     */
    CompareSetup comparison() {
        CompareSetup compared =
                CompareSetup.of(SceneKind.COMPARE.requireShowable(board())).showing(Show.CLOSED, now().closed());
        List<Integer> line = game.get().line();
        return line.isEmpty() ? compared : compared.withStart(line.getFirst());
    }
}
