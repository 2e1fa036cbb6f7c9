package knightschool.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.editor.EditorBoardDrawing;
import knightschool.drawing.editor.EditorLegendSigns;
import knightschool.drawing.graph.GraphHighlight;
import knightschool.drawing.graph.KnightGraphAppearance;
import knightschool.drawing.graph.KnightGraphLegendSigns;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.graph.CycleTerminology;
import knightschool.graph.GraphElementSet;
import knightschool.graph.KnightGraph;
import knightschool.ui.board.BoardPanZoom;
import knightschool.ui.editor.answer.TourExistenceModel;
import knightschool.ui.editor.fact.ChosenFactWords;
import knightschool.ui.editor.fact.GraphFactsModel;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.graph.KnightGraphView;
import knightschool.ui.legend.BoardSignLegendEntries;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;
import knightschool.ui.legend.SignMeaning;

/**
 * Updates the views of the edited board and of its graph when the models change: the squares, the selection, and a
 * tour, the evidence against one, or the selected fact.
 */
final class EditorViewUpdater {
    private final BoardEditorModel model;
    private final TourExistenceModel tours;
    private final GraphFactsModel facts;
    private final BoardPanZoom board;
    private final KnightGraphView graph;
    private final ObservableValue<CycleTerminology> terminology;
    private final LegendEntryCache<SignSource> signs = new LegendEntryCache<>();
    private EditorBoardDrawing.EditorMarks marks;
    private boolean answerHidden;
    private ColourPalette palette = ColourPalette.named(ColourPalette.LIGHT);

    EditorViewUpdater(
            EditorModels models,
            BoardPanZoom board,
            KnightGraphView graph,
            ObservableValue<CycleTerminology> terminology) {
        this.terminology = terminology;
        this.model = models.editor();
        this.tours = models.tours();
        this.facts = models.facts();
        this.board = board;
        this.graph = graph;
        model.boardProperty().addListener((_, _, _) -> showBoard());
        model.pointedProperty().addListener((_, _, _) -> showSquares());
        model.strokes().selectionProperty().addListener((_, _, _) -> showSquares());
        model.strokes().symmetryProperty().addListener((_, _, _) -> showSquares());
        tours.answerProperty().addListener((_, _, _) -> showTours());
        tours.walkShownProperty().addListener((_, _, _) -> showTours());
        tours.walkPlayback().playback().stepProperty().addListener((_, _, _) -> showTours());
        facts.shownProperty().addListener((_, _, _) -> showFact());
        showBoard();
    }

    private void showBoard() {
        graph.show(KnightGraph.of(model.board()));
        showFact();
    }

    private void showFact() {
        graph.emphasise(GraphHighlight.of(facts.shownProperty().get()));
        showTours();
    }

    private void showTours() {
        if (isAboutThisBoard()) {
            graph.showWhy(evidence(), shownWalk());
        }
        showSquares();
    }

    /**
     * Returns whether the answer is about the current board. Listeners to a new board may run before the question about
     * it has been asked.
     */
    private boolean isAboutThisBoard() {
        return tours.answerProperty().get().board().equals(model.board());
    }

    /** Returns the evidence against a tour; none while a fact is shown in its place. */
    private WitnessMarks evidence() {
        return facts.shownProperty().get().isEmpty() && !answerHidden ? tours.evidence() : WitnessMarks.NONE;
    }

    private Optional<DrawnWalk> shownWalk() {
        return answerHidden ? Optional.empty() : tours.shownWalk();
    }

    /** Hides or shows on board and graph whether there is a tour, and why not. */
    void hideAnswer(boolean hidden) {
        answerHidden = hidden;
        showTours();
    }

    private void showSquares() {
        Board drawnBoard = model.board();
        int pointed = model.pointedProperty().get();
        boolean known = isAboutThisBoard();
        WitnessMarks evidence = known ? evidence() : WitnessMarks.NONE;
        GraphElementSet subgraph = facts.shownProperty().get();
        Optional<DrawnWalk> walk = known ? shownWalk() : Optional.empty();
        marks = new EditorBoardDrawing.EditorMarks(
                pointed,
                evidence,
                walk,
                subgraph,
                model.strokes().selectionProperty().get(),
                model.strokes().symmetryProperty().get(),
                palette.bandsAccent());
        EditorBoardDrawing.EditorMarks now = marks;
        board.show(drawnBoard, viewport -> EditorBoardDrawing.of(viewport, now));
    }

    /** Returns the signs that board and graph show now. */
    List<LegendEntry> signs() {
        KnightGraphAppearance look = graph.look();
        SignSource source = new SignSource(
                board.visiblePart().geometry(),
                marks,
                ChosenFactWords.of(facts, terminology.getValue()),
                new GraphLook(look.vertexSize(), look.evidence(), look.emphasis(), graph.shadeSigns(), palette));
        return signs.of(source, now -> entries(now, look));
    }

    private static List<LegendEntry> entries(SignSource now, KnightGraphAppearance look) {
        Board drawnBoard = now.geometry().board();
        List<VisibleBoardSign> all = new ArrayList<>(EditorLegendSigns.of(now.geometry(), now.marks()));
        all.addAll(KnightGraphLegendSigns.of(KnightGraph.of(drawnBoard), look));
        ChosenFactWords fact = now.fact();
        List<LegendEntry> ofSquares = BoardSignLegendEntries.of(
                drawnBoard,
                all,
                Map.of(
                        SharedBoardSign.FACT_SQUARE,
                        new SignMeaning(fact.square(), fact.sentence()),
                        SharedBoardSign.FACT_MOVE,
                        thickEdges(now, fact)));
        return Stream.concat(ofSquares.stream(), now.graph().shades().stream()).toList();
    }

    /** Returns the meaning of thick edges: those of the fact, those of a tour in a circle, or both. */
    private static SignMeaning thickEdges(SignSource now, ChosenFactWords fact) {
        GraphElementSet ofFact = now.marks().emphasis();
        if (ofFact.edges().isEmpty()) {
            return new SignMeaning(EditorWords.EDGE_OF_TOUR, EditorWords.AROUND_THE_CIRCLE);
        }
        int emphasisedEnds = now.graph().emphasis().ends().length;
        if (emphasisedEnds > GraphHighlight.of(ofFact).ends().length) {
            return new SignMeaning(EditorWords.orEdgeOfTour(fact.move()), EditorWords.TOUR_AROUND_THE_CIRCLE);
        }
        return new SignMeaning(fact.move(), ofFact.vertices().isEmpty() ? fact.sentence() : "");
    }

    /** The values from which the signs are computed. */
    private record SignSource(
            BoardGeometry geometry, EditorBoardDrawing.EditorMarks marks, ChosenFactWords fact, GraphLook graph) {}

    /** The part of a graph's look that determines its signs. */
    private record GraphLook(
            double vertexSize,
            WitnessMarks evidence,
            GraphHighlight emphasis,
            List<LegendEntry> shades,
            ColourPalette palette) {}

    /** Sets the colours of a theme for drawings that style sheets do not reach. */
    void setPalette(ColourPalette other) {
        palette = other;
        showSquares();
    }
}
