package knightschool.ui.statemap;

import java.util.Optional;
import knightschool.drawing.statemap.MapHighlight;
import knightschool.setup.value.GraphLayout;

/**
 * A fact about a map, as it is said.
 *
 * @param id tells it from the others
 * @param value such as a number
 * @param what it is the number of
 * @param help what that means
 * @param highlight what is marked on the map; may be nothing
 * @param layout in which one sees why it is so; empty for any
 */
record MapFact(
        String id, String value, String what, String help, MapHighlight highlight, Optional<GraphLayout> layout) {
    MapFact(String id, String value, String what, String help, MapHighlight highlight) {
        this(id, value, what, help, highlight, Optional.empty());
    }
}
