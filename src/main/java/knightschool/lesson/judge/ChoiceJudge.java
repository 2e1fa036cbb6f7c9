package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.text.NameJoiner;

/** Judges answers chosen from a list. */
record ChoiceJudge(Quiz quiz, RightAnswerEvaluator answers) implements QuizKindJudge {
    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        Set<String> choices = Set.copyOf(answer.words());
        List<String> right = answers.amongAnswers();
        if (choices.equals(Set.copyOf(right))) {
            return AnswerVerdict.right();
        }
        if (quiz.kind() != Quiz.Kind.CHOICES) {
            return AnswerVerdict.wrongChoice(WrongAnswerFeedbackWords.notThisOne(answer.first()), answer.words());
        }
        List<String> extra =
                answer.words().stream().filter(word -> !right.contains(word)).toList();
        Optional<String> authored = extra.stream()
                .map(quiz.help().wrong()::get)
                .filter(sentence -> sentence != null)
                .findFirst();
        int hits = (int) choices.stream().filter(right::contains).count();
        String counted = WrongAnswerFeedbackWords.partialResult(hits, right.size(), choices.size() - hits, "answer");
        return AnswerVerdict.wrongChoice(authored.orElse(counted), extra);
    }

    @Override
    public Optional<QuizSolution> solution() {
        return Optional.of(QuizSolution.of(NameJoiner.listed(answers.amongAnswers())));
    }

    @Override
    public List<String> choices() {
        return quiz.answers();
    }

    @Override
    public void check() {
        List<String> right = answers.amongAnswers();
        if (quiz.kind() != Quiz.Kind.CHOICES && right.size() > 1) {
            throw new InputFault("a choice has one right answer", "Write \"kind: choices\" for several.");
        }
        quiz.help().wrong().keySet().stream()
                .filter(answer ->
                        !quiz.answers().contains(answer) && !quiz.answers().containsAll(List.of(answer.split(", "))))
                .findFirst()
                .ifPresent(answer -> {
                    throw new InputFault(
                            "\"wrong\" speaks of \"" + answer + "\", which is not among the answers",
                            "Copy it from \"answers\".");
                });
    }
}
