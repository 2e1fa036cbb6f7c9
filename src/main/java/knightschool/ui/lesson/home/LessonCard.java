package knightschool.ui.lesson.home;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.ListedLesson;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The card of a lesson in a row: its picture, its name and the progress; a faulty lesson shows its fault. */
final class LessonCard {
    private LessonCard() {}

    /**
     * @param picture the picture of the lesson
     * @param open opens the lesson
     */
    static Button of(CourseProgressModel course, ListedLesson card, Node picture, Runnable open) {
        VBox box = NodeStyle.of(new VBox(card.isFaulty() ? new Region() : picture, words(course, card)), "card-box");
        Button button = NodeStyle.named(new Button(null, box), "lesson-" + card.number(), "card");
        button.setMinSize(0, 0);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setAccessibleText(card.file().title() + progressWords(course, card));
        button.setOnAction(_ -> open.run());
        return button;
    }

    private static String progressWords(CourseProgressModel course, ListedLesson card) {
        String words = HomeWords.soFar(course, card);
        return words.isEmpty() ? "" : ", " + words;
    }

    private static Node words(CourseProgressModel course, ListedLesson card) {
        VBox words = NodeStyle.of(new VBox(), "card-words");
        VBox.setVgrow(words, Priority.ALWAYS);
        if (card.isFaulty()) {
            faulty(card, words);
            return words;
        }
        words.getChildren().addAll(name(course, card), space());
        words.getChildren().add(foot(course, card));
        return words;
    }

    private static Node name(CourseProgressModel course, ListedLesson card) {
        HBox name = new HBox(number(card), LabelFactory.wrapped(card.file().title(), "card-title"));
        name.getStyleClass().add("card-name");
        if (course.isDone(card)) {
            Label mark = NodeStyle.of(new Label(null, new FontIcon(Feather.CHECK)), "card-done");
            mark.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
            name.getChildren().addAll(SpacerFactory.across(), mark);
        }
        return name;
    }

    /** Returns the label with the number of a lesson, which keeps its width beside a long name. */
    static Label number(ListedLesson card) {
        Label number = LabelFactory.wrapped(card.ordinal(), "card-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        return number;
    }

    /**
     * Returns the line with the number of slides and minutes or, once all slides were seen, with what is still missing.
     */
    private static Node foot(CourseProgressModel course, ListedLesson card) {
        if (!course.isDone(card) && course.of(card).isRead(CourseProgressModel.extent(card))) {
            return LabelFactory.wrapped(HomeWords.soFar(course, card), "card-length");
        }
        Label length =
                LabelFactory.whole(card.file().lesson().map(HomeWords::minutes).orElse(""), "card-length");
        return HBoxFactory.of(
                ProgressTicks.of(course.of(card), CourseProgressModel.extent(card), false), space(), length);
    }

    private static Region space() {
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    private static void faulty(ListedLesson card, VBox words) {
        InputFault first = card.faults().getFirst();
        HBox head =
                new HBox(new FontIcon(Feather.ALERT_TRIANGLE), LabelFactory.wrapped(HomeWords.HAS_FAULT, "card-title"));
        head.getStyleClass().add("card-goal-row");
        words.getChildren().addAll(head, LabelFactory.wrapped(first.displayMessage(), "card-fault"));
        if (card.faults().size() > 1) {
            words.getChildren()
                    .add(LabelFactory.wrapped(HomeWords.moreFaults(card.faults().size() - 1), "card-goal"));
        }
    }
}
