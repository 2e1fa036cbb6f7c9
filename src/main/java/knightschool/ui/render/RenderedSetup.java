package knightschool.ui.render;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import javafx.scene.image.WritableImage;
import knightschool.board.Board;
import knightschool.compare.SearchEvent;
import knightschool.setup.Moment;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.Show;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.ui.Rooms;
import knightschool.ui.census.CensusRoom;
import knightschool.ui.lesson.SetupRoom;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.theme.Theme;

/**
 * One set-up to be rendered.
 *
 * @param name of its file without the ending
 */
record RenderedSetup(String name, Setup setup) {
    /**
     * No moving picture has more steps than these: of a search the last ones before the moment, of a tour some that lie
     * as far apart from each other, so that it is seen to grow.
     */
    private static final int MOST_STEPS = 120;

    /** @throws knightschool.files.InputFault naming file and line */
    static RenderedSetup of(Path source) {
        String name = source.getFileName().toString();
        String bare = name.endsWith(".setup") ? name.substring(0, name.length() - 6) : name;
        return new RenderedSetup(bare, SetupText.read(source));
    }

    /** The window with the set-up in the place of the scene that it is for. */
    WindowSubject window(Theme theme) {
        String room = room(setup.scene());
        List<Consumer<SceneRoom>> steps = steps(setup.scene());
        List<RoomPlan> plans = Rooms.all().stream()
                .map(plan -> plan.name().equals(room) && steps.isEmpty()
                        ? new RoomPlan(room, plan.title(), shell -> new SetupRoom(shell, setup))
                        : plan)
                .toList();
        return new WindowSubject(plans, room, theme, steps);
    }

    /** What brings the window's own scene to the set-up; none where the set-up has a scene of its own. */
    private List<Consumer<SceneRoom>> steps(SceneKind scene) {
        return switch (scene) {
            case EDITOR -> List.of(room -> room.take(setup.board()));
            case CENSUS -> List.of(this::count);
            default -> List.of();
        };
    }

    private void count(SceneRoom room) {
        ((CensusRoom) room).count(setup.board(), setup.shows(Show.CLOSED), setup.solver());
        setup.mark().stream().findFirst().ifPresent(((CensusRoom) room)::pointAt);
    }

    private static String room(SceneKind kind) {
        return Rooms.all().stream()
                .map(RoomPlan::name)
                .filter(kind.word()::equals)
                .findFirst()
                .orElse("lessons");
    }

    /** Every moment of a moving picture in its turn, in one window: the steps up to the one named, or only itself. */
    void forEachMoment(SceneRenderer photographer, Theme theme, Consumer<WritableImage> pictures) {
        List<Long> steps = steps();
        RenderedSetup first = steps.isEmpty() ? this : at(steps.getFirst());
        WindowSubject window = Toolkit.call(() -> first.window(theme));
        try {
            pictures.accept(photographer.imageOf(window));
            for (long step : steps.subList(Math.min(1, steps.size()), steps.size())) {
                Toolkit.run(() -> window.then(room -> ((SetupRoom) room).reach(SearchEvent.step(step))));
                pictures.accept(photographer.imageOf(window));
            }
        } finally {
            Toolkit.run(window::close);
        }
    }

    /** The steps up to the moment; none where nothing moves. */
    private List<Long> steps() {
        return switch (setup.scene()) {
            case COMPARE ->
                setup.moment()
                        .filter(Moment.Step.class::isInstance)
                        .map(moment -> ofSearch(((Moment.Step) moment).number()))
                        .orElse(List.of());
            case TOUR -> setup.moment().map(this::ofTour).orElse(List.of());
            default -> List.of();
        };
    }

    private static List<Long> ofSearch(long last) {
        return LongStream.rangeClosed(Math.max(0, last - MOST_STEPS), last)
                .boxed()
                .toList();
    }

    private List<Long> ofTour(Moment moment) {
        Board board = setup.board();
        long last = moment instanceof Moment.Step step
                ? step.number()
                : ConstructionSteps.last(board.columns(), board.rows(), setup.shows(Show.CLOSED));
        long shown = Math.min(last, MOST_STEPS);
        return LongStream.rangeClosed(0, shown)
                .map(number -> number * last / Math.max(1, shown))
                .boxed()
                .toList();
    }

    private RenderedSetup at(long step) {
        return new RenderedSetup(name, setup.at(new Moment.Step(step)));
    }
}
