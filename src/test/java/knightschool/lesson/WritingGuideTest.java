package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;

/** Every example of the author's guide can be copied as it is. */
class WritingGuideTest {
    private static final Path GUIDE = Path.of("lessons", "WRITING.md");
    private static final Pattern EXAMPLE = Pattern.compile("(?s)````\n(.*?)````\n");
    private static final String HEAD = "---\ntitle: An example\n---\n";

    @Test
    void everyExampleIsSound() throws IOException {
        ClaimEvaluator claims = new ClaimEvaluator();
        for (String example : examples()) {
            LessonReadResult file = lesson(example);
            assertEquals(List.of(), AllFaults.of(file, claims), example);
            assertEquals(1, file.lesson().orElseThrow().slides().size());
        }
    }

    @Test
    void everyKindOfQuizHasAnExampleWithASolution() throws IOException {
        ClaimEvaluator claims = new ClaimEvaluator();
        Set<Quiz.Kind> kinds = EnumSet.noneOf(Quiz.Kind.class);
        for (String example : examples()) {
            Slide slide = lesson(example).lesson().orElseThrow().slides().getFirst();
            QuizJudge judge = QuizJudge.of(slide, claims, FileResolver.nothing());
            for (Quiz quiz : slide.quizzes()) {
                kinds.add(quiz.kind());
                assertTrue(judge.solution(quiz).isPresent(), quiz.ask());
            }
        }
        assertEquals(EnumSet.allOf(Quiz.Kind.class), kinds);
    }

    private static List<String> examples() throws IOException {
        List<String> examples = new ArrayList<>();
        Matcher found = EXAMPLE.matcher(Files.readString(GUIDE));
        while (found.find()) {
            examples.add(found.group(1));
        }
        assertTrue(examples.size() > 15, "examples of the guide");
        return examples;
    }

    private static LessonReadResult lesson(String example) {
        return LessonReader.read(
                "example.md", example.startsWith("---") ? example : HEAD + example, FileResolver.nothing());
    }
}
