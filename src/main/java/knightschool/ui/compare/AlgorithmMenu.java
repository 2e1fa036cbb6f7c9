package knightschool.ui.compare;

import java.util.function.Consumer;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.VBox;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.drawing.AlgorithmLook;

/** The name of a pane's algorithm, behind which another is chosen. */
final class AlgorithmMenu extends MenuButton {
    private static final double MARKER = 16;

    /**
     * @param shown whose pane it is
     * @param chosen told which algorithm the pane shall show
     */
    AlgorithmMenu(PaneIdentity shown, Consumer<Algorithm> chosen) {
        setId(shown.id("algorithm"));
        getStyleClass().add("algorithm-menu");
        setAccessibleText(CompareWords.algorithmReadOut(shown.title()));
        for (Algorithm algorithm : Algorithms.all()) {
            getItems().add(item(algorithm, chosen));
        }
    }

    private static MenuItem item(Algorithm algorithm, Consumer<Algorithm> chosen) {
        Label title = new Label(algorithm.title(), AlgorithmStyle.marker(AlgorithmLook.of(algorithm), MARKER));
        title.getStyleClass().addAll("strong", "text-14");
        Label summary = new Label(algorithm.summary());
        summary.getStyleClass().addAll("muted", "text-12");
        VBox words = new VBox(title, summary);
        words.getStyleClass().add("algorithm-choice");
        MenuItem item = new CustomMenuItem(words);
        item.setId("choose-" + algorithm.name());
        item.setOnAction(_ -> chosen.accept(algorithm));
        return item;
    }
}
