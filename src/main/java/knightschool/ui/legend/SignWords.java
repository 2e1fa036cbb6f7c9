package knightschool.ui.legend;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.drawing.BoardSign;

/** What the signs on a board are called, and where they are. */
final class SignWords {
    private static final int MOST_SQUARES = 5;
    private static final int MOST_ON_EACH = 3;

    private SignWords() {}

    /**
     * Squares of one board.
     *
     * @param board where it is among others; empty where it is alone
     * @param squares by name, at least one
     */
    record Place(String board, List<String> squares) {}

    static String name(BoardSign sign) {
        return switch (sign) {
            case VISITED -> "Visited";
            case FIRST -> "Where the path begins";
            case KNIGHT -> "The knight";
            case MOVE_NOW -> "The move of this step";
            case ORDER -> "Order of trying";
            case SCORE -> "Moves that lead on";
            case CANDIDATE -> "The knight can go here";
            case OPEN_MOVE -> "Open move";
            case KNIGHT_MOVE -> "Open from the knight";
            case PASSED_MOVE -> "Move not taken";
            case CLOSED_EARLIER -> "Closed earlier";
            case CLOSED_NOW -> "Closed by this step";
            case REOPENED -> "Open again";
            case EMPTY -> "Empty: no open move";
            case EMPTY_NOW -> "Empty since this step";
            case TAKEN_BACK -> "Taken back";
            case CLUE -> "Look here";
            case TAKEN_OUT -> "Taken out";
            case PIECE -> "A piece of the board";
            case CUT_OFF -> "Cut off";
            case GONE_MOVE -> "A move that is gone";
            case LOST_BY -> "Lost by this move";
            case HINTED -> "Hint: look here";
            case DIGIT -> "A key from 1 to 8";
            case COMPLETION -> "One way to complete it";
            case HOME -> "The way home";
            case VISITED_AGAIN -> "Visited again";
            case RETURN -> "You can return here";
            case START -> "Where the tour must begin";
            case END -> "Where the tour must end";
            case POINTED -> "Pointed at";
        };
    }

    /** What there is to say of a sign besides its name; empty where that is on which squares it is. */
    static Optional<String> says(BoardSign sign) {
        return switch (sign) {
            case VISITED -> Optional.of("the number of the move");
            case ORDER -> Optional.of("1. is next");
            case SCORE -> Optional.of("so many from that square");
            case OPEN_MOVE -> Optional.of("one stroke, one move");
            case KNIGHT_MOVE -> Optional.of("it can go there next");
            case PASSED_MOVE -> Optional.of("faint: from a visited square");
            case CLOSED_EARLIER -> Optional.of("by a move before this step");
            case TAKEN_OUT -> Optional.of("without it the board falls apart");
            case PIECE -> Optional.of("each piece has a letter");
            case GONE_MOVE -> Optional.of("it led to the square cut off");
            case DIGIT -> Optional.of("it moves the knight there");
            case COMPLETION -> Optional.of("from the knight on, not played yet");
            case HOME -> Optional.of("the tour is closed");
            case VISITED_AGAIN -> Optional.of("with the numbers of those moves");
            case RETURN -> Optional.of("it costs a move");
            case FIRST,
                    CUT_OFF,
                    LOST_BY,
                    HINTED,
                    START,
                    KNIGHT,
                    MOVE_NOW,
                    CANDIDATE,
                    CLOSED_NOW,
                    REOPENED,
                    EMPTY,
                    EMPTY_NOW,
                    TAKEN_BACK,
                    CLUE,
                    END,
                    POINTED -> Optional.empty();
        };
    }

    /**
     * Where a sign is.
     *
     * @param places the boards that have it
     * @param boards how many boards there are
     */
    static String where(List<Place> places, int boards) {
        List<String> first = places.getFirst().squares();
        boolean everywhere = places.size() == boards
                && places.stream().allMatch(place -> place.squares().equals(first));
        if (everywhere) {
            return squares(first, MOST_SQUARES) + (boards > 1 ? ", on each board" : "");
        }
        return places.stream()
                .map(place -> place.board() + ": " + squares(place.squares(), MOST_ON_EACH))
                .collect(Collectors.joining("; "));
    }

    private static String squares(List<String> names, int most) {
        int more = names.size() - most;
        String named = names.stream().limit(most).collect(Collectors.joining(", "));
        return more > 0 ? named + " and " + more + " more" : named;
    }
}
