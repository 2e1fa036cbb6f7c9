package knightschool.ui.choice;

import java.util.function.Consumer;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.StringConverter;
import knightschool.files.InputFault;
import knightschool.ui.command.Gesture;

/** The length of one side of the board, in squares. Whatever is typed that is no length is refused in words. */
public final class SideSpinner extends Spinner<Integer> {
    /** What its keys do. */
    public static final Gesture GESTURE = new Gesture("↑, ↓", ChoiceWords.ONE_MORE);

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
        lengths.setConverter(new Lengths(what, longest, this, faults));
        setEditable(true);
        setId(what);
        setPrefWidth(76);
        setMinWidth(68);
        setAccessibleText(ChoiceWords.numberOf(what));
        FocusSelection.of(getEditor());
        addEventHandler(KeyEvent.KEY_PRESSED, SideSpinner::keepEnter);
        setTooltip(new Tooltip(ChoiceWords.numberHelp(what, longest, GESTURE.keys())));
    }

    /** It takes the number that was typed, and is no key of the scene there. */
    private static void keepEnter(KeyEvent key) {
        if (key.getCode() == KeyCode.ENTER && !key.isShortcutDown() && !key.isAltDown()) {
            key.consume();
        }
    }

    private static final class Lengths extends StringConverter<Integer> {
        private final String what;
        private final int longest;
        private final Spinner<Integer> spinner;
        private final Consumer<InputFault> faults;

        Lengths(String what, int longest, Spinner<Integer> spinner, Consumer<InputFault> faults) {
            this.what = what;
            this.longest = longest;
            this.spinner = spinner;
            this.faults = faults;
        }

        @Override
        public String toString(Integer length) {
            return String.valueOf(length);
        }

        /** The length now, where the text is none: a text field cannot stay wrong. */
        @Override
        public Integer fromString(String text) {
            String typed = text == null ? "" : text.strip();
            if (typed.matches("\\d{1,4}") && isLength(Integer.parseInt(typed))) {
                return Integer.valueOf(typed);
            }
            faults.accept(ChoiceWords.noNumber(typed, what, longest));
            spinner.getEditor().setText(toString(spinner.getValue()));
            return spinner.getValue();
        }

        private boolean isLength(int squares) {
            return squares >= 1 && squares <= longest;
        }
    }
}
