package knightschool.ui.editor;

import java.util.function.Consumer;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.Tooltip;
import javafx.util.StringConverter;
import knightschool.files.InputFault;
import knightschool.ui.choice.FocusSelection;

/** The length of one side of the board, in squares. Whatever is typed that is no length is refused in words. */
final class SideSpinner extends Spinner<Integer> {

    SideSpinner(String what, int squares, Consumer<InputFault> faults) {
        SpinnerValueFactory.IntegerSpinnerValueFactory lengths =
                new SpinnerValueFactory.IntegerSpinnerValueFactory(1, EditorViewModel.MAX_SIDE, squares);
        setValueFactory(lengths);
        lengths.setConverter(new Lengths(what, this, faults));
        setEditable(true);
        setId(what);
        setPrefWidth(76);
        setMinWidth(68);
        setAccessibleText(EditorWords.side(what));
        FocusSelection.of(getEditor());
        setTooltip(new Tooltip(EditorWords.sideTooltip(what)));
    }

    private static final class Lengths extends StringConverter<Integer> {
        private final String what;
        private final Spinner<Integer> spinner;
        private final Consumer<InputFault> faults;

        Lengths(String what, Spinner<Integer> spinner, Consumer<InputFault> faults) {
            this.what = what;
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
            faults.accept(EditorWords.noLength(typed, what));
            spinner.getEditor().setText(toString(spinner.getValue()));
            return spinner.getValue();
        }

        private static boolean isLength(int squares) {
            return squares >= 1 && squares <= EditorViewModel.MAX_SIDE;
        }
    }
}
