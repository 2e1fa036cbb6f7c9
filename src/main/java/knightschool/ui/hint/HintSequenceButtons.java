package knightschool.ui.hint;

import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.game.HintStrengthDotsDrawing;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.Command;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;

/**
 * A button for each hint of a sequence, with the strength of the hint in dots and the title. A click gives the hints up
 * to the one clicked and displays the sentence of that hint; a click on the displayed hint hides the sentence. The
 * hints that are given have a bar at their left.
 */
public final class HintSequenceButtons {
    private static final PseudoClass GIVEN = PseudoClass.getPseudoClass("given");
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
     * @param focus returns the keyboard focus to the board after a button was used with the mouse
     */
    public HintSequenceButtons(
            HintSequence hints, List<String> titles, ObservableValue<String> sentence, Command next, Runnable focus) {
        this.hints = hints;
        this.sentence = sentence;
        this.next = next;
        this.focus = focus;
        this.rows = IntStream.rangeClosed(1, hints.size())
                .mapToObj(number -> new Row(number, titles.get(number - 1)))
                .toList();
        hints.givenHintsProperty().addListener(_ -> show());
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
        private final VBox box;

        /** The clicks of the mouse that follow each other; 0 after a key. */
        private int clicks;

        Row(int number, String title) {
            this.number = number;
            SketchView dots = new SketchView(HintStrengthDotsDrawing.of(number, hints.size()));
            HBox head = HBoxFactory.of(10, dots, LabelFactory.of(title, "strong", "text-14"));
            box = new VBox(4, head, words);
            NodeStyle.named(this, "hint-" + number, "hint-row");
            words.setId("hint-words-" + number);
            setGraphic(box);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setMinWidth(0);
            setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(this, Priority.ALWAYS);
            setAccessibleText(HintWords.name(number, hints.size()) + ": " + title);
            setOnAction(_ -> {
                // The second click of a double click would hide what the first one has given.
                if (!isDisplayed()) {
                    hints.give(number);
                } else if (clicks < 2) {
                    hints.hide();
                }
                focus.run();
            });
            addEventFilter(MouseEvent.MOUSE_PRESSED, press -> clicks = press.getClickCount());
            addEventFilter(KeyEvent.KEY_PRESSED, this::press);
            box.prefWidthProperty()
                    .bind(Bindings.createDoubleBinding(() -> getWidth() - sides(), widthProperty(), insetsProperty()));
        }

        /** Moves the focus from hint to hint by arrow keys, which do not lead out of the hints. */
        private void press(KeyEvent key) {
            clicks = 0;
            boolean isBare = !key.isShiftDown() && !key.isShortcutDown() && !key.isAltDown();
            if (isBare && key.getCode().isArrowKey()) {
                boolean isForward = key.getCode() == KeyCode.RIGHT || key.getCode() == KeyCode.DOWN;
                if (number != (isForward ? rows.size() : 1)) {
                    requestFocusTraversal(isForward ? TraversalDirection.NEXT : TraversalDirection.PREVIOUS);
                }
                key.consume();
            }
        }

        private boolean isDisplayed() {
            return number == hints.givenHints().displayed();
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
            pseudoClassStateChanged(DISPLAYED, isDisplayed());
            words.setText(isDisplayed() ? sentence.getValue() : "");
            NodeVisibility.set(words, isDisplayed());
            pseudoClassStateChanged(GIVEN, number <= hints.givenHints().count());
            setTooltip(new Tooltip(HintWords.tip(number, hints.givenHints(), next.keyText())));
            setAccessibleHelp(words.getText());
        }
    }
}
