package knightschool.ui.legend;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.chart.DepthCurvesDrawing;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The legend shows every sign as long as there is room for it, wherever its words break. */
@ExtendWith(OnScreen.class)
class LegendPaneTest {
    private List<LegendEntry> signs = List.of();
    private LegendPane legend;
    private VBox place;

    @Start
    void show(Stage stage) {
        legend = new LegendPane("legend", () -> signs, "L");
        place = new VBox(legend);
        stage.setScene(new Scene(place, 400, 700));
        Theme.LIGHT.applyTo(stage.getScene());
        stage.show();
    }

    /** It asks for its entries in every frame. */
    @AfterEach
    void close() {
        onFx(() -> {
            legend.close();
            return true;
        });
    }

    /** Whether the legend, in a place that is high enough, has to be scrolled. */
    private boolean scrolls(String where) {
        signs = List.of(
                new LegendEntry(Sketch.EMPTY, "The knight", "j14"),
                new LegendEntry(Sketch.EMPTY, "Not sure: please check", where),
                new LegendEntry(Sketch.EMPTY, "Hole", "no knight can stand there"));
        legend.ask();
        place.applyCss();
        place.layout();
        return legend.lookupAll(".scroll-bar").stream()
                .map(ScrollBar.class::cast)
                .anyMatch(ScrollBar::isVisible);
    }

    @Test
    void nothingIsScrolledWhereThereIsRoom() {
        List<String> scrolled = onFx(() -> IntStream.rangeClosed(20, 90)
                .mapToObj(length ->
                        "i16, j16, k16, l16, l15 and 11 more, ".repeat(3).substring(0, length))
                .filter(this::scrolls)
                .toList());
        assertEquals(List.of(), scrolled);
    }

    @Test
    void signsAreSmallWhereTheRoomIsTooLowForFullOnes() {
        double height = onFx(() -> {
            signs = rows(17);
            legend.ask();
            place.applyCss();
            return legend.prefHeight(-1);
        });
        double small = onFx(() -> {
            legend.setRoom(height - 1);
            place.applyCss();
            return legend.prefHeight(-1);
        });
        assertTrue(small < height - 50, small + " and " + height);
        assertEquals(
                height,
                onFx(() -> {
                    legend.setRoom(height);
                    place.applyCss();
                    return legend.prefHeight(-1);
                }),
                "full signs again");
    }

    private static List<LegendEntry> rows(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(row -> new LegendEntry(Sketch.EMPTY, "Sign " + row, row % 2 == 0 ? "" : "a1, b3"))
                .toList();
    }

    private boolean isSmall() {
        return legend.getPseudoClassStates().contains(PseudoClass.getPseudoClass("small"));
    }

    /** As many as a search has while it plays: now one more than there is room for, now one fewer. */
    @Test
    void signsKeepTheirSizeAsSomeComeAndGo() {
        int changes = onFx(() -> {
            signs = rows(15);
            legend.ask();
            place.applyCss();
            legend.setRoom(legend.prefHeight(-1));
            int changed = 0;
            for (int step = 0; step < 60; step++) {
                boolean before = isSmall();
                signs = rows(14 + step % 3);
                legend.ask();
                place.applyCss();
                place.layout();
                changed += before == isSmall() ? 0 : 1;
            }
            return changed;
        });
        assertEquals(1, changes);
    }

    @Test
    void smallSignsAreFullAgainWhereMostHaveGoneOrAnotherSceneComes() {
        List<Boolean> small = onFx(() -> {
            signs = rows(15);
            legend.ask();
            place.applyCss();
            double room = legend.prefHeight(-1);
            legend.setRoom(room);
            List<Boolean> states = new ArrayList<>();
            for (int count : List.of(16, 15, 8, 16, 15)) {
                signs = rows(count);
                legend.ask();
                place.applyCss();
                states.add(isSmall());
            }
            legend.begin();
            states.add(isSmall());
            return states;
        });
        assertEquals(List.of(true, true, false, true, true, false), small);
    }

    @Test
    void equalSignsAreNotMeasuredAgain() {
        boolean measured = onFx(() -> {
            signs = rows(15);
            legend.ask();
            place.applyCss();
            place.layout();
            place.layout();
            signs = rows(15);
            legend.ask();
            return legend.isNeedsLayout();
        });
        assertFalse(measured);
    }

    private static List<Sketch> looks(int count) {
        return IntStream.range(0, count)
                .mapToObj(place -> DepthCurvesDrawing.markerSign(AlgorithmStyle.at(place)))
                .toList();
    }

    @Test
    void wordsOfAllRowsBeginBelowEachOtherHoweverManyLooksASignHas() {
        for (int most : List.of(1, 2, 4, 5, 6)) {
            Set<Double> starts = onFx(() -> {
                signs = IntStream.of(1, 2, most)
                        .filter(looks -> looks <= most)
                        .mapToObj(looks -> new LegendEntry(looks(looks), "Most squares visited", ""))
                        .toList();
                legend.ask();
                place.applyCss();
                place.layout();
                return legend.lookupAll(".legend-row").stream()
                        .map(row -> ((HBox) row).getChildren().getLast().getLayoutX())
                        .collect(Collectors.toSet());
            });
            assertEquals(1, starts.size(), most + " looks: " + starts);
        }
    }
}
