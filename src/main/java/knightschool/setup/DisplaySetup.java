package knightschool.setup;

import java.util.Set;
import knightschool.setup.value.DisplayOption;

/** A set-up with display options: what a scene shows in addition to its board. */
public interface DisplaySetup extends SetupOnBoard {
    /** Returns the display options. */
    Set<DisplayOption> show();

    /** Returns whether an option is on. */
    default boolean shows(DisplayOption option) {
        return show().contains(option);
    }
}
