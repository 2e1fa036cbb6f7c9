package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import knightschool.setup.scene.PlaySetup;

/**
 * The games that are kept for the next run, and which of them is shown.
 *
 * @param earlier the games that undo leads to, oldest first
 * @param current the shown game
 * @param next the games that redo leads to, next one first; if all moves of the shown game are taken back, the first is
 *     the shown game with these moves
 */
record StoredGames(List<PlaySetup> earlier, PlaySetup current, List<PlaySetup> next) {
    /**
     * The greatest number of games in each direction: more than users remember, and few enough to reopen a window fast.
     */
    private static final int MOST = 50;

    StoredGames {
        earlier = List.copyOf(earlier.subList(Math.max(0, earlier.size() - MOST), earlier.size()));
        next = List.copyOf(next.subList(0, Math.min(next.size(), MOST)));
    }

    /**
     * Returns all games in one list, which ends with the shown game. If games follow the shown game, the list also has
     * the shown game at its place before these.
     */
    List<PlaySetup> inOrder() {
        List<PlaySetup> all = new ArrayList<>(earlier);
        if (!next.isEmpty() || earlier.contains(current)) {
            all.add(current);
            all.addAll(next);
        }
        all.add(current);
        return List.copyOf(all);
    }

    /** Returns the games from a list written by {@link #inOrder}, which must not be empty. */
    static StoredGames of(List<PlaySetup> all) {
        PlaySetup current = all.getLast();
        List<PlaySetup> otherGames = all.subList(0, all.size() - 1);
        int place = otherGames.lastIndexOf(current);
        return place < 0
                ? new StoredGames(otherGames, current, List.of())
                : new StoredGames(
                        otherGames.subList(0, place), current, otherGames.subList(place + 1, otherGames.size()));
    }

    /** Returns the earlier games and the shown one, which has all its moves redone if later games follow. */
    List<PlaySetup> withShown() {
        List<PlaySetup> all = new ArrayList<>(earlier);
        all.add(next.isEmpty() ? current : whole(isTakenBack() ? next.getFirst() : current));
        return List.copyOf(all);
    }

    /** Returns the games after the shown one, each with all its moves redone. */
    List<PlaySetup> later() {
        return next.stream().skip(isTakenBack() ? 1 : 0).map(StoredGames::whole).toList();
    }

    private static PlaySetup whole(PlaySetup game) {
        return game.withPath(game.path(), game.path().size());
    }

    private boolean isTakenBack() {
        return current.visited() == 0
                && next.stream()
                        .limit(1)
                        .anyMatch(first -> first.withPath(List.of(), 0).equals(current.withPath(List.of(), 0)));
    }
}
