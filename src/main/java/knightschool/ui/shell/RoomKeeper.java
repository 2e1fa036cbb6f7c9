package knightschool.ui.shell;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rooms made so far, and which of them is on screen. */
final class RoomKeeper {
    private final List<RoomPlan> plans;
    private final Shell shell;
    private final Map<String, SceneRoom> made = new LinkedHashMap<>();
    private String current = "";

    RoomKeeper(List<RoomPlan> plans, Shell shell) {
        this.plans = List.copyOf(plans);
        this.shell = shell;
    }

    /** Leaves the room on screen for another, which is made where this is the first time. */
    SceneRoom enter(String name) {
        RoomPlan plan = plan(name);
        SceneRoom room = made.get(name);
        if (room == null) {
            room = plan.make().apply(shell);
            made.put(name, room);
        }
        if (!current.isEmpty()) {
            current().left();
        }
        current = name;
        return room;
    }

    private RoomPlan plan(String name) {
        return plans.stream()
                .filter(plan -> plan.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no scene " + name));
    }

    SceneRoom current() {
        return made.get(current);
    }

    /** The name of the room on screen; empty before the first. */
    String currentName() {
        return current;
    }

    /** Asks room after room, and goes on where none objects. */
    void beforeClose(Runnable goOn) {
        Runnable ask = goOn;
        for (SceneRoom room : List.copyOf(made.values())) {
            Runnable next = ask;
            ask = () -> room.beforeClose(next);
        }
        ask.run();
    }

    void close() {
        made.values().forEach(SceneRoom::close);
        made.clear();
    }
}
