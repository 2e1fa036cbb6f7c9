package knightschool.ui.statemap.model;

import java.util.Optional;
import knightschool.drawing.statemap.StateMapHighlight;
import knightschool.setup.value.GraphLayoutKind;

/**
 * A fact about a map, in words.
 *
 * @param id identifies it among the facts
 * @param value the value, such as a number
 * @param quantity what the value counts
 * @param help what that means
 * @param highlight what is marked on the map; may be empty
 * @param layout the layout that shows the reason; empty if any does
 */
public record StateMapFact(
        String id,
        String value,
        String quantity,
        String help,
        StateMapHighlight highlight,
        Optional<GraphLayoutKind> layout) {
    public StateMapFact(String id, String value, String what, String help, StateMapHighlight highlight) {
        this(id, value, what, help, highlight, Optional.empty());
    }
}
