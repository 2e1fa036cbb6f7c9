package knightschool.ui.editor;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.explain.TourAnswer;
import knightschool.explain.Verdict;
import knightschool.ui.editor.TourAnswerState.Stage;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Whether the board has a tour: the question, the answer and its reason, and a way to see the tour or the walk. */
final class AnswerPane {
    private static final PseudoClass OLD = PseudoClass.getPseudoClass("old");

    private final AnswerModel tours;
    private final FontIcon sign = new FontIcon(Feather.HELP_CIRCLE);
    private final Label verdict = words("verdict", "answer-verdict", "strong");
    private final Label reason = words("reason", "answer-reason");
    private final Label walk = words("shortest-walk", "answer-walk");
    private final ToggleButton show = new ToggleButton();
    private final Button stop = new Button("Stop");
    private final Button longer = new Button("Look longer");
    private final HBox title = new HBox(8, sign, verdict);
    private final HBox buttons = new HBox(8, show, stop, longer);
    private final Pane box;

    private AnswerPane(AnswerModel tours, Pane box) {
        this.tours = tours;
        this.box = box;
        title.setAlignment(Pos.CENTER_LEFT);
        control(show, "show-route", this::toggle);
        control(stop, "stop-looking", tours::stop);
        stop.setTooltip(new Tooltip("Stop looking (Esc)"));
        control(longer, "look-longer", tours::lookLonger);
        longer.setTooltip(new Tooltip("Look again, for up to some minutes (L)"));
        buttons.managedProperty().bind(buttons.visibleProperty());
        buttons.visibleProperty()
                .bind(show.visibleProperty().or(stop.visibleProperty()).or(longer.visibleProperty()));
        box.getStyleClass().add("answer-pane");
        tours.answerProperty().addListener((_, _, _) -> show());
        tours.routeShownProperty().addListener((_, _, _) -> show());
        show();
    }

    /** The answer as the end of a narrow column. */
    static AnswerPane column(AnswerModel tours) {
        VBox box = new VBox(6);
        AnswerPane pane = new AnswerPane(tours, box);
        Label name = words("tours", "strong", "text-14");
        name.setText("Tours");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        HBox question = new HBox(name, spring, pane.openOrClosed());
        question.setAlignment(Pos.CENTER_LEFT);
        box.getChildren().setAll(question, pane.title, pane.reason, pane.walk, pane.buttons);
        return pane;
    }

    /** The answer as a band below a board, in letters that are read from the back row. */
    static AnswerPane band(AnswerModel tours) {
        HBox box = new HBox(24);
        AnswerPane pane = new AnswerPane(tours, box);
        box.getStyleClass().add("band");
        VBox words = new VBox(4, pane.title, pane.reason, pane.walk);
        HBox.setHgrow(words, Priority.ALWAYS);
        VBox controls = new VBox(8, pane.openOrClosed(), pane.buttons);
        controls.setMinWidth(Region.USE_PREF_SIZE);
        box.getChildren().setAll(words, controls);
        return pane;
    }

    Node node() {
        return box;
    }

    private Node openOrClosed() {
        return new SegmentedButton(kind("tours-open", "Open", false), kind("tours-closed", "Closed", true));
    }

    private ToggleButton kind(String id, String word, boolean closed) {
        ToggleButton button = new ToggleButton(word);
        button.setId(id);
        button.getStyleClass().add("narrow");
        button.setPrefWidth(68);
        button.setTooltip(new Tooltip((closed ? "Ask about closed tours" : "Ask about open tours") + " (C)"));
        button.setSelected(tours.closedProperty().get() == closed);
        button.setOnAction(_ -> {
            button.setSelected(true);
            tours.closedProperty().set(closed);
        });
        tours.closedProperty().addListener((_, _, now) -> button.setSelected(now == closed));
        return button;
    }

    private static Label words(String id, String... styles) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().addAll(styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    private static void control(ButtonBase button, String id, Runnable action) {
        button.setId(id);
        button.setOnAction(_ -> action.run());
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.managedProperty().bind(button.visibleProperty());
    }

    private void toggle() {
        tours.toggleRoute();
        show();
    }

    /** What was said of the board before stays, paler, until there is something to say of this one. */
    private void show() {
        TourAnswerState answer = tours.answerProperty().get();
        boolean nothingYet =
                answer.stage() == Stage.LOOKING && answer.progress().isEmpty();
        box.pseudoClassStateChanged(OLD, nothingYet);
        stop.setVisible(answer.stage().isUnderWay() && !answer.progress().isEmpty());
        longer.setVisible(
                answer.stage() == Stage.STOPPED || answer.stage() == Stage.FAILED || answer.is(Verdict.UNKNOWN));
        longer.setText(answer.stage() == Stage.FAILED ? "Look again" : "Look longer");
        showRoute(answer);
        if (!nothingYet || verdict.getText().isEmpty()) {
            showWords(answer);
        }
    }

    private void showWords(TourAnswerState answer) {
        AnswerWords words = AnswerWords.of(answer);
        sign.setIconCode(answer.finding().map(AnswerPane::icon).orElse(Feather.HELP_CIRCLE));
        verdict.setText(words.title());
        say(reason, words.reason());
        say(walk, words.walk());
    }

    private static Feather icon(TourAnswer finding) {
        return switch (finding.verdict()) {
            case IMPOSSIBLE -> Feather.X_CIRCLE;
            case EXISTS -> Feather.CHECK_CIRCLE;
            case UNKNOWN -> Feather.HELP_CIRCLE;
        };
    }

    private static void say(Label label, String words) {
        label.setText(words);
        label.setVisible(!words.isEmpty());
    }

    private void showRoute(TourAnswerState answer) {
        String what = answer.is(Verdict.EXISTS) ? "tour" : "walk";
        show.setVisible(answer.route().isPresent());
        show.setSelected(tours.routeShownProperty().get());
        show.setText("Show the " + what);
        show.setTooltip(new Tooltip(
                (show.isSelected() ? "Hide the " : "Draw the ") + what + " on the board and its graph (T)"));
    }
}
