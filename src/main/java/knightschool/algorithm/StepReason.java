package knightschool.algorithm;

/**
 * Why a step was made.
 *
 * @param line the line of the pseudocode that it belongs to, counted from 0
 * @param why one sentence
 */
public record StepReason(int line, String why) {}
