package knightschool.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import knightschool.files.Faults;

/** Reads the keys of a {@code quiz} block. */
final class QuizReader {
    private static final String KEYS = "ask, kind, answers, right, because";

    private QuizReader() {}

    /** @param line of the block's fence in the lesson */
    static Optional<Quiz> read(String text, Faults faults, int line) {
        return YamlKeys.read(text, "quiz", KEYS, faults, line)
                .flatMap(keys -> kind(keys, faults).map(kind -> {
                    Quiz quiz = new Quiz(
                            keys.needed("ask", "Write \"ask:\" and the question."),
                            kind,
                            keys.list("answers"),
                            keys.list("right"),
                            keys.text("because").orElse(""),
                            line,
                            keys.line("right"));
                    check(quiz, faults, keys);
                    return quiz;
                }));
    }

    private static Optional<Quiz.Kind> kind(YamlKeys keys, Faults faults) {
        String word = keys.needed("kind", "Known: " + Quiz.Kind.words() + ".");
        Optional<Quiz.Kind> kind = Arrays.stream(Quiz.Kind.values())
                .filter(k -> k.word().equals(word))
                .findFirst();
        if (kind.isEmpty() && !word.isEmpty()) {
            faults.add(
                    keys.line("kind"),
                    "there is no kind of quiz \"" + word + "\"",
                    "Known: " + Quiz.Kind.words() + ".");
        }
        return kind;
    }

    private static void check(Quiz quiz, Faults faults, YamlKeys keys) {
        if (quiz.right().isEmpty()) {
            faults.add(quiz.rightLine(), "\"right\" is missing", "Write the right answer, or a claim for the engine.");
        }
        if (quiz.kind().hasAnswers() && quiz.answers().size() < 2) {
            faults.add(keys.line("answers"), "this quiz needs at least two answers", "Write \"answers:\" and a list.");
        }
        if (!quiz.kind().hasAnswers() && !quiz.answers().isEmpty()) {
            faults.add(
                    keys.line("answers"),
                    "a quiz of the kind " + quiz.kind().word() + " has no answers to choose from",
                    "Leave \"answers\" out, or write \"kind: choice\".");
        }
        if (quiz.answers().size()
                != List.copyOf(quiz.answers()).stream().distinct().count()) {
            faults.add(keys.line("answers"), "an answer is here twice", "Leave one of the two out.");
        }
    }
}
