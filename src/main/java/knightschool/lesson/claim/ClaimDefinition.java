package knightschool.lesson.claim;

import java.util.function.Function;

/**
 * A kind of claim in lessons: its first word, its usage, and the function that computes its answer.
 *
 * @param word the first word of the claim
 * @param form the usage after the first word, with optional parts in brackets
 * @param answer computes the answer
 */
record ClaimDefinition(String word, String form, Function<ClaimArguments, EngineAnswer> answer) {
    String usage() {
        return form.isEmpty() ? word : word + " " + form;
    }
}
