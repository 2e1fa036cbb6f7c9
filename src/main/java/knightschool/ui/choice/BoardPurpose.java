package knightschool.ui.choice;

import knightschool.setup.SceneKind;

/** What a board is chosen for; {@link ProblemChoiceWords} says it. */
public enum BoardPurpose {
    /** Searches from one start, side by side. */
    COMPARE(SceneKind.COMPARE, true, true),
    /** A game of a person, who chooses where to begin. */
    PLAY(SceneKind.PLAY, false, true),
    /** Searches from every start. */
    CENSUS(SceneKind.CENSUS, false, true),
    /** Tours of full boards, of which no file is needed. */
    TOUR(SceneKind.TOUR, false, false);

    private final SceneKind scene;
    private final boolean fromOneStart;
    private final boolean files;

    BoardPurpose(SceneKind scene, boolean fromOneStart, boolean files) {
        this.scene = scene;
        this.fromOneStart = fromOneStart;
        this.files = files;
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
        return files;
    }
}
