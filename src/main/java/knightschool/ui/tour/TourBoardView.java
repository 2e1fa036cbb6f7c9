package knightschool.ui.tour;

import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.Zoom;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.BoardZoomGeometry;
import knightschool.drawing.tour.TourBoardLayout;
import knightschool.ui.board.ArgbImageFactory;
import knightschool.ui.board.SketchView;
import knightschool.ui.scroll.ZoomGestures;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.FailureView;

/**
 * A board of any size: a sketch if squares are large enough to have edges, otherwise an image. The mouse wheel zooms, a
 * drag moves the board.
 */
final class TourBoardView extends Region implements ZoomGestures.ZoomedPicture {
    private final TourConstructionModel model;
    private final ObservableValue<Theme> theme;
    private final AlgorithmStyle look;
    private final ChangeListener<Theme> repaint = (_, _, _) -> requestLayout();
    private final SketchView canvas = new SketchView();
    private final ImageView view = new ImageView();
    private final AsyncBoardImagePainter images = new AsyncBoardImagePainter(Platform::runLater, this::take);
    private final FailureView failure =
            new FailureView(images.failureProperty(), this::paintAgain, TourConstructionWords.PAINT_AGAIN);
    private TourBoardContent content;
    private RequestedPicture painted;

    /** The content, section and theme of the last requested image or sketch. */
    private record RequestedPicture(TourBoardContent content, BoardViewport window, Theme theme) {}

    TourBoardView(TourConstructionModel model, ObservableValue<Theme> theme, AlgorithmStyle look) {
        this.look = look;
        this.model = model;
        this.theme = theme;
        this.content = new TourBoardContent.Squares(look);
        getStyleClass().add("tour-board");
        getChildren().setAll(view, canvas, failure);
        setMinSize(0, 0);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        ZoomGestures.install(this, this, ZoomGestures.Grip.PRIMARY);
        setOnMousePressed(_ -> requestFocus());
        theme.addListener(repaint);
        model.zoomProperty().addListener(_ -> requestLayout());
    }

    /** The style of the algorithm whose path the board shows. */
    AlgorithmStyle look() {
        return look;
    }

    void show(TourBoardContent now) {
        content = now;
        requestLayout();
    }

    TourBoardContent content() {
        return content;
    }

    /** The visible section of the board. */
    BoardViewport window() {
        return BoardViewport.of(inPane(), model.zoomProperty().get());
    }

    @Override
    public BoardZoomGeometry inPane() {
        return TourBoardLayout.board(
                model.question().columns(),
                model.question().rows(),
                Math.max(1, Math.floor(getWidth())),
                Math.max(1, Math.floor(getHeight())));
    }

    @Override
    public ObjectProperty<Zoom> zoomProperty() {
        return model.zoomProperty();
    }

    /** Zooms by a factor, around the first of some squares if it is visible, otherwise around the middle. */
    void nearer(double by, List<Integer> around) {
        BoardViewport now = window();
        zoom(
                by,
                around.stream()
                        .findFirst()
                        .map(square -> new Point2D(
                                now.geometry().centreX(square), now.geometry().centreY(square))));
    }

    /**
     * Moves the board so that some squares are visible, with the first of them in the middle; does nothing if all are
     * visible already.
     */
    void reveal(List<Integer> squares) {
        BoardViewport now = window();
        if (!squares.stream().allMatch(now::shows)) {
            int middle = squares.getFirst();
            double x = (middle % now.columns() + 0.5) / now.columns();
            double y = (middle / now.columns() + 0.5) / now.rows();
            model.zoomProperty().set(new Zoom(model.zoomProperty().get().scale(), x, y));
        }
    }

    @Override
    protected void layoutChildren() {
        canvas.autosize();
        canvas.relocate(0, 0);
        view.relocate(0, 0);
        failure.resizeRelocate(0, 0, getWidth(), failure.prefHeight(getWidth()));
        RequestedPicture request = new RequestedPicture(content, window(), theme.getValue());
        if (request.equals(painted)) {
            return;
        }
        if (painted != null
                && !painted.window().board().hasSidesOf(request.window().board())) {
            // A picture of another board must not be shown, even for a moment.
            canvas.setVisible(false);
            view.setVisible(false);
            images.forget();
        }
        painted = request;
        if (request.window().hasEdges()) {
            images.forget();
            canvas.setSketch(content.sketch(request.window()));
            canvas.autosize();
            show(canvas, view);
        } else {
            images.ask(
                    request.window().width(),
                    request.window().height(),
                    () -> request.content()
                            .pixels(request.window(), request.theme().palette()));
        }
    }

    /** Releases everything but the shown picture while the scene is not on screen. */
    void putAway() {
        images.forget();
        painted = null;
    }

    private void paintAgain() {
        images.failureProperty().get().retry();
    }

    private void take(AsyncBoardImagePainter.Image image) {
        view.setImage(ArgbImageFactory.of(image.width(), image.height(), image.argb()));
        show(view, canvas);
    }

    /** Shows a picture in place of the previous one, which stays until then. */
    private static void show(Node now, Node before) {
        now.setVisible(true);
        before.setVisible(false);
    }

    /** Whether everything visible is painted. */
    boolean isSettled() {
        return painted != null
                && painted.equals(new RequestedPicture(content, window(), theme.getValue()))
                && images.isSettled();
    }

    @Override
    protected double computePrefWidth(double height) {
        return 480;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 480;
    }

    /** Ends the painting thread. */
    void close() {
        theme.removeListener(repaint);
        images.close();
    }

    /** Whether the painting thread has ended. */
    boolean isEnded() {
        return images.isEnded();
    }
}
