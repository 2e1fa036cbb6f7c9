package knightschool.ui.lesson.home;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import knightschool.lesson.Lesson;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.CourseProgressModel.Part;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.snapshot.SceneThumbnailCache;
import knightschool.ui.snapshot.ThumbnailView;

/** The cards of the lessons on the first page: all but the lesson to continue, one part of the course at a time. */
final class HomeLessonCards {
    private static final double GAP = 16;

    /**
     * The width of the scroll bar of the cards, in pixels. It lies in the margin of the page, so that the width of the
     * cards does not depend on it.
     */
    private static final double BAR = 16;

    /** The gap between two sentences in a row, in pixels. */
    private static final double WORD_SPACE = 8;

    /** The width of a tab whose name is cut short, in pixels. */
    private static final double LEAST_TAB = 48;

    /** The greatest number of other lessons that are shown without a choice of parts. */
    private static final int ALL_AT_ONCE = 6;

    private static final int USUAL_COLUMNS = 5;

    private final CourseProgressModel course;
    private final ObjIntConsumer<ListedLesson> open;
    private final SceneThumbnailCache pictures;
    private final HBox chooser = NodeStyle.of(new HBox(), "home-parts");
    private final TilePane row = NodeStyle.of(new TilePane(), "cards");
    private final ScrollPane scroll = new ScrollPane(row);
    private final VBox box = new VBox(chooser, scroll);
    private final ObservableBooleanValue checking;
    private final List<ThumbnailView> pictured = new ArrayList<>();
    private Optional<String> choice = Optional.empty();
    private Optional<SegmentedControl<String>> names = Optional.empty();
    private List<Part> parts = List.of();
    private int columns = 1;

    /** @param checking whether lessons are being checked, which is shown */
    HomeLessonCards(
            CourseProgressModel course,
            SceneThumbnailCache pictures,
            ObjIntConsumer<ListedLesson> open,
            ObservableBooleanValue checking) {
        this.course = course;
        this.pictures = pictures;
        this.open = open;
        this.checking = checking;
        row.prefWidthProperty().bind(scroll.widthProperty().subtract(BAR));
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        // The nodes above keep their places, however many cards there are.
        scroll.setMinHeight(0);
        scroll.setPrefHeight(0);
        VBox.setMargin(scroll, new Insets(0, -BAR, 0, 0));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        scroll.widthProperty().addListener(_ -> fit());
        box.setMinHeight(0);
    }

    Region node() {
        return box;
    }

    /** Clears the cards while nothing is listed. */
    void clear() {
        chooser.getChildren().clear();
        parts = List.of();
        fill();
    }

    /**
     * Shows lessons.
     *
     * @param cards the lessons in order
     * @param next the lesson among them that is shown above, if there is one
     */
    void show(List<ListedLesson> cards, Optional<ListedLesson> next) {
        List<ListedLesson> otherLessons =
                cards.stream().filter(card -> !isNext(card, next)).toList();
        List<Part> all =
                otherLessons.size() <= ALL_AT_ONCE ? List.of(new Part(HomeWords.OTHERS, otherLessons)) : course.parts();
        parts = all.stream().map(part -> without(next, part)).toList();
        columns = columns(parts.stream().map(part -> part.lessons().size()).toList());
        String usual = next.map(CourseProgressModel::part)
                .filter(_ -> parts.size() > 1)
                .orElse(parts.getFirst().name());
        choice = choice.filter(name -> parts.stream().anyMatch(p -> p.name().equals(name)));
        String partName = choice.orElse(usual);
        Node named = parts.size() > 1 ? tabs(partName) : otherLessons.isEmpty() ? new Region() : others();
        Label doneCount = muted("lessons-done", HomeWords.done(course.done(), cards.size()));
        chooser.getChildren().setAll(named, checking(), doneCount);
        turnTo(partName);
    }

    /**
     * Returns the number of cards in a row, which is the same for all parts of a course so that the page stays still:
     * the usual number, or one near it if the usual one would leave a single card in the last row of a part.
     *
     * @param cards the number of cards of each part
     */
    static int columns(List<Integer> cards) {
        return IntStream.of(USUAL_COLUMNS, USUAL_COLUMNS + 1, USUAL_COLUMNS - 1)
                .filter(count -> cards.stream().noneMatch(all -> all > count && all % count == 1))
                .findFirst()
                .orElse(USUAL_COLUMNS);
    }

    private static boolean isNext(ListedLesson card, Optional<ListedLesson> next) {
        return next.filter(card::equals).isPresent();
    }

    private static Part without(Optional<ListedLesson> next, Part part) {
        return new Part(
                part.name(),
                part.lessons().stream().filter(card -> !isNext(card, next)).toList());
    }

    private static Label muted(String id, String words) {
        return NodeStyle.named(LabelFactory.whole(words, "muted"), id);
    }

    /**
     * Returns the note that lessons are being checked; it has only the width that the others leave, also while hidden.
     */
    private Node checking() {
        Label words = muted("lessons-checked", HomeWords.CHECKING);
        words.setMinWidth(0);
        words.setPadding(new Insets(0, WORD_SPACE, 0, 0));
        words.visibleProperty().bind(checking);
        HBox rest = new HBox(words);
        rest.setAlignment(Pos.CENTER_RIGHT);
        rest.setMinWidth(0);
        rest.setPrefWidth(0);
        HBox.setHgrow(rest, Priority.ALWAYS);
        return rest;
    }

    private static Node others() {
        return LabelFactory.of(HomeWords.OTHERS, "go-on-lead");
    }

    private Node tabs(String partName) {
        SegmentedControl<String> tabs = SegmentedControl.row(this::choose);
        for (int i = 0; i < parts.size(); i++) {
            String name = parts.get(i).name();
            String words = name.isEmpty() ? HomeWords.NO_PART : name;
            ButtonBase tab = tabs.add(name, "part-" + (i + 1), words);
            // A folder of one's own lessons may have more parts than a row has room for.
            tab.setMinWidth(LEAST_TAB);
            tab.setTooltip(new Tooltip(words));
        }
        tabs.show(partName);
        names = Optional.of(tabs);
        return tabs;
    }

    private void choose(String name) {
        choice = Optional.of(name);
        names.ifPresent(tabs -> tabs.show(name));
        turnTo(name);
    }

    private void turnTo(String partName) {
        parts.stream().filter(part -> part.name().equals(partName)).findFirst().ifPresent(part -> fill(part.lessons()));
    }

    private void fill() {
        fill(List.of());
    }

    private void fill(List<ListedLesson> cards) {
        pictures.drop(pictured);
        pictured.clear();
        row.getChildren().setAll(cards.stream().map(this::card).toList());
        scroll.setVvalue(0);
        fit();
    }

    private Node card(ListedLesson card) {
        Optional<ThumbnailView> thumbnail =
                card.file().lesson().flatMap(Lesson::picture).map(pictures::of);
        thumbnail.ifPresent(pictured::add);
        Region picture = thumbnail.<Region>map(region -> region).orElseGet(Region::new);
        picture.getStyleClass().add("card-picture");
        return LessonCard.of(course, card, picture, () -> open.accept(card, course.at(card)));
    }

    private void fit() {
        row.setPrefColumns(columns);
        row.setPrefTileWidth(Math.max(0, Math.floor((scroll.getWidth() - BAR - (columns - 1) * GAP) / columns)));
    }
}
