package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import knightschool.statemap.PlayedMove;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.SlidingPuzzle;

/**
 * What was played on each puzzle before, by the same player or by others, until the window is closed. Used on one
 * thread.
 */
final class PlayedSessions {
    private final Map<SlidingPuzzle, List<PuzzleSession>> all = new HashMap<>();

    /** Puzzles that several players took turns at: what they did is a result of a class, and not only a game. */
    private final Set<SlidingPuzzle> turns = new HashSet<>();

    /** Puzzles that somebody with a name played first: whoever plays next makes it turns. */
    private final Set<SlidingPuzzle> named = new HashSet<>();

    /** What came back of each puzzle: whose session goes on is known once its moves are on the map. */
    private final Map<SlidingPuzzle, List<PuzzleSession>> restored = new HashMap<>();

    /** The moves of sessions that a file has. */
    private final Set<List<PlayedMove>> filed = new HashSet<>();

    private final ReadOnlyObjectWrapper<List<PuzzleSession>> shown = new ReadOnlyObjectWrapper<>(List.of());
    private final StringProperty player = new SimpleStringProperty("");
    private SlidingPuzzle puzzle;

    PlayedSessions(SlidingPuzzle puzzle) {
        this.puzzle = puzzle;
    }

    /** What the person is called who plays now; empty where that is not said. */
    StringProperty playerProperty() {
        return player;
    }

    /** The sessions of the puzzle that is shown, without the one that is played now, the oldest first. */
    ReadOnlyObjectProperty<List<PuzzleSession>> othersProperty() {
        return shown.getReadOnlyProperty();
    }

    /** Another puzzle is shown. */
    void show(SlidingPuzzle next) {
        puzzle = next;
        shown.set(all.getOrDefault(puzzle, List.of()));
    }

    /** Keeps a session in which something happened, under the name of the player. */
    void keep(PuzzleSession session) {
        if (!session.moves().isEmpty()) {
            if (isNamed() && !shown.get().isEmpty()) {
                turns.add(puzzle);
            } else if (isNamed()) {
                named.add(puzzle);
            }
            put(puzzle, List.of(new PuzzleSession(player.get(), session.moves())));
        }
    }

    private boolean isNamed() {
        return !player.get().isBlank();
    }

    /** Somebody else plays now on the puzzle that is shown. */
    void next() {
        turns.add(puzzle);
        player.set("");
    }

    /** Puts sessions of the puzzle, which a file has, beside those that are there. */
    void add(List<PuzzleSession> sessions) {
        savedTo(sessions);
        put(puzzle, sessions);
    }

    /**
     * Takes over what several players did on a puzzle, shown or not, and is in no file. Who played the session that
     * goes on ({@link #resume}) plays now.
     */
    void restore(SlidingPuzzle played, List<PuzzleSession> sessions) {
        turns.add(played);
        restored.put(played, sessions);
        put(played, sessions);
    }

    /** Two of one name are told apart by numbers. */
    private void put(SlidingPuzzle played, List<PuzzleSession> sessions) {
        List<PuzzleSession> more = new ArrayList<>(all.getOrDefault(played, List.of()));
        for (PuzzleSession session : sessions) {
            more.removeIf(other -> other.moves().equals(session.moves()));
            more.add(new PuzzleSession(name(session.player(), more), session.moves()));
        }
        set(played, more);
    }

    private static String name(String wanted, List<PuzzleSession> taken) {
        String name = wanted.isBlank() ? StateMapWords.player(taken.size() + 1) : wanted.strip();
        String unique = name;
        for (int number = 2; isTaken(unique, taken); number++) {
            unique = name + " " + number;
        }
        return unique;
    }

    private static boolean isTaken(String name, List<PuzzleSession> taken) {
        return taken.stream().anyMatch(session -> session.player().equals(name));
    }

    /** A session that was kept goes on: it is no longer one of the others. */
    void resume(PuzzleSession session) {
        if (shown.get().stream().anyMatch(other -> other.moves().equals(session.moves()))) {
            restored.getOrDefault(puzzle, List.of()).stream()
                    .filter(played -> played.moves().equals(session.moves()))
                    .forEach(played -> player.set(played.player()));
            restored.remove(puzzle);
            set(
                    puzzle,
                    shown.get().stream()
                            .filter(other -> !other.moves().equals(session.moves()))
                            .toList());
        }
    }

    /** Takes the others of this puzzle away. */
    void forget() {
        turns.remove(puzzle);
        named.remove(puzzle);
        set(puzzle, List.of());
    }

    private void set(SlidingPuzzle played, List<PuzzleSession> sessions) {
        List<PuzzleSession> now = List.copyOf(sessions);
        all.put(played, now);
        if (played.equals(puzzle)) {
            shown.set(now);
        }
    }

    /** A file has these now. */
    void savedTo(List<PuzzleSession> sessions) {
        sessions.forEach(session -> filed.add(session.moves()));
    }

    /**
     * The sessions of each puzzle that several players took turns at, where one of them is in no file.
     *
     * @param now what is played on the puzzle that is shown
     */
    Map<SlidingPuzzle, List<PuzzleSession>> unsaved(PuzzleSession now) {
        Map<SlidingPuzzle, List<PuzzleSession>> unsaved = new HashMap<>();
        Set<SlidingPuzzle> byTurns = new HashSet<>(turns);
        if (!now.moves().isEmpty() && !shown.get().isEmpty() && (isNamed() || named.contains(puzzle))) {
            byTurns.add(puzzle);
        }
        for (SlidingPuzzle played : byTurns) {
            List<PuzzleSession> sessions = played.equals(puzzle) ? with(now) : all.getOrDefault(played, List.of());
            if (sessions.stream().anyMatch(session -> !filed.contains(session.moves()))) {
                unsaved.put(played, sessions);
            }
        }
        return unsaved;
    }

    /** All sessions of the puzzle for a table, the one that is played now last if something happened in it. */
    List<PuzzleSession> with(PuzzleSession now) {
        PuzzleSession named = new PuzzleSession(player.get().strip(), now.moves());
        return now.moves().isEmpty()
                ? shown.get()
                : Stream.concat(shown.get().stream(), Stream.of(named)).toList();
    }
}
