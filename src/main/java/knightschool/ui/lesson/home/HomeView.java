package knightschool.ui.lesson.home;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import knightschool.lesson.Lesson;
import knightschool.lesson.Slide;
import knightschool.lesson.progress.CourseProgress;
import knightschool.setup.SlideSetup;
import knightschool.ui.control.Segments;
import knightschool.ui.lesson.library.CourseModel;
import knightschool.ui.lesson.library.CourseModel.Part;
import knightschool.ui.lesson.library.LibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.shell.SceneFrame;
import knightschool.ui.shell.Shell;
import knightschool.ui.snapshot.SceneThumbnails;
import knightschool.ui.theme.StyleStates;

/**
 * The first page: the lesson to go on with, three doors to what one can do without a lesson, and the other lessons by
 * the parts of the course, one part at a time.
 */
public final class HomeView implements AutoCloseable {
    private static final double LARGE_WIDTH = 1700;
    private static final double LARGE_HEIGHT = 900;
    private static final double GAP = 16;
    private static final int IN_A_ROW = 5;

    /** A course of so few other lessons is shown whole. */
    private static final int ALL_AT_ONCE = 6;

    private final LibraryModel library;
    private final CourseModel course;
    private final ObjIntConsumer<ListedLesson> open;
    private final SceneThumbnails pictures;
    private final Shell shell;
    private final HomeHeading heading = new HomeHeading();
    private final HBox first = new HBox();
    private final HBox chooser = new HBox();
    private final TilePane row = new TilePane();
    private final ScrollPane scroll = new ScrollPane();
    private final VBox box;
    private Optional<String> part = Optional.empty();
    private List<ListedLesson> listed = List.of();
    private CourseProgress progress = CourseProgress.NONE;

    /** @param open opens a lesson at a slide, counted from 0 */
    public HomeView(LibraryModel library, CourseModel course, Shell shell, ObjIntConsumer<ListedLesson> open) {
        this.library = library;
        this.course = course;
        this.open = open;
        this.shell = shell;
        first.getStyleClass().add("home-first");
        chooser.getStyleClass().add("home-parts");
        row.getStyleClass().add("cards");
        scroll.setContent(row);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        box = new VBox(heading.node(), first, chooser, scroll);
        this.pictures = new SceneThumbnails(shell, box);
        box.getStyleClass().add("lesson-home");
        box.layoutBoundsProperty().addListener((_, _, now) -> arrange(now.getWidth(), now.getHeight()));
        scroll.viewportBoundsProperty().addListener((_, _, _) -> fit());
        library.cards().addListener((ListChangeListener<ListedLesson>) _ -> fill());
        library.busyProperty().addListener(_ -> say());
        course.progressProperty().addListener(_ -> fill());
    }

    public Node node() {
        return box;
    }

    private void arrange(double width, double height) {
        boolean small = width < SceneFrame.SMALL_WIDTH;
        heading.showTour(!small);
        box.pseudoClassStateChanged(StyleStates.SMALL, small);
        box.pseudoClassStateChanged(StyleStates.LARGE, width >= LARGE_WIDTH && height >= LARGE_HEIGHT);
    }

    private void fit() {
        int cards = row.getChildren().size();
        int columns = cards == ALL_AT_ONCE ? cards : IN_A_ROW;
        row.setPrefTileWidth(Math.floor((scroll.getViewportBounds().getWidth() - (columns - 1) * GAP) / columns));
    }

    private void say() {
        String place = library.placeProperty().get();
        String from = place.isEmpty() ? HomeWords.PROMISE_BELOW : HomeWords.from(place);
        heading.say(
                place.isEmpty() ? HomeWords.PROMISE : HomeWords.TITLE,
                library.busyProperty().get() ? from + HomeWords.CHECKING : from);
    }

    /** Lessons that were answered look as before: their cards stay, since somebody may be pressing on one. */
    private void fill() {
        if (box.getParent() != null && !shows(library.cards())) {
            refill();
        }
    }

    private boolean shows(List<ListedLesson> now) {
        return progress == course.progressProperty().get()
                && listed.size() == now.size()
                && IntStream.range(0, now.size()).allMatch(i -> listed.get(i).looksAs(now.get(i)));
    }

