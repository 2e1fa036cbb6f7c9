package knightschool.ui.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import knightschool.setup.value.Show;

/** The commands of a scene that show or hide one kind of thing each on its board, such as moves or domains. */
public final class ShowCommands {
    private final Map<Show, Command> all = new LinkedHashMap<>();

    /** What is shown now. */
    public interface Shown {
        /** Whether this is shown. */
        boolean shows(Show what);

        /** Shows this, or hides it. */
        void show(Show what, boolean shown);
    }

    /**
     * One thing to show.
     *
     * @param name what the command is called behind the scene's name
     */
    public record Entry(Show what, String name) {
        /** Where the knight can go. */
        public static final Entry MOVES = new Entry(Show.HINTS, "moves");

        /** How many moves each of these squares has onwards. */
        public static final Entry EXITS = new Entry(Show.EXITS, "exits");

        /** The moves of all squares. */
        public static final Entry DOMAINS = new Entry(Show.DOMAINS, "domains");

        /** The number of the key that goes to each square. */
        public static final Entry DIGITS = new Entry(Show.NUMBERS, "digits");
    }

    /**
     * @param scene how the ids of its commands begin
     * @param entries in their order
     */
    public ShowCommands(String scene, Shown shown, Entry... entries) {
        for (Entry entry : entries) {
            Show what = entry.what();
            Runnable toggle = () -> shown.show(what, !shown.shows(what));
            all.put(what, Command.of(scene + "." + entry.name(), toggle));
        }
    }

    /** What can be shown, in order. */
    public List<Show> shown() {
        return List.copyOf(all.keySet());
    }

    /** The one that shows this, or hides it. */
    public Command of(Show what) {
        return all.get(what);
    }

    /** All of them, in order. */
    public List<Command> all() {
        return List.copyOf(all.values());
    }
}
