package knightschool.lesson.check;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.lesson.Lesson;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Quiz;
import knightschool.lesson.SceneBoardNameResolver;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.UnexpectedExceptionGuard;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.RequiredMoment;
import knightschool.setup.capability.SideBySideSearchSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.LimitedFileResolver;

/**
 * Checks every claim of a lesson: expectations, questions in double braces, quizzes and moments.
 *
 * @param claims the evaluator; share it, so that no search runs twice
 */
public record LessonChecker(ClaimEvaluator claims) {
    /**
     * Returns the faults of a lesson, by line; empty if the lesson may be taught. May take as long as its searches. An
     * unexpected exception is reported as a fault of the slide.
     */
    public List<InputFault> checkTruth(LessonReadResult file) {
        LessonReadResult limited = limited(file);
        return file.lesson().isEmpty()
                ? file.faults()
                : check(limited, (slide, faults) -> truth(limited, slide, faults));
    }

    /**
     * Returns the questions whose answers are visible on their slides, by line. They do not prevent a lesson from being
     * shown.
     */
    public List<InputFault> checkGivenAway(LessonReadResult file) {
        LessonReadResult limited = limited(file);
        return check(limited, (slide, faults) -> new QuizCheck(claims, limited.files(), slide).checkGivenAway(faults));
    }

    private static LessonReadResult limited(LessonReadResult file) {
        return new LessonReadResult(file.name(), new LimitedFileResolver(file.files()), file.lesson(), file.faults());
    }

    private static List<InputFault> check(LessonReadResult file, BiConsumer<Slide, FaultCollector> check) {
        FaultCollector faults = new FaultCollector();
        for (Slide slide : file.lesson().map(Lesson::slides).orElse(List.of())) {
            UnexpectedExceptionGuard.run(slide.line(), faults::add, () -> check.accept(slide, faults));
        }
        return faults.in(file.name());
    }

    private void truth(LessonReadResult file, Slide slide, FaultCollector faults) {
        FileResolver files = SceneBoardNameResolver.beside(file.files(), slide);
        slide.claims().forEach(c -> attempt(faults, c.line(), () -> claims.check(c.text(), files)));
        checkDragged(slide, faults);
        slide.scene().ifPresent(scene -> checkMoments(scene, faults));
        new QuizCheck(claims, file.files(), slide).check(faults);
        Stream.of(slide.blocks(), slide.notes())
                .flatMap(List::stream)
                .flatMap(SlideBlock::questions)
                .forEach(question -> ask(question, files, faults));
    }

    private void ask(StyledTextSpan.EngineQuestion question, FileResolver files, FaultCollector faults) {
        attempt(faults, question.line(), () -> claims.ask(question.question(), files));
    }

    private static void attempt(FaultCollector faults, int line, Runnable claim) {
        try {
            claim.run();
        } catch (InputFault fault) {
            faults.add(line, fault.description(), fault.remedy());
        }
    }

    private static void checkMoments(Slide.Scene scene, FaultCollector faults) {
        scene.setup().offer(SideBySideSearchSetup.class).stream()
                .flatMap(searches -> searches.namedMoments().stream())
                .filter(moment -> !moment.isReached())
                .forEach(moment -> addFault(moment, scene.line(), faults));
    }

    private static void addFault(RequiredMoment moment, int line, FaultCollector faults) {
        switch (moment.role()) {
            case SHOWN ->
                faults.add(
                        line,
                        "the moment \"" + moment.word() + "\" does not come within " + moment.limit() + " steps",
                        "Name one that the search reaches.");
            case BRACKET_END ->
                faults.add(
                        line,
                        "the bracket \"" + moment.word() + "\" ends after the search, or not within " + moment.limit()
                                + " steps",
                        "Name a last step that the search reaches.");
            case BOOKMARK ->
                faults.add(
                        line,
                        "the bookmark \"" + moment.word() + "\" lies after the search, or not within " + moment.limit()
                                + " steps",
                        "Name a step that the search reaches.");
        }
    }

    /**
     * Checks that the numbers dragged in the text are numbers of the slide's scene, and that their initial value is
     * valid.
     */
    private static void checkDragged(Slide slide, FaultCollector faults) {
        dragged(slide.blocks()).forEach(dragged -> checkDragged(dragged, slide, faults));
        dragged(slide.notes())
                .forEach(dragged -> faults.add(
                        dragged.line(), "a note is no part of the slide", "Drag a number in the slide's text."));
    }

