package knightschool.lesson.judge;

import java.util.Arrays;
import java.util.List;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.source.FileResolver;

/**
 * The right answers of a quiz, with claims replaced by the engine's answers.
 *
 * @param claims the engine
 * @param files resolves the files that a claim names
 */
public record RightAnswerEvaluator(Quiz quiz, ClaimEvaluator claims, FileResolver files) {
    /** Returns the right answers with each claim replaced by the engine's answer. */
    public List<String> plain() {
        return quiz.right().stream().map(this::plain).toList();
    }

    String plain(String right) {
        return !quiz.answers().contains(right) && ClaimEvaluator.isQuestion(right)
                ? claims.ask(right, files).plain()
                : right;
    }

    /** Returns the answers of {@link #plain}, with lists split at their commas. */
    List<String> names() {
        return plain().stream()
                .flatMap(plain -> Arrays.stream(plain.split(",")))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
    }

    /** Returns each right answer as written in the list of choices. */
    List<String> amongAnswers() {
        return plain().stream().map(this::shownAs).toList();
    }

    private String shownAs(String plain) {
        if (quiz.answers().contains(plain)) {
            return plain;
        }
        return quiz.answers().stream()
                .filter(answer -> answer.replaceAll("(?<=\\d),(?=\\d)", "").equalsIgnoreCase(plain))
                .findFirst()
                .orElseThrow(() -> new InputFault(
                        "\"" + plain + "\" is right, but not among the answers", "Add it to \"answers\"."));
    }

    /** Returns the words of the claim if there is a single right answer and it is a claim; otherwise an empty list. */
    List<String> question() {
        return quiz.right().size() == 1
                        && ClaimEvaluator.isQuestion(quiz.right().getFirst())
                ? List.of(quiz.right().getFirst().strip().split("\\s+"))
                : List.of();
    }
}
