package knightschool.ui.lesson;

import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.lesson.Lesson;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButton;
import knightschool.ui.shell.SceneFrame;
import knightschool.ui.theme.StyleStates;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The lessons as cards; a faulty one says what is wrong with it. */
final class HomeView {
    private static final int GOALS = 2;
    private static final PseudoClass MANY = PseudoClass.getPseudoClass("many");
    private static final int TWO_ROWS = 6;
    private static final double TALL = 900;

    private final LibraryModel model;
    private final Consumer<ListedLesson> open;
    private final FlowPane cards = new FlowPane();
    private final VBox box;

    /**
     * @param open opens a lesson
     * @param chooseFolder lets a person choose another folder
     */
    HomeView(LibraryModel model, Consumer<ListedLesson> open, Command chooseFolder) {
        this.model = model;
        this.open = open;
        cards.getStyleClass().add("cards");
        ScrollPane scroll = new ScrollPane(cards);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        box = new VBox(title(), place(), scroll, foot(chooseFolder));
        box.getStyleClass().add("lesson-home");
        box.widthProperty()
                .addListener((_, _, now) ->
                        box.pseudoClassStateChanged(StyleStates.SMALL, now.doubleValue() < SceneFrame.SMALL_WIDTH));
        box.heightProperty().addListener(_ -> arrange());
        model.cards().addListener((ListChangeListener<ListedLesson>) _ -> {
            arrange();
            fill();
        });
        fill();
    }

    Node node() {
        return box;
    }

    private static Node title() {
        Label title = new Label(LessonWords.TITLE);
        title.getStyleClass().add("title");
        return title;
    }

    private Node place() {
        Label place = new Label();
        place.getStyleClass().add("place");
        place.textProperty()
                .bind(Bindings.createStringBinding(this::whereFrom, model.placeProperty(), model.busyProperty()));
        return place;
    }

    private String whereFrom() {
        String place = model.placeProperty().get();
        String from = place.isEmpty() ? LessonWords.OWN : LessonWords.from(place);
        return model.busyProperty().get() ? from + LessonWords.CHECKING : from;
    }

    private Node foot(Command chooseFolder) {
        Button another = CommandButton.of(chooseFolder, LessonWords.ANOTHER_FOLDER);
        another.setGraphic(new FontIcon(Feather.FOLDER));
        another.setId("open-folder");
        Button own = new Button(LessonWords.BACK_TO_OWN);
        own.setId("own-lessons");
        own.getStyleClass().add("tall");
        own.setTooltip(new Tooltip(LessonWords.BACK_TO_OWN_TIP));
        own.visibleProperty().bind(model.placeProperty().isNotEmpty());
        own.setOnAction(_ -> model.openOwn());
        HBox foot = new HBox(another, own);
        foot.getStyleClass().add("slide-foot");
        return foot;
    }

    /** Three rows of cards fit into a window of the usual height where they are set closer. */
    private void arrange() {
        box.pseudoClassStateChanged(MANY, model.cards().size() > TWO_ROWS && box.getHeight() < TALL);
    }

    private void fill() {
        cards.getChildren().clear();
        model.cards().forEach(card -> cards.getChildren().add(card(card)));
    }

    private Node card(ListedLesson card) {
        VBox words = new VBox();
        words.getStyleClass().add("card-words");
        if (card.isFaulty()) {
            faulty(card, words);
        } else {
            card.file().lesson().ifPresent(lesson -> good(card, lesson.head(), words));
        }
        Button button = new Button(null, words);
        button.setId("lesson-" + card.number());
        button.getStyleClass().add("card");
        button.setAccessibleText(card.file().title());
        button.setOnAction(_ -> open.accept(card));
        return button;
    }

    private void good(ListedLesson card, Lesson.Head head, VBox words) {
        Label number = label(card.ordinal(), "card-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        HBox name = new HBox(number, label(head.title(), "card-title"));
        name.getStyleClass().add("card-name");
        words.getChildren().add(name);
        head.goals().stream().limit(GOALS).forEach(goal -> words.getChildren().add(goal(goal)));
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        int slides = card.file().lesson().map(lesson -> lesson.slides().size()).orElse(0);
        words.getChildren().addAll(space, label(LessonWords.length(head.minutes(), slides), "card-length"));
    }

    private static Node goal(String goal) {
        Label dash = label("–", "card-goal");
        dash.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(dash, label(goal, "card-goal"));
        row.getStyleClass().add("card-goal-row");
        return row;
    }

    private static void faulty(ListedLesson card, VBox words) {
        InputFault first = card.faults().getFirst();
        HBox head = new HBox(new FontIcon(Feather.ALERT_TRIANGLE), label(LessonWords.HAS_FAULT, "card-title"));
        head.getStyleClass().add("card-goal-row");
        words.getChildren().addAll(head, label(first.getMessage(), "card-fault"));
        if (card.faults().size() > 1) {
            words.getChildren().add(label(LessonWords.moreFaults(card.faults().size() - 1), "card-goal"));
        }
    }

    private static Label label(String words, String style) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.getStyleClass().add(style);
        return label;
    }
}
