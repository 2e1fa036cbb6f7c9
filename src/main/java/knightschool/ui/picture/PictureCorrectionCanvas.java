package knightschool.ui.picture;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import knightschool.board.Board;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.picture.FoundBoardOverlayDrawing;
import knightschool.drawing.picture.PictureFit;
import knightschool.drawing.picture.PictureOverlayLegendSigns;
import knightschool.drawing.picture.PictureOverlayMarks;
import knightschool.picture.GridPlacement;
import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;
import knightschool.ui.board.ArgbImageFactory;
import knightschool.ui.board.SketchView;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.playback.PlaybackStatus;
import knightschool.ui.playback.WalkPlayback;
import knightschool.ui.theme.ReducedMotion;
import knightschool.ui.work.PulseTimer;

/** A picture with the found board drawn over it, which can be corrected by mouse and keys. */
final class PictureCorrectionCanvas extends Region {
    private static final double MARGIN = FoundBoardOverlayDrawing.HANDLE + 3;

    private final PictureCorrectionModel model;
    private final ImageView view = new ImageView();
    private final SketchView overlay = new SketchView();
    private PictureFit fit = new PictureFit(1, 0, 0);
    private final PictureCorrectionMouseHandler mouse;
    private final WalkPlayback walk;
    private final PulseTimer pulse;
    private final LegendEntryCache<Source> signs = new LegendEntryCache<>();

    /** @param keysOfCommands the keys that are left to the commands, such as those that step through the walk */
    PictureCorrectionCanvas(
            PictureCorrectionModel model,
            PictureShortestWalkModel solution,
            DownscaledPicture preview,
            Predicate<KeyEvent> keysOfCommands) {
        this.model = model;
        this.mouse = new PictureCorrectionMouseHandler(model, this);
        this.walk = solution.playback();
        this.pulse = new PulseTimer(
                this, walk.playback()::tick, this::isStill, walk.playback().playingProperty());
        view.setImage(ArgbImageFactory.of(preview.width(), preview.height(), preview.argb()));
        view.setSmooth(true);
        overlay.setMouseTransparent(true);
        getChildren().setAll(view, overlay);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        setId("picture-canvas");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        mouse.listen();
        setOnKeyPressed(new PictureCorrectionKeyHandler(model, keysOfCommands)::press);
        widthProperty().addListener(_ -> draw());
        heightProperty().addListener(_ -> draw());
        focusedProperty().addListener(_ -> draw());
        model.stateProperty().addListener((_, before, now) -> zoomToGrid(before, now));
        model.nearProperty().addListener(_ -> draw());
        model.frameProperty().addListener(_ -> draw());
        model.pointedProperty().addListener(_ -> draw());
        model.toolProperty().addListener(_ -> draw());
        walk.lineProperty().addListener(_ -> draw());
        solution.walkProperty().addListener(_ -> drawOnce());
    }

    /** Draws a walk that has been found from its start, unless the system asks for reduced motion. */
    private void drawOnce() {
        if (walk.shownProperty().get() && !ReducedMotion.isReduced()) {
            walk.playback().play(PlaybackStatus.FORWARD);
        }
    }

    void draw() {
        SelectionFrame wholeFrame = model.whole();
        fit = fit(model.nearProperty().get());
        overlay.setSketch(FoundBoardOverlayDrawing.of(marks(), wholeFrame, fit, getWidth(), getHeight()));
        requestLayout();
        setAccessibleText(words());
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private String words() {
        int pointed = model.pointedProperty().get();
        return framesByKeys()
                ? PictureCorrectionWords.frame(model.frameProperty().get())
                : model.correctedBoard()
                        .map(CorrectedBoard::board)
                        .filter(board -> board.contains(pointed))
                        .map(board -> PictureCorrectionWords.square(board, pointed))
                        .orElse(PictureCorrectionWords.TITLE);
    }

    private PictureFit fit(boolean near) {
        SelectionFrame wholeFrame = model.whole();
        SelectionFrame frame = model.shownPart();
        SelectionFrame part = model.correctedBoard()
                .filter(_ -> near)
                .map(now -> now.grid().frame())
                .orElse(frame);
        return PictureFit.of(part, wholeFrame, getWidth(), getHeight(), MARGIN);
    }

    /** Zooms in on a new grid if its squares would otherwise be too small for numbers. */
    private void zoomToGrid(PictureCorrectionState before, PictureCorrectionState now) {
        Optional<GridPlacement> grid = now.board().map(CorrectedBoard::grid);
        boolean isNew = !grid.equals(before.board().map(CorrectedBoard::grid));
        if (isNew && !model.isShownWhole() && now.others().isEmpty()) {
            double scale = fit(false).scale();
            model.nearProperty()
                    .set(grid.map(one -> scale * Math.min(one.cellWidth(), one.cellHeight()))
                            .filter(side -> side < SquareMeasures.NUMBERS_FROM_PIXELS)
                            .isPresent());
        }
        draw();
    }

    private PictureOverlayMarks marks() {
        return new PictureOverlayMarks(
                model.correctedBoard()
                        .map(now -> new PictureOverlayMarks.Squares(now.grid(), now.board(), now.doubtfulSquares())),
                model.stateProperty().get().others(),
                model.frameProperty().get(),
                mouse.holdsFrame() || framesByKeys(),
                isFocused() && !framesByKeys() ? model.pointedProperty().get() : Board.NONE,
                walk.line());
    }

    /** Returns the signs on the squares found in the picture. */
    List<LegendEntry> signs() {
        PictureOverlayMarks marks = marks();
        return marks.squares()
                .map(squares -> signs.of(
                        new Source(squares, marks.walk(), marks.pointed()),
                        now -> BoardSignLegendEntries.of(
                                now.squares().board(),
                                PictureOverlayLegendSigns.of(now.squares(), now.walk(), now.pointed()))))
                .orElse(List.of());
    }

    /** The values from which the signs are computed. */
    private record Source(PictureOverlayMarks.Squares squares, Optional<DrawnWalk> walk, int pointed) {}

    /** Returns whether keys act on the frame, which is then drawn as held. */
    private boolean framesByKeys() {
        return isFocused() && model.isFraming();
    }

    /** Returns whether no walk is being played. */
    boolean isStill() {
        return !walk.playback().isPlaying();
    }

    /** Stops the playback. */
    void close() {
        pulse.close();
    }

    @Override
    protected void layoutChildren() {
        view.setFitWidth(fit.scale() * model.whole().width());
        view.setFitHeight(fit.scale() * model.whole().height());
        view.relocate(fit.left(), fit.top());
        overlay.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    /** Returns the centre of a square, in pixels of the canvas. */
    PicturePoint centre(int square) {
        PicturePoint centre = model.correctedBoard().orElseThrow().grid().centre(square);
        return at(centre.x(), centre.y());
    }

    /** Returns a point of the picture, in pixels of the canvas. */
    PicturePoint at(double pictureX, double pictureY) {
        return new PicturePoint(fit.x(pictureX), fit.y(pictureY));
    }

    /** Returns the position of the mouse in the picture. */
    PicturePoint picture(MouseEvent mouse) {
        return fit.picture(mouse.getX(), mouse.getY());
    }

    /** Converts a length in pixels of the screen to pixels of the picture. */
    double inPicture(double pixels) {
        return pixels / fit.scale();
    }
}
