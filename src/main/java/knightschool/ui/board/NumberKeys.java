package knightschool.ui.board;

import javafx.scene.input.KeyCode;

/** The numbers on the keys by which squares and answers are chosen. */
public final class NumberKeys {
    private NumberKeys() {}

    /** The number from 1 to 9 on a key, also of the number pad, or 0. */
    public static int of(KeyCode code) {
        String digits = code.isDigitKey() ? code.getName().replaceAll("\\D", "") : "";
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }
}
