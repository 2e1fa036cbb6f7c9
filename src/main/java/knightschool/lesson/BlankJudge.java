package knightschool.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import knightschool.files.InputFault;

/** Judges the word or number that was put into a blank. */
record BlankJudge(Quiz quiz, RightAnswers answers) implements KindJudge {
    /** Where the blank is in the sentence. */
    static final String BLANK = "___";

    @Override
    public JudgedAnswer judge(GivenAnswer given) {
        String written = String.join(" ", given.words());
        return answers.plain().stream().anyMatch(right -> same(right, written))
                ? JudgedAnswer.right()
                : JudgedAnswer.wrong(ReplyWords.otherWord(written));
    }

    /** Whether two mean the same: spaces, capitals and the commas of large numbers do not count. */
    private static boolean same(String one, String other) {
        return plain(one).equals(plain(other));
    }

    private static String plain(String text) {
        return text.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("(?<=\\d)[,\\h](?=\\d{3})", "")
                .replaceAll("\\s+", " ");
    }

    @Override
    public Optional<QuizSolution> solution() {
        return Optional.of(
                QuizSolution.of(quiz.ask().replace(BLANK, answers.plain().getFirst())));
    }

    @Override
    public List<String> choices() {
        return quiz.answers();
    }

    @Override
    public void check() {
        if (quiz.ask().split(BLANK, -1).length != 2) {
            throw new InputFault(
                    "the sentence of this quiz has not one blank",
                    "Write three underscores (___) in \"ask\" where the word is missing.");
        }
        List<String> right = answers.plain();
        if (!quiz.answers().isEmpty()
                && right.stream().noneMatch(word -> quiz.answers().stream().anyMatch(answer -> same(word, answer)))) {
            throw new InputFault("what is right is not among the answers", "Copy it from \"answers\".");
        }
    }
}
