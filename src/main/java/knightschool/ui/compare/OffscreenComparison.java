package knightschool.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.layout.Region;
import knightschool.compare.SearchComputationProgress;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.compare.animation.AnimatedPictureRecorder;
import knightschool.ui.compare.animation.AnimatedPictureWords;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.ResponsiveSceneFrame;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.SilentSceneHost;
import knightschool.ui.work.WorkFailure;

/**
 * An invisible comparison whose steps are recorded as an animated picture. It has the set-up of the visible one, which
 * goes on meanwhile. Its searches run on threads of their own.
 */
final class OffscreenComparison implements AnimatedPictureRecorder.Subject {
    private final CompareScene scene;
    private final CompareSetup setup;
    private final List<SearchComputationProgress> lanes;
    private final long last;
    private final Region frame;

    /** Whether a step was asked for: before, other searches than those of the set-up may be computed. */
    private boolean begun;

    /**
     * @param lanes how far each search is computed on screen, which the timeline of every picture shows if the searches
     *     come as far again
     * @param last the last step that is shown
     */
    OffscreenComparison(SceneHost shell, CompareSetup setup, List<SearchComputationProgress> lanes, long last) {
        this.setup = setup;
        this.lanes = lanes;
        this.last = last;
        this.scene = new CompareScene(
                new SilentSceneHost(shell.scenes(), shell.themeProperty().get()), ScenePlacement.WINDOW);
        this.frame = ResponsiveSceneFrame.of(scene);
    }

    CompareScene scene() {
        return scene;
    }

    @Override
    public Region node() {
        return frame;
    }

    @Override
    public void show(long step) {
        begun = true;
        scene.open(setup.at(Optional.of(new Moment.Step(step))));
    }

    @Override
    public Optional<WorkFailure> failure() {
        return Optional.ofNullable(scene.model().failureProperty().get())
                .or(() -> isStuck() ? Optional.of(WorkFailure.of(AnimatedPictureWords.tooFar())) : Optional.empty());
    }

    /** Returns whether the searches have ended or reached their limit before the last step: waiting is in vain. */
    private boolean isStuck() {
        return begun && scene.model().isSettled() && isIdle() && !isLastReached();
    }

    private boolean isLastReached() {
        return scene.model().playback().last() >= last && isComputed(last);
    }

    private boolean isIdle() {
        return scene.model().progress().idleProperty().get();
    }

    /** While the searches go on, the timeline would differ from picture to picture. */
    @Override
    public boolean isSettled() {
        return scene.isSettled()
                && (isComputed(Long.MAX_VALUE) || isIdle() && isLastReached())
                && failure().isEmpty();
    }

    /** Returns whether each search is computed as far as on screen, or at least to a step. */
    private boolean isComputed(long step) {
        List<SearchComputationProgress> own =
                scene.model().progress().lanesProperty().get();
        return own.size() == lanes.size()
                && IntStream.range(0, own.size())
                        .allMatch(i -> own.get(i).explored()
                                >= Math.min(step, lanes.get(i).explored()));
    }

    @Override
    public void close() {
        scene.close();
    }
}
