package knightschool.ui.graph;

import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.export.PictureFormat;
import knightschool.files.ExtensionFormat;
import knightschool.graph.measure.Betweenness;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.legend.InSceneLegend;
import knightschool.ui.shell.SceneHost;

/**
 * A graph with its controls: the picture, and below it the meaning of its shades and the slider. Its menus are placed
 * separately.
 */
public final class GraphWithControls extends VBox implements GraphViewBesideBoard, AutoCloseable {
    private static final double GAP = 8;

    private static final DocumentTypeDescriptor<GraphImage> PICTURE = DocumentTypeDescriptor.export(
            GraphWords.TITLE,
            FileDialogFormat.all(PictureFormat.class, GraphWords::of),
            (file, image, _) ->
                    ExtensionFormat.of(PictureFormat.class, file).orElseThrow().bytes(image.sketch(), image.palette()));

    /** A picture of a graph with its colours. */
    private record GraphImage(Sketch sketch, ColourPalette palette) {}

    private final SceneHost shell;
    private final KnightGraphView graph;
    private final DocumentFileManager documents;
    private final Label meaning = LabelFactory.wrapped("", "text-14");
    private final InSceneLegend legend;
    private final GraphMenuButtons menus;
    private final FlowPane about;

    public GraphWithControls(SceneHost shell, KnightGraphView graph) {
        this(shell, graph, new WindowFileDialogs(shell));
    }

    GraphWithControls(SceneHost shell, KnightGraphView graph, FileDialogs questions) {
        this.shell = shell;
        this.graph = graph;
        this.legend = InSceneLegend.line(graph::shadeSigns);
        graph.pane().setOnRefused(fault -> shell.messages().refuse(fault));
        this.about = new FlowPane(GAP, 0, legend.node(), meaning);
        this.documents = new DocumentFileManager(shell, questions, Platform::runLater);
        this.menus = new GraphMenuButtons(graph);
        VBox.setVgrow(graph.pane(), Priority.ALWAYS);
        meaning.setId("graph-meaning");
        meaning.maxWidthProperty().bind(widthProperty().subtract(GAP));
        about.setPadding(new Insets(0, 0, 0, GAP));
        meaning.managedProperty().bind(meaning.textProperty().isNotEmpty());
        legend.node().setId("graph-legend");
        about.setMinHeight(Region.USE_PREF_SIZE);
        about.managedProperty().bind(about.visibleProperty());
        getChildren().setAll(graph.pane(), about, new LayoutSlider(graph));
        setMinSize(0, 0);
        graph.shadesProperty().addListener(_ -> explain());
        graph.measureProperty().addListener(_ -> explain());
        graph.layouts().tooLargeProperty().addListener(_ -> explain());
        graph.layouts().tourProperty().addListener(_ -> explain());
        explain();
    }

    @Override
    public Region region() {
        return this;
    }

    @Override
    public double heightBelow(double width) {
        return getManagedChildren().stream()
                .filter(part -> part != graph.pane())
                .mapToDouble(part -> part.prefHeight(width))
                .sum();
    }

    @Override
    public void setSquares(Optional<BoardGeometry> squares) {
        graph.setSquares(squares);
    }

    /** Returns the graph without the controls. */
    public KnightGraphView graph() {
        return graph;
    }

    /** Returns the menus of the graph, to be placed where there is space. */
    public Node menus() {
        return menus;
    }

    /**
     * Adds the choices to the menu of measures.
     *
     * @param commands returns the command that chooses a measure
     */
    public void offerMeasures(Function<VertexMeasure, Command> commands) {
        menus.offerMeasures(commands);
    }

    /** Adds an item to the menu of further actions. */
    public void offer(MenuItem item) {
        menus.offer(item);
    }

    /** Saves the picture of the graph in a file that the user chooses. */
    public void save() {
        documents.export(
                PICTURE,
                new GraphImage(
                        graph.pane().sketch(), shell.themeProperty().get().palette()),
                GraphWords.USUAL_NAME);
    }

    private void explain() {
        VertexMeasure measure = graph.measureProperty().get();
        boolean shaded = graph.shadesProperty().get().isPresent();
        String words = shaded && measure == VertexMeasure.DISTANCE ? GraphWords.CLICK_ANOTHER : "";
        if (measure == VertexMeasure.BETWEENNESS && graph.graph().vertexCount() > Betweenness.MOST_VERTICES) {
            words = GraphWords.tooLarge(Betweenness.MOST_VERTICES);
        } else {
            String tour = GraphWords.tour(
                    graph.layouts().tourProperty().get(),
                    graph.pane().graphLayoutProperty().get() == GraphLayoutKind.CIRCLE_CIRCUIT);
            words = tour.isEmpty() ? words : tour;
        }
        if (graph.layouts().tooLargeProperty().get()) {
            words = GraphWords.tooLargeForSprings(KnightGraphLayoutController.MOST_BY_SPRINGS);
        }
        meaning.setText(words);
        legend.show();
        about.setVisible(shaded || !words.isEmpty());
    }

    /** Returns whether no picture is being saved and the legend is that of the present shades. */
    public boolean isSettled() {
        return documents.isSettled() && legend.isCurrent();
    }

    /** Ends the saving of pictures. The graph is closed by its creator. */
    @Override
    public void close() {
        legend.close();
        documents.close();
    }

    /**
     * A slider between the last two layouts of a graph, as wide as the space available, with their names at its ends.
     * Until there are two layouts it is invisible but keeps its space, so that the graph does not shrink when it
     * appears. While vertices reach the layout at the right end from elsewhere, for example after an edit, the slider
     * is at that end.
     */
    static final class LayoutSlider extends HBox {
        /** The least width of the slider, in pixels, at which it can be stopped with precision by hand. */
        private static final double SHORTEST = 140;

        private static final double STEP = 0.1;

        private final KnightGraphView graph;
        private final Slider slider = new Slider(0, 1, 1);
        private boolean updating;

        LayoutSlider(KnightGraphView graph) {
            super(GAP);
            this.graph = graph;
            setAlignment(Pos.CENTER_LEFT);
            setPadding(new Insets(0, 0, 0, GAP));
            slider.setId("graph-way");
            slider.setTooltip(new Tooltip(GraphWords.SLIDER_TIP));
            slider.setAccessibleText(GraphWords.SLIDER);
            slider.setBlockIncrement(STEP);
            slider.setMinWidth(SHORTEST);
            HBox.setHgrow(slider, Priority.ALWAYS);
            Label from = name();
            from.textProperty().bind(graph.layouts().fromProperty().map(GraphWords::shortName));
            Label to = name();
            to.textProperty().bind(graph.layouts().toProperty().map(GraphWords::shortName));
            getChildren().setAll(from, slider, to);
            visibleProperty()
                    .bind(Bindings.notEqual(
                            graph.layouts().fromProperty(), graph.layouts().toProperty()));
            listen();
        }

        private static Label name() {
            return LabelFactory.whole("", "muted", "text-14");
        }

        private void listen() {
            graph.layouts().wayProperty().addListener((_, _, now) -> {
                updating = true;
                slider.setValue(now.doubleValue());
                updating = false;
            });
            slider.valueProperty().addListener((_, _, now) -> {
                if (!updating) {
                    graph.pane().hold(now.doubleValue());
                }
            });
        }
    }
}
