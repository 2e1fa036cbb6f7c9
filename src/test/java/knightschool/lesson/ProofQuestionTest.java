package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;

class ProofQuestionTest {
    private static List<String> sentences(String written) {
        LessonReadResult file = LessonReader.read("proofs", """
                ---
                title: Proofs
                part: Tours
                minutes: 20
                goals: [Prove it.]
                sources: [A book of 1759]
                ---

                ## One

                ```setup
                scene: walk
                board: 5x5
                ```

                ```quiz
                ask: True?
                kind: refute
                right: "true"
                proofs: [%s]
                proves: it is so
                wrong: {seen: No., tried: No., heard: No.}
                because: Because.
                ```
                """.formatted(written), FileResolver.nothing());
        return file.lesson()
                .orElseThrow(() -> new AssertionError(file.faults()))
                .slides()
                .getFirst()
                .quizzes()
                .getLast()
                .answers();
    }

    /** An author writes the right sentence first. */
    @Test
    void orderInWhichTheSentencesAreWrittenDoesNotCount() {
        List<String> shown = sentences("it is so, seen, tried, heard");
        assertEquals(4, shown.size());
        assertEquals(shown, sentences("heard, tried, seen, it is so"));
    }

    @Test
    void rightSentenceStandsAtNoPlaceInMostQuestions() {
        List<Integer> places = LessonFolderReader.own().stream()
                .flatMap(file -> file.lesson().stream())
                .flatMap(lesson -> lesson.slides().stream())
                .flatMap(slide -> slide.quizzes().stream())
                .filter(quiz -> quiz.purpose() == Quiz.Purpose.PROOF)
                .map(quiz -> quiz.answers().indexOf(quiz.right().getFirst()))
                .toList();
        assertTrue(
                Stream.of(0, 1, 2)
                        .allMatch(place -> places.stream().filter(place::equals).count() <= places.size() * 0.6),
                places::toString);
    }
}
