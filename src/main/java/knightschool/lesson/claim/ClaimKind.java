package knightschool.lesson.claim;

import java.util.function.Function;

/**
 * Something that a lesson can ask the engine.
 *
 * @param word the first word of the claim
 * @param form what follows it, for people; brackets where it may be left out
 * @param answer works it out
 */
record ClaimKind(String word, String form, Function<ClaimArguments, ClaimAnswer> answer) {
    String usage() {
        return form.isEmpty() ? word : word + " " + form;
    }
}
