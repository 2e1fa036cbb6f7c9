package knightschool.setup.scene;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import knightschool.board.Board;
import knightschool.setup.AnimatedPictureSetup;
import knightschool.setup.BindableNumberAccessor;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.SetupWriter;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.HideableScenePart;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.tour.construction.ConstructionSteps;

/**
 * The construction of a tour of a full board from smaller tours.
 *
 * @param source a full board without a start or an end
 * @param moment a step of the construction, or its end; empty for the scene's own choice
 * @param display whether the tour is closed
 */
public record TourConstructionSetup(WrittenBoard source, Optional<Moment> moment, SceneDisplayState display)
        implements SetupWithDisplayOptions<TourConstructionSetup>, AnimatedPictureSetup {
    /** The longest side to which a text can drag the board, in squares. */
    private static final int MOST_SIDE = 60;

    /** Warnsdorff's rule on the same board, beside the constructed tour. */
    public static final HideableScenePart RULE = new HideableScenePart("rule");

    /** The format of a tour, which has no search and no marks. */
    static final SceneSetupFormat<TourConstructionSetup> FORMAT = new SceneSetupFormat<>(
                    "tour",
                    TourConstructionSetup.class,
                    List.of("board", "moment", "show", "controls"),
                    TourConstructionSetup::read,
                    TourConstructionSetup::write)
            .withOptions(DisplayOption.CLOSED)
            .withControls(SceneControl.PLAYER)
            .withParts(RULE)
            .withNumbers(allNumbers())
            .upTo(Board.MAX_SIDE)
            .forFullBoards();

    /** Returns a tour of a full board, with default values. */
    public static TourConstructionSetup of(int columns, int rows, boolean closed) {
        return new TourConstructionSetup(
                WrittenBoard.of(Board.full(columns, rows)),
                Optional.empty(),
                SceneDisplayState.NONE.showing(DisplayOption.CLOSED, closed));
    }

    /** Returns whether closed tours are constructed. */
    public boolean closed() {
        return shows(DisplayOption.CLOSED);
    }

    /** Returns the number of the last step; 0 if there is no such tour. */
    public int lastStep() {
        return ConstructionSteps.last(board().columns(), board().rows(), closed());
    }

    /** Returns this set-up at another moment. */
    public TourConstructionSetup at(Optional<Moment> other) {
        return new TourConstructionSetup(source, other, display);
    }

    /** Returns this set-up with closed or open tours. */
    public TourConstructionSetup closed(boolean closed) {
        return showing(DisplayOption.CLOSED, closed);
    }

    public TourConstructionSetup on(Board board) {
        return source.shows(board)
                ? this
                : new TourConstructionSetup(WrittenBoard.of(board), Optional.empty(), display);
    }

    /** Returns this set-up with other options. If the kind of tour changes, it starts at the default moment. */
    @Override
    public TourConstructionSetup with(SceneDisplayState other) {
        boolean same = other.show().contains(DisplayOption.CLOSED) == closed();
        return new TourConstructionSetup(source, same ? moment : Optional.empty(), other);
    }

    @Override
    public TourConstructionSetup selfContained() {
        return new TourConstructionSetup(source.selfContained(), moment, display);
    }

    @Override
    public List<TourConstructionSetup> upToMoment(int most) {
        if (moment.isEmpty()) {
            return List.of();
        }
        long last = moment.get() instanceof Moment.Step step ? step.number() : lastStep();
        long count = Math.min(last, most);
        return LongStream.rangeClosed(0, count)
                .map(number -> number * last / Math.max(1, count))
                .mapToObj(number -> at(Optional.of(new Moment.Step(number))))
                .toList();
    }

    private static Map<BindableSceneNumber, BindableNumberAccessor<TourConstructionSetup>> allNumbers() {
        Map<BindableSceneNumber, BindableNumberAccessor<TourConstructionSetup>> numbers = BoardNumberAccessors.sides(
                MOST_SIDE, (_, now, source) -> new TourConstructionSetup(source, now.moment(), now.display()));
        numbers.put(
                BindableSceneNumber.STEP,
                new StepNumberAccessor<>(
                        TourConstructionSetup::step, (_, now) -> now.lastStep(), TourConstructionSetup::atStep));
        return numbers;
    }

    private OptionalLong step() {
        return moment.map(at -> StepNumberAccessor.of(at, lastStep())).orElse(OptionalLong.empty());
    }

    private static TourConstructionSetup atStep(
            TourConstructionSetup initialSetup, TourConstructionSetup now, long number) {
        boolean isEnd = number == now.lastStep() && initialSetup.moment().equals(Optional.of(new Moment.End()));
        return now.at(Optional.of(isEnd ? new Moment.End() : new Moment.Step(number)));
    }

    private static TourConstructionSetup read(SetupKeyReader keys) {
        TourConstructionSetup setup = new TourConstructionSetup(
                keys.board(), keys.moment(), new SceneDisplayState(keys.show(), keys.controls()));
        setup.moment().ifPresent(moment -> check(setup, moment, keys));
        return setup;
    }

    private static void check(TourConstructionSetup setup, Moment moment, SetupKeyReader keys) {
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

    private static void write(TourConstructionSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.moment(setup.moment());
        lines.display(setup);
    }
}
