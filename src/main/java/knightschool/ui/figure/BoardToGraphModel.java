package knightschool.ui.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.GraphLayoutKind;

/** The model of a board that morphs into its graph: the progress of the morph, the indicated square, and the counts. */
final class BoardToGraphModel {
    /** The set-up of the default board, at the start of the morph. */
    static final BoardToGraphSetup USUAL = new BoardToGraphSetup(WrittenBoard.usual(), SceneDisplayState.NONE);

    private final BoardToGraphSetup openedSetup;
    private final KnightGraph graph;
    private final Set<DisplayOption> show;
    private final int marked;
    private final DoubleProperty turned = new SimpleDoubleProperty();
    private final IntegerProperty pointed = new SimpleIntegerProperty(Board.NONE);
    private final List<LabelledNumber> numbers;

    BoardToGraphModel(BoardToGraphSetup setup) {
        this.openedSetup = setup;
        this.graph = KnightGraph.of(setup.board());
        this.show = setup.show();
        this.marked = setup.mark().isEmpty() ? Board.NONE : setup.mark().getFirst();
        this.numbers = count();
        turned.set(setup.slider());
    }

    /** Returns the current set-up without the user's picks, which are an answer and kept by the asker. */
    BoardToGraphSetup now() {
        return openedSetup.withSlider(turned.get());
    }

    KnightGraph graph() {
        return graph;
    }

    Board board() {
        return graph.board();
    }

    boolean shows(DisplayOption option) {
        return show.contains(option);
    }

    /**
     * Returns the highlighted square: the indicated one, else that of the set-up; {@link Board#NONE} if there is none
     * or it is a hole.
     */
    int highlightedSquare() {
        int square = board().contains(pointed.get()) ? pointed.get() : marked;
        return board().isPlayable(square) ? square : Board.NONE;
    }

    /** Returns the numbers beside the scene. */
    List<LabelledNumber> facts() {
        List<LabelledNumber> facts = new ArrayList<>(numbers);
        int lit = highlightedSquare();
        if (lit != Board.NONE) {
            String name = SquareNames.name(board(), lit);
            facts.add(FigureSceneWords.degree(name, graph.degree(lit)));
        }
        return List.copyOf(facts);
    }

    private List<LabelledNumber> count() {
        List<LabelledNumber> facts = new ArrayList<>();
        if (shows(DisplayOption.COLOURS)) {
            long dark = board().playable().filter(board()::isDark).count();
            facts.add(FigureSceneWords.dark(dark));
            facts.add(FigureSceneWords.light(graph.vertexCount() - dark));
            return facts;
        }
        facts.add(FigureSceneWords.vertices(graph.vertexCount()));
        facts.add(FigureSceneWords.edges(graph.edgeCount()));
        if (shows(DisplayOption.COMPONENTS)) {
            facts.add(FigureSceneWords.components(ConnectedComponents.of(graph).count()));
        }
        return facts;
    }

    /** Returns the layout to which the slider leads beyond the graph as on the board. */
    GraphLayoutKind layout() {
        return openedSetup.layout();
    }

    /**
     * Returns the progress from board to graph, from 0 to 1: complete at half of the slider's range if a further layout
     * follows.
     */
    double graphPart() {
        return layout() == GraphLayoutKind.BOARD ? turned.get() : Math.min(1, 2 * turned.get());
    }

    /** Returns the progress from the graph as on the board to the further layout, from 0 to 1. */
    double layoutPart() {
        return layout() == GraphLayoutKind.BOARD ? 0 : Math.max(0, 2 * turned.get() - 1);
    }

    /** Returns the vertex from which distances are measured. */
    int source() {
        return marked == Board.NONE ? board().startOrFirst() : marked;
    }

    /** The position of the slider, from 0 to 1. */
    DoubleProperty turnedProperty() {
        return turned;
    }

    /** The indicated square, or {@link Board#NONE}. */
    IntegerProperty pointedProperty() {
        return pointed;
    }
}
