package knightschool.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import org.junit.jupiter.api.Test;

class PickedSquaresOrEdgesTest {
    private static final Board THREE = Board.full(3, 3);
    private static final KnightGraph GRAPH = KnightGraph.of(THREE);

    private final PickedSquaresOrEdges picked = new PickedSquaresOrEdges();

    @Test
    void toggleTakesOutWhatIsPicked() {
        picked.toggle(3);
        picked.toggle(0);
        picked.toggle(1);
        picked.toggle(3);
        assertEquals(List.of(0, 1), picked.squares());
        assertEquals(List.of("a2", "b2"), picked.names(Board.full(2, 2)));
        picked.clear();
        assertEquals(List.of(), picked.squares());
    }

    @Test
    void onlySquareTakesThePlaceOfTheOneBefore() {
        picked.choose(AnswerPickKind.SQUARE);
        picked.pick(3, GRAPH);
        picked.pick(1, GRAPH);
        picked.pick(1, GRAPH);
        assertEquals(List.of(1), picked.squares());
    }

    @Test
    void edgeIsPickedByItsEndsAndTakenOutByThem() {
        picked.choose(AnswerPickKind.EDGES);
        pick("a1", "b3", "c1", "b3");
        assertEquals(List.of("b3-a1", "b3-c1"), picked.names(THREE));
        pick("b3", "a1");
        assertEquals(List.of("b3-c1"), picked.names(THREE));
        assertEquals(List.of(), picked.squares());
    }

    @Test
    void squareThatIsNotJoinedToTheFirstEndBeginsAnotherEdge() {
        picked.choose(AnswerPickKind.EDGES);
        pick("a1", "a2", "c3");
        assertEquals(List.of("c3-a2"), picked.names(THREE));
    }

    @Test
    void firstEndOfAnEdgeIsPickedAgainAndIsNoAnswer() {
        picked.choose(AnswerPickKind.EDGES);
        pick("a1", "b3", "c1");
        PickedNames before = picked.named(THREE);
        assertEquals(new PickedNames(List.of("b3-a1"), Optional.of("c1")), before);
        assertEquals(List.of("b3-a1"), picked.names(THREE));
        pick("b3");
        picked.restore(before, THREE);
        assertEquals(before, picked.named(THREE));
    }

    private void pick(String... names) {
        for (String name : names) {
            picked.pick(SquareNames.parse(THREE, name), GRAPH);
        }
    }
}
