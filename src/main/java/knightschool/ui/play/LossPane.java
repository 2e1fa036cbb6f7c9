package knightschool.ui.play;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.drawing.VerdictMark;
import knightschool.play.Game;
import knightschool.play.Loss;
import knightschool.ui.board.SketchCanvas;

/** Where a game was lost, as a way back: the last position that could be won, the move that lost it, and now. */
final class LossPane extends VBox {
    private static final double SIGN = 9;

    private final GameAnswers answers;
    private final Label title = new Label();
    private final VBox rows = new VBox();

    LossPane(GameAnswers answers) {
        this.answers = answers;
        title.getStyleClass().add("play-title");
        rows.getStyleClass().add("loss-rows");
        getStyleClass().add("loss-pane");
        getChildren().setAll(title, rows);
    }

    /** Shows where a game was lost. */
    void show(Game game, Loss loss) {
        title.setText(LossWords.title(loss));
        List<Node> shown = new ArrayList<>();
        if (loss.lastWinnable() > 0) {
            shown.add(row(VerdictMark.YES, loss.lastWinnable(), LossWords.lastWinnable(game, loss)));
        }
        Button lost = row(VerdictMark.NO, loss.number(), LossWords.lost(game, loss));
        lost.getStyleClass().add("loss-now");
        shown.add(lost);
        if (game.length() > loss.number()) {
            shown.add(row(null, game.length(), LossWords.here(game)));
        }
        rows.getChildren().setAll(shown);
    }

    private Button row(VerdictMark mark, int squares, String words) {
        SketchCanvas sign = new SketchCanvas(mark == null ? LossWords.HERE : mark.sketch(SIGN));
        Label text = new Label(words);
        text.getStyleClass().add("text-14");
        text.setMinWidth(0);
        HBox box = new HBox(14, sign, text);
        box.setAlignment(Pos.CENTER_LEFT);
        Button button = new Button(null, box);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setMaxWidth(Double.MAX_VALUE);
        button.getStyleClass().add("loss-row");
        button.setId("loss-" + squares);
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(LossWords.GO_THERE));
        button.setOnAction(_ -> answers.jump(squares));
        return button;
    }
}
