package knightschool.ui.compare.breakpoint;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import knightschool.board.Board;
import knightschool.compare.BreakpointCondition;
import knightschool.files.InputFault;
import knightschool.ui.choice.SelectAllOnFocus;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.compare.model.BreakpointConditionChoice;

/** A field in which a condition is chosen and its value typed. */
final class BreakpointConditionField extends HBox {
    private static final double GAP = 8;
    private static final double VALUE = 64;

    private final SelectionRevealingChoiceBox<BreakpointConditionChoice> conditionChoice =
            new SelectionRevealingChoiceBox<>();
    private final TextField value = new TextField();

    /**
     * @param number the number of the condition, from 1
     * @param add adds the breakpoint
     */
    BreakpointConditionField(int number, Runnable add) {
        super(GAP);
        setAlignment(Pos.CENTER_LEFT);
        conditionChoice.setId("stop-what-" + number);
        conditionChoice.getItems().setAll(BreakpointConditionChoice.values());
        conditionChoice.setWords(BreakpointConditionChoice::words);
        conditionChoice.setTooltip(new Tooltip(BreakpointFormWords.CONDITION_HELP));
        conditionChoice.setAccessibleText(BreakpointFormWords.CONDITION_HELP);
        conditionChoice.setMinWidth(USE_PREF_SIZE);
        value.setId("stop-value-" + number);
        value.setPrefWidth(VALUE);
        value.setMinWidth(VALUE);
        value.setTooltip(new Tooltip());
        value.setOnAction(_ -> add.run());
        SelectAllOnFocus.of(value);
        value.managedProperty().bind(value.visibleProperty());
        if (number > 1) {
            Label and = new Label(BreakpointFormWords.AND);
            and.setMinWidth(USE_PREF_SIZE);
            getChildren().add(and);
        }
        getChildren().addAll(conditionChoice, value);
        conditionChoice.getSelectionModel().selectedItemProperty().subscribe(this::ask);
        // Two squares are seldom meant, a square and a depth often.
        conditionChoice.setValue(number == 1 ? BreakpointConditionChoice.ENTERED : BreakpointConditionChoice.DEPTH);
    }

    private void ask(BreakpointConditionChoice choice) {
        BreakpointConditionChoice.Value valueKind =
                choice == null ? BreakpointConditionChoice.Value.NONE : choice.value();
        value.setVisible(valueKind != BreakpointConditionChoice.Value.NONE);
        value.clear();
        String help = switch (valueKind) {
            case SQUARE -> BreakpointFormWords.SQUARE_HELP;
            case ANY_SQUARE -> BreakpointFormWords.ANY_SQUARE_HELP;
            case NUMBER -> BreakpointFormWords.NUMBER_HELP;
            case MOVE -> BreakpointFormWords.MOVE_HELP;
            case NONE -> "";
        };
        value.setPromptText(
                switch (valueKind) {
                    case SQUARE -> BreakpointFormWords.SQUARE;
                    case ANY_SQUARE -> BreakpointFormWords.ANY_SQUARE;
                    case NUMBER -> BreakpointFormWords.NUMBER;
                    case MOVE -> BreakpointFormWords.MOVE;
                    case NONE -> "";
                });
        value.getTooltip().setText(help);
        value.setAccessibleText(help);
    }

    /**
     * The chosen condition.
     *
     * @throws InputFault if the typed value is not valid
     */
    BreakpointCondition condition(Board board) {
        return conditionChoice.getValue().make(value.getText(), board);
    }

    /** Moves the keyboard focus to the typed value or, if there is none, to the choice. */
    void begin() {
        (value.isVisible() ? value : conditionChoice).requestFocus();
    }
}
