package knightschool.ui.statemap.model;

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
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.SlidingPuzzle;

/** The sessions played on each puzzle, by one or several players, until the window is closed. Not thread-safe. */
public final class PlayedPuzzleSessions {
    private final Map<SlidingPuzzle, List<PuzzleSessionLog>> all = new HashMap<>();

    /** The puzzles at which several players took turns, whose sessions are results worth saving. */
    private final Set<SlidingPuzzle> turns = new HashSet<>();

    /** The puzzles first played by someone with a name. The next player adds them to {@link #turns}. */
    private final Set<SlidingPuzzle> named = new HashSet<>();

    /** The restored sessions of each puzzle. Which of them continues is known once its moves are on the map. */
    private final Map<SlidingPuzzle, List<PuzzleSessionLog>> restored = new HashMap<>();

    /** The moves of sessions that are in a file. */
    private final Set<List<PlayedMove>> filed = new HashSet<>();

    private final ReadOnlyObjectWrapper<List<PuzzleSessionLog>> others = new ReadOnlyObjectWrapper<>(List.of());
    private final StringProperty player = new SimpleStringProperty("");
    private SlidingPuzzle puzzle;

    public PlayedPuzzleSessions(SlidingPuzzle puzzle) {
        this.puzzle = puzzle;
    }

    /** The name of the current player; empty if none is given. */
    public StringProperty playerProperty() {
        return player;
    }

    /** The sessions of the shown puzzle without the current one, oldest first. */
    public ReadOnlyObjectProperty<List<PuzzleSessionLog>> othersProperty() {
        return others.getReadOnlyProperty();
    }

    /** Sets the shown puzzle. */
    public void show(SlidingPuzzle next) {
        puzzle = next;
        others.set(all.getOrDefault(puzzle, List.of()));
    }

    /** Adds a session under the name of the player, unless it has no moves. */
    void keep(PuzzleSessionLog session) {
        if (!session.moves().isEmpty()) {
            if (isNamed() && !others.get().isEmpty()) {
                turns.add(puzzle);
            } else if (isNamed()) {
                named.add(puzzle);
            }
            put(puzzle, List.of(new PuzzleSessionLog(player.get(), session.moves())));
        }
    }

    private boolean isNamed() {
        return !player.get().isBlank();
    }

    /** Lets another player start on the shown puzzle. */
    public void next() {
        turns.add(puzzle);
        player.set("");
    }

    /** Adds sessions of the shown puzzle that are in a file. */
    public void add(List<PuzzleSessionLog> sessions) {
        savedTo(sessions);
        put(puzzle, sessions);
    }

    /**
     * Restores unsaved sessions of several players on a puzzle, shown or not. The player of the session that continues
     * ({@link #resume}) becomes the current one.
     */
    public void restore(SlidingPuzzle played, List<PuzzleSessionLog> sessions) {
        turns.add(played);
        restored.put(played, sessions);
        put(played, sessions);
    }

    /** Adds sessions. Players of the same name are told apart by numbers. */
    private void put(SlidingPuzzle played, List<PuzzleSessionLog> sessions) {
        List<PuzzleSessionLog> more = new ArrayList<>(all.getOrDefault(played, List.of()));
        for (PuzzleSessionLog session : sessions) {
            more.removeIf(other -> other.moves().equals(session.moves()));
            more.add(new PuzzleSessionLog(name(session.player(), more), session.moves()));
        }
        set(played, more);
    }

    private static String name(String proposal, List<PuzzleSessionLog> sessions) {
        String name = proposal.isBlank() ? StateMapWords.player(sessions.size() + 1) : proposal.strip();
        String unique = name;
        for (int number = 2; isTaken(unique, sessions); number++) {
            unique = name + " " + number;
        }
        return unique;
    }

    private static boolean isTaken(String name, List<PuzzleSessionLog> sessions) {
        return sessions.stream().anyMatch(session -> session.player().equals(name));
    }

    /** Continues a session: it is removed from the other ones. */
    void resume(PuzzleSessionLog session) {
        if (others.get().stream().anyMatch(other -> other.moves().equals(session.moves()))) {
            restored.getOrDefault(puzzle, List.of()).stream()
                    .filter(played -> played.moves().equals(session.moves()))
                    .forEach(played -> player.set(played.player()));
            restored.remove(puzzle);
            set(
                    puzzle,
                    others.get().stream()
                            .filter(other -> !other.moves().equals(session.moves()))
                            .toList());
        }
    }

    /** Removes the other sessions of the shown puzzle. */
    public void forget() {
        turns.remove(puzzle);
        named.remove(puzzle);
        set(puzzle, List.of());
    }

    private void set(SlidingPuzzle played, List<PuzzleSessionLog> sessions) {
        List<PuzzleSessionLog> now = List.copyOf(sessions);
        all.put(played, now);
        if (played.equals(puzzle)) {
            others.set(now);
        }
    }

    /** Marks sessions as being in a file. */
    public void savedTo(List<PuzzleSessionLog> sessions) {
        sessions.forEach(session -> filed.add(session.moves()));
    }

    /**
     * The sessions of each puzzle at which several players took turns, if at least one of them is in no file.
     *
     * @param now the current session, on the shown puzzle
     */
    public Map<SlidingPuzzle, List<PuzzleSessionLog>> unsaved(PuzzleSessionLog now) {
        Map<SlidingPuzzle, List<PuzzleSessionLog>> unsaved = new HashMap<>();
        Set<SlidingPuzzle> byTurns = new HashSet<>(turns);
        if (!now.moves().isEmpty() && !others.get().isEmpty() && (isNamed() || named.contains(puzzle))) {
            byTurns.add(puzzle);
        }
        for (SlidingPuzzle played : byTurns) {
            List<PuzzleSessionLog> sessions = played.equals(puzzle) ? with(now) : all.getOrDefault(played, List.of());
            if (sessions.stream().anyMatch(session -> !filed.contains(session.moves()))) {
                unsaved.put(played, sessions);
            }
        }
        return unsaved;
    }

    /** All sessions of the shown puzzle for a table; the current one is last, and left out if it has no moves. */
    public List<PuzzleSessionLog> with(PuzzleSessionLog now) {
        PuzzleSessionLog named = new PuzzleSessionLog(player.get().strip(), now.moves());
        return now.moves().isEmpty()
                ? others.get()
                : Stream.concat(others.get().stream(), Stream.of(named)).toList();
    }
}
