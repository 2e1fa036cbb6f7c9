package knightschool.ui.picture;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.board.Board;
import knightschool.drawing.board.DrawnWalk;
import knightschool.explain.DecisionProgressListener;
import knightschool.explain.SearchBudget;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEnds;
import knightschool.picture.ClickScriptFormat;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.ThrottledProgressReporter;
import knightschool.ui.work.WorkContext;
import knightschool.ui.work.WorkFailure;
import knightschool.walk.ShortestCoveringWalk;

/** The shortest walk over the squares of a picture, looked for on a worker. It goes when the board changes. */
final class PictureWalkSolver extends BackgroundModel {
    private final PictureModel model;
    private final ReadOnlyObjectWrapper<Optional<ShortestCoveringWalk>> walk =
            new ReadOnlyObjectWrapper<>(this, "walk", Optional.empty());
    private final ReadOnlyStringWrapper words = new ReadOnlyStringWrapper(this, "words", "");
    private final BooleanBinding hasSolution = Bindings.createBooleanBinding(
            () -> walk.get().filter(found -> !found.walk().isEmpty()).isPresent(), walk);
    private Optional<CorrectedBoard> about = Optional.empty();

    PictureWalkSolver(PictureModel model, Executor screen) {
        super(BackgroundWork.newest("picture solver", screen));
        this.model = model;
        model.stateProperty().addListener((_, _, now) -> changed(now));
    }

    private void changed(PictureReadingState now) {
        if (about.isPresent() && !now.found().equals(about)) {
            stop();
            forget();
        }
    }

    private void forget() {
        about = Optional.empty();
        walk.set(Optional.empty());
        words.set("");
    }

    /** Looks for the shortest walk from the knight through every square, from any square where there is no knight. */
    void solve() {
        forget();
        about = model.found();
        about.map(CorrectedBoard::board).ifPresent(this::solve);
    }

    private void solve(Board board) {
        words.set(PictureWords.SOLVING);
        worker.ask(
                context -> ShortestCoveringWalk.of(
                        KnightGraph.of(board),
                        TourEnds.of(board),
                        SearchBudget.BRIEF,
                        ShortestCoveringWalk.THOROUGH,
                        new SolvingProgress(context, words::set)),
                this::found,
                this::failed);
    }

    private void found(ShortestCoveringWalk shortest) {
        walk.set(Optional.of(shortest));
        words.set(PictureWords.of(shortest));
    }

    private void failed(WorkFailure failure) {
        words.set(failure.words());
    }

    /** Looks no longer. */
    void stop() {
        if (worker.isBusy()) {
            worker.cancel();
            words.set("");
        }
    }

    /** The walk, to be drawn. */
    Optional<DrawnWalk> line() {
        return walk.get().filter(found -> !found.walk().isEmpty()).map(found -> new DrawnWalk(found.walk(), false));
    }

    /** The clicks of the walk, in pixels of the picture that was handed in; empty where there is no walk. */
    Optional<String> clicks(ClickScriptFormat format) {
        return walk.get()
                .filter(found -> !found.walk().isEmpty())
                .map(found -> format.write(
                        found.walk(),
                        about.orElseThrow().grid().enlarged(model.picture().step())));
    }

    ReadOnlyObjectProperty<Optional<ShortestCoveringWalk>> walkProperty() {
        return walk.getReadOnlyProperty();
    }

    /** What was found, or how far it is, in a sentence; empty while nothing was asked. */
    ReadOnlyStringProperty wordsProperty() {
        return words.getReadOnlyProperty();
    }

    /** Whether there is a walk. */
    BooleanBinding knownProperty() {
        return hasSolution;
    }

    ReadOnlyBooleanProperty busyProperty() {
        return worker.busyProperty();
    }

    /** Says now and then how far the search for a walk is, and ends it when nobody wants it any more. */
    private static final class SolvingProgress implements DecisionProgressListener {
        private final ThrottledProgressReporter<String> report;

        SolvingProgress(WorkContext context, Consumer<String> words) {
            this.report = new ThrottledProgressReporter<>(context, words);
        }

        @Override
        public void cuts(long tried) {
            report.say(() -> PictureWords.cutsTried(tried));
        }

        @Override
        public void steps(long made) {
            report.say(() -> PictureWords.stepsSearched(made));
        }

        @Override
        public void changes(long weighed) {
            report.say(() -> PictureWords.changesWeighed(weighed));
        }

        @Override
        public void orders(long sets, long all) {
            report.say(() -> PictureWords.ordersWeighed(sets, all));
        }
    }
}
