package knightschool.ui.editor;

import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.ui.shell.HomePageCard;

/** The card of the editor on the first page of the program, with a picture of a board that has holes. */
final class EditorHomePageCard {
    private static final Board BOARD = BoardText.parse("....\n.#K.\n....\n.#..\n");
    private static final double SIDE = 48;

    private EditorHomePageCard() {}

    static HomePageCard card() {
        return new HomePageCard(EditorWords.CARD, EditorWords.CARD_WORDS, EditorHomePageCard::picture);
    }

    private static Sketch picture() {
        return BoardDrawing.of(BoardGeometry.bare(BOARD, SIDE));
    }
}
