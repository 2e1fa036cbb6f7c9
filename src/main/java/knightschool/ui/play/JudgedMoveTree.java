package knightschool.ui.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import knightschool.board.Board;
import knightschool.drawing.game.GameTimelineDrawing.Move;
import knightschool.drawing.game.GameTimelineDrawing.Strip;
import knightschool.drawing.game.MoveJudgementMark;
import knightschool.play.Game;
import knightschool.play.GameReview;
import knightschool.play.MoveJudgement;
import knightschool.play.MoveReview;

/**
 * What is known of the moves that were made on a board, those that were taken back among them: a tree, whose branches
 * are the games that were played. Immutable; one that knows more shares the branches that did not change.
 */
final class JudgedMoveTree {
    static final JudgedMoveTree NONE = new JudgedMoveTree(Played.NOTHING);

    private final Played beginning;

    private JudgedMoveTree(Played beginning) {
        this.beginning = beginning;
    }

    /** The last move of some that were made in order, and what was played after it, by square. */
    private static final class Played {
        static final Played NOTHING = new Played(JudgedMove.UNKNOWN, Map.of());

        private final JudgedMove move;
        private final Map<Integer, Played> after;

        private Played(JudgedMove move, Map<Integer, Played> after) {
            this.move = move;
            this.after = after;
        }

        Played to(int square) {
            return after.getOrDefault(square, NOTHING);
        }

        Played judged(JudgedMove known) {
            return new Played(known, after);
        }

        Played with(int square, Played next) {
            Map<Integer, Played> more = new HashMap<>(after);
            more.put(square, next);
            return new Played(move, Map.copyOf(more));
        }

        /** Whether another move than to that square lost the game. */
        boolean isLostBesides(int square) {
            return after.entrySet().stream()
                    .anyMatch(next ->
                            next.getKey() != square && next.getValue().move.mark() == MoveJudgementMark.LOST);
        }
    }

    /**
     * What a move did.
     *
     * @param open how many of the moves that there were kept the game open, or −1 where that is not known
     */
    record JudgedMove(int open, MoveJudgementMark mark) {
        static final JudgedMove UNKNOWN = new JudgedMove(-1, MoveJudgementMark.UNKNOWN);

        static JudgedMove of(MoveReview move) {
            boolean known = move.number() > 1 && move.notKnown() == 0;
            return new JudgedMove(known ? move.open() : -1, mark(move.judgement()));
        }

        private static MoveJudgementMark mark(MoveJudgement judgement) {
            return switch (judgement) {
                case PLACED, ONE_OF_SEVERAL, KEPT_OPEN -> MoveJudgementMark.KEEPS;
                case ONLY -> MoveJudgementMark.ONLY;
                case LOST -> MoveJudgementMark.LOST;
                case AFTER_LOSS -> MoveJudgementMark.AFTER;
                case NOT_KNOWN -> MoveJudgementMark.UNKNOWN;
            };
        }
    }

    /** The same with what a review says. Takes time in proportion to its moves. */
    JudgedMoveTree with(GameReview review) {
        List<Integer> line = review.game().line();
        List<MoveReview> moves = review.moves();
        Deque<Played> before = new ArrayDeque<>();
        Played now = beginning;
        for (int i = 0; i < moves.size(); i++) {
            before.push(now);
            now = now.to(line.get(i));
        }
        for (int i = moves.size() - 1; i >= 0; i--) {
            now = before.pop().with(line.get(i), now.judged(JudgedMove.of(moves.get(i))));
        }
        return new JudgedMoveTree(now);
    }

    /** What the last of these moves did, made after those before it. */
    JudgedMove of(List<Integer> squares) {
        Played now = beginning;
        for (int square : squares) {
            now = now.to(square);
        }
        return now.move;
    }

    /**
     * A game as a strip, as far as it is judged. A move is marked where it lost the game and is taken back now, or
     * another one that was made instead of it did.
     */
    Strip strip(Game game) {
        List<Integer> choices = game.choices();
        List<Move> all = new ArrayList<>();
        Played before = beginning;
        for (int i = 0; i < game.line().size(); i++) {
            int square = game.line().get(i);
            Played now = before.to(square);
            boolean lostBesides = before.isLostBesides(i < game.length() ? square : Board.NONE);
            all.add(new Move(choices.get(i), now.move.open(), now.move.mark(), lostBesides));
            before = now;
        }
        return new Strip(game.board().playableCount(), all, game.length());
    }
}
