package knightschool.ui.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import knightschool.drawing.GameStripDrawing.Move;
import knightschool.drawing.GameStripDrawing.Strip;
import knightschool.drawing.MoveMark;
import knightschool.play.Game;
import knightschool.play.GameReview;
import knightschool.play.MoveJudgement;
import knightschool.play.MoveReview;

/**
 * What is known of the moves that were made on a board, those that were taken back among them. Immutable.
 *
 * @param moves by the squares visited after each
 */
record JudgedMoves(Map<List<Integer>, JudgedMove> moves) {
    static final JudgedMoves NONE = new JudgedMoves(Map.of());

    /**
     * What a move did.
     *
     * @param open how many of the moves that there were kept the game open, or −1 where that is not known
     */
    record JudgedMove(int open, MoveMark mark) {
        static final JudgedMove UNKNOWN = new JudgedMove(-1, MoveMark.UNKNOWN);

        static JudgedMove of(MoveReview move) {
            boolean known = move.number() > 1 && move.notKnown() == 0;
            return new JudgedMove(known ? move.open() : -1, mark(move.judgement()));
        }

        private static MoveMark mark(MoveJudgement judgement) {
            return switch (judgement) {
                case PLACED, ONE_OF_SEVERAL, KEPT_OPEN -> MoveMark.KEEPS;
                case ONLY -> MoveMark.ONLY;
                case LOST -> MoveMark.LOST;
                case AFTER_LOSS -> MoveMark.AFTER;
                case NOT_KNOWN -> MoveMark.UNKNOWN;
            };
        }
    }

    JudgedMoves {
        moves = Map.copyOf(moves);
    }

    /** The same with what a review says. */
    JudgedMoves with(GameReview review) {
        Map<List<Integer>, JudgedMove> more = new HashMap<>(moves);
        for (MoveReview move : review.moves()) {
            more.put(review.game().line().subList(0, move.number()), JudgedMove.of(move));
        }
        return new JudgedMoves(more);
    }

    /** What the last of these moves did, made after those before it. */
    JudgedMove of(List<Integer> squares) {
        return moves.getOrDefault(squares, JudgedMove.UNKNOWN);
    }

    /** A game as a strip, as far as it is judged. */
    Strip strip(Game game) {
        List<Move> all = new ArrayList<>();
        for (int squares = 1; squares <= game.line().size(); squares++) {
            List<Integer> path = game.line().subList(0, squares);
            int choices =
                    squares == 1 ? 0 : game.jumpTo(squares - 1).candidates().size();
            JudgedMove known = of(path);
            all.add(new Move(choices, known.open(), known.mark(), isLostAndTakenBack(game, squares)));
        }
        return new Strip(game.board().playableCount(), all, game.length());
    }

    /** Whether another move as the one of that number lost the game, or this one did and is taken back now. */
    private boolean isLostAndTakenBack(Game game, int number) {
        List<Integer> before = game.line().subList(0, number - 1);
        boolean holds = number <= game.length();
        return moves.entrySet().stream()
                .filter(entry -> entry.getValue().mark() == MoveMark.LOST)
                .map(Map.Entry::getKey)
                .filter(path ->
                        path.size() == number && path.subList(0, number - 1).equals(before))
                .anyMatch(path -> !holds || !path.getLast().equals(game.line().get(number - 1)));
    }
}
