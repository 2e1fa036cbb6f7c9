package knightschool.ui.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import knightschool.setup.value.DisplayOption;

/** The commands of a scene that show or hide one kind of content each on its board, such as moves or open moves. */
public final class DisplayToggleCommands {
    private final Map<DisplayOption, Command> all = new LinkedHashMap<>();

    /** The content that is shown. */
    public interface ToggledDisplay {
        /** Whether an option is shown. */
        boolean shows(DisplayOption option);

        /** Shows or hides an option. */
        void show(DisplayOption option, boolean visible);
    }

    /**
     * A command for an option.
     *
     * @param name the part of the id after the name of the scene
     */
    public record Entry(DisplayOption option, String name) {
        /** The squares that the knight can go to. */
        public static final Entry MOVES = new Entry(DisplayOption.HINTS, "moves");

        /** The number of open moves of each of these squares. */
        public static final Entry OPEN_MOVE_COUNTS = new Entry(DisplayOption.OPEN_MOVE_COUNTS, "exits");

        /** The open moves of all squares. */
        public static final Entry OPEN_MOVES = new Entry(DisplayOption.OPEN_MOVES, "domains");

        /** The number of the key that goes to each square. */
        public static final Entry DIGITS = new Entry(DisplayOption.NUMBERS, "digits");
    }

    /**
     * @param scene the prefix of the ids
     * @param entries the commands, in their order
     */
    public DisplayToggleCommands(String scene, ToggledDisplay display, Entry... entries) {
        for (Entry entry : entries) {
            DisplayOption option = entry.option();
            Runnable toggle = () -> display.show(option, !display.shows(option));
            all.put(option, Command.of(scene + "." + entry.name(), toggle));
        }
    }

    /** The options, in order. */
    public List<DisplayOption> options() {
        return List.copyOf(all.keySet());
    }

    /** The command that shows or hides an option. */
    public Command of(DisplayOption option) {
        return all.get(option);
    }

    /** All commands, in order. */
    public List<Command> all() {
        return List.copyOf(all.values());
    }
}
