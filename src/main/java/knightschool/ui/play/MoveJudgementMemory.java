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
import knightschool.drawing.game.MoveEffectTimelineMark;
import knightschool.play.Game;
import knightschool.play.GameReview;
import knightschool.play.MoveEffectOnWinnability;
import knightschool.play.MoveReview;

/**
 * Remembers the judgements of the moves made on a board, including those taken back: a tree whose branches are the
 * games that were played. Immutable; a tree with more judgements shares the unchanged branches.
 */
final class MoveJudgementMemory {
    static final MoveJudgementMemory NONE = new MoveJudgementMemory(MoveNode.NOTHING);

    private final MoveNode beginning;

    private MoveJudgementMemory(MoveNode beginning) {
        this.beginning = beginning;
    }

    /** A node of the tree: the last of a sequence of moves, and the moves played after it, by square. */
    private static final class MoveNode {
        static final MoveNode NOTHING = new MoveNode(JudgedMove.UNKNOWN, Map.of());

        private final JudgedMove move;
        private final Map<Integer, MoveNode> after;

        private MoveNode(JudgedMove move, Map<Integer, MoveNode> after) {
            this.move = move;
            this.after = after;
        }

        MoveNode to(int square) {
            return after.getOrDefault(square, NOTHING);
        }

        MoveNode judged(JudgedMove judgedMove) {
            return new MoveNode(judgedMove, after);
        }

        MoveNode with(int square, MoveNode next) {
            Map<Integer, MoveNode> more = new HashMap<>(after);
            more.put(square, next);
            return new MoveNode(move, Map.copyOf(more));
        }

        /** Returns whether a move other than that to the given square lost the game. */
        boolean isLostBesides(int square) {
            return after.entrySet().stream()
                    .anyMatch(next ->
                            next.getKey() != square && next.getValue().move.mark() == MoveEffectTimelineMark.LOST);
        }
    }

    /**
     * The judgement of a move.
     *
     * @param open the number of moves at the position that kept the game winnable, or −1 if unknown
     * @param mark the effect of the move
     */
    record JudgedMove(int open, MoveEffectTimelineMark mark) {
        static final JudgedMove UNKNOWN = new JudgedMove(-1, MoveEffectTimelineMark.UNKNOWN);

        static JudgedMove of(MoveReview move) {
            boolean known = move.number() > 1 && move.notKnown() == 0;
            return new JudgedMove(known ? move.open() : -1, mark(move.judgement()));
        }

        private static MoveEffectTimelineMark mark(MoveEffectOnWinnability judgement) {
            return switch (judgement) {
                case PLACED, ONE_OF_SEVERAL, KEPT_OPEN -> MoveEffectTimelineMark.KEEPS;
                case ONLY -> MoveEffectTimelineMark.ONLY;
                case LOST -> MoveEffectTimelineMark.LOST;
                case AFTER_LOSS -> MoveEffectTimelineMark.AFTER;
                case NOT_KNOWN -> MoveEffectTimelineMark.UNKNOWN;
            };
        }
    }

    /** Returns this tree with the judgements of a review. Takes time proportional to the number of its moves. */
    MoveJudgementMemory with(GameReview review) {
        List<Integer> line = review.game().line();
        List<MoveReview> moves = review.moves();
        Deque<MoveNode> before = new ArrayDeque<>();
        MoveNode now = beginning;
        for (int i = 0; i < moves.size(); i++) {
            before.push(now);
            now = now.to(line.get(i));
        }
        for (int i = moves.size() - 1; i >= 0; i--) {
            now = before.pop().with(line.get(i), now.judged(JudgedMove.of(moves.get(i))));
        }
        return new MoveJudgementMemory(now);
    }

    /** Returns the judgement of the last of the given moves, played in this order. */
    JudgedMove of(List<Integer> squares) {
        MoveNode now = beginning;
        for (int square : squares) {
            now = now.to(square);
        }
        return now.move;
    }

    /**
     * Returns a game as a strip with the judgements known. A move has a further mark if another move tried in its place
     * lost the game, or this move itself did and is now taken back.
     */
    Strip strip(Game game) {
        List<Integer> choices = game.choices();
        List<Move> all = new ArrayList<>();
        MoveNode before = beginning;
        for (int i = 0; i < game.line().size(); i++) {
            int square = game.line().get(i);
            MoveNode now = before.to(square);
            boolean lostBesides = before.isLostBesides(i < game.length() ? square : Board.NONE);
            all.add(new Move(choices.get(i), now.move.open(), now.move.mark(), lostBesides));
            before = now;
        }
        return new Strip(game.board().playableCount(), all, game.length());
    }
}
