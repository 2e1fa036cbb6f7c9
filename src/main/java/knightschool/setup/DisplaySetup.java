package knightschool.setup;

import java.util.Set;
import knightschool.setup.value.DisplayOption;

/** What a scene shows on a board, and beyond it. */
public interface DisplaySetup extends SetupOnBoard {
    /** What is to be shown. */
    Set<DisplayOption> show();

    /** Whether this is to be shown. */
    default boolean shows(DisplayOption option) {
        return show().contains(option);
    }
}
