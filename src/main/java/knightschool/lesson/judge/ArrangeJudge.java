package knightschool.lesson.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.EngineAnswer;

/**
 * Judges the order into which the user has put the answers of a quiz. The quiz gives either the right order itself, or
 * the size of each answer, or, for a proof, one valid order and which lines rest on which.
 */
record ArrangeJudge(Quiz quiz, RightAnswerEvaluator answers) implements QuizKindJudge {
    @Override
    public AnswerVerdict judge(SubmittedAnswer answer) {
        if (!Set.copyOf(answer.words()).equals(Set.copyOf(quiz.answers()))) {
            throw new InputFault(
                    "not all of them have a place yet",
                    WrongAnswerFeedbackWords.allFirst(quiz.answers().size()));
        }
        if (!quiz.order().isEmpty()) {
            return judgeProof(answer.words());
        }
        List<Long> sizes = sizes();
        for (int i = 1; i < answer.words().size(); i++) {
            String before = answer.words().get(i - 1);
            String after = answer.words().get(i);
            if (size(sizes, before) > size(sizes, after)) {
                return AnswerVerdict.wrong(
                        isOrder()
                                ? WrongAnswerFeedbackWords.unlikeOrder(before)
                                : WrongAnswerFeedbackWords.swapped(before, after));
            }
        }
        return AnswerVerdict.right();
    }

    /** Accepts every valid order of a proof. The author may say what a line that stands too early lacks. */
    private AnswerVerdict judgeProof(List<String> lines) {
        List<Integer> numbers =
                lines.stream().map(line -> quiz.right().indexOf(line) + 1).toList();
        return quiz.order()
                .firstEarlyLine(numbers)
                .map(early -> AnswerVerdict.wrong(
                        lack(quiz.right().get(early.line() - 1), quiz.right().get(early.missing() - 1))))
                .orElseGet(AnswerVerdict::right);
    }

    private String lack(String line, String laterLine) {
        return Optional.ofNullable(quiz.help().wrong().get(line))
                .orElseGet(() -> WrongAnswerFeedbackWords.tooEarly(line, laterLine));
    }

    private long size(List<Long> sizes, String answer) {
        return sizes.get(quiz.answers().indexOf(answer));
    }

    private boolean isOrder() {
        return Set.copyOf(quiz.answers()).equals(Set.copyOf(quiz.right()));
    }

    /** Returns the size of each answer, or its position if the quiz gives the order itself. */
    private List<Long> sizes() {
        return isOrder()
                ? quiz.answers().stream()
                        .map(answer -> (long) quiz.right().indexOf(answer))
                        .toList()
                : quiz.right().stream()
                        .map(right -> NumberJudge.number(List.of(answers.plain(right))))
                        .toList();
    }

    private List<String> order() {
        List<Long> sizes = sizes();
        List<String> order = new ArrayList<>(quiz.answers());
        order.sort(Comparator.comparing(answer -> size(sizes, answer)));
        return order;
    }

    @Override
    public Optional<QuizSolution> solution() {
        List<Long> sizes = sizes();
        return Optional.of(QuizSolution.of(String.join(
                ", ",
                order().stream()
                        .map(answer -> isOrder()
                                ? answer
                                : answer + " ("
                                        + EngineAnswer.of(size(sizes, answer)).text() + ")")
                        .toList())));
    }

    @Override
    public List<String> choices() {
        return quiz.answers();
    }

    @Override
    public void check() {
        if (quiz.right().size() != quiz.answers().size()) {
            throw new InputFault(
                    "what is right has " + quiz.right().size() + " items, and there are "
                            + quiz.answers().size() + " answers",
                    "Write the answers in their order, or for each of them a claim or a number that says its size.");
        }
        if (!quiz.order().isEmpty() && !isOrder()) {
            throw new InputFault(
                    "\"rests-on\" speaks of lines, and \"right\" does not have the lines",
                    "Write the lines of \"answers\" under \"right\", in an order that is valid.");
        }
        if (!quiz.order().isEmpty() && judgeProof(quiz.answers()).isRight()) {
            throw new InputFault("the answers stand in a right order already", "Write them in another one.");
        }
        List<Long> sizes = sizes();
        if (IntStream.range(1, sizes.size()).allMatch(i -> sizes.get(i - 1) <= sizes.get(i))) {
            throw new InputFault("the answers stand in their order already", "Write them in another one.");
        }
    }
}
