package knightschool.ui.compare;

import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Solver;
import knightschool.drawing.AlgorithmLook;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The name of a pane's algorithm, behind which its options and another algorithm are chosen. */
final class AlgorithmMenu extends MenuButton {
    private static final double MARKER = 16;

    /**
     * @param shown whose pane it is
     * @param chosen told what the pane shall show
     */
    AlgorithmMenu(PaneIdentity shown, Consumer<Solver> chosen) {
        setId(shown.id("algorithm"));
        getStyleClass().add("algorithm-menu");
        setAccessibleText(CompareWords.algorithmReadOut(shown.title()));
        getItems().addAll(new OptionItems(shown.solver(), chosen).items());
        for (Algorithm algorithm : Algorithms.all()) {
            boolean now = algorithm.equals(shown.solver().algorithm());
            getItems().add(item(algorithm, now, other -> chosen.accept(now ? shown.solver() : Solver.of(other))));
        }
    }

    private static MenuItem item(Algorithm algorithm, boolean now, Consumer<Algorithm> chosen) {
        Label title = new Label(algorithm.title(), AlgorithmStyle.marker(AlgorithmLook.of(algorithm), MARKER));
        title.getStyleClass().addAll("strong", "text-14");
        Label summary = new Label(algorithm.summary());
        summary.getStyleClass().addAll("muted", "text-12");
        VBox words = new VBox(title, summary);
        words.getStyleClass().add("algorithm-choice");
        FontIcon tick = new FontIcon(Feather.CHECK);
        tick.setVisible(now);
        HBox line = new HBox(8, tick, words);
        line.setAlignment(Pos.CENTER_LEFT);
        MenuItem item = new CustomMenuItem(line);
        item.setId("choose-" + algorithm.name());
        item.setOnAction(_ -> chosen.accept(algorithm));
        return item;
    }
}
