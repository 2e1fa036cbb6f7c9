package knightschool.lesson;

import knightschool.setup.Moment;
import knightschool.setup.Setup;
import knightschool.setup.Show;
import knightschool.tour.Assembly;

/** The moments of a tour that is put together: its steps and its end, nothing that a search does. */
final class TourMoments {
    private TourMoments() {}

    /** The number of the last step that the scene of a set-up has. */
    static int last(Setup setup) {
        return Assembly.last(setup.board().columns(), setup.board().rows(), setup.shows(Show.CLOSED));
    }

    /** Whether the scene comes to the moment of its set-up. */
    static boolean isReached(Setup setup) {
        return setup.moment()
                .map(moment -> switch (moment) {
                    case Moment.Step step -> step.number() <= last(setup);
                    case Moment.End _ -> true;
                    case Moment.FirstUndo _, Moment.FirstPrune _, Moment.Depth _ -> false;
                })
                .orElse(true);
    }
}
