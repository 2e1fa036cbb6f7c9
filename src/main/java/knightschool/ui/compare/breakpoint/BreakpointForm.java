package knightschool.ui.compare.breakpoint;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.files.InputFault;
import knightschool.ui.choice.SelectAllOnFocus;
import knightschool.ui.choice.SelectionRevealingChoiceBox;
import knightschool.ui.control.NodeStyle;

/** The row in which a breakpoint is composed: conditions, panes, and a button that adds it. */
final class BreakpointForm extends FlowPane {
    private static final double GAP = 8;

    /** The width of all controls with one condition in one line, in pixels. */
    private static final double ONE_LINE = 840;

    private final Supplier<Board> board;
    private final Predicate<Breakpoint> added;
    private final Consumer<String> refused;
    private final Node after;
    private final Label title = NodeStyle.of(new Label(BreakpointsViewWords.TITLE), "text-14", "muted");
    private final List<ConditionField> fields = new ArrayList<>();
    private final Button more = NodeStyle.named(new Button(BreakpointsViewWords.AND_MORE), "stop-and");
    private final SelectionRevealingChoiceBox<Breakpoint.Panes> panes = new SelectionRevealingChoiceBox<>();
    private final Button add = NodeStyle.named(new Button(BreakpointsViewWords.ADD), "stop-add");

    /**
     * @param board supplies the board whose squares are named
     * @param added receives the breakpoint, and returns whether it was added
     * @param refused receives the fault of a typed text, in words; empty if there is none
     * @param after the node at the end of the row
     */
    BreakpointForm(Supplier<Board> board, Predicate<Breakpoint> added, Consumer<String> refused, Node after) {
        super(GAP, GAP);
        this.board = board;
        this.added = added;
        this.refused = refused;
        this.after = after;
        setPrefWrapLength(ONE_LINE);
        setAlignment(Pos.CENTER_LEFT);
        title.setMinWidth(USE_PREF_SIZE);
        more.setTooltip(new Tooltip(BreakpointsViewWords.AND_HELP));
        more.setOnAction(_ -> addConditionField());
        panes.setId("stop-panes");
        panes.setWords(where -> BreakpointWords.panes(where, board.get()));
        panes.setTooltip(new Tooltip(BreakpointsViewWords.PANES_HELP));
        panes.setAccessibleText(BreakpointsViewWords.PANES_HELP);
        add.setTooltip(new Tooltip(BreakpointsViewWords.ADD_HELP));
        add.setOnAction(_ -> add());
        for (Button button : List.of(more, add)) {
            button.setMinWidth(USE_PREF_SIZE);
        }
        identify(List.of());
        begin();
    }

    /** Sets the searches, from left to right. */
    void identify(List<ConfiguredAlgorithm> solvers) {
        Breakpoint.Panes choice = panes.getValue();
        panes.getItems()
                .setAll(Stream.concat(
                                Stream.of(new Breakpoint.Panes.Any(), new Breakpoint.Panes.All()),
                                solvers.stream().distinct().map(Breakpoint.Panes.Of::new))
                        .toList());
        panes.setValue(
                panes.getItems().contains(choice) ? choice : panes.getItems().getFirst());
    }

    /** Resets the row to one condition without a typed value. */
    private void begin() {
        fields.clear();
        fields.add(new ConditionField(1, this::add));
        line();
    }

    private void addConditionField() {
        fields.add(new ConditionField(fields.size() + 1, this::add));
        line();
        fields.getLast().requestLayout();
        fields.getLast().begin();
    }

    private void line() {
        more.setDisable(fields.size() == Breakpoint.MOST_CONDITIONS);
        List<Node> line = new ArrayList<>(List.of(title));
        line.addAll(fields);
        line.addAll(List.of(more, panes, add, after));
        getChildren().setAll(line);
    }

    private void add() {
        try {
            Breakpoint breakpoint = new Breakpoint(
                    fields.stream().map(field -> field.condition(board.get())).toList(), panes.getValue());
            refused.accept("");
            if (added.test(breakpoint)) {
                begin();
            }
        } catch (InputFault fault) {
            refused.accept(fault.displayMessage());
        }
    }

    /** Moves the keyboard focus to the row. */
    void focus() {
        fields.getFirst().begin();
    }

    /** A field in which a condition is chosen and its value typed. */
    private static final class ConditionField extends HBox {
        private static final double VALUE = 64;

        private final SelectionRevealingChoiceBox<BreakpointConditionKind> conditionChoice =
                new SelectionRevealingChoiceBox<>();
        private final TextField value = new TextField();

        /**
         * @param number the number of the condition, from 1
         * @param add adds the breakpoint
         */
        ConditionField(int number, Runnable add) {
            super(GAP);
            setAlignment(Pos.CENTER_LEFT);
            conditionChoice.setId("stop-what-" + number);
            conditionChoice.getItems().setAll(BreakpointConditionKind.values());
            conditionChoice.setWords(BreakpointConditionKind::words);
            conditionChoice.setTooltip(new Tooltip(BreakpointsViewWords.CONDITION_HELP));
            conditionChoice.setAccessibleText(BreakpointsViewWords.CONDITION_HELP);
            conditionChoice.setMinWidth(USE_PREF_SIZE);
            value.setId("stop-value-" + number);
            value.setPrefWidth(VALUE);
            value.setMinWidth(VALUE);
            value.setTooltip(new Tooltip());
            value.setOnAction(_ -> add.run());
            SelectAllOnFocus.of(value);
            value.managedProperty().bind(value.visibleProperty());
            if (number > 1) {
                Label and = new Label(BreakpointsViewWords.AND);
                and.setMinWidth(USE_PREF_SIZE);
                getChildren().add(and);
            }
            getChildren().addAll(conditionChoice, value);
            conditionChoice.getSelectionModel().selectedItemProperty().subscribe(this::ask);
            // A square together with a depth is often wanted, two squares seldom.
            conditionChoice.setValue(number == 1 ? BreakpointConditionKind.ENTERED : BreakpointConditionKind.DEPTH);
        }

        private void ask(BreakpointConditionKind choice) {
            BreakpointConditionKind.Value valueKind =
                    choice == null ? BreakpointConditionKind.Value.NONE : choice.value();
            value.setVisible(valueKind != BreakpointConditionKind.Value.NONE);
            value.clear();
            String help = switch (valueKind) {
                case SQUARE -> BreakpointsViewWords.SQUARE_HELP;
                case ANY_SQUARE -> BreakpointsViewWords.ANY_SQUARE_HELP;
                case NUMBER -> BreakpointsViewWords.NUMBER_HELP;
                case MOVE -> BreakpointsViewWords.MOVE_HELP;
                case NONE -> "";
            };
            value.setPromptText(
                    switch (valueKind) {
                        case SQUARE -> BreakpointsViewWords.SQUARE;
                        case ANY_SQUARE -> BreakpointsViewWords.ANY_SQUARE;
                        case NUMBER -> BreakpointsViewWords.NUMBER;
                        case MOVE -> BreakpointsViewWords.MOVE;
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
}
