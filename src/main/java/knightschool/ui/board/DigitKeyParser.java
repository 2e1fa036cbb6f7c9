package knightschool.ui.board;

import javafx.scene.input.KeyCode;

/** Determines the digit of a key. Digit keys choose squares and answers by their numbers. */
public final class DigitKeyParser {
    private DigitKeyParser() {}

    /** Returns the digit of a digit key, on the keyboard or the number pad; 0 for every other key. */
    public static int of(KeyCode code) {
        String digits = code.isDigitKey() ? code.getName().replaceAll("\\D", "") : "";
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }
}
