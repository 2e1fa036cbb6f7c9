package knightschool.ui.lesson.home;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.drawing.tour.AnimatedTourDrawing;
import knightschool.lesson.Lesson;
import knightschool.lesson.Slide;
import knightschool.lesson.progress.CourseProgress;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.tour.construction.TourConstruction;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.shell.ResponsiveSceneFrame;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.SceneThumbnailCache;
import knightschool.ui.snapshot.ThumbnailView;
import knightschool.ui.theme.PseudoClasses;
import knightschool.ui.theme.ReducedMotion;
import knightschool.ui.theme.ScaledRegion;
import knightschool.ui.work.PulseTimer;

/**
 * The view of the first page: the lesson to continue, a card for each of the three scenes that can be used without a
 * lesson ({@link HomeSceneCards}), and the other lessons by part of the course, one part at a time. Until the lessons
 * have been read, a note stands in place of the lesson to continue.
 */
public final class HomeView implements AutoCloseable {
    private static final double LARGE_WIDTH = 1700;
    private static final double LARGE_HEIGHT = 900;
    private static final Duration TOUR_DRAWN_FOR = Duration.ofSeconds(12);

    private final LessonLibraryModel library;
    private final CourseProgressModel course;
    private final ObjIntConsumer<ListedLesson> open;
    private final SceneThumbnailCache pictures;
    private final HomeHeading heading;
    private final HBox first = new HBox();
    private final HomeSceneCards doors;
    private final HomeLessonCards parts;
    private final VBox box;
    private Optional<ThumbnailView> large = Optional.empty();
    private List<ListedLesson> listed = List.of();
    private CourseProgress progress = CourseProgress.NONE;

    /** @param open opens a lesson at the slide with the given index */
    public HomeView(
            LessonLibraryModel library,
            CourseProgressModel course,
            SceneHost shell,
            ObjIntConsumer<ListedLesson> open) {
        this(library, course, shell, open, TOUR_DRAWN_FOR);
    }

    /** @param tourDrawnFor the time in which the tour at the top is drawn */
    HomeView(
            LessonLibraryModel library,
            CourseProgressModel course,
            SceneHost shell,
            ObjIntConsumer<ListedLesson> open,
            Duration tourDrawnFor) {
        this.library = library;
        this.course = course;
        this.open = open;
        this.heading = new HomeHeading(tourDrawnFor);
        this.box = NodeStyle.of(new VBox(), "lesson-home");
        this.pictures = new SceneThumbnailCache(shell, box);
        this.doors = new HomeSceneCards(shell);
        this.parts = new HomeLessonCards(course, pictures, open, library.busyProperty());
        first.getStyleClass().add("home-first");
        VBox.setVgrow(parts.node(), Priority.ALWAYS);
        box.getChildren().addAll(heading.node(), first, parts.node());
        box.layoutBoundsProperty().addListener((_, _, now) -> arrange(now.getWidth(), now.getHeight()));
        library.cards().addListener((ListChangeListener<ListedLesson>) _ -> fill());
        course.progressProperty().addListener(_ -> fill());
        course.knownProperty().addListener(_ -> fill());
    }

    public Node node() {
        return box;
    }

    private void arrange(double width, double height) {
        boolean small = width < ResponsiveSceneFrame.SMALL_WIDTH;
        heading.showTour(!small);
        box.pseudoClassStateChanged(PseudoClasses.SMALL, small);
        box.pseudoClassStateChanged(PseudoClasses.MAGNIFIED, small && ScaledRegion.factorOf(box) > 1);
        box.pseudoClassStateChanged(PseudoClasses.LOW, height < ResponsiveSceneFrame.LOW_HEIGHT);
        box.pseudoClassStateChanged(PseudoClasses.LARGE, width >= LARGE_WIDTH && height >= LARGE_HEIGHT);
    }

    private void say() {
        String place = library.placeProperty().get();
        heading.say(
                place.isEmpty() ? HomeWords.PROMISE : HomeWords.TITLE,
                place.isEmpty() ? HomeWords.PROMISE_BELOW : HomeWords.from(place));
    }

    /**
     * Updates the page if the listed lessons look different. Otherwise the cards stay, since the user may be pressing
     * one.
     */
    private void fill() {
        if (box.getParent() != null && !shows(known())) {
            refill();
        }
    }

    /** The lessons, once it is known how far the user has got in each. */
    private List<ListedLesson> known() {
        return course.knownProperty().get() ? List.copyOf(library.cards()) : List.of();
    }

    private boolean shows(List<ListedLesson> now) {
        return progress == course.progressProperty().get()
                && listed.size() == now.size()
                && IntStream.range(0, now.size()).allMatch(i -> listed.get(i).looksAs(now.get(i)));
    }

    /** Updates the page. To be called when it comes back on screen, since it is not updated while hidden. */
    public void refill() {
        Optional<String> focused = Optional.ofNullable(box.getScene())
                .map(Scene::getFocusOwner)
                .filter(node -> node.getId() != null && NodeContainment.isInside(node, box))
                .map(Node::getId);
        boolean atMain = box.isFocused() || focused.equals(Optional.of(ContinueLessonCard.BUTTON));
        listed = known();
        progress = course.progressProperty().get();
        say();
        pictures.drop(large.stream().toList());
        large = Optional.empty();
        if (listed.isEmpty()) {
            first.getChildren().setAll(waiting(), doors.node());
            parts.clear();
        } else {
            Optional<ListedLesson> next = course.next();
            first.getChildren().setAll(next.map(this::continueCard).stream().toList());
            first.getChildren().add(doors.node());
            parts.show(listed, next);
        }
        if (atMain) {
            focus();
        } else {
            focused.map(id -> box.lookup("#" + id)).ifPresent(Node::requestFocus);
        }
    }

