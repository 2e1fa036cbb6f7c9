package knightschool.ui.choice;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.ui.command.Command;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;

/** The card in which size, start and kind of tour are chosen, or a board file. */
final class ProblemChoiceCard extends VBox {
    private static final Set<String> SIGNS = Set.of("x", "X", "×", "*");
    private static final int FOUR_DIGITS = 1000;
    private static final double NARROW = 84;
    private static final double WIDE = 104;

    private final BoardChooserConfiguration use;
    private final Consumer<ChosenProblem> listener;
    private final Spinner<Integer> columns;
    private final Spinner<Integer> rows;
    private final TextField start = NodeStyle.named(new TextField(), "start");
    private final CheckBox closed = NodeStyle.named(new CheckBox(ProblemChoiceWords.CLOSED), "closed");
    private final Label fault = NodeStyle.named(LabelFactory.of("", "text-14", "choice-fault"), "choice-fault");
    private ChosenProblem choice;
    private boolean showing;
    private boolean startNamed;

    /**
     * @param listener receives a choice that can be searched on
     * @param open asks for a file
     */
    ProblemChoiceCard(BoardChooserConfiguration use, Consumer<ChosenProblem> listener, Runnable open) {
        this.use = use;
        this.listener = listener;
        this.columns = side("columns", ProblemChoiceWords.COLUMNS);
        this.rows = side("rows", ProblemChoiceWords.ROWS);
        List.of(columns.getEditor(), rows.getEditor(), start).forEach(SelectAllOnFocus::of);
        getStyleClass().add("choice-card");
        start.setPrefColumnCount(5);
        start.setTooltip(new Tooltip(ProblemChoiceWords.START_HELP));
        closed.setTooltip(new Tooltip(ProblemChoiceWords.CLOSED_HELP));
        start.textProperty().addListener(_ -> startNamed |= !showing);
        start.setOnAction(_ -> apply());
        // Space ticks a box; Enter would tick it too, but means the whole form in every other place of it.
        closed.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ENTER) {
                apply();
                key.consume();
            }
        });
        fault.setWrapText(true);
        fault.managedProperty().bind(fault.visibleProperty());
        Command take = Command.of("board.take", use.applyHelp(), this::apply, "Enter");
        Button apply = NodeStyle.named(new Button(use.apply()), "choice-apply");
        apply.setDefaultButton(true);
        apply.setTooltip(new Tooltip(take.tooltip()));
        apply.setOnAction(_ -> take.run());
        Button file = NodeStyle.named(new Button(ProblemChoiceWords.FILE), "choice-open");
        file.setTooltip(new Tooltip(ProblemChoiceWords.FILE_HELP));
        file.setOnAction(_ -> open.run());
        NodeVisibility.set(file, use.takesFiles());
        HBox buttons = new HBox(8, apply, file);
        getChildren().setAll(fields(), closed, fault, buttons);
        columns.getEditor().addEventFilter(KeyEvent.KEY_TYPED, this::toRows);
        columns.getEditor().textProperty().addListener(_ -> resized());
        rows.getEditor().textProperty().addListener(_ -> resized());
    }

    /** Moves the focus to the rows when the user types the sign between the two numbers of a size, such as 3x10. */
    private void toRows(KeyEvent key) {
        if (SIGNS.contains(key.getCharacter())) {
            rows.getEditor().requestFocus();
            rows.getEditor().selectAll();
            key.consume();
        }
    }

    private Spinner<Integer> side(String id, String tip) {
        Spinner<Integer> spinner = NodeStyle.named(new Spinner<>(1, use.longestSide(), 8), id);
        spinner.setEditable(true);
        spinner.getValueFactory().setConverter(new TypedNumberConverter(spinner));
        spinner.getEditor()
                .setTextFormatter(
                        new TextFormatter<>(change -> change.getControlNewText().matches("\\d{0,4}") ? change : null));
        spinner.setPrefWidth(use.longestSide() < FOUR_DIGITS ? NARROW : WIDE);
        spinner.setTooltip(new Tooltip(ProblemChoiceWords.sideHelp(tip, use.longestSide())));
        return spinner;
    }

    /**
     * Converts typed numbers. An invalid length leaves the spinner unchanged; its text is refused with a message when
     * it is applied.
     */
    private final class TypedNumberConverter extends StringConverter<Integer> {
        private final Spinner<Integer> spinner;

        TypedNumberConverter(Spinner<Integer> spinner) {
            this.spinner = spinner;
        }

        @Override
        public String toString(Integer squares) {
            return String.valueOf(squares);
        }

        @Override
        public Integer fromString(String text) {
            int squares = squares(text);
            return isLength(squares) ? Integer.valueOf(squares) : spinner.getValue();
        }
    }

    private GridPane fields() {
        Label size = LabelFactory.whole(ProblemChoiceWords.SIZE);
        size.setLabelFor(columns);
        Label from = new Label(ProblemChoiceWords.START);
        from.setLabelFor(start);
        HBox sides = HBoxFactory.of(8, columns, new Label("×"), rows);
        GridPane grid = new GridPane(16, 8);
        grid.addRow(0, size, sides);
        if (use.isFromOneStart()) {
            grid.addRow(1, from, start);
        }
        return grid;
    }

    /** Shows a choice to be changed. */
    void show(ChosenProblem now) {
        choice = now;
        showing = true;
        columns.getValueFactory().setValue(now.board().columns());
        rows.getValueFactory().setValue(now.board().rows());
        columns.getEditor().setText(String.valueOf(now.board().columns()));
        rows.getEditor().setText(String.valueOf(now.board().rows()));
        start.setText(SquareNames.name(now.board(), now.start()));
        showing = false;
        startNamed = false;
        closed.setSelected(now.closed());
        fault.setVisible(false);
    }

    /** Moves the keyboard focus to the first field. */
    void begin() {
        columns.getEditor().requestFocus();
        columns.getEditor().selectAll();
    }

    /**
     * Updates the start for the typed size, unless the user has named one, so that a key that applies the choice uses
     * what is displayed.
     */
    private void resized() {
        int wide = squares(columns.getEditor().getText());
        int high = squares(rows.getEditor().getText());
        if (showing || startNamed || !isLength(wide) || !isLength(high)) {
            return;
        }
        showing = true;
        start.setText(choice.startOn(wide, high));
        showing = false;
    }

    private void apply() {
        try {
            listener.accept(choice.changed(side(columns), side(rows), start.getText(), closed.isSelected()));
        } catch (InputFault wrong) {
            fault.setText(wrong.displayMessage());
            fault.setVisible(true);
        }
    }

    /** The side in the field, even if it was typed and not yet applied to the spinner. */
    private int side(Spinner<Integer> spinner) {
        String text = spinner.getEditor().getText().strip();
        int squares = squares(text);
        if (!isLength(squares)) {
            throw ProblemChoiceWords.noLength(text, squares, use.longestSide());
        }
        return squares;
    }

    /** Parses a number of squares; 0 if the text is none. */
    private static int squares(String text) {
        return text != null && text.matches("\\d{1,4}") ? Integer.parseInt(text) : 0;
    }

    private boolean isLength(int squares) {
        return squares >= 1 && squares <= use.longestSide();
    }
}
