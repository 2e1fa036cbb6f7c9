package knightschool.setup;

import java.util.List;

/** The keys of a {@link TourSetup}: nothing is searched for there, and nothing is marked. */
final class TourSetupFormat implements SetupFormat<TourSetup> {
    @Override
    public Class<TourSetup> type() {
        return TourSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "moment", "show", "controls");
    }

    @Override
    public TourSetup read(SetupKeys keys) {
        TourSetup setup = new TourSetup(
                keys.board(), keys.moment(), keys.show(TourSetup.SHOWS), keys.controls(TourSetup.CONTROLS));
        setup.moment().ifPresent(moment -> check(setup, moment, keys));
        return setup;
    }

    private static void check(TourSetup setup, Moment moment, SetupKeys keys) {
        if (!moment.isOfTours()) {
            keys.fault(
                    "moment",
                    "a tour that is joined from blocks has no moment \"" + moment.word() + "\"",
                    "Known in the tour scene: " + Moment.FORMS_OF_TOURS + ".");
        } else if (moment instanceof Moment.Step step && keys.areSound() && step.number() > setup.lastStep()) {
            keys.fault("moment", "the moment \"" + moment.word() + "\" is none of this tour", steps(setup.lastStep()));
        }
    }

    private static String steps(int last) {
        return last == 0
                ? "The board has no such tour, and so no steps: leave the moment out, or choose another board."
                : "Name a step from 0 to " + last + ", or end.";
    }

    @Override
    public void write(TourSetup setup, SetupLines lines) {
        lines.board(setup.source());
        lines.moment(setup.moment());
        lines.show(setup.show());
        lines.controls(setup.controls());
    }
}
