package knightschool.ui.play;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.Sketch;
import knightschool.drawing.game.GameTimelineDrawing;
import knightschool.drawing.game.GameTimelineDrawing.Strip;
import knightschool.drawing.game.MoveEffectTimelineMark;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SceneFooterFactory;
import knightschool.ui.legend.LegendEntry;

/** The game as a strip, move by move; a click or a drag goes to a move. */
final class MoveStrip extends VBox {
    private final PlayModel model;
    private final ObservableValue<Strip> strip;
    private final SketchView canvas = NodeStyle.named(new SketchView(), "game-strip");
    private final FlowPane legend = NodeStyle.of(new Legend(), "strip-legend");
    private final Region spring = new Region();
    private final Label sentence = LabelFactory.whole(PlayWords.YOUR_MOVES, "muted", "text-14");

    /**
     * @param strip the strip to draw, kept up to date
     * @param explained whether a legend explains the signs; otherwise a sentence explains the strip
     */
    MoveStrip(PlayModel model, ObservableValue<Strip> strip, boolean explained) {
        this.model = model;
        this.strip = strip;
        getStyleClass().addAll("game-strip", SceneFooterFactory.STYLE);
        canvas.setMinWidth(0);
        canvas.setOnMousePressed(this::seek);
        canvas.setOnMouseDragged(this::seek);
        legend.setAlignment(Pos.CENTER_LEFT);
        if (explained) {
            legend();
        } else {
            legend.getChildren().setAll(sentence);
        }
        getChildren().setAll(legend, canvas);
        strip.addListener(_ -> show());
        widthProperty().addListener(_ -> show());
        show();
    }

    private void legend() {
        Label title = LabelFactory.whole(PlayWords.YOUR_GAME, "strong", "text-14");
        legend.getChildren()
                .setAll(
                        title,
                        entry(MoveEffectTimelineMark.ONLY.legend(), PlayWords.ONLY),
                        entry(MoveEffectTimelineMark.KEEPS.legend(), PlayWords.KEEPS),
                        entry(MoveEffectTimelineMark.LOST.legend(), PlayWords.LOST),
                        entry(MoveEffectTimelineMark.takenBackLegend(), PlayWords.TAKEN_BACK),
                        entry(MoveEffectTimelineMark.AFTER.legend(), PlayWords.AFTER),
                        spring,
                        entry(GameTimelineDrawing.legend(true), PlayWords.MOVE_KEEPS),
                        entry(GameTimelineDrawing.legend(false), PlayWords.MOVE_LOSES));
    }

    private static Node entry(Sketch sign, String words) {
        Label label = NodeStyle.of(new Label(words, new SketchView(sign)), "muted");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private void seek(MouseEvent event) {
        int squares = strip.getValue().squares();
        model.jump(GameTimelineDrawing.visitedAt(squares, canvas.getWidth(), event.getX()));
    }

    private void show() {
        Strip now = strip.getValue();
        boolean judged = now.moves().stream()
                .anyMatch(move -> move.mark() != MoveEffectTimelineMark.UNKNOWN || move.takenBack());
        sentence.setText(judged ? PlayWords.JUDGED_MOVES : PlayWords.YOUR_MOVES);
        legend.getChildren().subList(1, legend.getChildren().size()).forEach(entry -> entry.setVisible(judged));
        double inside = getWidth() - snappedLeftInset() - snappedRightInset();
        canvas.setSketch(GameTimelineDrawing.of(now, Math.max(1, Math.floor(inside))));
        canvas.setAccessibleText(PlayWords.strip(now.visited(), now.squares()));
    }

    /** Returns the signs that the words above the strip do not explain. */
    List<LegendEntry> signs() {
        Strip now = strip.getValue();
        boolean isVisible = isVisible() && getScene() != null;
        return isVisible && now.moves().size() < now.squares()
                ? List.of(new LegendEntry(GameTimelineDrawing.notMadeSign(), PlayWords.NOT_MADE, PlayWords.IN_STRIP))
                : List.of();
    }

    /**
     * The legend. It is right-aligned if it fits in one line, and wraps otherwise. The alignment is decided when the
     * height is requested, because after the layout it would be too late for its parents.
     */
    private final class Legend extends FlowPane {
        @Override
        protected double computePrefHeight(double width) {
            double usedWidth = getHgap() * getChildren().size();
            for (Node child : getChildren()) {
                usedWidth += child == spring ? 0 : Math.ceil(child.prefWidth(-1));
            }
            spring.setPrefWidth(Math.max(0, Math.floor(width - usedWidth)));
            return super.computePrefHeight(width);
        }
    }
}
