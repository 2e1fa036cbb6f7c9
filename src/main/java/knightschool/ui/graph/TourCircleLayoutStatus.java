package knightschool.ui.graph;

import knightschool.board.Board;
import knightschool.explain.TourCircleLayoutOrder;

/** Whether the vertices of a circular layout lie in the order of a tour, and if not, why. */
public enum TourCircleLayoutStatus {
    /** No tour was asked for. */
    NOT_ASKED,
    /** The circle is a tour of the board with the chosen start and end. */
    ALONG,
    /** The circle is a tour of the board, which may begin and end on other squares than the chosen ones. */
    ALONG_FREE,
    /** The circle is a tour of the largest component. */
    OF_A_COMPONENT,
    /** There is no tour; the circle has the order of the squares. */
    IMPOSSIBLE,
    /** No tour was found in the available time; the circle has the order of the squares. */
    NOT_FOUND;

    static TourCircleLayoutStatus of(Board board, boolean closed, TourCircleLayoutOrder order) {
        boolean chosen = !closed && (board.start() != Board.NONE || board.end() != Board.NONE);
        return switch (order.verdict()) {
            case IMPOSSIBLE -> IMPOSSIBLE;
            case UNKNOWN -> NOT_FOUND;
            case EXISTS -> !order.isWhole() ? OF_A_COMPONENT : chosen ? ALONG_FREE : ALONG;
        };
    }
}