    /**
     * Shows what is known now: called once the page comes back on screen, since it does not follow while it is away.
     */
    public void refill() {
        Optional<String> focused = Optional.ofNullable(box.getScene())
                .map(Scene::getFocusOwner)
                .filter(node -> node.getId() != null && isInside(node))
                .map(Node::getId);
        listed = List.copyOf(library.cards());
        progress = course.progressProperty().get();
        say();
        pictures.clear();
        Optional<ListedLesson> next = course.next();
        first.getChildren().clear();
        next.ifPresent(card -> first.getChildren().add(goOn(card)));
        first.getChildren().add(HomeDoors.of(shell, pictures));
        parts(next);
        focused.map(id -> box.lookup("#" + id)).ifPresent(Node::requestFocus);
    }

    private boolean isInside(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).anyMatch(above -> above == box);
    }

    private Region goOn(ListedLesson card) {
        Region picture = picture(atItsSlide(card).or(() -> lesson(card).flatMap(Lesson::picture)));
        Region large = GoOnCard.of(course, card, picture, open);
        HBox.setHgrow(large, Priority.ALWAYS);
        return large;
    }

    private static Optional<Lesson> lesson(ListedLesson card) {
        return card.file().lesson();
    }

    /** The scene of the slide where one left off. */
    private Optional<SlideSetup> atItsSlide(ListedLesson card) {
        return Optional.of(course.of(card))
                .filter(progress -> progress.isBegun() && !course.isDone(card))
                .flatMap(progress ->
                        lesson(card).map(lesson -> lesson.slides().get(progress.goOnAt(CourseModel.extent(card)) - 1)))
                .flatMap(Slide::scene)
                .map(Slide.Scene::setup);
    }

    private Region picture(Optional<SlideSetup> setup) {
        return setup.<Region>map(pictures::of).orElseGet(Region::new);
    }

    private void parts(Optional<ListedLesson> next) {
        List<ListedLesson> others = library.cards().stream()
                .filter(card -> next.filter(card::equals).isEmpty())
                .toList();
        List<Part> parts = others.size() <= ALL_AT_ONCE ? List.of(new Part(HomeWords.OTHERS, others)) : course.parts();
        String usual = next.map(CourseModel::part)
                .filter(_ -> parts.size() > 1)
                .orElse(parts.isEmpty() ? "" : parts.getFirst().name());
        String shown = part.filter(name -> parts.stream().anyMatch(p -> p.name().equals(name)))
                .orElse(usual);
        chooser.getChildren().setAll(parts.size() > 1 ? tabs(parts, shown) : others());
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        Label done = new Label(HomeWords.done(course.done(), library.cards().size()));
        done.setId("lessons-done");
        done.getStyleClass().add("muted");
        chooser.getChildren().addAll(spring, done);
        row.getChildren().clear();
        parts.stream()
                .filter(p -> p.name().equals(shown))
                .flatMap(p -> p.lessons().stream())
                .filter(card -> next.filter(card::equals).isEmpty())
                .forEach(card -> row.getChildren().add(small(card)));
        fit();
    }

    private static Node others() {
        Label others = new Label(HomeWords.OTHERS);
        others.getStyleClass().add("go-on-lead");
        return others;
    }

    private Node tabs(List<Part> parts, String shown) {
        Segments<String> tabs = Segments.row(name -> {
            part = Optional.of(name);
            refill();
        });
        for (int i = 0; i < parts.size(); i++) {
            String name = parts.get(i).name();
            tabs.add(name, "part-" + (i + 1), name.isEmpty() ? HomeWords.NO_PART : name);
        }
        tabs.show(shown);
        return tabs;
    }

    private Node small(ListedLesson card) {
        Region picture = picture(lesson(card).flatMap(Lesson::picture));
        picture.getStyleClass().add("card-picture");
        return LessonCard.of(course, card, picture, () -> open.accept(card, course.at(card)));
    }

    /** Whether every picture is there. */
    public boolean isSettled() {
        return pictures.isSettled();
    }

    @Override
    public void close() {
        heading.close();
        pictures.close();
    }
}
