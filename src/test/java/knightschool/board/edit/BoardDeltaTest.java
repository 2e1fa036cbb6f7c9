package knightschool.board.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import org.junit.jupiter.api.Test;

class BoardDeltaTest {
    private static final int FEW = 8;

    @Test
    void deltaLeadsFromAnyBoardToAnyOther() {
        List<Board> boards = RandomBoards.stream(7, 60, 12).toList();
        for (Board from : boards) {
            for (Board to : boards) {
                assertEquals(to, BoardDelta.between(from, to).on(from));
            }
        }
    }

    @Test
    void changesOfAWholeBoardTakeNoMoreSpaceThanAStroke() throws ReflectiveOperationException {
        Board board = BoardPatternFactory.random(200, 200, 30, 1);
        Stream<Board> others = Stream.concat(
                Stream.of(BoardTransform.values()).map(transform -> transform.of(board)),
                Stream.of(BoardSide.values()).flatMap(side -> Stream.of(side.grown(board, 3), side.grown(board, -3))));
        for (Board other : others.toList()) {
            assertTrue(words(BoardDelta.between(board, other)) <= FEW, other::toString);
        }
        assertTrue(words(BoardDelta.between(board, board.withHole(board.firstPlayable(), true))) <= FEW);
    }

    private static int words(BoardDelta delta) throws ReflectiveOperationException {
        Field words = BoardDelta.class.getDeclaredField("differing");
        words.setAccessible(true);
        return ((long[]) words.get(delta)).length;
    }
}
