package knightschool.ui.level;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.game.StarPaceBarDrawing;
import knightschool.drawing.game.StarRowDrawing;
import knightschool.play.level.Level;
import knightschool.play.level.LevelSolverStep;
import knightschool.play.level.LevelSolverStepWords;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.text.NumberFormatter;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.message.MessageDisplay;

/** The status of a walk on a level: its numbers, its pace as a bar, and a sentence. */
final class LevelStatusPane extends VBox {
    private static final int COLUMNS = 4;
    private static final double STAR = 20;

    private final LevelModel model;
    private final RemainingHamiltonianPathModel remainingPath;
    private final LevelSolverStepPlayback solver;
    private final Label moves = figure("level-moves");
    private final Label unvisited = figure("level-left");
    private final Label least = figure("level-least");
    private final Label clock = figure("level-clock");
    private final Label clockName = LabelFactory.whole("", "level-figure-name");
    private final SketchView pace = NodeStyle.named(new SketchView(), "level-pace");
    private final SketchView stars = new SketchView();
    private final Label sentence = NodeStyle.named(LabelFactory.wrapped("", "level-sentence"), "level-sentence");
    private final Button ask;
    private final Button next;

    LevelStatusPane(
            LevelModel model,
            RemainingHamiltonianPathModel remainingPath,
            LevelSolverStepPlayback solver,
            LevelCommands commands) {
        this.model = model;
        this.remainingPath = remainingPath;
        this.solver = solver;
        this.ask = CommandButtonFactory.of(commands.named(LevelCommands.ASK), "");
        this.next = CommandButtonFactory.of(commands.named(LevelCommands.NEXT), LevelWords.NEXT);
        next.getStyleClass().add("filled");
        getStyleClass().add("level-status");
        pace.setMinWidth(0);
        sentence.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        HBox sentenceRow = NodeStyle.of(new HBox(stars, sentence, ask, next), "level-said", MessageDisplay.KEPT_CLEAR);
        getChildren().setAll(figures(), pace, sentenceRow);
        model.walkProperty().addListener(_ -> show());
        model.limitedProperty().addListener(_ -> show());
        model.clock().secondsProperty().addListener(_ -> show());
        model.progressProperty().addListener(_ -> show());
        remainingPath.answerProperty().addListener(_ -> show());
        remainingPath.failureProperty().addListener(_ -> show());
        solver.stepsProperty().addListener(_ -> show());
        solver.playback().stepProperty().addListener(_ -> show());
        widthProperty().addListener(_ -> showPace());
        show();
    }

    private static Label figure(String id) {
        return NodeStyle.named(LabelFactory.whole("", "text-28", "strong"), id);
    }

    private Node figures() {
        GridPane grid = new GridPane();
        for (int i = 0; i < COLUMNS; i++) {
            ColumnConstraints quarter = new ColumnConstraints();
            quarter.setPercentWidth(100.0 / COLUMNS);
            grid.getColumnConstraints().add(quarter);
        }
        grid.addRow(0, moves, unvisited, least, clock);
        grid.addRow(1, name(LevelWords.MOVES), name(LevelWords.LEFT), name(LevelWords.SHORTEST), clockName);
        return grid;
    }

    private static Label name(String words) {
        return LabelFactory.whole(words, "level-figure-name");
    }

    /** Returns the walk on the board: the user's, or that of the solver so far. */
    private PlayedLevelWalk onBoard() {
        return solver.step()
                .map(step -> PlayedLevelWalk.of(
                        model.level(),
                        Arrays.stream(step.path().squares()).boxed().toList()))
                .orElseGet(model::walk);
    }

    private void show() {
        PlayedLevelWalk walk = onBoard();
        moves.setText(NumberFormatter.grouped(walk.moves()));
        unvisited.setText(NumberFormatter.grouped(walk.unvisited()));
        least.setText(NumberFormatter.grouped(walk.level().shortest()));
        clock.setText(LevelWords.time(model.clock().seconds()));
        boolean limited = model.limitedProperty().get();
        clockName.setText(limited ? LevelWords.clock(model.limit()) : LevelWords.CLOCK);
        showPace();
        boolean own = !solver.shownProperty().get();
        boolean done = walk.isFinished() && own;
        stars.setSketch(StarRowDrawing.of(walk.stars(), Level.MOST_STARS, STAR));
        NodeVisibility.set(stars, done);
        NodeVisibility.set(next, done && model.levels().next().isPresent());
        NodeVisibility.set(
                ask, own && walk.moves() > 0 && remainingPath.canAskProperty().get() && !model.isTimeOver());
        ask.setText(RemainingHamiltonianPathWords.ask(walk));
        sentence.setText(sentence(walk));
    }

    private String sentence(PlayedLevelWalk walk) {
        Optional<LevelSolverStep> step = solver.step();
        if (step.isPresent()) {
            String description = LevelSolverStepWords.of(walk.level().board(), step.get());
            return LevelWords.step(solver.playback().step(), solver.playback().last(), description);
        }
        if (walk.isFinished()) {
            return LevelWords.finished(walk, model.clock().seconds(), model.before());
        }
        if (model.isTimeOver()) {
            return LevelWords.timeOver(model.limit());
        }
        if (!remainingPath.failureProperty().get().isEmpty()) {
            return remainingPath.failureProperty().get();
        }
        return remainingPath
                .answerProperty()
                .get()
                .map(answer -> RemainingHamiltonianPathWords.answer(walk, answer))
                .orElseGet(() -> untilAsked(walk));
    }

    /** Returns the sentence while nothing has been asked. */
    private String untilAsked(PlayedLevelWalk walk) {
        return walk.moves() == 0 ? LevelWords.begin(walk.level(), model.before()) : LevelWords.pace(walk);
    }

    private void showPace() {
        PlayedLevelWalk walk = onBoard();
        int shortest = walk.level().shortest();
        double inside = getWidth() - snappedLeftInset() - snappedRightInset();
        pace.setSketch(StarPaceBarDrawing.of(
                new StarPaceBarDrawing.Pace(
                        shortest,
                        shortest + Level.MOVES_FOR_TWO_STARS,
                        walk.moves(),
                        walk.unvisited(),
                        new HashSet<>(walk.returns())),
                Math.max(1, Math.floor(inside))));
        pace.setAccessibleText(LevelWords.paceRead(walk));
    }
}
