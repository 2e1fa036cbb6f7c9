package knightschool.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import knightschool.compare.Comparison;
import knightschool.files.Faults;
import knightschool.files.InputFault;
import knightschool.setup.CompareSetup;
import knightschool.setup.FileResolver;
import knightschool.setup.Moment;
import knightschool.setup.MomentFinder;

/** Runs everything that a lesson claims: expectations, what stands in double braces, quizzes and moments. */
public final class LessonChecker {
    private final Claims claims;

    /** @param claims answers; share it, so that no search is run twice */
    public LessonChecker(Claims claims) {
        this.claims = claims;
    }

    /**
     * What is not so in a lesson, by line; empty if it may be taught. May take as long as its searches. Where the
     * program breaks down at a slide, that is said as a fault of it.
     */
    public List<InputFault> checkTruth(LessonFile file) {
        return file.lesson().isEmpty() ? file.faults() : check(file, (slide, faults) -> truth(file, slide, faults));
    }

    /** Questions whose answers stand on their slides, by line: a class can still be shown them. */
    public List<InputFault> checkGivenAway(LessonFile file) {
        return check(file, (slide, faults) -> new QuizCheck(claims, file.beside(), slide).checkGivenAway(faults));
    }

    private static List<InputFault> check(LessonFile file, BiConsumer<Slide, Faults> check) {
        Faults faults = new Faults();
        for (Slide slide : file.lesson().map(Lesson::slides).orElse(List.of())) {
            Breakdown.tell(slide.line(), faults::add, () -> check.accept(slide, faults));
        }
        return faults.in(file.name());
    }

    private void truth(LessonFile file, Slide slide, Faults faults) {
        FileResolver beside = PresentBoard.beside(file.beside(), slide);
        slide.claims().forEach(c -> attempt(faults, c.line(), () -> claims.check(c.text(), beside)));
        DraggedCheck.check(slide, faults);
        slide.scene().ifPresent(scene -> checkMoment(scene, faults));
        new QuizCheck(claims, file.beside(), slide).check(faults);
        Stream.of(slide.blocks(), slide.notes())
                .flatMap(List::stream)
                .forEach(block -> eachAsked(block, asked -> ask(asked, beside, faults)));
    }

    private void ask(TextSpan.Asked asked, FileResolver beside, Faults faults) {
        attempt(faults, asked.line(), () -> claims.ask(asked.question(), beside));
    }

    private static void attempt(Faults faults, int line, Runnable claim) {
        try {
            claim.run();
        } catch (InputFault fault) {
            faults.add(line, fault.what(), fault.remedy());
        }
    }

    /** The moments of tours are known without a search, and held to when a set-up is read. */
    private static void checkMoment(Slide.Scene scene, Faults faults) {
        if (!(scene.setup() instanceof CompareSetup setup)) {
            return;
        }
        if (setup.moment().isPresent() && !comes(setup)) {
            faults.add(
                    scene.line(),
                    "the moment \"" + setup.moment().orElseThrow().word() + "\" does not come within "
                            + Comparison.USUAL_LIMIT + " steps",
                    "Name one that the search reaches.");
        }
        Optional<Moment> end = setup.bracket().map(steps -> new Moment.Step(steps.last()));
        if (end.isPresent() && !comes(setup.at(end))) {
            faults.add(
                    scene.line(),
                    "the bracket \"" + setup.bracket().orElseThrow().word() + "\" ends after the search, or not within "
                            + Comparison.USUAL_LIMIT + " steps",
                    "Name a last step that the search reaches.");
        }
    }

    private static boolean comes(CompareSetup setup) {
        return MomentFinder.find(setup, Comparison.USUAL_LIMIT).isPresent();
    }

    /** Visits every question in double braces, however deep it stands, those of a quiz too. */
    static void eachAsked(SlideBlock block, Consumer<TextSpan.Asked> visitor) {
        eachSpan(block, span -> {
            if (span instanceof TextSpan.Asked asked) {
                visitor.accept(asked);
            }
        });
        if (block instanceof SlideBlock.Asked quiz) {
            QuizText.asked(quiz.quiz()).forEach(visitor);
        }
    }

    /** Visits every piece of text, however deep it stands. */
    static void eachSpan(SlideBlock block, Consumer<TextSpan> visitor) {
        switch (block) {
            case SlideBlock.Paragraph paragraph -> paragraph.spans().forEach(visitor);
            case SlideBlock.Heading heading -> heading.spans().forEach(visitor);
            case SlideBlock.Listing list ->
                list.items().forEach(item -> item.forEach(inner -> eachSpan(inner, visitor)));
            case SlideBlock.Callout callout ->
                Stream.of(callout.blocks(), callout.answer())
                        .flatMap(List::stream)
                        .forEach(inner -> eachSpan(inner, visitor));
            case SlideBlock.Code _, SlideBlock.Picture _, SlideBlock.Asked _, SlideBlock.DictionarySwitch _ -> {}
        }
    }
}
