package knightschool.ui.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import knightschool.setup.value.DisplayOption;

/** The commands of a scene that show or hide one kind of thing each on its board, such as moves or domains. */
public final class DisplayToggleCommands {
    private final Map<DisplayOption, Command> all = new LinkedHashMap<>();

    /** What is shown now. */
    public interface Shown {
        /** Whether this is shown. */
        boolean shows(DisplayOption option);

        /** Shows this, or hides it. */
        void show(DisplayOption option, boolean visible);
    }

    /**
     * One thing to show.
     *
     * @param name what the command is called behind the scene's name
     */
    public record Entry(DisplayOption option, String name) {
        /** Where the knight can go. */
        public static final Entry MOVES = new Entry(DisplayOption.HINTS, "moves");

        /** How many moves each of these squares has onwards. */
        public static final Entry EXITS = new Entry(DisplayOption.EXITS, "exits");

        /** The moves of all squares. */
        public static final Entry DOMAINS = new Entry(DisplayOption.DOMAINS, "domains");

        /** The number of the key that goes to each square. */
        public static final Entry DIGITS = new Entry(DisplayOption.NUMBERS, "digits");
    }

    /**
     * @param scene how the ids of its commands begin
     * @param entries in their order
     */
    public DisplayToggleCommands(String scene, Shown shown, Entry... entries) {
        for (Entry entry : entries) {
            DisplayOption option = entry.option();
            Runnable toggle = () -> shown.show(option, !shown.shows(option));
            all.put(option, Command.of(scene + "." + entry.name(), toggle));
        }
    }

    /** What can be shown, in order. */
    public List<DisplayOption> shown() {
        return List.copyOf(all.keySet());
    }

    /** The one that shows this, or hides it. */
    public Command of(DisplayOption option) {
        return all.get(option);
    }

    /** All of them, in order. */
    public List<Command> all() {
        return List.copyOf(all.values());
    }
}
