package knightschool.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.Witness;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;

/**
 * The review of a game: a judgement of every move, and where the game was lost.
 *
 * @param game the game; undone squares are ignored
 * @param moves the moves judged so far, in order, the placing of the knight first
 * @param loss where the game was lost; empty if it was not, as far as is known
 */
public record GameReview(Game game, List<MoveReview> moves, Optional<LosingMove> loss) {
    public GameReview {
        moves = List.copyOf(moves);
    }

    /**
     * Judges every move, in order. The results of an earlier review are reused for the common first moves of both
     * games.
     *
     * @param judged receives the review so far after each move
     * @param progress called at intervals; may end the review by throwing an exception
     */
    public static GameReview of(Game game, GameReview earlier, Consumer<GameReview> judged, Runnable progress) {
        Run run = new Run(game, earlier, progress);
        while (!run.isOver()) {
            run.judgeNext();
            judged.accept(run.review());
        }
        return run.review();
    }

    /** Returns an empty review. */
    public static GameReview none(Game game) {
        return new GameReview(game, List.of(), Optional.empty());
    }

    /**
     * Judges a game move by move, reusing what is known: a completed tour completes every position on the way to it,
     * and a position after a lost one is lost. Not thread-safe.
     */
    private static final class Run {
        private final Game game;
        private final Runnable progress;
        private final List<MoveReview> moves = new ArrayList<>();
        private int lastWinnable = LosingMove.NEVER;
        private List<Integer> completion = List.of();
        private Optional<LosingMove> loss = Optional.empty();

        /**
         * Begins a review, with the results of an earlier one for the common first moves of both games.
         *
         * @param earlier a review of any game; if nothing of it can be reused, the review begins with the first move
         * @param progress called at intervals; may end the review by throwing an exception
         */
        Run(Game game, GameReview earlier, Runnable progress) {
            this.game = game;
            this.progress = progress;
            // A review whose first square lost the game says too little of the empty board to be reused.
            boolean holds = earlier.game().board().equals(game.board())
                    && earlier.game().goal() == game.goal()
                    && earlier.moves().stream()
                            .limit(1)
                            .noneMatch(placed -> placed.judgement() == MoveEffectOnWinnability.LOST);
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

        /** Returns whether every move was judged. */
        public boolean isOver() {
            return moves.size() == game.length();
        }

        /** Returns the review so far. */
        public GameReview review() {
            return new GameReview(game, moves, loss);
        }

        /** Judges one more move, which takes up to eight decisions. */
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
            MoveEffectOnWinnability judgement =
                    switch (after.cannotBeWon() ? before.verdict() : TourExistenceVerdict.UNKNOWN) {
                        case EXISTS -> MoveEffectOnWinnability.LOST;
                        case IMPOSSIBLE -> MoveEffectOnWinnability.AFTER_LOSS;
                        case UNKNOWN ->
                            after.cannotBeWon() ? MoveEffectOnWinnability.NOT_KNOWN : MoveEffectOnWinnability.PLACED;
                    };
            return new MoveReview(1, square, game.starts().size(), List.of(), after, judgement);
        }

        /** Returns the answer for the position after the given number of squares. */
        private Winnability decided(int squares) {
            return game.isFinished()
                    ? new CanBeWon(game.path().subList(squares, game.length()))
                    : WinnabilityDecider.decide(game.jumpTo(squares), progress);
        }

        /** Returns the review of a move in a lost position, in which no candidate keeps the game winnable. */
        private MoveReview afterLoss(int number, int square) {
            int candidates = game.jumpTo(number - 1).candidates().size();
            Winnability lost = moves.getLast().after();
            return new MoveReview(number, square, candidates, List.of(), lost, MoveEffectOnWinnability.AFTER_LOSS);
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

        private MoveEffectOnWinnability judgement(List<CandidateWinnability> answers, Winnability after, int number) {
            boolean alone = CandidateWinnability.count(answers, TourExistenceVerdict.EXISTS) == 1;
            boolean unknown = CandidateWinnability.count(answers, TourExistenceVerdict.UNKNOWN) > 0;
            return switch (after.verdict()) {
                case EXISTS ->
                    !alone
                            ? MoveEffectOnWinnability.ONE_OF_SEVERAL
                            : unknown ? MoveEffectOnWinnability.KEPT_OPEN : MoveEffectOnWinnability.ONLY;
                case IMPOSSIBLE ->
                    lastWinnable == number - 1 ? MoveEffectOnWinnability.LOST : MoveEffectOnWinnability.NOT_KNOWN;
                case UNKNOWN -> MoveEffectOnWinnability.NOT_KNOWN;
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
