package knightschool.lesson.claim;

import java.util.function.Function;

/**
 * A kind of question that a lesson can ask the engine.
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
