package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.Moment;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.ComparisonPlayer;
import knightschool.ui.playback.PlaybackStatus;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One step on, a question of a slide where the knight goes next is answered. */
@Execution(ExecutionMode.CONCURRENT)
class NextStepsHeldBackTest extends CompareSetupJourney {
    private static final String REFUSAL = "Answer the question first: the next steps would give the answer away.";
    private static final List<String> ONWARD = List.of(
            CompareCommands.FORWARD,
            "compare.play",
            "compare.to-end",
            "compare.few-forward",
            "compare.many-forward",
            CompareCommands.UNDO,
            CompareCommands.PRUNE,
            CompareCommands.FINISH,
            CompareCommands.DIFFERENCE,
            CompareCommands.FALL,
            CompareCommands.PREDICT);

    /** A question about the step that follows. */
    private static final Pattern OF_NEXT_STEP =
            Pattern.compile("knight go next|after the next step|in step \\d+\\?|Where will it jump");

    /** The slides of the program's own lessons that have a comparison. */
    private static Stream<Slide> slides() {
        return LessonFolderReader.own().stream()
                .flatMap(file -> file.lesson().orElseThrow().slides().stream())
                .filter(slide -> slide.scene()
                        .filter(scene -> scene.setup() instanceof CompareSetup)
                        .isPresent());
    }

    private static boolean hidesNext(Slide slide) {
        return slide.scene().orElseThrow().hidden().contains(HideableScenePart.NEXT);
    }

    private static Stream<Slide> slidesThatHideNext() {
        return slides().filter(NextStepsHeldBackTest::hidesNext);
    }

    @Test
    void everyQuestionAboutTheNextStepHoldsItBack() {
        List<Slide> asking = slides().filter(slide -> slide.quizzes().stream()
                        .anyMatch(quiz -> quiz.kind() == Quiz.Kind.NEXT_MOVE
                                || OF_NEXT_STEP.matcher(quiz.ask()).find()))
                .toList();
        assertTrue(asking.size() >= 7, () -> asking.size() + " slides");
        assertEquals(
                List.of(),
                asking.stream()
                        .filter(slide -> !hidesNext(slide))
                        .map(Slide::title)
                        .toList());
    }

    @ParameterizedTest(name = "slide {index}")
    @MethodSource("slidesThatHideNext")
    void noLaterStepIsSeenBeforeTheAnswer(Slide written) {
        CompareScene slide =
                slideOf((CompareSetup) written.scene().orElseThrow().setup());
        ToolkitThread.run(() -> slide.hide(written.scene().orElseThrow().hidden(), Set.of()));
        long asked = stepOf(slide);
        assertRefused(slide);
        ComparisonPlayer player = slide.model().transport();
        List<Runnable> ways = List.of(
                () -> player.step(1),
                () -> player.reach(asked + 5),
                () -> player.dragOn(asked + 5),
                () -> player.play(PlaybackStatus.FORWARD),
                () -> player.untilNext(ComparisonJumpTarget.PANE_FINISHES),
                () -> slide.model().jumps().toStep(0, asked + 1));
        for (Runnable way : ways) {
            ToolkitThread.run(way);
            settle(slide);
            assertEquals(asked, stepOf(slide));
            assertEquals(
                    REFUSAL, ToolkitThread.call(() -> player.noticeProperty().get()));
        }
        if (asked > 0) {
            ToolkitThread.run(() -> player.step(-1));
            settle(slide);
            assertEquals(asked - 1, stepOf(slide));
            ToolkitThread.run(() -> player.step(10));
            settle(slide);
            assertEquals(asked, stepOf(slide), "the moment of the question is reached again");
        }
        ToolkitThread.run(() -> slide.hide(Set.of(), Set.of()));
        ONWARD.forEach(id -> assertTrue(isAvailable(slide, id), id));
        ToolkitThread.run(
                () -> Command.named(slide.commands(), CompareCommands.FORWARD).run());
        settle(slide);
        assertEquals(asked + 1, stepOf(slide));
    }

    private CompareScene slideOf(CompareSetup setup) {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        open(slide, setup);
        return slide;
    }

    private static void assertRefused(CompareScene slide) {
        for (String id : ONWARD) {
            assertFalse(isAvailable(slide, id), id);
            assertEquals(REFUSAL, refusal(slide, id), id);
        }
    }

    private static boolean isAvailable(CompareScene slide, String id) {
        return ToolkitThread.call(
                () -> Command.named(slide.commands(), id).available().get());
    }

    private static long stepOf(CompareScene slide) {
        return ToolkitThread.call(() -> slide.model().stepProperty().get());
    }

    private static CompareSetup at(String moment) {
        return CompareSetup.of(Board.full(5, 5)).at(Moment.of(moment));
    }

