package knightschool.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.experiment.ExperimentText;
import knightschool.files.InputFault;
import knightschool.lesson.Lesson;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.LessonReader;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.check.LessonCheckResult;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.glossary.Glossary;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.source.FileResolver;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.PuzzleSessionLogCsv;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;

/** Readers of texts that may ask for long work, with a bound of that work. */
final class BoundedReaders {
    /** So often a search asks whether its result is still waited for. */
    private static final int MOST_LOOKS = 300;

    /** The largest experiment that is written again, in runs. */
    private static final int MOST_RUNS = 2_000;

    /** A fork that a search comes to only after many steps. */
    private static final Pattern LATE_FORK = Pattern.compile("fork\\s+\\d{6}");

    /** A board or a picture of more than nine squares a side, about which the engine may think for long. */
    private static final Pattern LARGE_BOARD = Pattern.compile("\\d\\d\\s*[xX×]|[xX×]\\s*\\d\\d");

    private static final Map<String, String> TEXTS = Map.of(
            "a.board", "....\n.#..\nK...\n...E\n",
            "a.slide", "AA.b\n...b\n....\n",
            "a.graph", "A 0 0\nB 1 0\nC 0 1\nA-B B-C\n",
            "a.dot", "graph { A -- B; B -- C }\n",
            "a.g6", "Bw\n");

    private static final FileResolver FILES = name -> Optional.ofNullable(TEXTS.get(name))
            .orElseThrow(() -> new InputFault("there is no file \"" + name + "\" here", "Name another."));

    private static final Board SMALL = Board.full(5, 5);

    private static final StateMap PUZZLE = ((StateMapOutcome.Mapped) StateMapSearch.map(
                    SlidingPuzzleText.parse("AA.B\n...B\n"),
                    false,
                    StateMapBudget.usual(),
                    StateMapProgressListener.NONE))
            .map();

    private BoundedReaders() {}

    private static void refuse(Pattern pattern, String text) {
        if (pattern.matcher(text).find()) {
            throw new InputFault("this takes long", "Write smaller numbers.");
        }
    }

    private static ClaimEvaluator evaluator() {
        AtomicInteger looks = new AtomicInteger();
        return new ClaimEvaluator().on(SMALL).whileTrue(() -> looks.incrementAndGet() <= MOST_LOOKS);
    }

    private static void untilGivenUp(Runnable work) {
        try {
            work.run();
        } catch (CancellationException _) {
            // The answer takes longer than anybody waits here.
        }
    }

    static Setup setup(String text) {
        refuse(LATE_FORK, text);
        return SetupText.parse(text, FILES).selfContained();
    }

    /** Reads and checks a lesson or a glossary. */
    static LessonReadResult lesson(String name, String text) {
        refuse(LATE_FORK, text);
        refuse(LARGE_BOARD, text);
        LessonReadResult file = LessonReader.read(name, text, FILES);
        file.faults().forEach(ByteReader::requireForeseen);
        untilGivenUp(() -> LessonCheckResult.of(file, new LessonChecker(evaluator()), Glossary.of(file))
                .all()
                .forEach(ByteReader::requireForeseen));
        return file;
    }

    /** Checks one claim after another. */
    static String claim(String text) {
        refuse(LARGE_BOARD, text);
        ClaimEvaluator evaluator = evaluator();
        for (String line : text.lines().toList()) {
            try {
                untilGivenUp(() -> evaluator.check(line, FILES));
            } catch (InputFault fault) {
                ByteReader.requireForeseen(fault);
            }
        }
        return text;
    }

    /**
     * Judges an answer to each question of a lesson that has all kinds: its words are the lines, its board the text.
     */
    static String answer(String text) {
        List<String> words = text.lines().toList();
        for (Slide slide : EveryKindOfQuiz.SLIDES) {
            QuizJudge judge = QuizJudge.of(slide, evaluator(), FILES);
            for (Quiz quiz : slide.quizzes()) {
                try {
                    SubmittedAnswer answer = quiz.kind() == Quiz.Kind.BOARD
                            ? SubmittedAnswer.of(BoardText.parse(text))
                            : SubmittedAnswer.of(words);
                    untilGivenUp(() -> {
                        judge.judge(quiz, answer);
                        judge.judgePartial(quiz, answer);
                    });
                } catch (InputFault fault) {
                    ByteReader.requireForeseen(fault);
                }
            }
        }
        return text;
    }

    /** Returns the normal form of an experiment, whose runs are in ascending order of their starts. */
    static String experiment(String text) {
        ExperimentText.Runs runs = ExperimentText.read(text);
        if (runs.plan().runs() > MOST_RUNS) {
            throw new InputFault("this takes long", "Make it smaller.");
        }
        return runs.text();
    }

    static List<PuzzleSessionLog> moves(String text) {
        return PuzzleSessionLogCsv.parse(text, PUZZLE);
    }

    static String format(List<PuzzleSessionLog> sessions) {
        return PuzzleSessionLogCsv.format(PUZZLE.puzzle(), sessions);
    }

    /** The slides of a lesson in which each kind of question is asked. */
    private static final class EveryKindOfQuiz {
        static final List<Slide> SLIDES = slides();

        private static List<Slide> slides() {
            try {
                String text = Files.readString(Path.of("src/test/resources/corpus/lesson/every-kind.md"));
                return LessonReader.read("every-kind.md", text, FILES)
                        .lesson()
                        .map(Lesson::slides)
                        .orElseThrow();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
