package knightschool.ui.legend;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.answer.FigureSign;
import knightschool.drawing.domain.PositionDifferenceDrawing;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import org.junit.jupiter.api.Test;

/** The rows for signs of several boards. */
class BoardSignLegendEntriesTest {
    private static final Board BOARD = Board.full(5, 5);

    private static VisibleBoardSign sign(BoardLegendSign sign, ColourExpression tone, int square) {
        return new VisibleBoardSign(
                sign, LegendSignDrawing.sign(pencil -> pencil.disc(9, 9, 5, AreaStyle.filled(tone))), List.of(square));
    }

    /** Boards that show the knight in their colours; some of them show in one colour what was taken back. */
    private static List<LegendEntry> entries(int boards, int some) {
        return BoardSignLegendEntries.of(IntStream.range(0, boards)
                .mapToObj(i -> new VisibleBoardSigns(
                        "pane " + (i + 1),
                        BOARD,
                        Stream.of(
                                        sign(SharedBoardSign.KNIGHT, ColourRole.series(i), i),
                                        sign(SharedBoardSign.TAKEN_BACK, ColourRole.INK, i))
                                .limit(i < some ? 2 : 1)
                                .toList()))
                .toList());
    }

    private static List<String> where(int boards, int some) {
        return entries(boards, some).stream().map(LegendEntry::where).toList();
    }

    @Test
    void eachOfAFewBoardsIsNamedWithItsSquares() {
        String both = "pane 1: a5; pane 2: b5";
        assertEquals(List.of(both, both), where(2, 2));
        assertEquals(both, where(6, 2).getLast());
    }

    @Test
    void manyBoardsAreCounted() {
        assertEquals(List.of("in all 6 panes", "in all 6 panes"), where(6, 6));
        assertEquals("in 3 of 6 panes", where(6, 3).getLast());
        assertEquals(6, entries(6, 6).getFirst().signs().size());
        assertEquals(1, entries(6, 6).getLast().signs().size());
    }

    /** Rows keep their places, whichever board shows its sign first. */
    @Test
    void signsOfTwoDrawingsHaveOneOrder() {
        BoardLegendSign one = FigureSign.values()[0];
        BoardLegendSign other = PositionDifferenceDrawing.Sign.values()[0];
        assertEquals(names(one, other), names(other, one));
    }

    private static List<String> names(BoardLegendSign... signs) {
        List<VisibleBoardSign> visible =
                Stream.of(signs).map(sign -> sign(sign, ColourRole.INK, 0)).toList();
        return BoardSignLegendEntries.of(BOARD, visible).stream()
                .map(LegendEntry::name)
                .toList();
    }
}
