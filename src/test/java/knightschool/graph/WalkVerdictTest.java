package knightschool.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.board.SquareNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WalkVerdictTest {

    private static final KnightGraph CHESS = KnightGraph.of(Board.full(8, 8));

    private static WalkVerdict verdict(KnightGraph graph, String names) {
        return WalkVerdict.of(
                graph,
                Arrays.stream(names.split(","))
                        .mapToInt(name -> SquareNames.parse(graph.board(), name))
                        .toArray());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1 | path | a path | -1 | -1 | -1",
                "a1,b3 | path | a path | -1 | -1 | -1",
                "a1,a1 | none | not a walk | 1 | -1 | 1",
                "a1,b2 | none | not a walk | 1 | -1 | -1",
                "a1,b3,a1 | walk | a closed walk | -1 | 2 | 2",
                "a1,b3,d4,c2,a1 | circuit | a circuit | -1 | -1 | 4",
                "a1,b3,d4,c2,a1,b3 | walk | an open walk | -1 | 5 | 4",
                "a3,b1,c3,a2,b4,c2,a1,b3,d4,c2 | trail | an open trail | -1 | -1 | 9",
                "c2,a1,b3,d4,c2,b4,a2,c1,d3,b4 | trail | an open trail | -1 | -1 | 4",
                "c2,a1,b3,d4,c2,e1,g2,e3,c2 | trail | a closed trail | -1 | -1 | 4",
                "a1,b3,d4,e5 | none | not a walk | 3 | -1 | -1",
            })
    void kindNamesTheNarrowestAndWhatBrokeTheRest(
            String walk, String kind, String phrase, int notAnEdge, int edgeRepeated, int vertexRepeated) {
        WalkVerdict verdict = verdict(CHESS, walk);
        assertEquals(kind, verdict.kind().word());
        assertEquals(phrase, CycleTerminology.ARTICLES.phrase(verdict));
        assertEquals(notAnEdge, verdict.notAnEdgeAt());
        assertEquals(edgeRepeated, verdict.edgeRepeatedAt());
        assertEquals(vertexRepeated, verdict.vertexRepeatedAt());
    }

    @Test
    void dictionaryOfBooksSaysCycle() {
        assertEquals("a cycle", CycleTerminology.BOOKS.phrase(verdict(CHESS, "a1,b3,d4,c2,a1")));
        assertEquals("a circuit", CycleTerminology.BOOKS.phrase(verdict(CHESS, "c2,a1,b3,d4,c2,e1,g2,e3,c2")));
        assertEquals("circuit", CycleTerminology.ARTICLES.word(WalkProperty.CIRCUIT));
        assertEquals("cycle", CycleTerminology.BOOKS.word(WalkProperty.CIRCUIT));
    }

    @Test
    void hamiltonianNeedsEveryVertex() {
        KnightGraph ring = KnightGraph.of(Board.full(3, 3).withHole(4, true));
        assertEquals("a Hamiltonian path", CycleTerminology.ARTICLES.phrase(verdict(ring, "a1,b3,c1,a2,c3,b1,a3,c2")));
        assertEquals(
                "a Hamiltonian circuit", CycleTerminology.ARTICLES.phrase(verdict(ring, "a1,b3,c1,a2,c3,b1,a3,c2,a1")));
        assertEquals("a path", CycleTerminology.ARTICLES.phrase(verdict(ring, "a1,b3,c1,a2,c3,b1,a3")));
    }

    @Test
    void oneSquareBoardHasItsTour() {
        WalkVerdict only = WalkVerdict.of(KnightGraph.of(Board.full(1, 1)), 0);
        assertEquals(true, only.is(WalkProperty.HAMILTONIAN));
        assertEquals(0, only.steps());
    }

    @Test
    void aHoleCannotBeEntered() {
        KnightGraph graph = KnightGraph.of(Board.full(3, 3).withHole(0, true));
        assertEquals(0, WalkVerdict.of(graph, 0, 5).notAnEdgeAt());
        assertEquals(1, WalkVerdict.of(graph, 5, 0).notAnEdgeAt());
    }

    @Test
    void ofRefusesNoSquares() {
        assertThrows(IllegalArgumentException.class, () -> WalkVerdict.of(CHESS));
    }

    @Test
    void verdictAgreesWithTheDefinitionsOnRandomWalks() {
        Random random = new Random(21);
        RandomBoards.stream(22, 3000, 5).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            int[] walk = randomWalk(graph, random);
            assertAgrees(board, walk, WalkVerdict.of(graph, walk));
        });
    }

    private static int[] randomWalk(KnightGraph graph, Random random) {
        int[] playable = graph.board().playable().toArray();
        List<Integer> walk = new ArrayList<>(List.of(playable[random.nextInt(playable.length)]));
        int length = random.nextInt(10);
        for (int i = 0; i < length; i++) {
            int[] next = graph.neighbours(walk.getLast());
            boolean stray = next.length == 0 || random.nextInt(20) == 0;
            walk.add(stray ? random.nextInt(graph.board().squares()) : next[random.nextInt(next.length)]);
        }
        return walk.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void assertAgrees(Board board, int[] walk, WalkVerdict verdict) {
        List<Set<Integer>> edges = new ArrayList<>();
        boolean isWalk = board.isPlayable(walk[0]);
        for (int i = 1; i < walk.length; i++) {
            edges.add(walk[i - 1] == walk[i] ? Set.of(walk[i]) : Set.of(walk[i - 1], walk[i]));
            int dx = walk[i] % board.columns() - walk[i - 1] % board.columns();
            int dy = walk[i] / board.columns() - walk[i - 1] / board.columns();
            isWalk &= board.isPlayable(walk[i]) && dx * dx + dy * dy == 5;
        }
        Set<Integer> vertices = new HashSet<>();
        Arrays.stream(walk).forEach(vertices::add);
        boolean path = isWalk && vertices.size() == walk.length;
        boolean closed = isWalk && walk.length > 1 && walk[0] == walk[walk.length - 1];
        boolean circuit = closed && walk.length > 3 && vertices.size() == walk.length - 1;
        assertEquals(isWalk, verdict.is(WalkProperty.WALK));
        assertEquals(isWalk && new HashSet<>(edges).size() == edges.size(), verdict.is(WalkProperty.TRAIL));
        assertEquals(path, verdict.is(WalkProperty.PATH));
        assertEquals(closed, verdict.is(WalkProperty.CLOSED));
        assertEquals(circuit, verdict.is(WalkProperty.CIRCUIT));
        assertEquals(
                (path || circuit) && vertices.size() == board.playableCount(), verdict.is(WalkProperty.HAMILTONIAN));
        if (isWalk && verdict.edgeRepeatedAt() != WalkVerdict.NEVER) {
            int at = verdict.edgeRepeatedAt();
            assertEquals(edges.indexOf(edges.get(at - 1)), verdict.edgeFirstUsedAt() - 1);
        }
    }
}
