package knightschool.lesson.judge;

import java.util.Arrays;
import java.util.List;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.source.FileResolver;

/**
 * The right answers of a quiz, the engine's where the quiz leaves them to it.
 *
 * @param claims the engine
 * @param beside where files that a claim names are looked for
 */
public record RightAnswers(Quiz quiz, ClaimEvaluator claims, FileResolver beside) {
    /** What the engine says in place of a claim; what is none as it stands. */
    public List<String> plain() {
        return quiz.right().stream().map(this::plain).toList();
    }

    String plain(String right) {
        return !quiz.answers().contains(right) && ClaimEvaluator.isQuestion(right)
                ? claims.ask(right, beside).plain()
                : right;
    }

    /** As {@link #plain}, with lists taken apart at their commas. */
    List<String> names() {
        return plain().stream()
                .flatMap(plain -> Arrays.stream(plain.split(",")))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
    }

    /** Each as one of the answers that can be chosen. */
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

    /** The words of a claim, if the right answer is a single one; else empty. */
    List<String> question() {
        return quiz.right().size() == 1
                        && ClaimEvaluator.isQuestion(quiz.right().getFirst())
                ? List.of(quiz.right().getFirst().strip().split("\\s+"))
                : List.of();
    }
}
