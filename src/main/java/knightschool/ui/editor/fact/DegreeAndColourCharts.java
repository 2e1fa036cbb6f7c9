package knightschool.ui.editor.fact;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.drawing.chart.DegreeChart;
import knightschool.drawing.chart.LightDarkBarChart;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphFactKind;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.NodeStyle;

/** Bar charts of the number of vertices with each degree and of each colour; each bar can be selected. */
final class DegreeAndColourCharts {
    private static final int DEGREES = 9;
    private static final double GAP = 8;

    private final GraphFactsModel facts;
    private final SketchView degrees = new SketchView();
    private final SketchView colours = new SketchView();
    private final List<Button> bars;
    private final Button light;
    private final Button dark;
    private final VBox box;

    DegreeAndColourCharts(GraphFactsModel facts) {
        this.facts = facts;
        bars = IntStream.range(0, DEGREES)
                .mapToObj(degree -> over("choose-degree-" + degree, new GraphFact(GraphFactKind.DEGREE, degree)))
                .toList();
        bars.forEach(bar -> bar.setPrefWidth(DegreeChart.PITCH));
        light = over("choose-light", GraphFact.of(GraphFactKind.LIGHT));
        dark = over("choose-dark", GraphFact.of(GraphFactKind.DARK));
        List.of(light, dark).forEach(bar -> {
            bar.setPrefWidth(GraphFactsPane.WIDTH);
            VBox.setVgrow(bar, Priority.ALWAYS);
        });
        HBox above = new HBox();
        above.getChildren().addAll(bars);
        above.setTranslateX(-DegreeChart.PITCH / 6);
        box = new VBox(GAP, over(degrees, above), over(colours, new VBox(light, dark)));
    }

    Node node() {
        return box;
    }

    private Button over(String id, GraphFact fact) {
        Button button = NodeStyle.named(new Button(), id, "fact-button", "fact-bar");
        button.setMinSize(0, 0);
        button.setMaxHeight(Double.MAX_VALUE);
        button.setOnAction(_ -> facts.choose(fact));
        return button;
    }

    private static StackPane over(Node picture, Node buttons) {
        StackPane pane = new StackPane(picture, buttons);
        pane.setAlignment(Pos.TOP_LEFT);
        return pane;
    }

    /**
     * Shows the charts.
     *
     * @param now the degree of the indicated vertex, or −1
     */
    void show(int now, boolean lightIsFilled) {
        BoardGraphCounts counted = facts.factsProperty().get();
        Optional<GraphFact> choice = facts.chosenProperty().get();
        int degree = choice.filter(fact -> fact.is(GraphFactKind.DEGREE))
                .map(GraphFact::number)
                .orElse(-1);
        int[] counts =
                IntStream.range(0, bars.size()).map(counted.degrees()::with).toArray();
        degrees.setSketch(DegreeChart.of(counts, now, degree));
        colours.setSketch(LightDarkBarChart.of(counted.light(), counted.dark(), lightIsFilled));
        for (int i = 0; i < bars.size(); i++) {
            bars.get(i)
                    .setAccessibleText(
                            GraphFactWords.degree(i, counted.degrees().with(i)));
        }
        light.setAccessibleText(counted.light() + " " + GraphFactWords.LIGHT);
        dark.setAccessibleText(counted.dark() + " " + GraphFactWords.DARK);
    }
}
