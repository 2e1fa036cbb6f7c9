package knightschool.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.explain.Verdict;
import knightschool.explain.Witness;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;

/**
 * A game afterwards: every move judged, and where the game was lost.
 *
 * @param game what was played; the squares that were undone are not looked at
 * @param moves those judged so far, in order, the placing of the knight first
 * @param loss where the game was lost; empty if it was not, as far as is known
 */
public record GameReview(Game game, List<MoveReview> moves, Optional<LosingMove> loss) {
    public GameReview {
        moves = List.copyOf(moves);
    }

    /**
     * Judges every move, in order; an earlier review is taken over as far as both games begin with the same moves.
     *
     * @param judged told after each move what is known so far
     * @param progress is run now and then, and may end it by throwing
     */
    public static GameReview of(Game game, GameReview earlier, Consumer<GameReview> judged, Runnable progress) {
        Run run = new Run(game, earlier, progress);
        while (!run.isOver()) {
            run.judgeNext();
            judged.accept(run.review());
        }
        return run.review();
    }

    /** A review of which nothing is known yet. */
    public static GameReview none(Game game) {
        return new GameReview(game, List.of(), Optional.empty());
    }

    /**
     * Judges a game move by move, from the first to the last. What is known is not asked again: a tour that was
     * completed completes every position on the way to it, and a position that comes after a lost one is lost. Belongs
     * to one thread.
     */
    private static final class Run {
        private final Game game;
        private final Runnable progress;
        private final List<MoveReview> moves = new ArrayList<>();
        private int lastWinnable = LosingMove.NEVER;
        private List<Integer> completion = List.of();
        private Optional<LosingMove> loss = Optional.empty();

        /**
         * A review that takes over what an earlier one says of the moves with which both games begin.
         *
         * @param earlier of any game; where nothing of it holds for this one, the review begins with the first move
         * @param progress is run now and then, and may end the review by throwing
         */
        Run(Game game, GameReview earlier, Runnable progress) {
            this.game = game;
            this.progress = progress;
            // Where the first square lost the game, more is known of the empty board than its review holds.
            boolean holds = earlier.game().board().equals(game.board())
                    && earlier.game().goal() == game.goal()
                    && earlier.moves().stream().limit(1).noneMatch(placed -> placed.judgement() == MoveJudgement.LOST);
            earlier.moves().stream()
                    .takeWhile(move -> holds
                            && move.number() <= game.length()
                            && game.line().get(move.number() - 1) == move.square())
                    .forEach(this::takeOver);
        }

        private void takeOver(MoveReview move) {
            CandidateWinnability.ofPosition(move.answers()).ifPresent(open -> note(move.number() - 1, open));
            moves.add(move);
            remember(move);
        }

        /** Whether every move was judged. */
        public boolean isOver() {
            return moves.size() == game.length();
        }

        /** What is known so far. */
        public GameReview review() {
            return new GameReview(game, moves, loss);
        }

        /** Judges one more move, for which up to eight positions are decided. */
        public void judgeNext() {
            int number = moves.size() + 1;
            int square = game.line().get(number - 1);
            MoveReview review =
                    number == 1 ? placed(square) : loss.isPresent() ? afterLoss(number, square) : moved(number, square);
            moves.add(review);
            remember(review);
        }

        private MoveReview placed(int square) {
            Winnability after = decided(1);
            Winnability before = after.cannotBeWon() && game.board().start() == Board.NONE ? decided(0) : after;
            note(0, before);
            MoveJudgement judgement = switch (after.cannotBeWon() ? before.verdict() : Verdict.UNKNOWN) {
                case EXISTS -> MoveJudgement.LOST;
                case IMPOSSIBLE -> MoveJudgement.AFTER_LOSS;
                case UNKNOWN -> after.cannotBeWon() ? MoveJudgement.NOT_KNOWN : MoveJudgement.PLACED;
            };
            return new MoveReview(1, square, game.starts().size(), List.of(), after, judgement);
        }

        /** The answer for the position of so many squares. */
        private Winnability decided(int squares) {
            return game.isFinished()
                    ? new CanBeWon(game.path().subList(squares, game.length()))
                    : WinnabilityDecider.decide(game.jumpTo(squares), progress);
        }

        /** No candidate of a lost position is open. */
        private MoveReview afterLoss(int number, int square) {
            int candidates = game.jumpTo(number - 1).candidates().size();
            Winnability lost = moves.getLast().after();
            return new MoveReview(number, square, candidates, List.of(), lost, MoveJudgement.AFTER_LOSS);
        }

        private MoveReview moved(int number, int square) {
            Winnability before =
                    game.isFinished() ? decided(number - 1) : moves.getLast().after();
            List<CandidateWinnability> answers = CandidateWinnability.of(game.jumpTo(number - 1), before, progress);
            CandidateWinnability.ofPosition(answers).ifPresent(open -> note(number - 1, open));
            Winnability after = answers.stream()
                    .filter(answer -> answer.square() == square)
                    .findFirst()
                    .orElseThrow()
                    .winnability();
            return new MoveReview(number, square, answers.size(), answers, after, judgement(answers, after, number));
        }

        private MoveJudgement judgement(List<CandidateWinnability> answers, Winnability after, int number) {
            boolean alone = CandidateWinnability.count(answers, Verdict.EXISTS) == 1;
            boolean unknown = CandidateWinnability.count(answers, Verdict.UNKNOWN) > 0;
            return switch (after.verdict()) {
                case EXISTS ->
                    !alone ? MoveJudgement.ONE_OF_SEVERAL : unknown ? MoveJudgement.KEPT_OPEN : MoveJudgement.ONLY;
                case IMPOSSIBLE -> lastWinnable == number - 1 ? MoveJudgement.LOST : MoveJudgement.NOT_KNOWN;
                case UNKNOWN -> MoveJudgement.NOT_KNOWN;
            };
        }

        private void remember(MoveReview review) {
            note(review.number(), review.after());
            if (loss.isEmpty() && review.after() instanceof CannotBeWon(Witness witness)) {
                loss = Optional.of(new LosingMove(review.number(), review.square(), witness, lastWinnable, completion));
            }
        }

        private void note(int squares, Winnability answer) {
            if (answer instanceof CanBeWon(List<Integer> rest)) {
                lastWinnable = squares;
                completion = rest;
            }
        }
    }
}
