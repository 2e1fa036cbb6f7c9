package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import knightschool.board.Board;
import knightschool.tour.construction.ConstructionSteps;

/**
 * The tour of a full board, joined from small ones.
 *
 * @param source a full board without a start or an end
 * @param moment a step of the construction, or its end; empty for the scene's own choice
 * @param show closed tours instead of open ones
 */
public record TourSetup(BoardSource source, Optional<Moment> moment, Set<Show> show, Controls controls)
        implements SetupOnBoard, SteppedSetup {
    static final Set<Show> SHOWS = EnumSet.of(Show.CLOSED);
    static final Set<Control> CONTROLS = EnumSet.of(Control.PLAYER);

    public TourSetup {
        show = Set.copyOf(show);
    }

    /** A tour of a full board, with nothing else said. */
    public static TourSetup of(int columns, int rows, boolean closed) {
        return new TourSetup(
                BoardSource.of(Board.full(columns, rows)),
                Optional.empty(),
                closed ? Set.of(Show.CLOSED) : Set.of(),
                Controls.NONE);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.TOUR;
    }

    /** Whether closed tours are asked for. */
    public boolean closed() {
        return show.contains(Show.CLOSED);
    }

    /** The number of the last step; 0 where there is no such tour. */
    public int lastStep() {
        return ConstructionSteps.last(board().columns(), board().rows(), closed());
    }

    /** The same at another moment. */
    public TourSetup at(Optional<Moment> other) {
        return new TourSetup(source, other, show, controls);
    }

    /** The same for closed tours, or for open ones. */
    public TourSetup closed(boolean closed) {
        return closed == closed()
                ? this
                : new TourSetup(source, Optional.empty(), Show.with(show, Show.CLOSED, closed), controls);
    }

    @Override
    public TourSetup on(Board board) {
        return source.shows(board) ? this : new TourSetup(BoardSource.of(board), Optional.empty(), show, controls);
    }

    @Override
    public TourSetup selfContained() {
        return new TourSetup(source.selfContained(), moment, show, controls);
    }

    @Override
    public List<TourSetup> upToMoment(int most) {
        if (moment.isEmpty()) {
            return List.of();
        }
        long last = moment.get() instanceof Moment.Step step ? step.number() : lastStep();
        long shown = Math.min(last, most);
        return LongStream.rangeClosed(0, shown)
                .map(number -> number * last / Math.max(1, shown))
                .mapToObj(number -> at(Optional.of(new Moment.Step(number))))
                .toList();
    }
}
