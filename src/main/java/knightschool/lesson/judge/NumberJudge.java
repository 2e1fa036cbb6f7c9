package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.lesson.claim.EngineAnswer;

/**
 * Judges an answer to a quiz question that asks for a whole number. If there is one right number, the verdict on a
 * wrong answer says whether it is too small or too large, unless the difference is 1.
 */
record NumberJudge(RightAnswerEvaluator answers) implements QuizKindJudge {
    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        long number = number(answer.words());
        List<Long> right = numbers();
        if (right.contains(number)) {
            return AnswerVerdict.right();
        }
        String written = EngineAnswer.of(number).text();
        if (right.size() > 1) {
            return AnswerVerdict.wrong(WrongAnswerFeedbackWords.notThisOne(written));
        }
        long off = number - right.getFirst();
        if (Math.abs(off) == 1) {
            // A direction would be the answer.
            return AnswerVerdict.wrong(WrongAnswerFeedbackWords.offByOne(written));
        }
        return AnswerVerdict.wrong(
                off < 0 ? WrongAnswerFeedbackWords.tooSmall(written) : WrongAnswerFeedbackWords.tooLarge(written));
    }

    private List<Long> numbers() {
        return answers.plain().stream().map(plain -> number(List.of(plain))).toList();
    }

    /**
     * Parses a whole number, with or without separators.
     *
     * @throws InputFault if it is not a whole number, or has more than 18 digits
     */
    static long number(List<String> words) {
        String digits = String.join("", words).replaceAll("[\\s,]", "");
        if (digits.matches("-?\\d{19,}")) {
            throw new InputFault(
                    "this number has " + digits.replace("-", "").length() + " digits",
                    "Write one of at most 18 digits.");
        }
        if (!digits.matches("-?\\d{1,18}")) {
            throw new InputFault("\"" + String.join(" ", words) + "\" is no whole number", "Write digits.");
        }
        return Long.parseLong(digits);
    }

    @Override
    public Optional<QuizSolution> solution() {
        return Optional.of(QuizSolution.of(EngineAnswer.of(numbers().getFirst()).text()));
    }

    @Override
    public void check() {
        numbers();
    }
}
