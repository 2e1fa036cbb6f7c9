package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.Lesson;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Quiz;
import knightschool.lesson.QuizTextSpanReader;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.glossary.Glossary;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.graph.GraphWords;
import org.junit.jupiter.api.Test;

/** A class that says cycle reads circuit nowhere but for a closed trail, and where both words are told apart. */
class NamesInDictionariesTest {
    private static final String CIRCUIT = "circuit";

    /** The books' circuit. */
    private static final String CLOSED_TRAIL = "closed trail";

    /** The title of the lesson about the words: it names both of them, as every class may read. */
    private static final String ABOUT_THE_WORDS = "Circuits and cycles";

    /** What other people say, and a class may say otherwise: such a word stands in quotation marks. */
    private static final String SAID_BY_OTHERS = "\"circuit\"";

    /** A class reads a number in its place. */
    private static final String ASKED_OF_THE_ENGINE = "\\{\\{shortest-circuit [^}]*}}";

    private static List<String> withCircuit(Stream<String> names) {
        return names.filter(name -> name.toLowerCase(Locale.ROOT).contains(CIRCUIT))
                .toList();
    }

    @Test
    void algorithmsAndLayoutsHaveNamesThatEveryDictionaryShares() {
        assertEquals(List.of(), withCircuit(Algorithms.all().stream().flatMap(NamesInDictionariesTest::names)));
        assertEquals(
                List.of(), withCircuit(Arrays.stream(GraphLayoutKind.values()).map(GraphWords::name)));
    }

    private static Stream<String> names(Algorithm algorithm) {
        return Stream.concat(Stream.of(algorithm.title(), algorithm.summary()), algorithm.code().stream());
    }

    @Test
    void lessonsSayNowhereWhatAnotherDictionaryCallsOtherwise() {
        Stream<Lesson> lessons =
                LessonFolderReader.own().stream().map(LessonReadResult::lesson).map(lesson -> lesson.orElseThrow());
        assertEquals(List.of(), withCircuit(lessons.flatMap(NamesInDictionariesTest::read)));
    }

    /** All that a class reads or hears as its author wrote it, whatever words it chose. */
    private static Stream<String> read(Lesson lesson) {
        Stream<String> head = Stream.concat(Stream.of(lesson.head().title()), lesson.head().goals().stream());
        Stream<String> slides = lesson.slides().stream().flatMap(NamesInDictionariesTest::read);
        return Stream.concat(head, slides)
                .map(text -> text.replace(ABOUT_THE_WORDS, "").replace(SAID_BY_OTHERS, ""));
    }

    private static Stream<String> read(Slide slide) {
        Stream<String> text = Stream.of(slide.blocks(), slide.notes())
                .flatMap(List::stream)
                .flatMap(SlideBlock::allSpans)
                .filter(StyledTextSpan.Words.class::isInstance)
                .map(span -> ((StyledTextSpan.Words) span).text());
        Stream<String> quizzes = slide.quizzes().stream()
                .flatMap(NamesInDictionariesTest::read)
                .map(words -> words.replace(CLOSED_TRAIL, "").replaceAll(ASKED_OF_THE_ENGINE, ""))
                .map(words -> QuizTextSpanReader.read(words, CycleTerminology.BOOKS));
        return Stream.of(Stream.of(slide.title()), text, quizzes).flatMap(all -> all);
    }

    private static Stream<String> read(Quiz quiz) {
        return Stream.of(
                        List.of(quiz.ask(), quiz.explanation()),
                        quiz.answers(),
                        quiz.help().wrong().values(),
                        quiz.help().hints())
                .flatMap(texts -> texts.stream());
    }

    @Test
    void glossaryCallsOnlyAClosedTrailACircuit() {
        List<GlossaryTerm> terms = Glossary.of(LessonFolderReader.glossary()).terms();
        assertEquals(
                List.of(CLOSED_TRAIL),
                terms.stream()
                        .filter(term -> term.name(CycleTerminology.BOOKS).contains(CIRCUIT))
                        .map(GlossaryTerm::word)
                        .toList());
    }
}
