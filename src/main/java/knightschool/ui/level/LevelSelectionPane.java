package knightschool.ui.level;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import knightschool.drawing.game.LevelThumbnailDrawing;
import knightschool.drawing.game.LevelThumbnailDrawing.State;
import knightschool.drawing.game.LevelThumbnailDrawing.Tile;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelSet;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.SegmentedControl;

/**
 * The pane in which the user chooses a level: buttons for the sets of levels, and below them a small picture of each
 * level of one set.
 */
final class LevelSelectionPane extends VBox {
    private static final int COLUMNS = 6;
    /** The greatest height of all tiles, as a fraction of their width. */
    private static final double TALLEST = 0.66;

    private final LevelModel model;
    private final SegmentedControl<Integer> switcher;
    private final List<ButtonBase> sets = new ArrayList<>();
    private final List<LevelTile> tiles = new ArrayList<>();
    private final GridPane grid = new GridPane();
    private int listed = -1;

    LevelSelectionPane(LevelModel model) {
        this.model = model;
        this.switcher = SegmentedControl.row(model.levels()::showSet);
        fillSwitcher();
        getStyleClass().add("level-tiles");
        grid.getStyleClass().add("level-grid");
        for (int i = 0; i < COLUMNS; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / COLUMNS);
            column.setFillWidth(true);
            grid.getColumnConstraints().add(column);
        }
        VBox.setVgrow(grid, Priority.ALWAYS);
        grid.maxHeightProperty().bind(widthProperty().multiply(TALLEST));
        getChildren().setAll(switcher, grid);
        model.levels().setProperty().addListener(_ -> show());
        model.walkProperty().addListener((_, before, now) -> {
            if (!before.level().equals(now.level())) {
                show();
            }
        });
        model.progressProperty().addListener(_ -> show());
        model.levels().allOpenProperty().addListener(_ -> show());
        model.levels().knownProperty().addListener(_ -> show());
        show();
    }

    private void fillSwitcher() {
        for (int i = 0; i < LevelCollection.sets().size(); i++) {
            ButtonBase button = switcher.add(
                    i, "level-set-" + (i + 1), LevelCollection.sets().get(i).name());
            button.getStyleClass().add("level-set");
            button.setMinWidth(0);
            button.prefWidthProperty()
                    .bind(widthProperty().divide(LevelCollection.sets().size()));
            button.setTooltip(new Tooltip());
            sets.add(button);
        }
    }

    private void show() {
        int index = model.levels().setProperty().get();
        switcher.show(index);
        for (int i = 0; i < sets.size(); i++) {
            LevelSet set = LevelCollection.sets().get(i);
            sets.get(i)
                    .getTooltip()
                    .setText(LevelWords.set(
                            set.name(),
                            model.levels().stars(set.levels()),
                            Level.MOST_STARS * set.levels().size()));
        }
        if (index != listed) {
            list(LevelCollection.sets().get(index).levels());
            listed = index;
        }
        tiles.forEach(LevelTile::show);
    }

    private void list(List<Level> levels) {
        tiles.clear();
        levels.forEach(level -> tiles.add(new LevelTile(model, level)));
        grid.getChildren().clear();
        grid.getRowConstraints().clear();
        for (int i = 0; i < tiles.size(); i++) {
            grid.add(tiles.get(i), i % COLUMNS, i / COLUMNS);
        }
        int rows = (tiles.size() + COLUMNS - 1) / COLUMNS;
        for (int i = 0; i < rows; i++) {
            RowConstraints row = new RowConstraints();
            row.setPercentHeight(100.0 / rows);
            row.setFillHeight(true);
            grid.getRowConstraints().add(row);
        }
    }

    /** The tile of a level: a click opens it, or tells when it becomes available. */
    private static final class LevelTile extends Button {
        private static final PseudoClass PLAYING = PseudoClass.getPseudoClass("playing");
        private static final PseudoClass LOCKED = PseudoClass.getPseudoClass("locked");
        private static final double INSET = 8;

        private final LevelModel model;
        private final Level level;
        private final SketchView canvas = new SketchView();

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

        void show() {
            AllLevelResults progress = model.progress();
            boolean open = model.levels().isOpen(level);
            String words = model.levels().knownProperty().get()
                    ? LevelWords.tile(level, progress.stars(level), progress.isFinished(level), open)
                    : LevelWords.unknownTile(level);
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
            AllLevelResults progress = model.progress();
            Tile tile = new Tile(
                    level.number(),
                    level.board(),
                    progress.stars(level),
                    progress.isFinished(level),
                    state(),
                    LevelWords.PLAYING);
            canvas.setSketch(LevelThumbnailDrawing.of(
                    tile,
                    Math.max(1, Math.floor(getWidth() - 2 * INSET)),
                    Math.max(1, Math.floor(getHeight() - 2 * INSET))));
        }
    }
}
