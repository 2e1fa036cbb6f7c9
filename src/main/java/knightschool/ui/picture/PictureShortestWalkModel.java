package knightschool.ui.picture;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.board.Board;
import knightschool.drawing.board.DrawnWalk;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.picture.WalkClickScriptFormat;
import knightschool.ui.playback.WalkPlayback;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.ThrottledProgressReporter;
import knightschool.walk.ShortestCoveringWalkAnswer;

/** The shortest walk over the squares of a picture, found on a worker. A change of the board removes it. */
final class PictureShortestWalkModel extends BackgroundModel {
    /** The walk is drawn once by itself, so that its course is seen: for no longer than the user would watch. */
    private static final Duration QUICK_MOVE = Duration.ofMillis(90);

    private static final Duration QUICK_WHOLE = Duration.ofSeconds(3);

    private final PictureCorrectionModel model;
    private final ReadOnlyObjectWrapper<Optional<ShortestCoveringWalkAnswer>> walk =
            new ReadOnlyObjectWrapper<>(this, "walk", Optional.empty());
    private final ReadOnlyStringWrapper words = new ReadOnlyStringWrapper(this, "words", "");
    private final BooleanBinding hasSolution = Bindings.createBooleanBinding(() -> found().isPresent(), walk);
    private final WalkPlayback playback = new WalkPlayback(QUICK_MOVE, QUICK_WHOLE);
    private Optional<CorrectedBoard> about = Optional.empty();

    PictureShortestWalkModel(PictureCorrectionModel model, Executor screen) {
        super(BackgroundWorker.newest("picture solution", screen));
        this.model = model;
        model.stateProperty().addListener((_, _, now) -> changed(now));
    }

    private void changed(PictureCorrectionState now) {
        if (about.isPresent() && !now.board().equals(about)) {
            stop();
            forget();
        }
    }

    private void forget() {
        about = Optional.empty();
        walk.set(Optional.empty());
        playback.show(Optional.empty());
        words.set("");
    }

    /**
     * Searches for the shortest walk through every square from the knight, or from any square if there is no knight. A
     * walk that is known is hidden instead, or shown again.
     */
    void solve() {
        if (hasSolution.get()) {
            playback.show(
                    playback.shownProperty().get() ? Optional.empty() : found().map(PictureShortestWalkModel::drawn));
            return;
        }
        stop();
        forget();
        about = model.correctedBoard();
        about.map(CorrectedBoard::board).ifPresent(this::solve);
    }

    private void solve(Board board) {
        words.set(PictureCorrectionWords.SOLVING);
        worker.ask(
                context -> ShortestCoveringWalkAnswer.of(
                        KnightGraph.of(board),
                        TourEndpointConstraint.of(board),
                        ShortestCoveringWalkAnswer.THOROUGH,
                        new SolvingProgress(context, words::set)),
                this::showWalk,
                failure -> words.set(failure.words()));
    }

    private void showWalk(ShortestCoveringWalkAnswer shortest) {
        // The walk is there to be drawn for all that hear of the answer.
        playback.show(Optional.of(shortest)
                .filter(coveringWalk -> !coveringWalk.walk().isEmpty())
                .map(PictureShortestWalkModel::drawn));
        walk.set(Optional.of(shortest));
        words.set(PictureCorrectionWords.of(shortest));
    }

    private static DrawnWalk drawn(ShortestCoveringWalkAnswer coveringWalk) {
        return new DrawnWalk(coveringWalk.walk(), false);
    }

    void stop() {
        if (worker.isBusy()) {
            worker.cancel();
            words.set("");
        }
    }

    private Optional<ShortestCoveringWalkAnswer> found() {
        return walk.get().filter(coveringWalk -> !coveringWalk.walk().isEmpty());
    }

    /** The playback of the walk, which is whole at first. */
    WalkPlayback playback() {
        return playback;
    }

    /** Returns the clicks of the walk, in pixels of the original picture; empty if there is no walk. */
    Optional<String> clicks(WalkClickScriptFormat format) {
        return found().map(coveringWalk -> format.write(
                coveringWalk.walk(),
                about.orElseThrow().grid().enlarged(model.picture().step())));
    }

    ReadOnlyObjectProperty<Optional<ShortestCoveringWalkAnswer>> walkProperty() {
        return walk.getReadOnlyProperty();
    }

    /** The result or the progress, in a sentence; empty before the first search. */
    ReadOnlyStringProperty wordsProperty() {
        return words.getReadOnlyProperty();
    }

    /** Whether there is a walk. */
    BooleanBinding knownProperty() {
        return hasSolution;
    }

    /** Reports the progress of the search for a walk from time to time, and ends it when it is no longer wanted. */
    private static final class SolvingProgress implements TourOrWalkSearchProgressListener {
        private final ThrottledProgressReporter<String> report;

        SolvingProgress(RunningWorkContext context, Consumer<String> words) {
            this.report = new ThrottledProgressReporter<>(context, words);
        }

        @Override
        public void cuts(long count) {
            report.say(() -> PictureCorrectionWords.cutsTried(count));
        }

        @Override
        public void steps(long count) {
            report.say(() -> PictureCorrectionWords.stepsSearched(count));
        }

        @Override
        public void changes(long weighed) {
            report.say(() -> PictureCorrectionWords.changesWeighed(weighed));
        }

        @Override
        public void orders(long sets, long all) {
            report.say(() -> PictureCorrectionWords.ordersWeighed(sets, all));
        }
    }
}
