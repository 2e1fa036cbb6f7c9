package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import knightschool.setup.PlaySetup;

/**
 * The games that are kept for another run, and which of them is shown.
 *
 * @param behind the games that undo leads to, from the oldest on
 * @param shown the game that is shown
 * @param ahead the games that redo leads to, the next one first; that is the shown game itself with its moves where
 *     they are all taken back
 */
record StoredGames(List<PlaySetup> behind, PlaySetup shown, List<PlaySetup> ahead) {
    /** In each direction: more than anybody remembers, and a window that is opened again need not read more. */
    private static final int MOST = 50;

    StoredGames {
        behind = List.copyOf(behind.subList(Math.max(0, behind.size() - MOST), behind.size()));
        ahead = List.copyOf(ahead.subList(0, Math.min(ahead.size(), MOST)));
    }

    /**
     * All of them in one list. The shown one is the last; where games are ahead of it, it stands in its place before
     * them too.
     */
    List<PlaySetup> inOrder() {
        List<PlaySetup> all = new ArrayList<>(behind);
        if (!ahead.isEmpty() || behind.contains(shown)) {
            all.add(shown);
            all.addAll(ahead);
        }
        all.add(shown);
        return List.copyOf(all);
    }

    /** Reads what {@link #inOrder} wrote; not empty. */
    static StoredGames of(List<PlaySetup> all) {
        PlaySetup shown = all.getLast();
        List<PlaySetup> others = all.subList(0, all.size() - 1);
        int place = others.lastIndexOf(shown);
        return place < 0
                ? new StoredGames(others, shown, List.of())
                : new StoredGames(others.subList(0, place), shown, others.subList(place + 1, others.size()));
    }

    /** The games behind and the shown one; with all its moves done again where games are ahead. */
    List<PlaySetup> withShown() {
        List<PlaySetup> all = new ArrayList<>(behind);
        all.add(ahead.isEmpty() ? shown : whole(isTakenBack() ? ahead.getFirst() : shown));
        return List.copyOf(all);
    }

    /** The games ahead of the shown one and its moves, with all of theirs done again. */
    List<PlaySetup> later() {
        return ahead.stream()
                .skip(isTakenBack() ? 1 : 0)
                .map(StoredGames::whole)
                .toList();
    }

    private static PlaySetup whole(PlaySetup game) {
        return game.withPath(game.path(), game.path().size());
    }

    private boolean isTakenBack() {
        return shown.visited() == 0
                && ahead.stream()
                        .limit(1)
                        .anyMatch(next -> next.withPath(List.of(), 0).equals(shown.withPath(List.of(), 0)));
    }
}
