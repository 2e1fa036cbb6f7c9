package knightschool.lesson.task;

import knightschool.board.Board;
import knightschool.play.Game;
import knightschool.play.Winnability;
import knightschool.play.WinnabilityDecider;

/**
 * Finds where a lost game was lost: the first position known to be lost. Every position after a lost one is lost, so a
 * binary search finds it. It takes as many decisions as the number of squares has binary digits, whereas a
 * {@link knightschool.play.GameReview} of every move takes up to eight per square.
 *
 * @param number the number of squares visited in that position; 0 if there is no tour at all
 * @param isExact whether the position before it is known to be winnable
 */
record FirstLostPosition(int number, boolean isExact) {
    /**
     * Finds where a game was lost.
     *
     * @param lost a game that is known to be lost
     */
    static FirstLostPosition of(Game lost, Runnable progress) {
        int open = lost.board().start() == Board.NONE ? -1 : 0;
        int number = lost.length();
        boolean known = false;
        while (number - open > 1) {
            int middle = (open + number) / 2;
            Winnability winnability = WinnabilityDecider.decide(lost.jumpTo(middle), progress);
            if (winnability.cannotBeWon()) {
                number = middle;
            } else {
                open = middle;
                known = winnability.canBeWon();
            }
        }
        return new FirstLostPosition(number, known);
    }
}
