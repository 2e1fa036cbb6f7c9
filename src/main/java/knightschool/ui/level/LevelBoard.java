package knightschool.ui.level;

import java.util.Arrays;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;
import knightschool.drawing.LevelDrawing;
import knightschool.drawing.PositionLayers;
import knightschool.drawing.PositionSigns;
import knightschool.drawing.Sketch;
import knightschool.drawing.WitnessMarks;
import knightschool.play.level.LevelWalk;
import knightschool.play.level.SolverStep;
import knightschool.setup.Show;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.CentredBoard;
import knightschool.ui.board.KnightControl;
import knightschool.ui.legend.LastSigns;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.SignEntries;
import knightschool.ui.theme.Motion;

/** The board of a level: clicks, drags and keys move the knight, which glides where motion is not reduced. */
final class LevelBoard {
    private static final double LEAST_SQUARES_ACROSS = 4.4;
    private static final Duration GLIDE = Duration.millis(180);

    private final LevelModel model;
    private final LevelDemonstration solver;
    private final RestAnswer rest;
    private final BoardCanvas canvas = new BoardCanvas();
    private final CentredBoard place = new CentredBoard(canvas);
    private final KnightControl control = new KnightControl(canvas, new Moves());
    private final DoubleProperty gone = new SimpleDoubleProperty(this, "gone", 1);
    private final ObjectBinding<List<Double>> placed = Bindings.createObjectBinding(
            () -> List.of(place.boardLeftProperty().get(), place.getWidth(), canvas.getWidth()),
            place.boardLeftProperty(),
            place.widthProperty(),
            canvas.widthProperty());
    private final Timeline motion = new Timeline();
    private final LastSigns<Seen> signs = new LastSigns<>();
    private int from = Board.NONE;

    LevelBoard(LevelModel model, LevelDemonstration solver, RestAnswer rest) {
        this.model = model;
        this.rest = rest;
        this.solver = solver;
        place.setLeastSquaresAcross(LEAST_SQUARES_ACROSS);
        canvas.setId("level-board");
        canvas.setWords(square -> LevelWords.spoken(model.walk(), square));
        canvas.setOnSquarePressed(this::press);
        place.addEventFilter(KeyEvent.KEY_PRESSED, this::arrow);
        gone.addListener(_ -> draw());
        model.walkProperty().addListener((_, before, now) -> move(before, now));
        model.setupProperty().addListener(_ -> draw());
        solver.stepsProperty().addListener(_ -> shows());
        solver.playback().stepProperty().addListener(_ -> draw());
        rest.answerProperty().addListener(_ -> draw());
        place.show(board());
        draw();
    }

    private Board board() {
        return model.level().board();
    }

    CentredBoard node() {
        return place;
    }

    /** Changes whenever the squares are somewhere else, or of another size. */
    ObservableValue<?> placedProperty() {
        return placed;
    }

    /** The width of the squares alone, in pixels. */
    double squaresWidth() {
        return canvas.geometry().boardWidth();
    }

    void focus() {
        canvas.requestFocus();
    }

    /** A click while a solver is shown pauses it, or plays on. */
    private void press(int square) {
        if (solver.shownProperty().get()) {
            solver.playback().toggle();
        } else {
            control.press(square);
        }
    }

    /** The keys 1 to 8 move, wherever in the scene the focus is. */
    void key(KeyEvent key) {
        control.key(key);
    }

    private void arrow(KeyEvent key) {
        if (key.getCode().isArrowKey() && solver.shownProperty().get()) {
            switch (key.getCode()) {
                case LEFT -> solver.playback().step(-1);
                case RIGHT -> solver.playback().step(1);
                default -> model.say(LevelWords.SOLVING);
            }
            key.consume();
        }
    }

    private void shows() {
        if (!solver.shownProperty().get() && model.refusalProperty().get().equals(LevelWords.SOLVING)) {
            model.say("");
        }
        draw();
    }

    private final class Moves implements KnightControl.Player {
        @Override
        public int knight() {
            return model.walk().knight();
        }

        @Override
        public void choose(int square) {
            model.choose(square);
        }

        @Override
        public void chooseNumber(int number) {
            if (solver.shownProperty().get()) {
                model.say(LevelWords.SOLVING);
            } else {
                model.chooseNumber(number);
            }
        }

        @Override
        public void say(String words) {
            model.say(words);
        }

        @Override
        public void draw() {
            LevelBoard.this.draw();
        }
    }

    private void move(LevelWalk before, LevelWalk now) {
        boolean same = now.level().equals(before.level());
        if (!same) {
            place.show(now.level().board());
        }
        motion.stop();
        boolean step = same && Math.abs(now.moves() - before.moves()) == 1;
        from = step ? before.knight() : Board.NONE;
        if (step && !Motion.isReduced()) {
            gone.set(0);
            motion.getKeyFrames().setAll(new KeyFrame(GLIDE, new KeyValue(gone, 1, Interpolator.EASE_BOTH)));
            motion.playFromStart();
        } else {
            gone.set(1);
        }
        draw();
    }

    private void draw() {
        canvas.show(board(), this::sketch);
    }

    private Sketch sketch(BoardGeometry geometry) {
        return LevelDrawing.of(geometry, view());
    }

    private LevelDrawing.View view() {
        int focused = control.focused();
        return solver.step().map(step -> solving(step, focused)).orElseGet(() -> walking(focused));
    }

    /** The signs that are on the board now. */
    List<LegendEntry> signs() {
        Board board = board();
        return signs.of(
                new Seen(view(), canvas.geometry().side()),
                now -> SignEntries.of(board, PositionSigns.of(now.side(), board, now.view())));
    }

    /** What signs are made from. */
    private record Seen(LevelDrawing.View view, double side) {}

    private LevelDrawing.View walking(int focused) {
        PositionLayers layers =
                PositionLayers.of(model.shows(Show.HINTS), model.shows(Show.EXITS), model.shows(Show.DOMAINS));
        boolean glides = from != Board.NONE && gone.get() < 1;
        LevelWalk walk = model.walk();
        return new LevelDrawing.View(
                walk.squares(),
                walk.isFinished(),
                true,
                glides ? layers.gliding(from, gone.get()) : layers,
                model.shows(Show.NUMBERS) ? model.numbered() : List.of(),
                focused,
                Board.NONE,
                rest.cutOff(),
                rest.evidenceProperty().getValue());
    }

    private static LevelDrawing.View solving(SolverStep step, int focused) {
        int takenBack = switch (step) {
            case SolverStep.Prune prune -> prune.left();
            case SolverStep.Retreat retreat -> retreat.left();
            default -> Board.NONE;
        };
        List<Integer> stuck = step instanceof SolverStep.Prune prune ? prune.squares() : List.of();
        List<Integer> path = Arrays.stream(step.path().squares()).boxed().toList();
        return new LevelDrawing.View(
                path, false, false, PositionLayers.ALL, List.of(), focused, takenBack, stuck, WitnessMarks.NONE);
    }

    /** Whether nothing moves by itself. */
    boolean isStill() {
        return motion.getStatus() != Animation.Status.RUNNING;
    }

    void close() {
        motion.stop();
    }
}
