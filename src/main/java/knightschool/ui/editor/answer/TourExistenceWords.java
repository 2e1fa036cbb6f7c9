package knightschool.ui.editor.answer;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.explain.TourExistenceAnswer;
import knightschool.explain.TourExistenceAttempt;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.Witness;
import knightschool.explain.WitnessKind;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.walk.ShortestCoveringWalkAnswer;

/**
 * The words about the tours of a board.
 *
 * @param title the answer in a few words
 * @param reason the reason in a sentence
 * @param walk a sentence about the shortest walk; may be empty
 */
record TourExistenceWords(String title, String reason, String walk) {
    static final String WALKING = "Looking for the shortest walk …";
    static final String TOURS = "Tours";
    static final String STOP = "Stop";

    static TourExistenceWords of(TourExistenceState answer) {
        return new TourExistenceWords(title(answer), reason(answer), walk(answer));
    }

    // Controls

    static final String SOLUTION = "Solution";
    static final String GO_ON = "Go on";

    static String kind(boolean closed) {
        return closed ? "Closed" : "Open";
    }

    // How far it is

    static String cutsTried(long cuts) {
        return NumberFormatter.grouped(cuts) + " cuts tried so far.";
    }

    static String stepsSearched(long steps) {
        return NumberFormatter.grouped(steps) + " steps searched so far.";
    }

    // What is known

    private static String title(TourExistenceState answer) {
        if (answer.finding().isEmpty()) {
            return switch (answer.stage()) {
                case STOPPED -> "Not known: stopped";
                case FAILED -> "Not known: it broke down";
                case REFUSED -> "Not known";
                default -> "Looking for a tour …";
            };
        }
        String tour = answer.closed() ? "closed tour" : "tour";
        return switch (answer.finding().get().verdict()) {
            case IMPOSSIBLE -> answer.closed() ? "No closed tour here" : "No tour " + ends(answer);
            case EXISTS -> isOneSquare(answer) ? "A tour of 0 steps" : "A " + tour + " exists";
            case UNKNOWN -> "Not known";
        };
    }

    /** Returns the scope of the question: an answer about tours between chosen squares does not apply to others. */
    private static String ends(TourExistenceState answer) {
        Board board = answer.board();
        boolean from = board.start() != Board.NONE;
        boolean to = board.end() != Board.NONE;
        if (!from && !to || hasNoneAnywhere(answer)) {
            return "on this board";
        }
        String start = from ? "from " + SquareNames.name(board, board.start()) : "";
        String end = to ? "to " + SquareNames.name(board, board.end()) : "";
        return (start + " " + end).strip();
    }

    /**
     * Returns whether it is obvious that no other start or end would help: the board falls apart, or the numbers of
     * dark and light squares differ by more than one.
     */
    private static boolean hasNoneAnywhere(TourExistenceState answer) {
        Board board = answer.board();
        boolean isApart = answer.finding()
                .flatMap(TourExistenceAnswer::witness)
                .map(Witness::kind)
                .filter(kind -> kind == WitnessKind.ISOLATED || kind == WitnessKind.DISCONNECTED)
                .isPresent();
        long dark = board.playable().filter(board::isDark).count();
        return isApart || Math.abs(2 * dark - board.playableCount()) > 1;
    }

    private static boolean isOneSquare(TourExistenceState answer) {
        return answer.board().playableCount() == 1;
    }

    private static String reason(TourExistenceState answer) {
        if (answer.finding().isEmpty()) {
            return switch (answer.stage()) {
                case STOPPED -> "Neither a tour nor a reason against one was found before that.";
                default -> answer.progress();
            };
        }
        TourExistenceAnswer tourAnswer = answer.finding().get();
        return switch (tourAnswer.verdict()) {
            case IMPOSSIBLE -> tourAnswer.witness().map(Witness::text).orElse("");
            case EXISTS ->
                isOneSquare(answer)
                        ? "The one square is visited before the first move."
                        : (answer.closed() ? "Its last move returns to its start. " : "") + source(tourAnswer);
            case UNKNOWN ->
                "Neither a tour nor a reason against one was found. Tried: " + tried(tourAnswer.attempts()) + ".";
        };
    }

    private static String source(TourExistenceAnswer answer) {
        return answer.attempts().isEmpty()
                ? "Joined from tours of small boards that the program knows. No search was needed."
                : "Found by " + answer.attempts().getLast().words() + ".";
    }

    private static String tried(List<TourExistenceAttempt> steps) {
        return steps.stream().map(TourExistenceWords::inWords).collect(Collectors.joining(", "));
    }

    private static String inWords(TourExistenceAttempt step) {
        return step instanceof TourExistenceAttempt.FactCheck(WitnessKind kind) ? inWords(kind) : step.words();
    }

    private static String inWords(WitnessKind kind) {
        return switch (kind) {
            case ISOLATED -> "isolated squares";
            case DISCONNECTED -> "several components";
            case DEAD_ENDS -> "dead ends";
            case COLOUR_IMBALANCE -> "the two colours";
            case END_OF_CLOSED_TOUR, CUT, EXHAUSTED -> kind.word();
        };
    }

    private static String walk(TourExistenceState answer) {
        if (!answer.is(TourExistenceVerdict.IMPOSSIBLE)) {
            return "";
        }
        return switch (answer.stage()) {
            case WALKING -> answer.progress();
            case FAILED, REFUSED -> "The shortest walk is not known. " + answer.progress();
            default ->
                answer.walk().map(coveringWalk -> walk(answer, coveringWalk)).orElse("");
        };
    }

    /** Returns why there is no solution to show; empty if none is known yet. */
    static String noSolution(TourExistenceState answer) {
        if (answer.board().playableCount() == 1) {
            return "There is one square only, so there is no move to show.";
        }
        boolean isProved = answer.walk().filter(walk -> walk.walk().isEmpty()).isPresent();
        return isProved ? "No tour and no walk visits every square." : "";
    }

    private static String walk(TourExistenceState answer, ShortestCoveringWalkAnswer coveringWalk) {
        if (coveringWalk.walk().isEmpty()) {
            return "No walk visits every square either.";
        }
        int tour = answer.board().playableCount() - (answer.closed() ? 0 : 1);
        return coveringWalk.isShortest()
                ? "Shortest walk: " + moves(coveringWalk.length())
                        + longer(coveringWalk.length() - tour, answer.closed())
                : "Shortest walk known: " + moves(coveringWalk.length()) + "; it takes at least "
                        + NumberFormatter.grouped(coveringWalk.least()) + ".";
    }

    private static String moves(int moves) {
        return Plural.counted(moves, "move");
    }

    private static String longer(int by, boolean closed) {
        return by <= 0
                ? "."
                : ", " + NumberFormatter.grouped(by) + " more than a " + (closed ? "closed tour" : "tour")
                        + " would have.";
    }
}
