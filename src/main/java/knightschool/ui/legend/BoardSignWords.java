package knightschool.ui.legend;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.drawing.board.BoardLegendSign;

/** The texts of the legend: the names and the places of the signs on a board, and of what maps share. */
final class BoardSignWords {
    static final String TITLE = "What the signs say now";
    static final String NOTHING = "There is no sign on the board now.";
    static final String A_MOVE = "A move";
    static final String STRONGER_AT_THE_POSITION = "stronger where it meets the position shown";

    private static final int MOST_SQUARES = 5;
    private static final int MOST_ON_EACH = 3;

    private BoardSignWords() {}

    /**
     * Squares of one board.
     *
     * @param board the place of the board among others; empty if it is alone
     * @param squares the names of the squares, at least one
     */
    record Place(String board, List<String> squares) {}

    static String name(BoardLegendSign sign) {
        return switch (sign) {
            case VISITED, VISITED_IN_COLOUR -> "Visited";
            case FIRST -> "Where the path begins";
            case KNIGHT -> "The knight";
            case MOVE_NOW -> "The move of this step";
            case ORDER -> "Order of trying";
            case SCORE -> "Open moves from there";
            case CANDIDATE -> "The knight can go here";
            case OPEN_MOVE -> "Open move";
            case KNIGHT_MOVE -> "Open from the knight";
            case PASSED_MOVE -> "Move not taken";
            case CLOSED_EARLIER -> "Closed earlier";
            case CLOSED_NOW -> "Closed by this step";
            case REOPENED -> "Open again";
            case OFF_BOARD -> "Off the board";
            case EMPTY -> "Empty: no open move";
            case EMPTY_NOW -> "Empty since this step";
            case TAKEN_BACK -> "Taken back";
            case DIFFERENT_SQUARE -> "Panes differ here";
            case DIFFERENT_MOVE -> "Panes differ in this move";
            case CLUE -> "Look here";
            case TAKEN_OUT -> "Taken out";
            case PIECE -> "A component";
            case CUT_OFF -> "Cut off";
            case GONE_MOVE -> "A move that is gone";
            case LOST_BY -> "Lost by this move";
            case HINTED -> "Hint: look here";
            case DIGIT -> "A key from 1 to 8";
            case COMPLETION -> "One way to complete it";
            case HOME -> "The way home";
            case VERTEX -> "Visited by the walk";
            case TWICE -> "The start, or visited again";
            case STEP -> "Move of the walk";
            case STEP_MARKED -> "This move decides";
            case NO_EDGE -> "No move of a knight";
            case ARRIVAL -> "Number of the move";
            case NUMBERED -> "On the tour or walk";
            case FACT_SQUARE -> "Square of the fact";
            case FACT_MOVE -> "Move of the fact";
            case SELECTED -> "Chosen squares";
            case AXIS -> "Symmetry";
            case MOVES -> "Moves from there";
            case HOLE -> "Hole";
            case PATH -> "The path";
            case MISSED -> "Not visited";
            case BLOCK -> "A block of the board";
            case SHARED -> "Two blocks in one place";
            case TOUR_APART -> "Tour of one block";
            case EDGE_OUT -> "Cut by this step";
            case EDGE_IN -> "Put in by this step";
            case SHADE -> "Visited, in colour";
            case BLOCK_SHADE -> "Blocks, not joined yet";
            case JOINED_SHADE -> "Blocks that are joined";
            case BLOCK_NOW -> "The block of this step";
            case VISITED_AGAIN -> "Visited again";
            case RETURN -> "You can return here";
            case START -> "The tour begins here";
            case END -> "The tour ends here";
            case POINTED -> "Pointed at";
            case ASKED -> "The move asked about";
            case ANSWER_KEY -> "Key of an answer";
            case MARKED -> "Marked here";
            case PICKED -> "Chosen by you";
            case PICKED_EDGE -> "Edge chosen by you";
            case ANSWER -> "Right answer";
            case ANSWER_EDGE -> "Edge of the right answer";
            case CROSSED -> "Not right";
            case NAME -> "Name of the square";
            case DEGREE -> "Degree";
            case PIECE_VERTEX -> "A vertex of a component";
            case LIGHT_VERTEX -> "Light vertex";
            case DARK_VERTEX -> "Dark vertex";
            case EDGE -> "Edge";
            case DOUBT -> "Not sure: please check";
        };
    }

