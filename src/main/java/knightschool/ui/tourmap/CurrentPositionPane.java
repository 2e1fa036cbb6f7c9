package knightschool.ui.tourmap;

import java.util.List;
import java.util.Set;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.drawing.game.DrawableKnightBoard;
import knightschool.drawing.game.WalkArrowDrawing;
import knightschool.graph.WalkHistory;
import knightschool.graph.WalkVerdict;
import knightschool.statemap.tour.TourStateMap;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.knight.MovableKnightBoardView;
import knightschool.ui.knight.MovableKnightBoardWords;

/** The pane of the shown position: its squares, its paths, and how often the search visits it. */
final class CurrentPositionPane extends VBox {
    private final TourStateMapModel model;
    private final MovableKnightBoardView board;
    private final Label titleLabel = NodeStyle.named(LabelFactory.of("", "strong"), "tourmap-position");
    private final Label paths = NodeStyle.named(LabelFactory.of("", "muted"), "tourmap-paths");
    private final Label visits = NodeStyle.named(new Label(), "tourmap-visits");
    private final Label ahead = NodeStyle.named(LabelFactory.of("", "muted"), "tourmap-ahead");
    private Board drawnBoard;

    CurrentPositionPane(TourStateMapModel model) {
        this.model = model;
        this.drawnBoard = model.now().board();
        this.board = new MovableKnightBoardView(
                "tourmap-squares",
                model.knight(),
                square -> MovableKnightBoardWords.accessibleText(
                        model.now().board(), model.walkProperty().get().walked(), square),
                this::view);
        board.node().setMinSize(0, 80);
        getStyleClass().add("map-right");
        for (Label label : List.of(titleLabel, paths, visits, ahead)) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        }
        VBox.setVgrow(board.node(), Priority.ALWAYS);
        getChildren().setAll(board.node(), titleLabel, visits, paths, ahead);
        model.mappedProperty().addListener(_ -> show());
        model.setupProperty().addListener(_ -> show());
        model.walkProperty().addListener((_, before, now) -> moved(before, now));
        show();
    }

    private void show() {
        board.draw();
        model.mappedProperty().get().ifPresent(mapped -> {
            TourStateMap map = mapped.map();
            int position = model.shownPosition();
            titleLabel.setText(TourStateMapWords.position(map, position));
            paths.setText(TourStateMapWords.paths(map, position));
            visits.setText(TourStateMapWords.visits(
                    mapped.solver().title(), mapped.visits().to(position)));
            ahead.setText(TourStateMapWords.ahead(map, position));
        });
    }

    private DrawableKnightBoard view(MovableKnightBoardView.State state) {
        return new WalkArrowDrawing.Walk(
                model.walkProperty().get().walked(),
                WalkVerdict.NEVER,
                Set.copyOf(model.moves()),
                state.focused(),
                state.glide());
    }

    private void moved(WalkHistory<Integer> before, WalkHistory<Integer> now) {
        board.moved(before, now, !model.now().board().equals(drawnBoard));
        drawnBoard = model.now().board();
    }

    /** Returns the board, on which the knight moves. */
    MovableKnightBoardView board() {
        return board;
    }
}
