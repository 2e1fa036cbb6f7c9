package knightschool.ui.play;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.play.Game;
import knightschool.setup.value.DisplayOption;
import knightschool.text.NumberFormatter;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;

/** The progress of a game: the squares visited, and the number of remaining squares of each colour. */
final class GameProgressPane extends VBox {
    private final PlayModel model;
    private final Label visited = NodeStyle.named(label("text-28", "strong"), "play-visited");
    private final Label of = label("text-16", "muted");
    private final Label seed = NodeStyle.named(label("text-14", "muted"), "play-seed");
    private final ProgressBar bar = NodeStyle.of(new ProgressBar(0), "play-progress");
    private final Label colours = NodeStyle.named(label("text-14", "muted"), "play-colours");

    GameProgressPane(PlayModel model) {
        this.model = model;
        getStyleClass().add("play-count");
        Label title = label("play-title");
        title.setText(PlayWords.VISITED);
        HBox count = new HBox(8, visited, of, SpacerFactory.across(), seed);
        count.setAlignment(Pos.BASELINE_LEFT);
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setAccessibleText(PlayWords.VISITED);
        getChildren().setAll(new HBox(title, SpacerFactory.across(), colours), count, bar);
        model.setupProperty().addListener(_ -> show());
        model.gameProperty().addListener(_ -> show());
        model.randomProperty().addListener(_ -> show());
        show();
    }

    private static Label label(String... styles) {
        Label label = LabelFactory.of("", styles);
        label.setMinHeight(USE_PREF_SIZE);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private void show() {
        Game game = model.game();
        int squares = game.board().playableCount();
        visited.setText(NumberFormatter.grouped(game.length()));
        of.setText(PlayWords.of(squares));
        bar.setProgress((double) game.length() / squares);
        seed.setText(model.randomProperty().get().map(PlayWords::seed).orElse(""));
        boolean coloursVisible = model.shows(DisplayOption.COLOURS);
        colours.setText(
                coloursVisible ? PlayWords.colours((int) unvisited(game, false), (int) unvisited(game, true)) : "");
        colours.setVisible(coloursVisible);
    }

    private static long unvisited(Game game, boolean dark) {
        return game.board()
                .playable()
                .filter(square -> game.board().isDark(square) == dark)
                .filter(square -> !game.path().contains(square))
                .count();
    }
}
