package knightschool.ui.editor.hunt;

import java.util.Locale;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.hunt.BoardCondition;
import knightschool.hunt.SmallestBoardHuntKind;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.editor.panel.SidePanelFactory;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The column of a hunt: its goal, the conditions that the board fulfils, and the program's smallest board, hidden at
 * first.
 */
public final class SmallestBoardHuntPanel {
    private static final int MOST_SIDE = 26;

    private final SmallestBoardHuntModel model;
    private final VBox conditions = new VBox(8);
    private final Label now = NodeStyle.named(LabelFactory.wrapped("", "strong"), "hunt-now");
    private final Label best = NodeStyle.named(LabelFactory.wrapped("", "muted"), "hunt-best");
    private final Label proof = NodeStyle.named(LabelFactory.wrapped(""), "hunt-proof");
    private final Button cover = NodeStyle.named(new Button(), "hunt-cover");
    private final VBox smallest = new VBox(8);
    private final Region node;

    public SmallestBoardHuntPanel(SmallestBoardHuntModel model, Command close) {
        this.model = model;
        SegmentedControl<SmallestBoardHuntKind> hunts = SegmentedControl.column(model.huntProperty());
        for (SmallestBoardHuntKind hunt : SmallestBoardHuntKind.values()) {
            String id = "hunt-" + hunt.name().toLowerCase(Locale.ROOT).replace('_', '-');
            ButtonBase button = hunts.add(hunt, id, SmallestBoardHuntWords.name(hunt));
            button.setMaxWidth(Double.MAX_VALUE);
        }
        cover.setOnAction(_ -> model.toggleCover());
        cover.setMinWidth(Region.USE_PREF_SIZE);
        node = SidePanelFactory.of(
                "hunt-panel",
                SmallestBoardHuntWords.TITLE,
                close,
                LabelFactory.wrapped(SmallestBoardHuntWords.FIND, "muted"),
                hunts,
                conditions,
                now,
                best,
                cover,
                smallest);
        smallest.heightProperty().addListener((_, was, _) -> showUncovered(was.doubleValue()));
        model.judgementProperty().addListener(_ -> show());
        model.huntProperty().addListener(_ -> show());
        model.uncoveredProperty().addListener(_ -> show());
        show();
    }

    public Region node() {
        return node;
    }

    private void show() {
        SmallestBoardHuntModel.Judgement judgement = model.judgementProperty().get();
        SmallestBoardHuntKind hunt = model.huntProperty().get();
        conditions
                .getChildren()
                .setAll(hunt.conditions().stream()
                        .map(condition -> line(condition, judgement.met().orElse(Map.of())))
                        .toList());
        now.setText(SmallestBoardHuntWords.now(judgement, hunt));
        best.setText(SmallestBoardHuntWords.best(model.best()));
        boolean uncovered = model.uncoveredProperty().get();
        cover.setText(uncovered ? SmallestBoardHuntWords.HIDE : SmallestBoardHuntWords.SHOW);
        smallest.getChildren().clear();
        if (uncovered) {
            proof.setText(SmallestBoardHuntWords.proof(hunt));
            smallest.getChildren().setAll(proof, picture(hunt.best()), put());
        }
    }

    /** Scrolls to the smallest board just revealed, which is at the end. */
    private void showUncovered(double heightBefore) {
        if (heightBefore == 0) {
            SidePanelFactory.showEnd(node);
        }
    }

    private static Node line(BoardCondition condition, Map<BoardCondition, Boolean> met) {
        Boolean holds = met.get(condition);
        Feather sign = holds == null ? Feather.MINUS : holds ? Feather.CHECK : Feather.X;
        Label line = LabelFactory.wrapped(SmallestBoardHuntWords.conditionText(condition), "hunt-condition");
        line.setGraphic(new FontIcon(sign));
        line.setGraphicTextGap(8);
        return line;
    }

    private static Node picture(Board board) {
        int side = Math.min(MOST_SIDE, (int) SidePanelFactory.WIDTH / Math.max(board.columns(), board.rows()));
        return new SketchView(BoardDrawing.of(BoardGeometry.bare(board, side)));
    }

    private Button put() {
        Button put = NodeStyle.named(new Button(SmallestBoardHuntWords.PUT), "hunt-put");
        put.setMinWidth(Region.USE_PREF_SIZE);
        put.setOnAction(_ -> model.takeBest());
        return put;
    }
}
