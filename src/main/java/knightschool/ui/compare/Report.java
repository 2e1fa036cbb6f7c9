package knightschool.ui.compare;

import java.util.List;
import knightschool.compare.Hunt;
import knightschool.compare.Lane;
import knightschool.compare.Lineup;
import knightschool.ui.work.Breakdown;

/**
 * All that the worker has to say, as one value: whoever reads the newest report has missed nothing.
 *
 * @param order the number of the restart that it belongs to
 * @param lineup the moment shown
 * @param lanes how far each search has been computed
 * @param reachable the furthest step that can be shown
 * @param idle whether nothing is left to do
 * @param failure how the comparison broke down: then nothing else here means anything, and nothing will follow; else
 *     null
 * @param hunt the number of the hunt that the two following belong to
 * @param hunted how that hunt stands
 * @param huntedTo where it found what it sought, or how far it has looked
 */
record Report(
        long order,
        Lineup lineup,
        List<Lane> lanes,
        long reachable,
        boolean idle,
        Breakdown failure,
        long hunt,
        Hunt.State hunted,
        long huntedTo) {

    /** The end of a comparison that broke down. */
    static Report failed(long order, Breakdown failure) {
        return new Report(order, null, List.of(), 0, true, failure, 0, null, 0);
    }
}
