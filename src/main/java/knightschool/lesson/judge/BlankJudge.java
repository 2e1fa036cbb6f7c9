package knightschool.lesson.judge;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;

/**
 * Judges the words or numbers in one or more blanks. A single blank accepts any of the right answers. Of several
 * blanks, each has its own right answer, or alternatives separated by vertical bars.
 */
record BlankJudge(Quiz quiz, RightAnswerEvaluator answers) implements QuizKindJudge {
    private static final String OR = "\\|";

    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        List<String> words = quiz.hasBlanks() ? answer.words() : List.of(String.join(" ", answer.words()));
        if (words.size() != right().size()) {
            throw new InputFault("a blank is still empty", "Fill in every blank.");
        }
        return IntStream.range(0, words.size())
                .filter(i -> right().get(i).stream().noneMatch(right -> same(right, words.get(i))))
                .mapToObj(i -> AnswerVerdict.wrongChoice(
                        WrongAnswerFeedbackWords.otherWord(words.get(i)), List.of(words.get(i))))
                .findFirst()
                .orElseGet(AnswerVerdict::right);
    }

    /** Returns the right answers for each blank. */
    private List<List<String>> right() {
        List<String> plain = answers.plain();
        return quiz.hasBlanks()
                ? plain.stream()
                        .map(some ->
                                Stream.of(some.split(OR)).map(String::strip).toList())
                        .toList()
                : List.of(plain);
    }

    /** Returns whether two answers are equal apart from spaces, capitals and the commas in large numbers. */
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
        StringBuilder sentence = new StringBuilder(quiz.pieces().getFirst());
        for (int i = 0; i < right().size(); i++) {
            sentence.append(right().get(i).getFirst()).append(quiz.pieces().get(i + 1));
        }
        return Optional.of(QuizSolution.of(sentence.toString()));
    }

    @Override
    public List<String> choices() {
        return quiz.answers();
    }

    @Override
    public void check() {
        int blanks = quiz.pieces().size() - 1;
        if (blanks == 0) {
            throw new InputFault(
                    "the sentence of this quiz has no blank",
                    "Write three underscores (___) in \"ask\" where the word is missing.");
        }
        if (blanks != right().size()) {
            throw new InputFault(
                    "the sentence has " + blanks + " blanks, and " + right().size() + " right words",
                    "Write one for each blank in \"right\", in their order.");
        }
        for (List<String> right : right()) {
            if (right.isEmpty() || right.contains("")) {
                throw new InputFault(
                        "a right word of this quiz is empty",
                        "Write a word for each blank in \"right\", and another one behind each bar (|).");
            }
            if (!quiz.answers().isEmpty() && right.stream().noneMatch(this::isOffered)) {
                throw new InputFault("what is right is not among the answers", "Copy it from \"answers\".");
            }
        }
    }

    private boolean isOffered(String word) {
        return quiz.answers().stream().anyMatch(answer -> same(word, answer));
    }
}
