package knightschool.ui.lesson.home;

import java.util.function.ObjIntConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.lesson.Lesson;
import knightschool.lesson.progress.LessonExtent;
import knightschool.lesson.progress.LessonProgress;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.ListedLesson;

/** The large card of the lesson to begin or continue, with the one filled button of the page. */
final class ContinueLessonCard {
    /** The id of the main button. */
    static final String BUTTON = "go-on";

    private ContinueLessonCard() {}

    /**
     * @param picture the picture of the slide to continue with
     * @param open opens a lesson at the slide with the given index
     */
    static Region of(CourseProgressModel course, ListedLesson card, Region picture, ObjIntConsumer<ListedLesson> open) {
        Lesson lesson = card.file().lesson().orElseThrow();
        LessonProgress progress = course.of(card);
        int at = course.at(card) + 1;
        VBox words = new VBox(
                lead(course, card, progress),
                name(card),
                promise(course, card, lesson),
                ticks(course, card, lesson),
                buttons(course, card, at, open));
        words.getStyleClass().add("go-on-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        picture.getStyleClass().add("go-on-picture");
        HBox box = NodeStyle.named(new HBox(words, picture), "lesson-" + card.number(), "go-on");
        box.setOnMouseClicked(click -> {
            if (click.getButton() == MouseButton.PRIMARY) {
                open.accept(card, at - 1);
            }
        });
        return box;
    }

    private static Node lead(CourseProgressModel course, ListedLesson card, LessonProgress progress) {
        String words =
                course.isDone(card) ? HomeWords.ALL_DONE : progress.isBegun() ? HomeWords.GO_ON : HomeWords.START_HERE;
        Label lead = LabelFactory.whole(words, "go-on-lead");
        Label soFar = NodeStyle.named(LabelFactory.of(HomeWords.soFar(course, card), "card-length"), "so-far");
        HBox row = NodeStyle.of(new HBox(lead, soFar), "go-on-state");
        row.setAlignment(Pos.BASELINE_LEFT);
        return row;
    }

    private static Node name(ListedLesson card) {
        Label title = LabelFactory.wrapped(card.file().title(), "card-title");
        return NodeStyle.of(new HBox(LessonCard.number(card), title), "go-on-name");
    }

    /** Returns the purpose of the lesson or, once all slides were seen, the reason to continue in the middle. */
    private static Node promise(CourseProgressModel course, ListedLesson card, Lesson lesson) {
        LessonExtent extent = CourseProgressModel.extent(card);
        LessonProgress progress = course.of(card);
        int open = extent.questions().size() - progress.withResult(extent);
        return LabelFactory.wrapped(
                progress.resumesEarlier(extent)
                        ? HomeWords.openQuestions(open, progress.resumeSlide(extent))
                        : lesson.head().goals().stream().findFirst().orElse(""),
                "go-on-promise");
    }

    private static Node ticks(CourseProgressModel course, ListedLesson card, Lesson lesson) {
        Label length = LabelFactory.whole(HomeWords.length(lesson), "card-length");
        HBox row = HBoxFactory.of(ProgressTicks.of(course.of(card), CourseProgressModel.extent(card), true), length);
        row.getStyleClass().add("go-on-ticks");
        return row;
    }

    private static Node buttons(
            CourseProgressModel course, ListedLesson card, int at, ObjIntConsumer<ListedLesson> open) {
        boolean begun = course.of(card).isBegun() && !course.isDone(card);
        Button go = new Button(
                begun ? continueText(course, card, at) : course.isDone(card) ? HomeWords.AGAIN : HomeWords.BEGIN);
        go.setId(BUTTON);
        go.getStyleClass().addAll("filled", "tall");
        go.setOnAction(_ -> open.accept(card, at - 1));
        go.setMinWidth(Region.USE_PREF_SIZE);
        // If letters are large, the two buttons are one below the other.
        FlowPane row = NodeStyle.of(new FlowPane(go), "go-on-buttons");
        if (begun && at > 1) {
            Button first = NodeStyle.named(new Button(HomeWords.FIRST_SLIDE), "go-first", "tall");
            first.setMinWidth(Region.USE_PREF_SIZE);
            first.setOnAction(_ -> open.accept(card, 0));
            row.getChildren().add(first);
        }
        return row;
    }

    private static String continueText(CourseProgressModel course, ListedLesson card, int at) {
        int slides = CourseProgressModel.slides(card);
        return course.of(card).resumesEarlier(CourseProgressModel.extent(card))
                ? HomeWords.openQuestionAt(at, slides)
                : HomeWords.continueAtSlide(at, slides);
    }
}
