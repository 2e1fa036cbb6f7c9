package knightschool.ui.choice;

import java.util.function.Consumer;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.files.InputFault;
import knightschool.ui.command.GestureDescription;

/** The length of one side of the board, in squares. Whatever is typed that is no length is refused in words. */
public final class SideSpinner extends Spinner<Integer> {
    /** What its keys do. */
    public static final GestureDescription GESTURE = new GestureDescription("↑, ↓", ProblemChoiceWords.ONE_MORE);

    private Runnable onDone = () -> {};

    /**
     * @param what the squares of a side, such as "columns"
     * @param squares how many there are
     * @param longest how many there may be
     * @param faults told what was typed that is no length
     */
    public SideSpinner(String what, int squares, int longest, Consumer<InputFault> faults) {
        SpinnerValueFactory.IntegerSpinnerValueFactory lengths =
                new SpinnerValueFactory.IntegerSpinnerValueFactory(1, longest, squares);
        setValueFactory(lengths);
        lengths.setConverter(new WholeNumberConverter(
                this, 1, longest, typed -> faults.accept(ProblemChoiceWords.noNumber(typed, what, longest))));
        setEditable(true);
        setId(what);
        setPrefWidth(76);
        setMinWidth(68);
        setAccessibleText(ProblemChoiceWords.numberOf(what));
        SelectAllOnFocus.of(getEditor());
        addEventHandler(KeyEvent.KEY_PRESSED, this::finish);
        setTooltip(new Tooltip(ProblemChoiceWords.numberHelp(what, longest, GESTURE.keys())));
    }

    /** @param action follows Enter, which takes the number that was typed, and Esc, which takes the one before */
    public void setOnDone(Runnable action) {
        onDone = action;
    }

    /** Neither is a key of the scene there. */
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