    /**
     * Focuses the main button visibly, so that the effect of Enter can be seen. Until the lessons have been read, the
     * page itself has the focus and Enter has no effect.
     */
    public void focus() {
        box.requestFocus();
        if (!listed.isEmpty()) {
            // The first that takes keys; a control that asks for the focus itself does not show that it has it.
            box.requestFocusTraversal(TraversalDirection.NEXT);
        }
    }

    private Region continueCard(ListedLesson card) {
        large = atItsSlide(card)
                .or(() -> card.file().lesson().flatMap(Lesson::picture))
                .map(pictures::of);
        Region picture = large.<Region>map(thumbnail -> thumbnail).orElseGet(Region::new);
        Region node = ContinueLessonCard.of(course, card, picture, open);
        HBox.setHgrow(node, Priority.ALWAYS);
        return node;
    }

    /** Returns the set-up of the scene on the slide where the user left off. */
    private Optional<SlideEmbeddableSetup> atItsSlide(ListedLesson card) {
        return Optional.of(course.of(card))
                .filter(progress -> progress.isBegun() && !course.isDone(card))
                .flatMap(_ -> card.file().lesson().map(lesson -> lesson.slides().get(course.at(card))))
                .flatMap(Slide::scene)
                .map(Slide.Scene::setup);
    }

    /** Returns whether all pictures have been drawn. */
    public boolean isSettled() {
        return pictures.isSettled() && doors.isSettled();
    }

    @Override
    public void close() {
        heading.close();
        doors.close();
        pictures.close();
    }

    /** Returns the note that takes the place of the lesson to continue until the lessons have been read. */
    private static Region waiting() {
        Label words = NodeStyle.named(LabelFactory.of(HomeWords.READING, "go-on-lead"), "lessons-read");
        VBox text = NodeStyle.of(new VBox(words), "go-on-words");
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox card = NodeStyle.of(new HBox(text), "go-on", "waiting");
        HBox.setHgrow(card, Priority.ALWAYS);
        return card;
    }

    /**
     * The heading of the first page: the purpose of the program beside a tour that is drawn once. With reduced motion
     * the tour is complete from the start.
     */
    private static final class HomeHeading implements AutoCloseable {
        private static final int COLUMNS = 22;
        private static final int ROWS = 3;
        private static final double WIDTH = 438;
        private static final double STILL_AT = 0.3;

        /**
         * The part of a move that is drawn at once: more than thirty drawings per second look the same and take more
         * work.
         */
        private static final double PART_OF_MOVE = 1.0 / 6;

        private final AnimatedTourDrawing drawing;
        private final SketchView canvas = NodeStyle.of(new SketchView(), "home-tour");
        private final HBox box = NodeStyle.of(new HBox(), "home-heading");
        private final Label title = LabelFactory.of("", "title");
        private final Label words = LabelFactory.of("", "place");
        private final PulseTimer pulse;
        private final Duration drawnFor;
        private long began;
        private double drawnPart = -1;

        /** @param drawnFor the time in which the tour is drawn */
        HomeHeading(Duration drawnFor) {
            this.drawnFor = drawnFor;
            int[] tour = TourConstruction.of(COLUMNS, ROWS, false).tour();
            List<Integer> squares = IntStream.of(tour).boxed().toList();
            this.drawing = new AnimatedTourDrawing(Board.full(COLUMNS, ROWS), squares, WIDTH);
            words.setWrapText(true);
            VBox text = new VBox(title, words);
            HBox.setHgrow(text, Priority.ALWAYS);
            text.setMinWidth(0);
            canvas.setMinWidth(Region.USE_PREF_SIZE);
            box.getChildren().addAll(text, canvas);
            canvas.setSketch(drawing.after(Math.floor(STILL_AT * drawing.moves())));
            this.pulse = new PulseTimer(box, this::draw);
        }

        void say(String heading, String detail) {
            title.setText(heading);
            words.setText(detail);
        }

        /** Shows or hides the tour: in a small window the words have the space alone. */
        void showTour(boolean drawnPart) {
            NodeVisibility.set(canvas, drawnPart);
        }

        Node node() {
            return box;
        }

        private void draw(long now) {
            if (ReducedMotion.isReduced()) {
                pulse.rest();
            } else if (box.getScene().getWindow() != null) {
                began = began == 0 ? now : began;
                show(drawing.moves() * (double) (now - began) / drawnFor.toNanos());
            }
        }

        private void show(double moves) {
            double now = Math.min(Math.floor(moves / PART_OF_MOVE) * PART_OF_MOVE, drawing.moves());
            if (now > drawnPart) {
                drawnPart = now;
                canvas.setSketch(drawing.after(now));
            }
            if (now >= drawing.moves()) {
                pulse.close();
            }
        }

        @Override
        public void close() {
            pulse.close();
        }
    }
}
