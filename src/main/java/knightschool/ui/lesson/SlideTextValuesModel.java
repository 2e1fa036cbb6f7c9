package knightschool.ui.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.lesson.SceneBoardNameResolver;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.SlideTextValues;
import knightschool.lesson.StyledTextSpan;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.source.FileResolver;
import knightschool.ui.work.BackgroundWorker;

/**
 * The values that the text of a slide reads from the scene beside it. For each new board the engine is asked again on a
 * background thread, and only the newest board counts. Until the answer is known, the previous values stay and are
 * marked as stale; so they do where the engine fails. A question that has no answer on the board has a dash instead.
 */
final class SlideTextValuesModel implements AutoCloseable {
    private static final String NO_ANSWER = "–";

    private final ReadOnlyObjectWrapper<SlideTextValues> reading;
    private final Optional<Board> givenBoard;
    private final List<String> questions;
    private final boolean reads;
    private final FileResolver files;
    private final ClaimEvaluator claims;
    private final BackgroundWorker worker;
    private Optional<Board> queriedBoard;

    /**
     * @param files resolves the files that a question names
     * @param screen runs tasks on the JavaFX thread
     */
    SlideTextValuesModel(Slide slide, FileResolver files, ClaimEvaluator claims, Executor screen) {
        this.reading = new ReadOnlyObjectWrapper<>(this, "reading", SlideTextValues.of(slide));
        this.givenBoard = slide.scene().flatMap(scene -> board(scene.setup()));
        this.queriedBoard = givenBoard;
        this.files = files;
        this.claims = claims;
        this.worker = BackgroundWorker.newest("numbers of the text", screen);
        List<StyledTextSpan> spans =
                slide.blocks().stream().flatMap(SlideBlock::allSpans).toList();
        this.questions = questions(spans);
        this.reads = !questions.isEmpty() || spans.stream().anyMatch(StyledTextSpan.Dragged.class::isInstance);
    }

    private static Optional<Board> board(SlideEmbeddableSetup scene) {
        return scene.offer(SetupOnBoard.class).map(SetupOnBoard::board);
    }

    private static List<String> questions(List<StyledTextSpan> spans) {
        List<String> questions = new ArrayList<>();
        for (StyledTextSpan span : spans) {
            if (span instanceof StyledTextSpan.EngineQuestion question && question.isAboutPresentBoard()) {
                questions.add(question.question());
            }
        }
        return questions.stream().distinct().toList();
    }

    /** Returns whether the text reads any values from the scene. */
    boolean reads() {
        return reads;
    }

    /** Updates the values to the present set-up of the scene. */
    void look(SlideEmbeddableSetup now) {
        SlideTextValues before = reading.get();
        if (before.now().filter(now::equals).isPresent()) {
            return;
        }
        Optional<Board> other =
                board(now).filter(board -> !questions.isEmpty() && !queriedBoard.equals(Optional.of(board)));
        reading.set(new SlideTextValues(Optional.of(now), before.answers(), before.isStale() || other.isPresent()));
        other.ifPresent(this::ask);
    }

    private void ask(Board board) {
        queriedBoard = Optional.of(board);
        if (givenBoard.filter(board::equals).isPresent()) {
            worker.cancel();
            answered(Map.of());
            return;
        }
        // The window tells a failure: it is no answer, and the values before stay stale.
        worker.ask(
                context -> answers(claims.whileTrue(context::isWanted), SceneBoardNameResolver.beside(files, board)),
                this::answered,
                () -> queriedBoard = Optional.empty());
    }

    private Map<String, String> answers(ClaimEvaluator evaluator, FileResolver files) {
        Map<String, String> answers = new HashMap<>();
        for (String question : questions) {
            answers.put(question, answer(evaluator, question, files));
        }
        return answers;
    }

    /** Returns the answer to a question; a dash if it has none, such as about a square that the board has no longer. */
    private static String answer(ClaimEvaluator evaluator, String question, FileResolver files) {
        try {
            return evaluator.ask(question, files).text();
        } catch (InputFault _) {
            return NO_ANSWER;
        }
    }

    private void answered(Map<String, String> answers) {
        reading.set(new SlideTextValues(reading.get().now(), answers, false));
    }

    /** The present values. */
    ReadOnlyObjectProperty<SlideTextValues> readingProperty() {
        return reading.getReadOnlyProperty();
    }

    /** Returns whether the engine has answered about the present board. */
    boolean isSettled() {
        return !worker.isBusy();
    }

    /** Whether values are being computed. */
    ReadOnlyBooleanProperty busyProperty() {
        return worker.busyProperty();
    }

    @Override
    public void close() {
        worker.close();
    }
}
