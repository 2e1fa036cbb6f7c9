package knightschool.picture;

import java.util.List;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.text.Keyword;

/**
 * The formats of a file with the mouse clicks that make a walk on a board in a picture: a table of the clicks, or a
 * script for a program that performs them.
 */
public enum WalkClickScriptFormat implements Keyword {
    /** A table with the square's index, x, y, and the square's name. */
    CSV(".csv", "square,x,y,name\n", (square, x, y, name) -> square + "," + x + "," + y + "," + name + "\n"),
    /** A script for AutoHotkey 2, whose coordinates begin at the corner of the active window. */
    AUTOHOTKEY(
            ".ahk",
            "#Requires AutoHotkey v2.0\nCoordMode \"Mouse\", \"Window\"\n",
            (_, x, y, _) -> "Click " + x + ", " + y + "\nSleep 300\n"),
    /** A shell script for xdotool, whose coordinates begin at the corner of the screen. */
    XDOTOOL(".sh", "#!/bin/sh\n", (_, x, y, _) -> "xdotool mousemove " + x + " " + y + " click 1\nsleep 0.3\n");

    private interface Click {
        String line(int square, long x, long y, String name);
    }

    private final String ending;
    private final String head;
    private final Click click;

    WalkClickScriptFormat(String ending, String head, Click click) {
        this.ending = ending;
        this.head = head;
        this.click = click;
    }

    /** Returns the file name extension, with the dot. */
    public String ending() {
        return ending;
    }

    /**
     * Returns the clicks on the squares of a walk in order, in whole pixels of the picture.
     *
     * @param walk indices of squares
     */
    public String write(List<Integer> walk, GridPlacement grid) {
        StringBuilder text = new StringBuilder(head);
        walk.forEach(square -> {
            PicturePoint centre = grid.centre(square);
            String name = SquareNames.name(grid.columns(), grid.rows(), square);
            text.append(click.line(square, (long) Math.floor(centre.x()), (long) Math.floor(centre.y()), name));
        });
        return text.toString();
    }

    /**
     * Returns the format with the given keyword.
     *
     * @throws InputFault if there is no such format
     */
    public static WalkClickScriptFormat named(String word) {
        return Keyword.find(WalkClickScriptFormat.class, word.strip())
                .orElseThrow(() -> new InputFault(
                        "there are no clicks of the form \"" + word.strip() + "\"",
                        "Choose one of: " + Keyword.list(WalkClickScriptFormat.class) + "."));
    }
}
