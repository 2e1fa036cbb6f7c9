package knightschool.setup;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import knightschool.board.Board;

/** A number of a scene that a text can be bound to: whoever changes it there changes the scene. */
public enum SceneNumber {
    /** How many columns the board has. */
    COLUMNS,
    /** How many rows it has. */
    ROWS,
    /** How many holes it has. */
    HOLES,
    /** How far a walk, a search or a tour has come. */
    STEP,
    /** Where the slider of a graph is, in hundredths of its length. */
    SLIDER;

    private static final int LEAST_SIDE = 2;
    private static final int MOST_SIDE = 12;
    private static final int MOST_TOUR_SIDE = 60;

    /** Of a search nobody knows beforehand how long it will be: a text that goes farther says so. */
    private static final int MOST_SEARCH_STEPS = 200;

    private static final int WHOLE_SLIDER = 100;

    /**
     * From one number up to another.
     *
     * @param least no larger than the other
     */
    public record Range(long least, long most) {
        public Range {
            if (least > most) {
                throw new IllegalArgumentException(least + " to " + most);
            }
        }

        /** The nearest number in the range. */
        public long nearest(long number) {
            return Math.clamp(number, least, most);
        }

        /** Whether a number is in it. */
        public boolean contains(long number) {
            return number == nearest(number);
        }
    }

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The number with that word in files. */
    public static Optional<SceneNumber> of(String word) {
        return Arrays.stream(values())
                .filter(number -> number.word().equals(word))
                .findFirst();
    }

    /** All words, for people. */
    public static String words() {
        return Arrays.stream(values()).map(SceneNumber::word).collect(Collectors.joining(", "));
    }

    /** Whether a scene has such a number. */
    public boolean isIn(SlideSetup scene) {
        return switch (this) {
            case COLUMNS, ROWS -> isResizable(scene);
            case HOLES -> isResizable(scene) && !(scene instanceof TourSetup);
            case STEP -> scene instanceof WalkSetup || scene instanceof CompareSetup || scene instanceof TourSetup;
            case SLIDER -> scene instanceof GraphSetup;
        };
    }

    private static boolean isResizable(SlideSetup scene) {
        return switch (scene) {
            case BoardSetup _, GraphSetup _, WalkSetup _, EditorSetup _, CompareSetup _, TourSetup _ -> true;
            case PlaySetup _, LevelSetup _, CensusSetup _, StateMapSetup _, TourMapSetup _ -> false;
        };
    }

    /** The number in a scene; empty where the scene has none, or does not say it, as at a moment that is only named. */
    public OptionalLong in(SlideSetup scene) {
        if (!isIn(scene)) {
            return OptionalLong.empty();
        }
        return switch (this) {
            case COLUMNS -> OptionalLong.of(board(scene).columns());
            case ROWS -> OptionalLong.of(board(scene).rows());
            case HOLES -> OptionalLong.of(board(scene).squares() - board(scene).playableCount());
            case STEP -> step(scene);
            case SLIDER -> OptionalLong.of(Math.round(WHOLE_SLIDER * ((GraphSetup) scene).slider()));
        };
    }

    /** Only scenes on boards have numbers. */
    private static Board board(SlideSetup scene) {
        return ((SetupOnBoard) scene).board();
    }

    private static OptionalLong step(SlideSetup scene) {
        return switch (scene) {
            case WalkSetup walk -> OptionalLong.of(Math.max(0, walk.walk().size() - 1));
            case TourSetup tour
            when tour.moment().isPresent() -> step(tour.moment().get(), tour.lastStep());
            case CompareSetup search ->
                search.moment().map(moment -> step(moment, -1)).orElse(OptionalLong.of(0));
            default -> OptionalLong.empty();
        };
    }

    /** @param last the step of the end; negative where that is not known */
    private static OptionalLong step(Moment moment, long last) {
        return switch (moment) {
            case Moment.Step step -> OptionalLong.of(step.number());
            case Moment.End _ when last >= 0 -> OptionalLong.of(last);
            default -> OptionalLong.empty();
        };
    }

    /**
     * From where to where the number goes unless a text says something else.
     *
     * @param said the scene as it was opened
     * @param now the scene as it is now
     */
    public Range range(SlideSetup said, SlideSetup now) {
        return switch (this) {
            case COLUMNS, ROWS -> new Range(LEAST_SIDE, said instanceof TourSetup ? MOST_TOUR_SIDE : MOST_SIDE);
            case HOLES -> new Range(0, board(now).squares() / 2);
            case STEP -> new Range(0, lastStep(said, now));
            case SLIDER -> new Range(0, WHOLE_SLIDER);
        };
    }

    private static long lastStep(SlideSetup said, SlideSetup now) {
        return switch (now) {
            case WalkSetup walk ->
                Math.max(0, SceneChange.longest((WalkSetup) said, walk).size() - 1);
            case TourSetup tour -> tour.lastStep();
            default -> MOST_SEARCH_STEPS;
        };
    }

    /**
     * The scene with another number; everything else stays as far as it has a meaning then.
     *
     * @param said the scene as it was opened, whose marks come back with their squares
     * @param now the scene as it is now, of the same kind
     * @param number in a range that the scene can show
     */
    public SlideSetup change(SlideSetup said, SlideSetup now, long number) {
        SceneChange change = new SceneChange((SetupOnBoard) said, (SetupOnBoard) now);
        return switch (this) {
            case COLUMNS -> change.resized((int) number, board(now).rows());
            case ROWS -> change.resized(board(now).columns(), (int) number);
            case HOLES -> change.withHoles((int) number);
            case STEP -> change.atStep(number);
            case SLIDER -> ((GraphSetup) now).withSlider(number / (double) WHOLE_SLIDER);
        };
    }
}
