package knightschool.ui.choice;

import knightschool.setup.SceneKind;

/** What a board is chosen for, and how the card says it. */
public enum BoardUse {
    /** Searches from one start, side by side. */
    COMPARE(
            SceneKind.COMPARE,
            true,
            "Compare",
            "Begin all panes anew on this board (Enter)",
            "Compare on a board",
            "another board, another start"),
    /** Searches from every start. */
    CENSUS(
            SceneKind.CENSUS,
            false,
            "Take this board",
            "Count on this board (Enter)",
            "Count on a board",
            "another board, open or closed tours"),
    /** Tours of full boards, of which no file is needed. */
    TOUR(
            SceneKind.TOUR,
            false,
            "Take this size",
            "Make the tour of this board (Enter)",
            "",
            "another size, open or closed tours");

    private final SceneKind scene;
    private final boolean fromOneStart;
    private final String apply;
    private final String applyHelp;
    private final String fileTitle;
    private final String help;

    BoardUse(SceneKind scene, boolean fromOneStart, String apply, String applyHelp, String fileTitle, String help) {
        this.scene = scene;
        this.fromOneStart = fromOneStart;
        this.apply = apply;
        this.applyHelp = applyHelp;
        this.fileTitle = fileTitle;
        this.help = help;
    }

    SceneKind scene() {
        return scene;
    }

    /** The longest side whose squares can still be told apart there. */
    int longestSide() {
        return scene.longestSide();
    }

    /** Whether one start is chosen with the board. */
    boolean isFromOneStart() {
        return fromOneStart;
    }

    /** Whether boards are also read from files. */
    boolean takesFiles() {
        return !fileTitle.isEmpty();
    }

    /** What the button says that takes the choice. */
    String apply() {
        return apply;
    }

    String applyHelp() {
        return applyHelp;
    }

    /** The title of the window that asks for a file. */
    String fileTitle() {
        return fileTitle;
    }

    String help() {
        return help;
    }
}
