package knightschool.ui.compare;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.SearchComputationProgress;
import knightschool.search.Outcome;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.compare.animation.AnimatedPicturePlan;
import knightschool.ui.compare.animation.AnimatedPictureRecorder;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.work.UncaughtFailures;
import knightschool.ui.work.WorkFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Comparisons of which an animated picture is made. */
@ExtendWith(ClosedWindows.class)
class OffscreenComparisonTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void comparisonThatBreaksDownBecomesNoAnimatedPictureAndTheMessageSaysWhatToDo() {
        MainWindow window = windows.make();
        AtomicInteger saved = new AtomicInteger();
        AtomicInteger ended = new AtomicInteger();
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            OffscreenComparison comparison = ToolkitThread.call(() -> {
                window.show(BuiltInSceneKinds.EDITOR);
                OffscreenComparison made =
                        new OffscreenComparison(window, CompareSetup.of(Board.full(5, 5)), List.of(), 1);
                // No search can begin without a problem.
                made.scene().model().restart(null);
                return made;
            });
            until(
                    "the search has broken down",
                    () -> ToolkitThread.call(() -> {
                        comparison.scene().model().tick(0);
                        return comparison.failure().isPresent();
                    }));
            assertEquals(1, uncaught.messages().size());
            assertFalse(ToolkitThread.call(comparison::isSettled));
            ToolkitThread.run(() -> new AnimatedPictureRecorder(
                    window, comparison, new Dimension2D(600, 400), AnimatedPicturePlan.around(0, 1), outcome -> {
                        outcome.content().ifPresent(_ -> saved.incrementAndGet());
                        ended.incrementAndGet();
                    }));
            until("the recording has ended", () -> ToolkitThread.call(() -> ended.get() == 1));
        }
        assertEquals(0, saved.get());
        String message = ToolkitThread.call(() -> ((Label) window.scene().lookup("#message")).getText());
        assertTrue(message.startsWith("The animated picture could not be made, so no file was saved. "), message);
        assertTrue(message.contains("Try it again."), message);
        assertEquals(
                Optional.empty(),
                ToolkitThread.call(() -> Optional.ofNullable(window.scene().lookup("#animation-making"))));
    }

    /** A recording of steps that never come went on for ever, at its first picture. */
    @Test
    void searchesNeedToComeOnlyToTheLastStepOfThePicturesElseTheRecordingEndsWithWords() {
        MainWindow window = windows.make();
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.EDITOR));
        assertTrue(isRecorded(window, AnimatedPicturePlan.around(0, 1)));
        assertFalse(isRecorded(window, new AnimatedPicturePlan(0, 1_000, 1_000, 1, 1)));
        String message = ToolkitThread.call(() -> ((Label) window.scene().lookup("#message")).getText());
        assertTrue(message.contains("stopped before the last of these steps"), message);
        assertTrue(message.contains("nearer to the beginning"), message);
    }

    /** Records a search that on screen came much further than it can come again. */
    private static boolean isRecorded(MainWindow window, AnimatedPicturePlan plan) {
        AtomicInteger ended = new AtomicInteger();
        CompareSetup setup = CompareSetup.of(Board.full(5, 5))
                .withStart(12)
                .withSolvers(List.of(ConfiguredAlgorithm.read("warnsdorff")));
        List<SearchComputationProgress> further = List.of(new SearchComputationProgress(
                setup.solvers().getFirst(),
                new SearchSnapshot.Counters(1_000_000_000, 0, 0, 0, 0, 0),
                false,
                Outcome.STOPPED));
        ToolkitThread.run(() -> new AnimatedPictureRecorder(
                window,
                new OffscreenComparison(window, setup, further, plan.last()),
                new Dimension2D(600, 400),
                plan,
                outcome -> ended.addAndGet(outcome.content().isPresent() ? 2 : 1)));
        until("the recording has ended", () -> ToolkitThread.call(() -> ended.get() > 0));
        return ended.get() == 2;
    }

    /** The window would wait for the file for ever before it closes. */
    @Test
    void recordingThatCannotBeginLeavesNoFileThatIsWaitedFor() {
        MainWindow window = windows.make();
        ToolkitThread.run(() -> {
            window.show(BuiltInSceneKinds.COMPARE);
            CompareScene scene = (CompareScene) window.current().orElseThrow();
            FixedAnswers answers = FixedAnswers.savingTo(Path.of("steps.gif"));
            try (DocumentFileManager documents = new DocumentFileManager(window, answers, Platform::runLater);
                    AnimatedPictureExporter exporter =
                            new AnimatedPictureExporter(window, scene.model(), scene::now, new Region(), documents)) {
                // Pictures of the same step for ever cannot be counted.
                AnimatedPicturePlan endless = new AnimatedPicturePlan(0, 1, 0, 1, 1);
                assertThrows(ArithmeticException.class, () -> exporter.chooseFile(endless, new Dimension2D(600, 400)));
                assertTrue(exporter.isSettled());
            }
            assertEquals(List.of(), window.fileWrites().files());
        });
    }

    @Test
    void recordingEndsAlsoWhereItsComparisonCannotBeClosed() {
        MainWindow window = windows.make();
        AtomicInteger ended = new AtomicInteger();
        ToolkitThread.run(() -> {
            window.show(BuiltInSceneKinds.EDITOR);
            AnimatedPictureRecorder recorder = new AnimatedPictureRecorder(
                    window,
                    new UnclosableSubject(),
                    new Dimension2D(600, 400),
                    AnimatedPicturePlan.around(0, 1),
                    _ -> ended.incrementAndGet());
            assertThrows(IllegalStateException.class, recorder::close);
        });
        assertEquals(1, ended.get());
    }

    /** A comparison that cannot be closed. */
    private static final class UnclosableSubject implements AnimatedPictureRecorder.Subject {
        @Override
        public Region node() {
            return new Region();
        }

        @Override
        public void show(long step) {}

        @Override
        public Optional<WorkFailure> failure() {
            return Optional.empty();
        }

        @Override
        public boolean isSettled() {
            return false;
        }

        @Override
        public void close() {
            throw new IllegalStateException("broken");
        }
    }
}
