package knightschool.lesson;

import knightschool.files.Faults;
import knightschool.files.InputFault;
import knightschool.setup.FileResolver;

/** Checks that what a slide's quizzes call right can be right. */
final class QuizCheck {
    private final Claims claims;
    private final QuizJudge judge;
    private final Slide slide;

    QuizCheck(Claims claims, FileResolver beside, Slide slide) {
        this.claims = claims;
        this.judge = QuizJudge.of(slide, claims, beside);
        this.slide = slide;
    }

    void check(Faults faults) {
        slide.scene()
                .filter(scene -> !scene.hidden().isEmpty() && !asksSomething())
                .ifPresent(scene -> faults.add(
                        scene.line(),
                        "something is hidden, and no question of the slide ever shows it",
                        "Add a quiz, or a call-out \"> **Question**\" with a paragraph \"> Answer: ...\"."));
        for (Quiz quiz : slide.quizzes()) {
            try {
                judge.of(quiz).check();
            } catch (InputFault fault) {
                faults.add(quiz.rightLine(), fault.what(), fault.remedy());
            }
        }
    }

    /** Finds quizzes whose answers stand on their own slide. */
    void checkGivenAway(Faults faults) {
        for (Quiz quiz : slide.quizzes()) {
            try {
                new GivenAwayCheck(claims, judge, slide).check(quiz, faults);
            } catch (InputFault _) {
                // A quiz that cannot be answered is a fault already.
            }
        }
    }

    private boolean asksSomething() {
        return slide.quizzes().stream().anyMatch(quiz -> !quiz.isTried())
                || slide.blocks().stream()
                        .anyMatch(block -> block instanceof SlideBlock.Callout callout
                                && !callout.answer().isEmpty());
    }
}