    /** The moment of the slide is found also where its parts were hidden before, but nothing after it. */
    @Test
    void momentThatIsLookedForIsShownAndNothingAfterIt() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        ToolkitThread.run(() -> {
            slide.open(at("first undo"));
            slide.hide(Set.of(HideableScenePart.NEXT), Set.of());
        });
        settle(slide);
        assertTrue(stepOf(slide) > 0);
        assertRefused(slide);
    }

    @Test
    void whoLeavesTheMomentBeforeItIsFoundGoesBackToItByUndoAlone() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        ToolkitThread.run(() -> {
            slide.open(at("first undo"));
            slide.hide(Set.of(HideableScenePart.NEXT), Set.of());
            slide.model().transport().reach(0);
        });
        settle(slide);
        assertEquals(0, stepOf(slide));
        assertRefused(slide);
        ToolkitThread.run(() -> slide.undoHistory().undo());
        settle(slide);
        assertTrue(stepOf(slide) > 0);
        assertRefused(slide);
    }

    /** A slide that was left before its moment opens its own set-up first, and then the one it was left with. */
    @ParameterizedTest
    @ValueSource(strings = {"first undo", "first prune", "depth 12", "end"})
    void momentIsReachedAgainOnASlideThatWasLeftBeforeIt(String moment) {
        long asked = stepOf(slideOf(at(moment)));
        CompareSetup left = at("step 3");
        CompareScene slide = scene(ScenePlacement.SLIDE);
        ToolkitThread.run(() -> {
            slide.open(at(moment));
            slide.open(left);
            slide.hide(Set.of(HideableScenePart.NEXT), Set.of());
        });
        assertEquals(left.moment(), now(slide).moment());
        settle(slide);
        assertEquals(3, stepOf(slide));
        ToolkitThread.run(() -> slide.model().transport().reach(asked + 1));
        settle(slide);
        assertEquals(asked, stepOf(slide));
        assertRefused(slide);
    }

    /** A slide that was left before its moment looks for that first: what the user does meanwhile is done there. */
    @Test
    void whatIsDoneWhileTheMomentIsLookedForIsKept() {
        CompareScene slide = lookingForTheEnd();
        ToolkitThread.run(() -> {
            slide.model().transport().step(1);
            slide.model().differencesShownProperty().set(true);
        });
        assertTrue(now(slide).shows(CompareDisplayOptions.DIFFERENCES), "the slide may be left before it is found");
        settle(slide);
        assertEquals(4, stepOf(slide));
        assertTrue(now(slide).shows(CompareDisplayOptions.DIFFERENCES));
    }

    @Test
    void playThatIsAskedForWhileTheMomentIsLookedForBeginsAfterwards() {
        CompareScene slide = lookingForTheEnd();
        ToolkitThread.run(() -> slide.model().transport().play(PlaybackStatus.FORWARD));
        settle(slide);
        assertTrue(ToolkitThread.call(() -> slide.model().playback().isPlaying()));
    }

    /** The set-up that the slide was left with does not replace a step that is asked for later. */
    @Test
    void stepThatEndsTheLookForTheMomentIsTheOneShown() {
        CompareScene slide = lookingForTheEnd();
        ToolkitThread.run(() -> slide.model().transport().reach(0));
        settle(slide);
        assertEquals(0, stepOf(slide));
        assertEquals(Optional.empty(), now(slide).moment());
        ToolkitThread.run(() -> slide.undoHistory().undo());
        settle(slide);
        assertEquals(at("end").moment(), now(slide).moment(), "undo leads to the moment of the slide");
    }

    /** The slide's own set-up, opened anew, is not replaced by the one before it. */
    @Test
    void setupOfTheSlideThatIsOpenedAgainIsTheOneShown() {
        CompareScene slide = lookingForTheEnd();
        ToolkitThread.run(() -> slide.open(at("end")));
        settle(slide);
        assertEquals(at("end").moment(), now(slide).moment());
        assertTrue(stepOf(slide) > 3);
    }

    /** A slide about the end that was left at step 3, and is come back to. */
    private CompareScene lookingForTheEnd() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        ToolkitThread.run(() -> {
            slide.open(at("end"));
            slide.open(at("step 3"));
            assertTrue(slide.model().transport().isOpening());
        });
        return slide;
    }

    /** Whoever answers and goes on is asked anew at another moment: that stays on screen. */
    @Test
    void laterMomentStaysWhereAnotherQuestionIsAskedThere() {
        CompareScene slide = slideOf(at("step 7"));
        ToolkitThread.run(() -> slide.model().transport().step(5));
        settle(slide);
        ToolkitThread.run(() -> slide.hide(Set.of(HideableScenePart.NEXT), Set.of()));
        assertRefused(slide);
        ToolkitThread.run(() -> slide.model().transport().step(-12));
        settle(slide);
        ToolkitThread.run(() -> slide.model().transport().step(12));
        settle(slide);
        assertEquals(12, stepOf(slide));
    }

    /** A part that is never shown is no question. */
    @Test
    void stepsAreFreeWhereTheNextChoiceIsNeverShown() {
        CompareScene slide = slideOf(at("step 7"));
        Set<HideableScenePart> never = Set.of(HideableScenePart.NEXT);
        ToolkitThread.run(() -> slide.hide(never, never));
        ONWARD.forEach(id -> assertTrue(isAvailable(slide, id), id));
        assertEquals(Optional.of(new Moment.Step(7)), now(slide).moment());
    }
}
