package knightschool.ui.render;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import javafx.scene.image.WritableImage;
import knightschool.setup.CensusSetup;
import knightschool.setup.CompareSetup;
import knightschool.setup.Moment;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.TourSetup;
import knightschool.ui.SceneRegistry;
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

    /** The window with the set-up in it; a census is counted, as a person would have it. */
    WindowSubject window(Theme theme) {
        WindowSubject subject = new WindowSubject(SceneRegistry.all(), setup, theme);
        if (setup instanceof CensusSetup) {
            subject.window().run("census.run");
        }
        return subject;
    }

    /** Every moment of a moving picture in its turn, in one window: the steps up to the one named, or only itself. */
    void forEachMoment(SceneRenderer renderer, Theme theme, Consumer<WritableImage> pictures) {
        List<Setup> moments = moments();
        WindowSubject window = Toolkit.call(() -> new WindowSubject(SceneRegistry.all(), moments.getFirst(), theme));
        try {
            pictures.accept(renderer.imageOf(window));
            for (Setup moment : moments.subList(1, moments.size())) {
                Toolkit.run(() -> window.then(moment));
                pictures.accept(renderer.imageOf(window));
            }
        } finally {
            Toolkit.run(window::close);
        }
    }

    /** The set-up at the steps up to its moment; alone where nothing moves. */
    private List<Setup> moments() {
        List<Setup> moments = switch (setup) {
            case CompareSetup compare ->
                ofSearch(compare)
                        .<Setup>mapToObj(step -> compare.at(Optional.of(new Moment.Step(step))))
                        .toList();
            case TourSetup tour ->
                ofTour(tour)
                        .<Setup>mapToObj(step -> tour.at(Optional.of(new Moment.Step(step))))
                        .toList();
            default -> List.of();
        };
        return moments.isEmpty() ? List.of(setup) : moments;
    }

    private static LongStream ofSearch(CompareSetup setup) {
        return setup.moment().filter(Moment.Step.class::isInstance).map(Moment.Step.class::cast).stream()
                .mapToLong(Moment.Step::number)
                .flatMap(last -> LongStream.rangeClosed(Math.max(0, last - MOST_STEPS), last));
    }

    private static LongStream ofTour(TourSetup setup) {
        if (setup.moment().isEmpty()) {
            return LongStream.empty();
        }
        long last = setup.moment().get() instanceof Moment.Step step ? step.number() : setup.lastStep();
        long shown = Math.min(last, MOST_STEPS);
        return LongStream.rangeClosed(0, shown).map(number -> number * last / Math.max(1, shown));
    }
}
