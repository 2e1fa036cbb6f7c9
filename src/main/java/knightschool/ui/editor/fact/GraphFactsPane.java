package knightschool.ui.editor.fact;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.graph.CycleTerminology;
import knightschool.graph.KnightGraph;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphFactKind;
import knightschool.ui.command.Command;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.panel.SidePanelFactory;
import knightschool.ui.work.WorkFailure;

/**
 * The column of facts about the board's graph: four figures, below them the degrees and colours or the list of further
 * facts, and a sentence about the selected fact. A click or Enter selects a fact and shows it in board and graph.
 */
public final class GraphFactsPane {
    static final double WIDTH = SidePanelFactory.WIDTH;

    /** The extra width of the column in a window, for the scroll bar, in pixels. */
    public static final double BAR = 12;

    /** The distance by which the highlight of a selected fact extends to the left, in pixels. */
    private static final double LIT = 8;

    /**
     * The height of a sentence of two lines, in pixels, so that the column stays in place whichever fact is selected.
     */
    private static final double SENTENCE = 38;

    private final BoardEditorModel model;
    private final GraphFactsModel facts;
    private final ObservableValue<CycleTerminology> terminology;
    private final BooleanProperty lightIsFilled = new SimpleBooleanProperty(this, "lightIsFilled");
    private final FactNumberButton vertices = new FactNumberButton("vertices");
    private final FactNumberButton edges = new FactNumberButton("edges");
    private final FactNumberButton components = new FactNumberButton("components");
    private final FactNumberButton degree = new FactNumberButton("degree");
    private final DegreeAndColourCharts degrees;
    private final ComputedFactList list;
    private final PageSwitcher pages;
    private final Label sentence = NodeStyle.named(new Sentence(), "fact-sentence", "muted", "fact-sentence");
    private final PriorityColumn box;
    private final ChangeListener<CycleTerminology> translate = (_, _, _) -> show();

    /**
     * @param compare the command that compares the graph with that of another board
     * @param footer the nodes below the facts
     */
    public GraphFactsPane(
            BoardEditorModel model,
            GraphFactsModel facts,
            ObservableValue<CycleTerminology> terminology,
            Command compare,
            List<Node> footer) {
        this.model = model;
        this.facts = facts;
        this.terminology = terminology;
        this.degrees = new DegreeAndColourCharts(facts);
        this.list = new ComputedFactList(facts, compare);
        this.pages = new PageSwitcher(degrees.node(), list.node());
        vertices.setOnAction(() -> facts.choose(GraphFact.of(GraphFactKind.VERTICES)));
        edges.setOnAction(() -> facts.choose(GraphFact.of(GraphFactKind.EDGES)));
        components.setOnAction(facts::chooseNextComponent);
        degree.setOnAction(this::chooseDegree);
        sentence.setWrapText(true);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        sentence.setAlignment(Pos.TOP_LEFT);
        StackPane page = new StackPane(degrees.node(), list.node());
        box = NodeStyle.of(new PriorityColumn(List.of(pages.node(), page, sentence)), "editor-facts");
        box.getChildren()
                .setAll(
                        space(10),
                        new HBox(vertices.node(), edges.node()),
                        space(14),
                        new HBox(components.node(), degree.node()),
                        space(18),
                        pages.node(),
                        space(8),
                        page,
                        space(4),
                        sentence,
                        space(14));
        box.getChildren().addAll(footer);
        box.setPrefWidth(WIDTH);
        box.setMinWidth(WIDTH);
        listen();
        show();
    }

    /** A label of at least two lines, or higher if its text is large. */
    private static final class Sentence extends Label {
        @Override
        protected double computePrefHeight(double width) {
            return Math.max(SENTENCE, super.computePrefHeight(width));
        }
    }

    private void listen() {
        terminology.addListener(translate);
        facts.factsProperty().addListener((_, _, _) -> show());
        model.boardProperty().addListener((_, _, _) -> show());
        facts.measuresProperty().addListener((_, _, _) -> show());
        facts.failureProperty().addListener((_, _, _) -> show());
        facts.chosenProperty().addListener((_, _, now) -> {
            now.ifPresent(this::turnTo);
            show();
        });
        model.pointedProperty().addListener((_, _, _) -> showPointed());
        lightIsFilled.addListener((_, _, _) -> show());
    }

    public Node node() {
        return box;
    }

    /**
     * Returns the complete column for a window, scrolled where the window is too low for it. Its least height is set
     * explicitly: JavaFX computes the least height of wrapped text without regard to its width, and would show no
     * scroll bar.
     *
     * @param actions a region that stays visible below the scrolled part
     */
    public Node scrolled(Region actions) {
        box.setMinHeight(Region.USE_COMPUTED_SIZE);
        box.setMinWidth(WIDTH + LIT);
        box.setMaxWidth(WIDTH + LIT);
        box.setPadding(new Insets(0, 0, 0, LIT));
        ScrollPane scroll = NodeStyle.named(SidePanelFactory.scrolled(box), "facts-scroll");
        scroll.setFitToHeight(true);
        scroll.setMinWidth(WIDTH + BAR + LIT);
        scroll.setPrefWidth(WIDTH + BAR + LIT);
        scroll.vbarPolicyProperty()
                .bind(Bindings.createObjectBinding(
                        () -> box.getHeight() >= scroll.getViewportBounds().getHeight() + 1
                                ? ScrollPane.ScrollBarPolicy.ALWAYS
                                : ScrollPane.ScrollBarPolicy.NEVER,
                        box.heightProperty(),
                        scroll.viewportBoundsProperty()));
        actions.setPadding(new Insets(0, 0, 0, LIT));
        Node column = new StickyFooterColumn(scroll, box, actions);
        StackPane.setMargin(column, new Insets(0, 0, 0, -LIT));
        return column;
    }

