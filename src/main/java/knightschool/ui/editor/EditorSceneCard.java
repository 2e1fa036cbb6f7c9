package knightschool.ui.editor;

import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.ui.shell.SceneCard;

/** The card of the scene on the first page, with a board that has holes. */
final class EditorSceneCard {
    private static final Board BOARD = BoardText.parse("....\n.#K.\n....\n.#..\n");
    private static final double SIDE = 48;

    private EditorSceneCard() {}

    static SceneCard card() {
        return new SceneCard(EditorWords.CARD, EditorWords.CARD_WORDS, EditorSceneCard::picture);
    }

    private static Sketch picture() {
        return BoardDrawing.of(BoardGeometry.bare(BOARD, SIDE));
    }
}
