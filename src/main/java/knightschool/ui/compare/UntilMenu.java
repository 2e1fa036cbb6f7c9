package knightschool.ui.compare;

import java.util.List;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;
import knightschool.compare.SearchEvent;

/** Goes to the next time that something happens in any pane. */
final class UntilMenu extends MenuButton {
    private static final String NEXT = "Until next…";
    private static final int DEEPEST = 1 << 24;

    private static final double DEPTH_WIDTH = 110;

    private final Spinner<Integer> depth = new Spinner<>(2, DEEPEST, 2);

    UntilMenu(CompareModel model, Runnable home) {
        super(NEXT);
        setId("until");
        getStyleClass().add("until");
        setMinWidth(USE_PREF_SIZE);
        setPopupSide(Side.TOP);
        setTooltip(
                new Tooltip(
                        "Run until something happens (U undo, P prune, F a pane finishes, D two panes part, V the depth falls)"));
        getItems()
                .setAll(List.of(
                        item("until-undo", "Undo (U)", () -> model.transport().untilNext(SearchEvent.UNDO)),
                        item("until-prune", "Prune (P)", () -> model.transport().untilNext(SearchEvent.PRUNE)),
                        item(
                                "until-finish",
                                "A pane finishes (F)",
                                () -> model.transport().untilNext(SearchEvent.PANE_FINISHES)),
                        item(
                                "until-parting",
                                "Two panes part (D)",
                                () -> model.transport().untilNext(SearchEvent.PARTING)),
                        new SeparatorMenuItem(),
                        depthItem(model)));
        setOnShowing(_ -> depth.getValueFactory().setValue(model.leastDepth()));
        setOnHidden(_ -> home.run());
    }

    private MenuItem depthItem(CompareModel model) {
        depth.setId("until-depth");
        depth.setEditable(true);
        depth.getValueFactory().setConverter(new Digits());
        depth.getEditor()
                .setTextFormatter(
                        new TextFormatter<>(change -> change.getControlNewText().matches("\\d{0,8}") ? change : null));
        depth.setPrefWidth(DEPTH_WIDTH);
        depth.setTooltip(new Tooltip("Number of squares visited"));
        Button go = new Button("Go");
        go.setId("until-fall");
        go.setDefaultButton(true);
        go.setTooltip(new Tooltip("Run until a pane has fewer squares visited (V: fewer than now)"));
        go.setOnAction(_ -> {
            depth.commitValue();
            hide();
            model.transport().untilNext(SearchEvent.fallBelow(depth.getValue()));
        });
        HBox line = new HBox(8, new Label("Depth falls below (V)"), depth, go);
        line.setAlignment(Pos.CENTER_LEFT);
        return new CustomMenuItem(line, false);
    }

    /** Reads what is typed; an empty field leaves the number as it was. */
    private final class Digits extends StringConverter<Integer> {
        @Override
        public String toString(Integer number) {
            return String.valueOf(number);
        }

        @Override
        public Integer fromString(String text) {
            return text.isEmpty() ? depth.getValue() : Integer.valueOf(text);
        }
    }

    private static MenuItem item(String id, String words, Runnable action) {
        MenuItem item = new MenuItem(words);
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
