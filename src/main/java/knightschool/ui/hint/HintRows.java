package knightschool.ui.hint;

import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.game.HintDotRowDrawing;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SpacerFactory;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A button for each hint of a sequence, with its strength in dots and its title. A click gives the hints up to that one
 * and displays its sentence below its title; the hints that are given and not displayed have a check mark.
 */
public final class HintRows {
    private static final PseudoClass DISPLAYED = PseudoClass.getPseudoClass("displayed");

    private final HintSequence hints;
    private final ObservableValue<String> sentence;
    private final Command next;
    private final Runnable focus;
    private final List<Row> rows;

    /**
     * @param titles the titles of the hints, in order
     * @param sentence the words of the displayed hint
     * @param next the command that gives the next hint
     * @param focus returns the keyboard focus to the board after a click
     */
    public HintRows(
            HintSequence hints, List<String> titles, ObservableValue<String> sentence, Command next, Runnable focus) {
        this.hints = hints;
        this.sentence = sentence;
        this.next = next;
        this.focus = focus;
        this.rows = IntStream.rangeClosed(1, hints.size())
                .mapToObj(number -> new Row(number, titles.get(number - 1)))
                .toList();
        hints.givenProperty().addListener(_ -> show());
        sentence.addListener((_, _, _) -> show());
        show();
    }

    public Button[] buttons() {
        return rows.toArray(Button[]::new);
    }

    private void show() {
        rows.forEach(Row::show);
    }

    private final class Row extends Button {
        private final int number;
        private final Label words = LabelFactory.wrapped("", "text-14");
        private final FontIcon check = new FontIcon(Feather.CHECK);
        private final VBox box;

        Row(int number, String title) {
            this.number = number;
            HBox head = NodeStyle.of(
                    new HBox(
                            new SketchView(HintDotRowDrawing.of(number, hints.size())),
                            LabelFactory.of(title, "strong", "text-14"),
                            SpacerFactory.across(),
                            check),
                    "hint-head");
            head.setAlignment(Pos.CENTER_LEFT);
            box = new VBox(4, head, words);
            NodeStyle.named(this, "hint-" + number, "hint-row");
            words.setId("hint-words-" + number);
            setGraphic(box);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setMinWidth(0);
            setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(this, Priority.ALWAYS);
            setAccessibleText(HintWords.name(number, hints.size()) + ": " + title);
            setTooltip(new Tooltip());
            setOnAction(_ -> {
                hints.ask(number);
                focus.run();
            });
            box.prefWidthProperty()
                    .bind(Bindings.createDoubleBinding(() -> getWidth() - sides(), widthProperty(), insetsProperty()));
        }

        private double sides() {
            return snappedLeftInset() + snappedRightInset();
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        /**
         * Returns the height of the sentence at the given width; a button by itself would use the height at its least
         * width.
         */
        @Override
        protected double computePrefHeight(double width) {
            double wide = width < 0 ? prefWidth(-1) : width;
            return snappedTopInset() + box.prefHeight(wide - sides()) + snappedBottomInset();
        }

        void show() {
            boolean isDisplayed = number == hints.given().displayed();
            pseudoClassStateChanged(DISPLAYED, isDisplayed);
            words.setText(isDisplayed ? sentence.getValue() : "");
            NodeVisibility.set(words, isDisplayed);
            check.setVisible(!isDisplayed && number <= hints.given().count());
            getTooltip().setText(HintWords.tip(number, hints.given(), next.keyText()));
            setAccessibleHelp(words.getText());
        }
    }
}
