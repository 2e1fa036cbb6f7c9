package knightschool.algorithm.reason;

/**
 * The reason for a step.
 *
 * @param line the index of the line of pseudocode that the step belongs to, counted from 0
 * @param sentence one sentence
 */
public record StepReason(int line, String sentence) {}
