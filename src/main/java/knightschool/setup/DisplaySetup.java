package knightschool.setup;

import java.util.Set;
import knightschool.setup.value.DisplayOption;

/** A set-up with display options: what a scene shows in addition to its board. */
public interface DisplaySetup extends SetupOnBoard {
    /** The display options. */
    Set<DisplayOption> show();

    /** Whether an option is on. */
    default boolean shows(DisplayOption option) {
        return show().contains(option);
    }
}
