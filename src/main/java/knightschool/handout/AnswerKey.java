package knightschool.handout;

import java.util.HashMap;
import java.util.Map;
import knightschool.files.InputFault;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.QuizSolution;

/** A right answer to each question of a lesson, in words. Questions without a known answer are omitted. */
public record AnswerKey(Map<Quiz, String> words) {
    public AnswerKey {
        words = Map.copyOf(words);
    }

    /**
     * Finds the answers. May take as long as a search for each.
     *
     * @param file the file of a lesson that was read without a fault
     * @throws java.util.concurrent.CancellationException if the claims are no longer wanted
     */
    public static AnswerKey of(LessonReadResult file, ClaimEvaluator claims) {
        Map<Quiz, String> solutions = new HashMap<>();
        for (Slide slide : file.lesson().orElseThrow().slides()) {
            QuizJudge judge = QuizJudge.of(slide, claims, file.files());
            for (Quiz quiz : slide.quizzes()) {
                claims.requireWanted();
                find(judge, quiz, solutions);
            }
        }
        return new AnswerKey(solutions);
    }

    /**
     * Finds the answer to one question. A question that cannot be judged has no answer on paper, because its slide says
     * why.
     */
    private static void find(QuizJudge judge, Quiz quiz, Map<Quiz, String> solutions) {
        try {
            judge.solution(quiz).map(QuizSolution::words).ifPresent(words -> solutions.put(quiz, words));
        } catch (InputFault _) {
            solutions.remove(quiz);
        }
    }
}
