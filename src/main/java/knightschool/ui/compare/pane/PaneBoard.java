package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.chart.PlacementHeatMapDrawing;
import knightschool.drawing.domain.PositionDifferenceDrawing;
import knightschool.drawing.game.PositionLegendSigns;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;
import knightschool.setup.value.HideableScenePart;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.compare.obstruction.PaneTourObstructions;

/**
 * The board of a pane: the position of its search with the differences from another pane and the marks of a question,
 * or else how often each square was placed.
 */
final class PaneBoard {
    private final PaneIdentity identity;
    private final BoardPickAnswer answer;
    private final PanePredictionOverlay prediction = new PanePredictionOverlay(this::redraw);
    private final BoardCanvas canvas = new BoardCanvas();
    private SearchSnapshot frame;
    private int pointed = Board.NONE;
    private Optional<PaneTourObstructions.Reason> reason = Optional.empty();
    private Set<HideableScenePart> hiddenParts = Set.of();
    private PositionDifferences differences = PositionDifferences.NONE;

    /** Whether the marked differences have changed since the board was last drawn. */
    private boolean markedAnew;

    /** How often each square was placed below a node of the search tree; empty while the position is shown. */
    private Optional<List<Long>> placements = Optional.empty();

    private SignKey signKey;
    private List<VisibleBoardSign> signs = List.of();

    /** @param answer the squares picked to answer a question, which are drawn over the position */
    PaneBoard(PaneIdentity identity, BoardPickAnswer answer) {
        this.identity = identity;
        this.answer = answer;
    }

    BoardCanvas canvas() {
        return canvas;
    }

    /** The frame that the board shows; empty before the first one. */
    Optional<SearchSnapshot> snapshot() {
        return Optional.ofNullable(frame);
    }

    /** The question to a class on the board. */
    PanePredictionOverlay prediction() {
        return prediction;
    }

    /** Shows a position alone, without what is asked or marked, before the first frame. */
    void await(Position start) {
        canvas.show(
                start.board(),
                geometry -> BoardDrawing.of(
                        geometry, start, identity.look(), Board.NONE, WitnessMarks.NONE, PositionLayers.PATH));
    }

    /**
     * Shows a frame and indicates a square.
     *
     * @param square the indicated square; {@link Board#NONE} stands for the knight's square
     * @param because the reason why the path can or cannot be completed; empty if none is shown
     * @return whether anything has changed
     */
    boolean show(SearchSnapshot now, int square, Optional<PaneTourObstructions.Reason> because) {
        boolean same = now.equals(frame) && square == pointed && because.equals(reason) && !markedAnew;
        markedAnew = false;
        frame = now;
        pointed = square;
        reason = because;
        if (!same) {
            canvas.show(now.board(), this::draw);
            canvas.point(square);
        }
        return !same;
    }

    /** Leaves out what belongs to hidden parts, until the next call. */
    void hide(Set<HideableScenePart> parts) {
        if (!parts.equals(hiddenParts)) {
            hiddenParts = parts;
            redraw();
        }
    }

    /** Sets the differences from another pane to be marked; they appear with the next {@link #show}. */
    void mark(PositionDifferences marked) {
        markedAnew |= !marked.equals(differences);
        differences = marked;
    }

    /** The differences from another pane that are marked. */
    PositionDifferences differences() {
        return differences;
    }

    /**
     * Shows how often each square was placed instead of the position, or the position again.
     *
     * @param counts the numbers by square; empty for the position
     */
    void showPlacements(Optional<List<Long>> counts) {
        if (!counts.equals(placements)) {
            placements = counts;
            signKey = null;
            redraw();
        }
    }

    /** Redraws the board in its present state. */
    void redraw() {
        if (frame != null) {
            canvas.show(frame.board(), this::draw);
        }
    }

    private Sketch draw(BoardGeometry geometry) {
        // The accessible text depends on the moment, and the marks on the size of the squares.
        canvas.describe();
        if (isHeated()) {
            return PlacementHeatMapDrawing.of(
                    geometry, placements.orElseThrow(), identity.look().tone(), pointed);
        }
        Sketch sketch = BoardDrawing.of(geometry, frame.position(), identity.look(), pointed, evidence(), layers());
        return prediction.over(answer.over(differences(geometry).over(sketch, frame.position()), geometry), geometry);
    }

    private PositionDifferenceDrawing differences(BoardGeometry geometry) {
        return new PositionDifferenceDrawing(geometry, differences, !hiddenParts.contains(HideableScenePart.DOMAINS));
    }

    private WitnessMarks evidence() {
        return reason.map(PaneTourObstructions.Reason::evidence).orElse(WitnessMarks.NONE);
    }

    private PositionLayers layers() {
        return PositionLayers.of(
                        !hiddenParts.contains(HideableScenePart.CANDIDATES),
                        !hiddenParts.contains(HideableScenePart.SCORES),
                        !hiddenParts.contains(HideableScenePart.DOMAINS))
                .withNextCandidate(!hiddenParts.contains(HideableScenePart.NEXT));
    }

    /** Returns what is said aloud of a square. */
    String accessibleText(int square) {
        if (isHeated()) {
            return DomainWords.placed(
                    frame.board(), square, placements.orElseThrow().get(square));
        }
        return DomainWords.accessibleText(frame.position(), square, !hiddenParts.contains(HideableScenePart.DOMAINS))
                + DomainWords.differing(differences(canvas.geometry()).marks(frame.position(), square));
    }

    /** Returns the colour in which the board shows placements; empty while it shows the position. */
    Optional<ColourExpression> placementColour() {
        return frame != null && isHeated() ? Optional.of(identity.look().tone()) : Optional.empty();
    }

    /** Returns whether the board shows placements, which belong to a board of that size. */
    private boolean isHeated() {
        return placements
                .filter(counts -> counts.size() == frame.board().squares())
                .isPresent();
    }

    /** Returns the signs that the board shows now. */
    List<VisibleBoardSign> signs() {
        if (frame == null || isHeated()) {
            return List.of();
        }
        SignKey key = new SignKey(
                frame,
                pointed,
                reason,
                hiddenParts,
                differences,
                canvas.geometry().side());
        if (!key.equals(signKey)) {
            signKey = key;
            signs = Stream.concat(
                            PositionLegendSigns.of(
                                    key.side(), frame.position(), identity.look(), pointed, evidence(), layers())
                                    .stream(),
                            differences(canvas.geometry()).signs(frame.position()).stream())
                    .toList();
        }
        return Stream.concat(signs.stream(), prediction.signs()).toList();
    }

    /** The values from which the signs are computed. */
    private record SignKey(
            SearchSnapshot frame,
            int pointed,
            Optional<PaneTourObstructions.Reason> reason,
            Set<HideableScenePart> hiddenParts,
            PositionDifferences differences,
            double side) {}
}
