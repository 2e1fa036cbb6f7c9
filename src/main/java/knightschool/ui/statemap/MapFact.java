package knightschool.ui.statemap;

import knightschool.drawing.statemap.MapHighlight;

/**
 * A fact about a map, as it is said.
 *
 * @param id tells it from the others
 * @param value such as a number
 * @param what it is the number of
 * @param help what that means
 * @param shown on the map; may be nothing
 */
record MapFact(String id, String value, String what, String help, MapHighlight shown) {}
