package knightschool.lesson.task;

import knightschool.statemap.BlockMoveText;
import knightschool.statemap.StateMap;

/** What is said of a puzzle that does not do what is asked. */
final class PuzzleTaskWords {
    static final String IMPOSSIBLE = "A move cannot be made there. Start over.";

    private PuzzleTaskWords() {}

    static String unmet(PuzzleClaim claim, PuzzleState state) {
        return switch (claim.fact()) {
            case SOLVED -> solved(claim, state);
            case MOVES -> "You made " + counted(state.moves()) + "; " + asked(claim) + ".";
            case DISTANCE ->
                state.distance() == Integer.MAX_VALUE
                        ? "No goal can be reached from here."
                        : "From here the exit is " + counted(state.distance()) + " away; " + asked(claim) + ".";
            case ASTRAY -> astray(claim, state);
        };
    }

    private static String solved(PuzzleClaim claim, PuzzleState state) {
        if (claim.asked() == 0) {
            return "Block A is free. Stop before that.";
        }
        return state.moves() == 0
                ? "Block A is not free yet. Move the blocks first."
                : "Block A is not free yet: after your " + counted(state.moves()) + " at least "
                        + counted(state.distance()) + (state.distance() == 1 ? " is" : " are") + " left.";
    }

    private static String astray(PuzzleClaim claim, PuzzleState state) {
        if (state.astray() == 0) {
            return "Every move of yours led nearer to the exit; " + asked(claim) + ".";
        }
        int first = state.firstAstray();
        StateMap map = state.map();
        String move = BlockMoveText.format(
                map.puzzle(), map.move(state.path().get(first - 1), state.path().get(first)));
        return (state.astray() == 1 ? "One move" : state.astray() + " moves") + " of yours led no nearer to the exit, "
                + (state.astray() == 1 ? "" : "the first of them ") + "move " + first + ", " + move + "; "
                + asked(claim)
                + ".";
    }

    private static String asked(PuzzleClaim claim) {
        int number = claim.asked();
        String least = switch (claim.relation()) {
            case EXACTLY -> number == 0 ? "" : "exactly ";
            case AT_LEAST -> "at least ";
            case AT_MOST -> "at most ";
        };
        return least + (number == 0 ? "none" : number) + (number > 1 ? " are" : " is") + " asked for";
    }

    private static String counted(int moves) {
        return moves + (moves == 1 ? " move" : " moves");
    }
}
