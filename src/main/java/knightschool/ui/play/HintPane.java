package knightschool.ui.play;

import java.util.EnumMap;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.drawing.game.HintDotRowDrawing;
import knightschool.play.Hint;
import knightschool.play.HintStrength;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Three hints of increasing strength, one of which may be open. */
final class HintPane extends VBox {
    private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

    private static final double PADDING = 32;

    private final PlayModel model;
    private final RequestedHintsModel hints;
    private final Map<HintStrength, Row> rows = new EnumMap<>(HintStrength.class);

    HintPane(PlayModel model, RequestedHintsModel hints, PlayCommands commands) {
        this.model = model;
        this.hints = hints;
        getStyleClass().add("hint-pane");
        getChildren().add(LabelFactory.of(HintWords.HINT, "play-title"));
        for (HintStrength strength : HintStrength.values()) {
            Row row = new Row(strength, commands.named(PlayCommands.HINT).tooltip());
            rows.put(strength, row);
            getChildren().add(row);
        }
        disableProperty().bind(hints.canAskProperty().not());
        hints.givenProperty().addListener(_ -> show());
        show();
    }

    private void show() {
        RequestedHintsModel.RequestedHints hintState = hints.givenProperty().get();
        rows.forEach((strength, row) -> row.show(
                hintState.open().equals(java.util.Optional.of(strength)),
                hintState.hints().get(strength)));
    }

    /** A hint: a button, with the sentence below it while open. */
    private final class Row extends Button {
        private final Label text = LabelFactory.wrapped("", "hint-words", "text-14");
        private final FontIcon arrow = new FontIcon(Feather.CHEVRON_RIGHT);
        private final HBox box;

        Row(HintStrength strength, String tooltip) {
            getStyleClass().add("hint-row");
            setId("hint-" + (strength.ordinal() + 1));
            Label title = LabelFactory.of(HintWords.title(strength), "strong", "text-14");
            text.managedProperty().bind(text.visibleProperty());
            SketchView dots =
                    new SketchView(HintDotRowDrawing.of(strength.ordinal() + 1, HintStrength.values().length));
            VBox words = new VBox(4, title, text);
            HBox.setHgrow(words, Priority.ALWAYS);
            box = new HBox(12, beside(dots), words, new Region(), beside(arrow));
            setGraphic(box);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setMaxWidth(Double.MAX_VALUE);
            setAccessibleRole(AccessibleRole.BUTTON);
            setAccessibleText(HintWords.title(strength));
            setTooltip(new Tooltip(tooltip));
            setOnAction(_ -> hints.give(strength));
            box.prefWidthProperty().bind(widthProperty().subtract(PADDING));
        }

        /** Returns a sign aligned with the title. */
        private static Node beside(Node sign) {
            return NodeStyle.of(new VBox(sign), "hint-sign");
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        /**
         * Returns the height of the text at the given width; a button by itself would use the height at its least
         * width.
         */
        @Override
        protected double computePrefHeight(double width) {
            double wide = width < 0 ? prefWidth(-1) : width;
            return snappedTopInset() + box.prefHeight(wide - PADDING) + snappedBottomInset();
        }

        void show(boolean open, Hint hint) {
            pseudoClassStateChanged(OPEN, open);
            text.setVisible(open && hint != null);
            text.setText(open && hint != null ? HintWords.text(model.board(), hint) : "");
            arrow.setIconCode(open ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT);
        }
    }
}
