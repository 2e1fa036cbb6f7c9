package knightschool.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkVerdict;

/**
 * Looks for a walk that meets claims: of every length in turn, so that a short one is found. Counted in walks tried, so
 * that the answer is the same on every machine.
 */
final class WalkFinder {
    private static final int MOST_TRIED = 400_000;
    private static final int LONGEST = 40;

    private final KnightGraph graph;
    private final List<QuizClaim> claims;
    private final boolean path;
    private final boolean trail;
    private final boolean home;
    private final List<Integer> walk = new ArrayList<>();
    private int tried;

    WalkFinder(KnightGraph graph, List<QuizClaim> claims) {
        this.graph = graph;
        this.claims = claims;
        this.home = asks("circuit");
        this.path = asks("path") || asks("hamiltonian") || home;
        this.trail = asks("trail");
    }

    private boolean asks(String word) {
        return claims.stream().anyMatch(claim -> claim.word().equals(word) && claim.asksTrue());
    }

    /** @param everywhere whether only walks through every vertex can be right */
    Optional<List<Integer>> find(boolean everywhere) {
        int least = everywhere ? graph.vertexCount() - (home ? 0 : 1) : 0;
        int most = everywhere ? least : Math.min(LONGEST, graph.vertexCount() * 2);
        for (int steps = least; steps <= most; steps++) {
            for (int start : starts()) {
                walk.clear();
                walk.add(start);
                if (goOn(steps)) {
                    return Optional.of(List.copyOf(walk));
                }
            }
        }
        return Optional.empty();
    }

    /** The one that is asked for, or every square. */
    private int[] starts() {
        return claims.stream()
                .filter(claim -> claim.word().equals(WalkClaims.START))
                .findFirst()
                .map(claim -> new int[] {SquareNames.parsePlayable(graph.board(), claim.value())})
                .orElseGet(() -> graph.board().playable().toArray());
    }

    private boolean goOn(int steps) {
        if (steps == 0 || tried > MOST_TRIED) {
            return steps == 0 && isRight();
        }
        tried++;
        for (int next : graph.neighbours(walk.getLast())) {
            if (isAllowed(next, steps)) {
                walk.add(next);
                if (goOn(steps - 1)) {
                    return true;
                }
                walk.removeLast();
            }
        }
        return false;
    }

    private boolean isAllowed(int next, int steps) {
        if (path && walk.contains(next)) {
            return home && steps == 1 && walk.getFirst() == next;
        }
        return !trail || !isUsed(walk.getLast(), next);
    }

    private boolean isUsed(int one, int other) {
        for (int i = 1; i < walk.size(); i++) {
            int from = walk.get(i - 1);
            int to = walk.get(i);
            if (from == one && to == other || from == other && to == one) {
                return true;
            }
        }
        return false;
    }

    private boolean isRight() {
        WalkVerdict verdict =
                WalkVerdict.of(graph, walk.stream().mapToInt(Integer::intValue).toArray());
        return claims.stream().allMatch(claim -> WalkJudge.holds(claim, verdict, graph.board()));
    }
}
