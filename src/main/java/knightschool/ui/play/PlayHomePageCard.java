package knightschool.ui.play;

import knightschool.board.Board;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.PositionLayers;
import knightschool.search.KnightPath;
import knightschool.search.Position;
import knightschool.search.Problem;
import knightschool.ui.shell.HomePageCard;

/** The card of the tour game on the first page of the program, with a picture of a game in progress. */
final class PlayHomePageCard {
    private static final Board BOARD = Board.full(4, 4);
    private static final int[] PATH = {8, 1, 7, 14, 5, 3, 10};
    private static final double SIDE = 48;

    private PlayHomePageCard() {}

    static HomePageCard card() {
        return new HomePageCard(PlayWords.CARD, PlayWords.CARD_WORDS, PlayHomePageCard::picture);
    }

    private static Sketch picture() {
        Position position = Position.ofPath(Problem.open(BOARD, PATH[0]), new KnightPath(PATH));
        return BoardDrawing.of(
                BoardGeometry.bare(BOARD, SIDE), position, PlayerPathStyle.INK, PositionLayers.of(true, false, false));
    }
}
