package knightschool.ui.choice;

import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;

/**
 * The purposes for which a board can be chosen, one for each scene that asks for a board. {@link ProblemChoiceWords}
 * has the texts.
 */
public enum BoardPurpose {
    /** Searches from one start, side by side. */
    COMPARE(BuiltInSceneKinds.COMPARE, true, true),
    /** A game of the user, who chooses where to begin. */
    PLAY(BuiltInSceneKinds.PLAY, false, true),
    /** Searches from every start. */
    CENSUS(BuiltInSceneKinds.CENSUS, false, true),
    /** One more board of an experiment, searched on from many starts. */
    EXPERIMENT(BuiltInSceneKinds.EXPERIMENT, false, true),
    /** Tours of full boards, which are not read from files. */
    TOUR(BuiltInSceneKinds.TOUR, false, false);

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

    /** The longest side for which squares can still be distinguished, in squares. */
    int longestSide() {
        return scene.longestSide();
    }

    /** Whether a start is chosen with the board. */
    boolean isFromOneStart() {
        return fromOneStart;
    }

    /** Whether boards can be read from files. */
    boolean takesFiles() {
        return files;
    }
}
