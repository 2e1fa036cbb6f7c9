package knightschool.ui.tourmap;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.MarkedBoardDrawing;
import knightschool.statemap.tour.TourStateMap;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;

/** The pane of the shown position: its squares, its paths, and how often the search visits it. */
final class TourPositionPane extends VBox {
    private static final int LARGEST = 64;

    private final TourStateMapModel model;
    private final Picture picture = new Picture();
    private final Label titleLabel = NodeStyle.named(LabelFactory.of("", "strong"), "tourmap-position");
    private final Label paths = NodeStyle.named(LabelFactory.of("", "muted"), "tourmap-paths");
    private final Label visits = NodeStyle.named(new Label(), "tourmap-visits");
    private final Label ahead = NodeStyle.named(LabelFactory.of("", "muted"), "tourmap-ahead");

    TourPositionPane(TourStateMapModel model) {
        this.model = model;
        getStyleClass().add("map-right");
        for (Label label : List.of(titleLabel, paths, visits, ahead)) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        }
        VBox.setVgrow(picture, Priority.ALWAYS);
        getChildren().setAll(picture, titleLabel, visits, paths, ahead);
        model.mappedProperty().addListener(_ -> show());
        model.setupProperty().addListener(_ -> show());
        show();
    }

    private void show() {
        picture.requestLayout();
        model.mappedProperty().get().ifPresent(mapped -> {
            TourStateMap map = mapped.map();
            int position = model.shownPosition();
            titleLabel.setText(TourStateMapWords.position(map, position));
            paths.setText(TourStateMapWords.paths(map, position));
            visits.setText(TourStateMapWords.visits(
                    mapped.solver().title(), mapped.visits().to(position)));
            ahead.setText(TourStateMapWords.ahead(map, position));
            picture.setAccessibleText(titleLabel.getText());
        });
    }

    /** The board with the visited squares. */
    private final class Picture extends Region {
        private final SketchView canvas = new SketchView();

        Picture() {
            setId("tourmap-squares");
            setAccessibleRole(AccessibleRole.IMAGE_VIEW);
            getChildren().add(canvas);
            setMinSize(0, 80);
            addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
                int square = geometry().squareAt(event.getX(), event.getY());
                if (square != Board.NONE) {
                    model.click(square);
                }
            });
        }

        private BoardGeometry geometry() {
            return BoardGeometry.fit(model.now().board(), getWidth(), getHeight(), LARGEST);
        }

        @Override
        protected void layoutChildren() {
            if (getWidth() < 40 || getHeight() < 40) {
                return;
            }
            canvas.setSketch(sketch());
            canvas.resizeRelocate(
                    0,
                    0,
                    Math.ceil(canvas.sketch().width()),
                    Math.ceil(canvas.sketch().height()));
        }

        private Sketch sketch() {
            return model.mappedProperty()
                    .get()
                    .map(mapped -> {
                        int position = model.shownPosition();
                        int knight = mapped.map().knightAt(position);
                        List<Integer> visited = mapped.map().visitedAt(position).stream()
                                .filter(square -> square != knight)
                                .boxed()
                                .toList();
                        return MarkedBoardDrawing.of(geometry(), visited, List.of(knight));
                    })
                    .orElseGet(() -> MarkedBoardDrawing.of(geometry(), List.of()));
        }
    }
}
