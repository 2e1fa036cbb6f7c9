package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import knightschool.setup.PlaySetup;

/**
 * The games that are kept for another run, and which of them is shown.
 *
 * @param earlier the games that undo leads to, from the oldest on
 * @param current the game that is shown
 * @param next the games that redo leads to, the next one first; that is the shown game itself with its moves where they
 *     are all taken back
 */
record StoredGames(List<PlaySetup> earlier, PlaySetup current, List<PlaySetup> next) {
    /** In each direction: more than anybody remembers, and a window that is opened again need not read more. */
    private static final int MOST = 50;

    StoredGames {
        earlier = List.copyOf(earlier.subList(Math.max(0, earlier.size() - MOST), earlier.size()));
        next = List.copyOf(next.subList(0, Math.min(next.size(), MOST)));
    }

    /**
     * All of them in one list. The shown one is the last; where games are ahead of it, it stands in its place before
     * them too.
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

    /** Reads what {@link #inOrder} wrote; not empty. */
    static StoredGames of(List<PlaySetup> all) {
        PlaySetup current = all.getLast();
        List<PlaySetup> others = all.subList(0, all.size() - 1);
        int place = others.lastIndexOf(current);
        return place < 0
                ? new StoredGames(others, current, List.of())
                : new StoredGames(others.subList(0, place), current, others.subList(place + 1, others.size()));
    }

    /** The earlier games and the shown one; that with all its moves done again where later games follow. */
    List<PlaySetup> withShown() {
        List<PlaySetup> all = new ArrayList<>(earlier);
        all.add(next.isEmpty() ? current : whole(isTakenBack() ? next.getFirst() : current));
        return List.copyOf(all);
    }

    /** The games after the shown one, each with all its moves done again. */
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