    /** Returns a note on a sign besides its name; empty if the note is the list of squares with the sign. */
    static Optional<String> says(BoardLegendSign sign) {
        return switch (sign) {
            case VISITED -> Optional.of("the number of the move");
            case ORDER -> Optional.of("1. is next");
            case SCORE -> Optional.of("once the knight stands there");
            case OPEN_MOVE -> Optional.of("to a free square or the knight");
            case KNIGHT_MOVE -> Optional.of("it can go there next");
            case PASSED_MOVE -> Optional.of("faint: from a visited square");
            case CLOSED_EARLIER -> Optional.of("by a move before this step");
            case OFF_BOARD -> Optional.of("no such move");
            case DIFFERENT_SQUARE -> Optional.of("free, visited or the knight");
            case DIFFERENT_MOVE -> Optional.of("open in one, closed in another");
            case TAKEN_OUT -> Optional.of("without it the board falls apart");
            case PIECE -> Optional.of("each has its letter");
            case GONE_MOVE -> Optional.of("it led to the square cut off");
            case DIGIT -> Optional.of("it moves the knight there");
            case ANSWER_KEY -> Optional.of("press it if this square is next");
            case COMPLETION -> Optional.of("from the knight on, not played yet");
            case HOME -> Optional.of("the tour is closed");
            case VERTEX -> Optional.of("with the name of its square");
            case STEP -> Optional.of("in the direction of the arrow");
            case STEP_MARKED -> Optional.of("what the walk is, or is no more");
            case ARRIVAL -> Optional.of("that comes to this square last");
            case NUMBERED -> Optional.of("the number of the visit");
            case FACT_SQUARE, FACT_MOVE -> Optional.of("what its sentence says");
            case SELECTED -> Optional.of("move, copy or cut them");
            case AXIS -> Optional.of("what you draw is drawn there too");
            case MOVES -> Optional.of("each leads to a ring");
            case HOLE -> Optional.of("no knight can stand there");
            case PATH, SHADE, VISITED_IN_COLOUR -> Optional.of("the later, the stronger");
            case MISSED -> Optional.of("the path does not come here");
            case BLOCK -> Optional.of("it has a tour of its own");
            case SHARED -> Optional.of("rings for one, dots for the other");
            case TOUR_APART -> Optional.of("not joined to the others yet");
            case EDGE_OUT, EDGE_IN -> Optional.of("to join two tours");
            case BLOCK_SHADE, JOINED_SHADE -> Optional.of("two shades tell neighbours apart");
            case BLOCK_NOW -> Optional.of("it is joined to the others");
            case VISITED_AGAIN -> Optional.of("with all its numbers");
            case RETURN -> Optional.of("it costs a move");
            case NAME -> Optional.of("its column and its row");
            case DEGREE -> Optional.of("so many edges meet there");
            case PIECE_VERTEX -> Optional.of("with its letter");
            case LIGHT_VERTEX -> Optional.of("it stands for a light square");
            case DARK_VERTEX -> Optional.of("it stands for a dark square");
            case EDGE -> Optional.of("one move, there and back");
            case ASKED,
                    MARKED,
                    PICKED,
                    PICKED_EDGE,
                    ANSWER,
                    ANSWER_EDGE,
                    CROSSED,
                    DOUBT,
                    FIRST,
                    TWICE,
                    NO_EDGE,
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
     * Returns where a sign is.
     *
     * @param places the boards that show it, with the squares
     * @param boards the number of boards
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
