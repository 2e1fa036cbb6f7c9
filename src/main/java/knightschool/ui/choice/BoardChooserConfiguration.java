package knightschool.ui.choice;

import java.util.function.UnaryOperator;
import knightschool.setup.SceneKind;

/**
 * Describes how a board is chosen for a scene: the boards that are possible there, and the texts of the controls.
 *
 * @param scene the scene, which limits the size of the boards and has a command {@code board.choose}
 * @param isFromOneStart whether a start is chosen with the board
 * @param takesFiles whether boards can be read from files
 * @param apply the text of the button that applies the choice
 * @param applyHelp what that does
 * @param title makes the text of the button that opens the choice out of the name of the board, such as "8 × 8 ·
 *     closed"
 */
public record BoardChooserConfiguration(
        SceneKind scene,
        boolean isFromOneStart,
        boolean takesFiles,
        String apply,
        String applyHelp,
        UnaryOperator<String> title) {
    /** The longest side for which squares can still be distinguished, in squares. */
    int longestSide() {
        return scene.longestSide();
    }
}