    /** Detaches the pane from the settings, which outlive it. */
    public void close() {
        terminology.removeListener(translate);
    }

    /** Switches to the other page. */
    public void turnPage() {
        pages.turn();
    }

    /** Whether light squares are drawn filled, as in the dark theme. */
    public BooleanProperty lightIsFilledProperty() {
        return lightIsFilled;
    }

    /** Returns a gap that shrinks first in a low window. */
    private static Node space(double height) {
        Region space = new Region();
        space.setMinHeight(height / 6);
        space.setPrefHeight(height);
        return space;
    }

    private void chooseDegree() {
        int square = model.pointedProperty().get();
        if (model.board().isPlayable(square)) {
            facts.choose(new GraphFact(
                    GraphFactKind.DEGREE, KnightGraph.of(model.board()).degree(square)));
        }
    }

    /** Turns to the page of a fact that was selected elsewhere. */
    private void turnTo(GraphFact fact) {
        switch (fact.kind()) {
            case VERTICES, EDGES, COMPONENT -> {}
            case DEGREE, LIGHT, DARK -> pages.show(0);
            default -> pages.show(1);
        }
    }

    private void show() {
        BoardGraphCounts now = facts.factsProperty().get();
        Optional<GraphFact> choice = facts.chosenProperty().get();
        vertices.set(now.vertices(), GraphFactWords.vertices(now.vertices()), is(choice, GraphFactKind.VERTICES));
        edges.set(now.edges(), GraphFactWords.edges(now.edges()), is(choice, GraphFactKind.EDGES));
        components.set(
                now.components(), GraphFactWords.components(now.components()), is(choice, GraphFactKind.COMPONENT));
        list.show(words(facts.measuresProperty().get()), facts.current().isPresent());
        Optional<WorkFailure> broken =
                facts.current().isEmpty() ? facts.failureProperty().get() : Optional.empty();
        sentence.setText(broken.map(WorkFailure::description)
                .orElseGet(() -> choice.map(words(facts.current())::sentence).orElse(GraphFactWords.CHOOSE)));
        showPointed();
    }

    private static boolean is(Optional<GraphFact> choice, GraphFactKind kind) {
        return choice.filter(fact -> fact.is(kind)).isPresent();
    }

    private GraphFactWords words(Optional<GraphMeasures> measures) {
        return new GraphFactWords(facts.board(), facts.factsProperty().get(), measures, terminology.getValue());
    }

    private void showPointed() {
        int square = model.pointedProperty().get();
        boolean playable = model.board().isPlayable(square);
        int now = playable ? KnightGraph.of(model.board()).degree(square) : -1;
        degree.set(
                playable
                        ? String.valueOf(now)
                        : GraphFactWords.degreesFromTo(
                                facts.factsProperty().get().degrees()),
                GraphFactWords.degreeOf(playable ? model.pointedName() : ""),
                facts.chosenProperty()
                        .get()
                        .filter(new GraphFact(GraphFactKind.DEGREE, now)::equals)
                        .isPresent());
        degrees.show(now, lightIsFilled.get());
    }

    /** A column that hides its least important nodes where it is too long for its place. */
    private static final class PriorityColumn extends VBox {
        private final List<Node> least;

        /** @param least the children to hide first */
        PriorityColumn(List<Node> least) {
            this.least = List.copyOf(least);
            setMinHeight(0);
        }

        @Override
        protected void layoutChildren() {
            show(true);
            if (computeMinHeight(getWidth()) > getHeight()) {
                show(false);
            }
            super.layoutChildren();
        }

        private void show(boolean whole) {
            least.forEach(node -> NodeVisibility.set(node, whole));
        }
    }

    /** Two pages in one place, the page of degrees and colours first, with the buttons that switch between them. */
    private static final class PageSwitcher {
        private final List<Node> pages;
        private final SegmentedControl<Integer> node = NodeStyle.of(SegmentedControl.row(this::show), "fact-pages");
        private int pageIndex;

        PageSwitcher(Node degrees, Node more) {
            pages = List.of(degrees, more);
            button("facts-degrees", GraphFactWords.DEGREES, 0);
            button("facts-more", GraphFactWords.MORE, 1);
            show(0);
        }

        private void button(String id, String words, int page) {
            ButtonBase button = NodeStyle.of(node.add(page, id, words), "narrow");
            button.setPrefWidth(WIDTH / 2);
        }

        Node node() {
            return node;
        }

        void turn() {
            show(1 - pageIndex);
        }

        /** Shows the page with the given index. */
        void show(int page) {
            pageIndex = page;
            for (int i = 0; i < pages.size(); i++) {
                pages.get(i).setVisible(i == page);
            }
            node.show(page);
        }
    }
}
