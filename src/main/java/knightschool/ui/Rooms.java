package knightschool.ui;

import java.util.List;
import knightschool.ui.census.CensusRoom;
import knightschool.ui.compare.CompareRoom;
import knightschool.ui.editor.EditorRoom;
import knightschool.ui.lesson.LessonRoom;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.tour.TourRoom;

/** Every scene of the window, in the order of the tabs. A new scene is one line here. */
public final class Rooms {
    private Rooms() {}

    /** How to make each. */
    public static List<RoomPlan> all() {
        return List.of(
                new RoomPlan("lessons", "Lessons", LessonRoom::new),
                new RoomPlan("compare", "Compare", CompareRoom::new),
                new RoomPlan("editor", "Editor", shell -> new EditorRoom(shell).remembering()),
                new RoomPlan("census", "Census", CensusRoom::new),
                new RoomPlan("tour", "Tours", TourRoom::new));
    }
}
