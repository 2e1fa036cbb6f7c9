package knightschool.ui.play;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import knightschool.drawing.GameSign;
import knightschool.setup.Show;
import knightschool.ui.board.SketchCanvas;

/** What the signs on the board mean, as far as they are shown. */
final class BoardLegend extends VBox {
    private static final double SIDE = 36;

    private final PlayModel model;
    private final Map<GameSign, Label> rows = new EnumMap<>(GameSign.class);

    BoardLegend(PlayModel model) {
        this.model = model;
        getStyleClass().add("board-legend");
        setId("play-legend");
        Label title = new Label(PlayWords.LEGEND);
        title.getStyleClass().add("play-title");
        getChildren().add(title);
        for (GameSign sign : GameSign.values()) {
            Label row = new Label(PlayWords.sign(sign), new SketchCanvas(sign.sketch(SIDE)));
            row.getStyleClass().add("text-14");
            row.setMinWidth(USE_PREF_SIZE);
            row.managedProperty().bind(row.visibleProperty());
            rows.put(sign, row);
            getChildren().add(row);
        }
        model.setupProperty().addListener(_ -> show());
        show();
    }

    private void show() {
        boolean exits = model.shows(Show.EXITS);
        rows.get(GameSign.CANDIDATE).setVisible(model.shows(Show.HINTS) && !exits);
        rows.get(GameSign.EXITS).setVisible(exits);
    }
}
