package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.lesson.progress.LessonExtent;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.value.DisplayOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every lesson of the course has, so that a class does it and does not only watch. */
class CourseTest {
    private static final Set<Quiz.Kind> BUILT =
            EnumSet.of(Quiz.Kind.PUZZLE, Quiz.Kind.BOARD, Quiz.Kind.WALK, Quiz.Kind.EDGES, Quiz.Kind.PLAY);
    private static final int LONGEST = 20;
    private static final Pattern BETTING = Pattern.compile("\\b[Bb]et\\b");

    static Stream<LessonReadResult> lessons() {
        return LessonFolderReader.own().stream();
    }

    @Test
    void everyLessonOfTheFolderIsInTheProgramInItsOrder() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("lessons"))) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("(\\d\\d|[A-Z])-.+\\.md"))
                    .sorted(LessonFolderReader.TEACHING_ORDER)
                    .toList();
            assertEquals(names, lessons().map(LessonReadResult::name).toList());
            assertTrue(names.size() >= 16, names.toString());
        }
    }

    @Test
    void lessonsOfAPartStandTogether() {
        List<String> parts =
                lessons().map(file -> file.lesson().orElseThrow().head().part()).toList();
        Set<String> over = new HashSet<>();
        for (int i = 0; i < parts.size(); i++) {
            assertFalse(parts.get(i).isEmpty());
            if (i > 0 && !parts.get(i).equals(parts.get(i - 1))) {
                assertTrue(over.add(parts.get(i - 1)) && !over.contains(parts.get(i)), parts.get(i));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    void lessonIsDoneAndNotWatched(LessonReadResult file) {
        Lesson lesson = file.lesson().orElseThrow();
        List<Quiz> quizzes = lesson.slides().stream()
                .flatMap(slide -> slide.quizzes().stream())
                .toList();
        List<String> missing = new ArrayList<>();
        require(
                quizzes.stream()
                                .filter(quiz -> BUILT.contains(quiz.kind()) || quiz.asksForConditions())
                                .count()
                        >= 2,
                "two things to build",
                missing);
        require(quizzes.stream().anyMatch(quiz -> quiz.kind() == Quiz.Kind.REFUTE), "a statement to refute", missing);
        require(!isSilentForTwo(lesson.slides()), "a question at least every two slides", missing);
        require(lesson.head().minutes() >= 10 && lesson.head().minutes() <= LONGEST, "10 to 20 minutes", missing);
        require(
                lesson.slides().stream().allMatch(slide -> slide.duration().minutes() > 0),
                "minutes for every slide",
                missing);
        require(!lesson.slides().getFirst().duration().isExtra(), "a first slide that is not left out", missing);
        require(!lesson.head().goals().isEmpty() && !lesson.head().sources().isEmpty(), "goals and sources", missing);
        require(
                lesson.slides().stream().noneMatch(slide -> slide.notes().isEmpty()),
                "notes for the speaker on every slide",
                missing);
        require(lesson.slides().stream().anyMatch(slide -> !slide.claims().isEmpty()), "claims to check", missing);
        assertEquals(List.of(), missing);
    }

    /** Otherwise a class learns what to answer before it has read the statement. */
    @Test
    void halfOfTheStatementsAreTrueFromTheBeginningAndFromTheMiddle() {
        List<Boolean> all = lessons()
                .flatMap(file -> file.lesson().orElseThrow().slides().stream())
                .flatMap(slide -> slide.quizzes().stream())
                .filter(quiz -> quiz.kind() == Quiz.Kind.REFUTE)
                .map(Quiz::isTrueStatement)
                .toList();
        assertEquals(all.size() / 2, all.stream().filter(is -> is).count(), all.toString());
        List<Boolean> later = all.subList(all.size() / 3, all.size());
        assertEquals(later.size() / 2, later.stream().filter(is -> is).count(), later.toString());
    }

    /**
     * At each place a fifth to a half: otherwise a class learns where it stands. More than half of them stood first.
     */
    @Test
    void sentenceThatProvesStandsAtEveryPlace() {
        List<Integer> places = lessons()
                .flatMap(file -> file.lesson().orElseThrow().slides().stream())
                .flatMap(slide -> slide.quizzes().stream())
                .filter(Quiz::isProof)
                .map(proof -> proof.answers().indexOf(proof.right().getFirst()))
                .toList();
        assertTrue(places.size() >= 15, places.toString());
        for (int place = 0; place < 3; place++) {
            int here = Collections.frequency(places, place);
            assertTrue(5 * here >= places.size() && 2 * here <= places.size(), places.toString());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    void trueStatementIsFollowedByTheQuestionForItsProof(LessonReadResult file) {
        for (Slide slide : file.lesson().orElseThrow().slides()) {
            assertEquals(
                    slide.quizzes().stream().filter(Quiz::isTrueStatement).count(),
                    slide.quizzes().stream().filter(Quiz::isProof).count(),
                    slide.title());
        }
        assertTrue(
                LessonExtent.of(file.lesson().orElseThrow()).questions().stream()
                        .noneMatch(question -> question.ask().equals(Quiz.PROOF_ASK)),
                "the number of questions would tell how many statements are true");
    }

    /** Nobody can know who finishes first, or what a bet asks for. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    void questionThatAsksForABetIsOne(LessonReadResult file) {
        assertEquals(
                List.of(),
                file.lesson().orElseThrow().slides().stream()
                        .flatMap(slide -> slide.quizzes().stream())
                        .filter(quiz -> quiz.kind() == Quiz.Kind.WHO_FIRST
                                || BETTING.matcher(quiz.toString()).find())
                        .filter(quiz -> !quiz.isBet())
                        .map(Quiz::ask)
                        .toList());
    }

    /** What is asked in the order of a statement, which is no English: "How many edges has the graph?" */
    private static final Pattern NO_ENGLISH = Pattern.compile(
            "\\b(how many [^?.!,:;]*\\bhas\\b[^.!:;]*\\?|which colours? (has|have) (the|an?|each|it|[a-h]\\d)\\b"
                    + "|(has|have) (it|(the|this|that|an?) \\w+) (an?|any|no) [^.!]*\\?)",
            Pattern.CASE_INSENSITIVE);

    static Stream<Path> texts() throws IOException {
        return Stream.of(Path.of("lessons"), Path.of("src", "docs")).flatMap(folder -> {
            try (Stream<Path> files = Files.list(folder)) {
                return files.filter(file -> file.toString().endsWith(".md")).toList().stream();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void questionIsAskedInEnglish(Path text) throws IOException {
        assertEquals(
                List.of(),
                Files.readAllLines(text).stream()
                        .filter(line -> NO_ENGLISH.matcher(line).find())
                        .toList());
    }

    @Test
    void rulesOfQuestionsFindWhatIsNoEnglish() {
        for (String bad : List.of(
                "How many edges has the graph?",
                "How many squares has one of them?",
                "Has it a tour?",
                "Look at it. Has the board a tour?",
                "Which colours have a1 and b1?")) {
            assertTrue(NO_ENGLISH.matcher(bad).find(), bad);
        }
        for (String good : List.of(
                "How many edges does the graph have?",
                "How many squares have the same letter?",
                "Has every path from these squares been tried?",
                "Which boards have a closed tour?")) {
            assertFalse(NO_ENGLISH.matcher(good).find(), good);
        }
    }

    /** A game counts its open moves anew after each, whatever number they have in the order of all eight. */
    @Test
    void slideWithNumberedMovesSaysThatOnlyFreeOnesAre() {
        List<Slide> numbered = lessons()
                .flatMap(file -> file.lesson().orElseThrow().slides().stream())
                .filter(slide -> slide.scene()
                        .filter(scene -> scene.setup() instanceof PlaySetup game
                                && game.show().contains(DisplayOption.NUMBERS))
                        .isPresent())
                .toList();
        assertFalse(numbered.isEmpty());
        assertEquals(
                List.of(),
                numbered.stream()
                        .filter(slide -> !slide.blocks().toString().contains("only open moves are numbered"))
                        .map(Slide::title)
                        .toList());
    }

    @Test
    void pictureOfTheLessonOnWarnsdorffIsOfASearchByHisRule() {
        Lesson lesson = lessons()
                .filter(file -> file.name().endsWith("-warnsdorff.md"))
                .findFirst()
                .flatMap(LessonReadResult::lesson)
                .orElseThrow();
        CompareSetup picture = (CompareSetup) lesson.picture().orElseThrow();
        assertEquals("warnsdorff", picture.panes().getFirst().written(), "only the first pane is drawn on a card");
    }

    /** A class that leaves the extra slides out must not be told to look at one. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    void slideOfTheCoreNamesNoExtraSlideOfItsLesson(LessonReadResult file) {
        List<Slide> slides = file.lesson().orElseThrow().slides();
        List<String> extras = slides.stream()
                .filter(slide -> slide.duration().isExtra())
                .map(slide -> '"' + slide.title() + '"')
                .toList();
        assertEquals(
                List.of(),
                slides.stream()
                        .filter(slide -> !slide.duration().isExtra())
                        .filter(slide -> extras.stream().anyMatch(slide.toString()::contains))
                        .map(Slide::title)
                        .toList());
    }

    private static void require(boolean holds, String what, List<String> missing) {
        if (!holds) {
            missing.add(what);
        }
    }

    /** The last slide sums up; before it no two slides in a row ask nothing. */
    private static boolean isSilentForTwo(List<Slide> slides) {
        for (int i = 1; i < slides.size() - 1; i++) {
            if (slides.get(i).quizzes().isEmpty() && slides.get(i - 1).quizzes().isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
