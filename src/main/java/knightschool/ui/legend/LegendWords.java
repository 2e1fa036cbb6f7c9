package knightschool.ui.legend;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The texts of the legend: its title, the places of the signs on boards, and the words for the lines on drawings of
 * state maps.
 */
final class LegendWords {
    static final String TITLE = "What the signs say now";
    static final String NOTHING = "There is no sign on the board now.";
    static final String A_MOVE = "A move";
    static final String STRONGER_AT_THE_POSITION = "stronger where it meets the position shown";

    /** The largest number of boards of which each is named with its squares, however many show a sign. */
    private static final int MOST_NAMED = 4;

    /** The largest number of boards named where there are more: a longer list would make a row higher than its sign. */
    private static final int MOST_OF_MANY = 2;

    private static final int MOST_SQUARES = 5;
    private static final int MOST_ON_EACH = 3;

    private LegendWords() {}

    /**
     * Squares of one board.
     *
     * @param board the place of the board among others; empty if it is alone
     * @param squares the names of the squares, at least one
     */
    record Place(String board, List<String> squares) {}

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
        if (boards > MOST_NAMED && places.size() > MOST_OF_MANY) {
            return onSome(places.size(), boards);
        }
        return places.stream()
                .map(place -> place.board() + ": " + squares(place.squares(), MOST_ON_EACH))
                .collect(Collectors.joining("; "));
    }

    private static String onSome(int some, int boards) {
        return some == boards ? "in all " + boards + " panes" : "in " + some + " of " + boards + " panes";
    }

    private static String squares(List<String> names, int most) {
        int more = names.size() - most;
        String named = names.stream().limit(most).collect(Collectors.joining(", "));
        return more > 0 ? named + " and " + more + " more" : named;
    }
}
