package knightschool.ui.level;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import knightschool.drawing.LevelTileDrawing;
import knightschool.drawing.LevelTileDrawing.State;
import knightschool.drawing.LevelTileDrawing.Tile;
import knightschool.play.level.Level;
import knightschool.play.level.LevelProgress;
import knightschool.ui.board.SketchCanvas;

/** A level to choose: a click plays it, or says when it opens. */
final class LevelTile extends Button {
    private static final PseudoClass PLAYING = PseudoClass.getPseudoClass("playing");
    private static final PseudoClass LOCKED = PseudoClass.getPseudoClass("locked");
    private static final double INSET = 8;

    private final LevelModel model;
    private final Level level;
    private final SketchCanvas canvas = new SketchCanvas();

    LevelTile(LevelModel model, Level level) {
        this.model = model;
        this.level = level;
        setId("level-" + level.number());
        getStyleClass().add("level-tile");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setGraphic(canvas);
        setMinSize(0, 0);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        setOnAction(_ -> model.play(level));
        widthProperty().addListener(_ -> draw());
        heightProperty().addListener(_ -> draw());
        show();
    }

    /** Shows what is known of the level now. */
    void show() {
        LevelProgress progress = model.progress();
        boolean open = model.levels().isOpen(level);
        String words = LevelWords.tile(level, progress.stars(level), progress.isFinished(level), open);
        setAccessibleText(words);
        setTooltip(new Tooltip(words));
        pseudoClassStateChanged(PLAYING, state() == State.PLAYING);
        pseudoClassStateChanged(LOCKED, state() == State.LOCKED);
        draw();
    }

    private State state() {
        if (model.level().equals(level)) {
            return State.PLAYING;
        }
        return model.levels().isOpen(level) ? State.OPEN : State.LOCKED;
    }

    private void draw() {
        LevelProgress progress = model.progress();
        Tile tile = new Tile(
                level.number(),
                level.board(),
                progress.stars(level),
                progress.isFinished(level),
                state(),
                LevelWords.PLAYING);
        canvas.setSketch(LevelTileDrawing.of(
                tile,
                Math.max(1, Math.floor(getWidth() - 2 * INSET)),
                Math.max(1, Math.floor(getHeight() - 2 * INSET))));
    }
}
