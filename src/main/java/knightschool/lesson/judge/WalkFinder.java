package knightschool.lesson.judge;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;
import knightschool.graph.VertexNames;
import knightschool.graph.WalkVerdict;
import knightschool.lesson.claim.EngineAnswer;
import knightschool.lesson.claim.WalkClaims;

/**
 * Searches for a walk that meets all claims. Lengths are tried in ascending order, so that a short walk is found. The
 * limit is a number of walks, so that the result is the same on every machine.
 */
final class WalkFinder {
    private static final int MOST_TRIED = 400_000;
    private static final int LONGEST = 40;

    private final AdjacencyLists graph;
    private final VertexNames names;
    private final List<AnswerCondition> claims;
    private final boolean path;
    private final boolean trail;
    private final boolean home;
    private final int[] walk;
    private int length;
    private int attempts;

    WalkFinder(SimpleGraph graph, VertexNames names, List<AnswerCondition> claims) {
        this.graph = AdjacencyLists.of(graph);
        this.names = names;
        this.claims = claims;
        this.home = asks("circuit") || asks("hamiltonian") && asks("closed");
        this.path = asks("path") || asks("hamiltonian") || home;
        this.trail = asks("trail");
        this.walk = new int[Math.max(LONGEST, graph.vertexCount()) + 1];
    }

    private boolean asks(String word) {
        return claims.stream().anyMatch(claim -> claim.word().equals(word) && claim.asksTrue());
    }

    /**
     * Searches for a walk.
     *
     * @param everywhere whether only walks through every vertex can be right
     */
    Optional<List<Integer>> find(boolean everywhere) {
        int least = everywhere ? graph.vertexCount() - (home ? 0 : 1) : 0;
        int most = everywhere ? least : Math.min(LONGEST, graph.vertexCount() * 2);
        for (int steps = least; steps <= most; steps++) {
            if (mayHave(steps) && findOf(steps)) {
                return Optional.of(Arrays.stream(walk, 0, length).boxed().toList());
            }
        }
        return Optional.empty();
    }

    private boolean findOf(int steps) {
        for (int start : starts()) {
            walk[0] = start;
            length = 1;
            if (extend(steps)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the claims about the length allow a walk of the given number of steps. */
    private boolean mayHave(int steps) {
        return claims.stream()
                .filter(claim -> claim.word().equals("length"))
                .allMatch(claim -> claim.holds(EngineAnswer.of(steps)));
    }

    /** Returns the start that a claim requires, or every vertex. */
    private int[] starts() {
        return claims.stream()
                .filter(claim -> claim.word().equals(WalkClaims.START))
                .findFirst()
                .map(claim -> IntStream.of(names.vertex(claim.value())).filter(graph::hasVertex))
                .orElseGet(graph::vertices)
                .toArray();
    }

    private boolean extend(int steps) {
        if (steps == 0 || attempts > MOST_TRIED) {
            return steps == 0 && isRight();
        }
        attempts++;
        for (int next : graph.neighbours(walk[length - 1])) {
            if (isAllowed(next, steps)) {
                walk[length++] = next;
                if (extend(steps - 1)) {
                    return true;
                }
                length--;
            }
        }
        return false;
    }

    private boolean isAllowed(int next, int steps) {
        if (path && isOnWalk(next)) {
            return home && steps == 1 && walk[0] == next;
        }
        return !trail || !isUsed(walk[length - 1], next);
    }

    private boolean isOnWalk(int vertex) {
        for (int i = 0; i < length; i++) {
            if (walk[i] == vertex) {
                return true;
            }
        }
        return false;
    }

    private boolean isUsed(int one, int other) {
        for (int i = 1; i < length; i++) {
            int from = walk[i - 1];
            int to = walk[i];
            if (from == one && to == other || from == other && to == one) {
                return true;
            }
        }
        return false;
    }

    private boolean isRight() {
        WalkVerdict verdict = WalkVerdict.of(graph, Arrays.copyOf(walk, length));
        return claims.stream().allMatch(claim -> WalkJudge.holds(claim, verdict, names));
    }
}
