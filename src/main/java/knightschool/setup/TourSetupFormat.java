package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import knightschool.board.Board;

/** The keys of a {@link TourSetup}: nothing is searched for there, and nothing is marked. */
final class TourSetupFormat implements SetupFormat<TourSetup> {
    /** The longest side that a text reaches, in squares. */
    private static final int MOST_SIDE = 60;

    private static final Map<SceneNumber, SetupNumber<TourSetup>> NUMBERS = allNumbers();

    @Override
    public String word() {
        return "tour";
    }

    @Override
    public Class<TourSetup> type() {
        return TourSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("board", "moment", "show", "controls");
    }

    @Override
    public Set<ScenePart> parts() {
        return EnumSet.of(ScenePart.RULE);
    }

    @Override
    public Map<SceneNumber, SetupNumber<TourSetup>> numbers() {
        return NUMBERS;
    }

    private static Map<SceneNumber, SetupNumber<TourSetup>> allNumbers() {
        Map<SceneNumber, SetupNumber<TourSetup>> numbers = BoardNumbers.sides(
                MOST_SIDE, (_, now, source) -> new TourSetup(source, now.moment(), now.show(), now.controls()));
        numbers.put(SceneNumber.STEP, new TourStep());
        return numbers;
    }

    @Override
    public int longestSide() {
        return Board.MAX_SIDE;
    }

    @Override
    public boolean isForFullBoards() {
        return true;
    }

    private static final class TourStep extends StepNumber<TourSetup> {
        @Override
        public OptionalLong in(TourSetup setup) {
            return setup.moment().map(moment -> of(moment, setup.lastStep())).orElse(OptionalLong.empty());
        }

        @Override
        long last(TourSetup opened, TourSetup now) {
            return now.lastStep();
        }

        @Override
        public TourSetup change(TourSetup opened, TourSetup now, long number) {
            boolean isEnd = number == now.lastStep() && opened.moment().equals(Optional.of(new Moment.End()));
            return now.at(Optional.of(isEnd ? new Moment.End() : new Moment.Step(number)));
        }
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
