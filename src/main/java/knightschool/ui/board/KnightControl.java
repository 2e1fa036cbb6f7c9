package knightschool.ui.board;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.board.Board;

/**
 * A knight that a person moves over a board: by clicks, by drags, by keys that reach a square, and by the keys 1 to 8.
 * Used on the JavaFX thread only.
 */
public final class KnightControl {
    private static final int MOST_MOVES = 8;

    private final BoardCanvas canvas;
    private final Player player;
    private boolean held;

    /** What is done with the knight. */
    public interface Player {
        /** The knight's square, or {@link Board#NONE} before it is set. */
        int knight();

        /** A person wants the knight on a square. */
        void choose(int square);

        /** A person wants the move of that number, from 1 to 8. */
        void chooseNumber(int number);

        /** Says why nothing was done. */
        void say(String words);

        /** Draws the board anew. */
        void draw();
    }

    /** Hears of what a person does on that board. */
    public KnightControl(BoardCanvas canvas, Player player) {
        this.canvas = canvas;
        this.player = player;
        canvas.setOnSquarePressed(this::press);
        canvas.setOnReleased(this::release);
        canvas.setFirst(player::knight);
        canvas.pointedProperty().addListener(_ -> player.draw());
        canvas.keyboardSquareProperty().addListener(_ -> player.draw());
    }

    /** A press on the knight takes it up; one on another square moves it there. */
    public void press(int square) {
        held = square == player.knight();
        if (!held) {
            player.choose(square);
        }
    }

    /** A dragged knight goes where it is let go; where it cannot go there, it stays and why is said. */
    private void release() {
        int square = canvas.pointedProperty().get();
        boolean dragged = held;
        held = false;
        if (dragged && canvas.isLetGoOutside()) {
            player.say(BoardWords.OUTSIDE);
        } else if (dragged && square != Board.NONE && square != player.knight()) {
            player.choose(square);
        }
        player.draw();
    }

    /** The keys 1 to 8 move, wherever in the scene the focus is. */
    public void key(KeyEvent key) {
        int number = number(key.getCode());
        boolean plain = !key.isShortcutDown() && !key.isAltDown() && !key.isShiftDown();
        if (!key.isConsumed() && plain && number > 0) {
            player.chooseNumber(number);
            key.consume();
        }
    }

    /** The number from 1 to 8 on a key, or 0. */
    private static int number(KeyCode code) {
        String digits = code.isDigitKey() ? code.getName().replaceAll("\\D", "") : "";
        int number = digits.isEmpty() ? 0 : Integer.parseInt(digits);
        return number <= MOST_MOVES ? number : 0;
    }

    /** The square to be drawn as the one that is meant now: that under a dragged knight, or that keys have reached. */
    public int focused() {
        return held
                ? canvas.pointedProperty().get()
                : canvas.keyboardSquareProperty().get();
    }
}
