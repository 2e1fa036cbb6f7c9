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
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.Sketch;
import knightschool.drawing.chart.YesNoUnknownSign;
import knightschool.play.Game;
import knightschool.play.LosingMove;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;

/**
 * The way back in a lost game: the last position that could be won, the move that lost it, and the present position.
 */
final class LosingMovePane extends VBox {
    private static final double SIGN = 9;
    private static final double SIGN_WIDTH = 20;

    private final WinnabilityModel answers;
    private final Label title = LabelFactory.of("", "play-title");
    private final VBox rows = NodeStyle.of(new VBox(), "loss-rows");

    LosingMovePane(WinnabilityModel answers) {
        this.answers = answers;
        getStyleClass().add("loss-pane");
        getChildren().setAll(title, rows);
    }

    /**
     * Shows where a game was lost.
     *
     * @param judged the judgements of its moves
     */
    void show(Game game, LosingMove loss, MoveJudgementMemory judged) {
        title.setText(WinnabilityWords.lostTitle(loss));
        boolean wasOpen = loss.lastWinnable() > 0;
        boolean goesOn = game.length() > loss.number();
        List<Node> nodes = new ArrayList<>();
        if (wasOpen) {
            String words = WinnabilityWords.lastWinnable(game, loss, judged);
            nodes.add(row(new Sign(YesNoUnknownSign.YES.sketch(SIGN), false, true), loss.lastWinnable(), words));
        }
        Sign lost = new Sign(YesNoUnknownSign.NO.sketch(SIGN), wasOpen, goesOn);
        Button row = NodeStyle.of(row(lost, loss.number(), WinnabilityWords.lost(game, loss)), "loss-now");
        nodes.add(row);
        if (goesOn) {
            nodes.add(row(
                    new Sign(WinnabilityWords.HERE, true, false),
                    game.length(),
                    WinnabilityWords.currentPosition(game)));
        }
        rows.getChildren().setAll(nodes);
    }

    /** A sign on the line that joins the moves, as high as its row, with the line above and below it. */
    private static final class Sign extends VBox {
        Sign(Sketch sketch, boolean joinedAbove, boolean joinedBelow) {
            setAlignment(Pos.CENTER);
            setPrefWidth(SIGN_WIDTH);
            setMinWidth(USE_PREF_SIZE);
            getChildren().setAll(join(joinedAbove), new SketchView(sketch), join(joinedBelow));
        }

        private static Region join(boolean visible) {
            Region line = NodeStyle.of(new Region(), "loss-join");
            line.setVisible(visible);
            setVgrow(line, Priority.ALWAYS);
            return line;
        }
    }

    private Button row(Sign sign, int squares, String words) {
        Label text = LabelFactory.of(words, "text-14");
        text.setMinWidth(0);
        text.setWrapText(true);
        HBox box = HBoxFactory.of(12, sign, text);
        Button button = NodeStyle.named(new Button(null, box), "loss-" + squares, "loss-row");
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setMaxWidth(Double.MAX_VALUE);
        box.prefHeightProperty().bind(button.heightProperty());
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(WinnabilityWords.GO_THERE));
        button.setOnAction(_ -> answers.jump(squares));
        return button;
    }
}
