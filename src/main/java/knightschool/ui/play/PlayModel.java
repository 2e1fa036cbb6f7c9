package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private Given given = new Given(Board.full(1, 1), List.of());

    /** The squares that a game begins with and that are never taken back. */
    private record Given(Board board, List<Integer> squares) {
        int in(Game game) {
            List<Integer> line = game.line();
            boolean begins = game.board().equals(board)
                    && line.size() >= squares.size()
                    && line.subList(0, squares.size()).equals(squares);
            return begins ? squares.size() : 0;
        }
    }

    PlayModel() {
        open(PlaySetup.of(BoardSource.usual()));
    }

    private static Goal goal(PlaySetup setup) {
        return setup.closed() ? Goal.CIRCUIT : Goal.OPEN_TOUR;
    }

    /** Shows what a set-up says in place of what was shown. */
    void open(PlaySetup opened) {
        random.set(random.get().filter(made -> made.board().equals(opened.board())));
        setup.set(opened);
        refusal.set("");
        game.set(opened.game());
        kept.set(given.in(opened.game()));
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
            put(before.moved(square));
        } else {
            say(PlayWords.refusal(before, square));
        }
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
        given = new Given(board(), List.copyOf(game.get().line().subList(0, squares)));
        kept.set(squares);
    }

    /** How many squares are never taken back. */
    ReadOnlyIntegerProperty keptProperty() {
        return kept.getReadOnlyProperty();
    }

    /** Whether the last move was made by the player, or the knight was set by them. */
    boolean canUndo() {
        return game.get().canUndo() && game.get().length() > kept.get();
    }

    void undo() {
        jump(game.get().length() - 1);
    }

    void redo() {
        jump(game.get().length() + 1);
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

    /** The same game from its beginning, or from the moves that were given. */
    void again() {
        if (kept.get() > 0) {
            put(game.get().jumpTo(kept.get()).withoutUndone());
        } else {
            begin(board());
        }
    }

    /** A new game on another board, or on the same one. */
    void begin(Board board) {
        kept.set(0);
        random.set(random.get().filter(made -> made.board().equals(board)));
        PlaySetup on = setup.get().on(board);
        setup.set(on);
        put(Game.begin(on.board(), goal(on)));
    }

    /** A new game on a board made by chance. What makes it again is said, and known as long as it is played on. */
    void begin(RandomBoard made) {
        random.set(Optional.of(made));
        begin(made.board());
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
