package knightschool.ui.choice;

import java.util.function.Consumer;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.files.InputFault;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.command.GestureDescription;

/** A spinner for the length of one side of the board, in squares. An invalid text is refused with a message. */
public final class BoardSideSpinner extends Spinner<Integer> {
    /** Its keys, for the help. */
    public static final GestureDescription GESTURE = new GestureDescription("↑, ↓", ProblemChoiceWords.ONE_MORE);

    private Runnable onDone = () -> {};

    /**
     * @param name the squares of a side, such as "columns"
     * @param squares the initial number
     * @param longest the greatest number
     * @param faults receives the fault of a typed text that is not a length
     */
    public BoardSideSpinner(String name, int squares, int longest, Consumer<InputFault> faults) {
        SpinnerValueFactory.IntegerSpinnerValueFactory lengths =
                new SpinnerValueFactory.IntegerSpinnerValueFactory(1, longest, squares);
        setValueFactory(lengths);
        lengths.setConverter(new WholeNumberConverter(
                this, 1, longest, typed -> faults.accept(ProblemChoiceWords.noNumber(typed, name, longest))));
        setEditable(true);
        setId(name);
        setPrefWidth(76);
        setMinWidth(68);
        setAccessibleText(ProblemChoiceWords.numberOf(name));
        SelectAllOnFocus.of(getEditor());
        addEventHandler(KeyEvent.KEY_PRESSED, this::finish);
        EscapeLayers.passOnToFocused(this, _ -> isEdited());
        setTooltip(new Tooltip(ProblemChoiceWords.numberHelp(name, longest, GESTURE.keys())));
    }

    /**
     * Sets the action that ends the input.
     *
     * @param action run after Enter, which applies the typed number, and after Esc, which restores the previous one
     */
    public void setOnDone(Runnable action) {
        onDone = action;
    }

    private boolean isEdited() {
        return !getEditor().getText().equals(String.valueOf(getValue()));
    }

    /** Handles Enter and Esc, which are not passed to the scene. */
    private void finish(KeyEvent key) {
        boolean plain = !key.isShortcutDown() && !key.isAltDown();
        if (plain && key.getCode() == KeyCode.ESCAPE) {
            getEditor().setText(String.valueOf(getValue()));
        }
        if (plain && (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.ESCAPE)) {
            key.consume();
            onDone.run();
        }
    }
}
