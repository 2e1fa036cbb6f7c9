package knightschool.ui.shell;

import java.util.function.Function;

/**
 * How to make a scene when it is first shown.
 *
 * @param name the scene's name in set-ups and lessons, such as "compare"
 * @param title what its tab says
 * @param make makes the room
 */
public record RoomPlan(String name, String title, Function<Shell, SceneRoom> make) {}