    private static Stream<StyledTextSpan.Dragged> dragged(List<SlideBlock> blocks) {
        return blocks.stream()
                .flatMap(SlideBlock::allSpans)
                .filter(StyledTextSpan.Dragged.class::isInstance)
                .map(StyledTextSpan.Dragged.class::cast);
    }

    private static void checkDragged(StyledTextSpan.Dragged dragged, Slide slide, FaultCollector faults) {
        String word = dragged.number().word();
        if (slide.scene().isEmpty()) {
            faults.add(
                    dragged.line(),
                    "there is no scene whose " + word + " could be dragged",
                    "Add a setup block, or write the number itself.");
            return;
        }
        SlideEmbeddableSetup setup = slide.scene().get().setup();
        if (!dragged.number().isIn(setup)) {
            faults.add(
                    dragged.line(),
                    "the scene " + setup.scene().word() + " has no " + word + " to be dragged",
                    "Choose another scene, or write the number itself.");
            return;
        }
        OptionalLong number = dragged.number().in(setup);
        if (number.isEmpty()) {
            faults.add(
                    dragged.line(),
                    "the setup does not say at which step the scene begins",
                    "Write a moment such as \"moment: step 4\" in it.");
        } else if (!dragged.range(setup, setup).contains(number.getAsLong())) {
            BindableSceneNumber.Range range = dragged.range(setup, setup);
            faults.add(
                    dragged.line(),
                    "the scene begins with " + word + " " + number.getAsLong() + ", which is not from " + range.least()
                            + " to " + range.most(),
                    "Write a range that it is in, as in {{drag " + word + " 0 to 100}}.");
        }
        dragged.own()
                .filter(own -> !dragged.number().canShow(setup, own))
                .ifPresent(own -> faults.add(
                        dragged.line(),
                        "the scene cannot show " + word + " " + own.least() + " to " + own.most(),
                        "Write a smaller range."));
    }

    /** Checks the right answers of a slide's quizzes, and that each solution can be shown. */
    private static final class QuizCheck {
        private final ClaimEvaluator claims;
        private final QuizJudge judge;
        private final Slide slide;

        QuizCheck(ClaimEvaluator claims, FileResolver files, Slide slide) {
            this.claims = claims;
            this.judge = QuizJudge.of(slide, claims, files);
            this.slide = slide;
        }

        void check(FaultCollector faults) {
            slide.scene()
                    .filter(scene -> !scene.hidden().isEmpty() && !asksSomething())
                    .ifPresent(scene -> faults.add(
                            scene.line(),
                            "something is hidden, and no question of the slide ever shows it",
                            "Add a quiz, or a call-out \"> **Question**\" with a paragraph \"> Answer: ...\"."));
            slide.scene()
                    .filter(scene -> !scene.withAnswer().isEmpty() && !hasAnswerBehindButton())
                    .ifPresent(scene -> faults.add(
                            scene.line(),
                            "something comes with an answer, and no answer of the slide is behind a button",
                            "Write \"hide\" instead of \"with-answer\"."));
            for (Quiz quiz : slide.quizzes()) {
                try {
                    judge.of(quiz).check();
                    judge.solution(quiz);
                } catch (InputFault fault) {
                    faults.add(quiz.rightLine(), fault.description(), fault.remedy());
                }
            }
        }

        /** Adds a fault for each quiz whose answer is visible on its own slide. */
        void checkGivenAway(FaultCollector faults) {
            AnswerSpoilerCheck check = new AnswerSpoilerCheck(claims, judge, slide);
            for (Quiz quiz : slide.quizzes()) {
                try {
                    check.check(quiz, faults);
                } catch (InputFault _) {
                    // A quiz that cannot be answered is reported by checkTruth.
                }
            }
        }

        private boolean asksSomething() {
            return slide.quizzes().stream().anyMatch(quiz -> !quiz.isTried()) || hasAnswerBehindButton();
        }

        private boolean hasAnswerBehindButton() {
            return slide.blocks().stream()
                    .anyMatch(block -> block instanceof SlideBlock.Callout callout
                            && !callout.answer().isEmpty());
        }
    }
}
