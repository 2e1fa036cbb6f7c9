package knightschool.ui.editor.answer;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
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
import knightschool.explain.TourExistenceAnswer;
import knightschool.ui.command.Command;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.editor.answer.TourExistenceState.Stage;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Shows whether the board has a tour: the question, the answer with its reason, and a button to show the tour or the
 * walk.
 */
public final class TourExistencePane {
    private static final PseudoClass OLD = PseudoClass.getPseudoClass("old");

    private final TourExistenceModel tours;
    private final TourExistenceCommands commands;
    private final BooleanProperty buttonsShown = new SimpleBooleanProperty(this, "buttonsShown", true);
    private final FontIcon sign = new FontIcon(Feather.HELP_CIRCLE);
    private final Label verdict = words("verdict", "answer-verdict", "strong");
    private final Label reason = words("reason", "answer-reason");
    private final Label walk = words("shortest-walk", "answer-walk");
    private final ToggleButton show = new ToggleButton();
    private final Button stop = new Button(TourExistenceWords.STOP);
    private final Button again = new Button();
    private final HBox title = new HBox(8, sign, verdict);
    private final Region player;
    private final VBox buttons;
    private final Pane box;

    private TourExistencePane(TourExistenceModel tours, TourExistenceCommands commands, Pane box, Runnable home) {
        this.tours = tours;
        this.commands = commands;
        this.box = box;
        this.player = commands.playback().buttons(home);
        NodeVisibility.follow(player, buttonsShown.and(tours.walkPlayback().shownProperty()));
        this.buttons = new VBox(8, new HBox(8, show, stop, again), player);
        title.setAlignment(Pos.CENTER_LEFT);
        configure(show, "show-walk", commands.named(TourExistenceCommands.SHOW_WALK));
        // The keys of the playback are those of the board.
        show.addEventHandler(ActionEvent.ACTION, _ -> home.run());
        configure(stop, "stop-looking", commands.named(TourExistenceCommands.STOP));
        configure(again, "look-longer", commands.named(TourExistenceCommands.LOOK_AGAIN));
        buttons.managedProperty().bind(buttons.visibleProperty());
        buttons.visibleProperty()
                .bind(show.visibleProperty().or(stop.visibleProperty()).or(again.visibleProperty()));
        box.getStyleClass().add("answer-pane");
        tours.answerProperty().addListener((_, _, _) -> show());
        tours.walkShownProperty().addListener((_, _, _) -> show());
        buttonsShown.addListener((_, _, _) -> show());
        show();
    }

    /**
     * Returns the answer as the end of a narrow column; its buttons are placed separately, see {@link #actions}.
     *
     * @param home returns the keyboard focus to the board after a click on a button of the playback
     */
    public static TourExistencePane column(TourExistenceModel tours, TourExistenceCommands commands, Runnable home) {
        VBox box = new VBox(6);
        TourExistencePane pane = new TourExistencePane(tours, commands, box, home);
        Label name = words("tours", "strong", "text-14");
        name.setText(TourExistenceWords.TOURS);
        HBox question = HBoxFactory.of(name, SpacerFactory.across(), pane.openOrClosed());
        pane.title.getStyleClass().addAll("answer-pane", "answer-title");
        box.getChildren().setAll(question, pane.reason, pane.walk);
        return pane;
    }

    /**
     * Returns the answer as a band below a board, in type that can be read from the back row.
     *
     * @param home returns the keyboard focus to the board after a click on a button of the playback
     */
    public static TourExistencePane band(TourExistenceModel tours, TourExistenceCommands commands, Runnable home) {
        HBox box = NodeStyle.of(new HBox(24), "band");
        TourExistencePane pane = new TourExistencePane(tours, commands, box, home);
        VBox words = new VBox(4, pane.title, pane.reason, pane.walk);
        HBox.setHgrow(words, Priority.ALWAYS);
        Node question = pane.openOrClosed();
        NodeVisibility.follow(question, pane.buttonsShown);
        VBox controls = new VBox(8, question, pane.buttons);
        controls.setMinWidth(Region.USE_PREF_SIZE);
        box.getChildren().setAll(words, controls);
        return pane;
    }

    public Region node() {
        return box;
    }

    /**
     * Returns the buttons of the answer, to be placed below the column, where they are visible however long the text
     * above is.
     */
    public Region actions() {
        HBox actions = new HBox(buttons);
        NodeVisibility.follow(
                actions, box.managedProperty().and(box.visibleProperty()).and(buttons.visibleProperty()));
        return actions;
    }

    /** Returns the short answer, a node of its own because in a column it stands apart from its reason. */
    public Region title() {
        return title;
    }

    /** Whether the user can choose the question, the tour and the shortest walk, or can only read the answer. */
    public BooleanProperty buttonsShownProperty() {
        return buttonsShown;
    }

    private Node openOrClosed() {
        SegmentedControl<Boolean> kinds = SegmentedControl.row(tours.closedProperty());
        for (boolean closed : new boolean[] {false, true}) {
            ButtonBase button =
                    kinds.add(closed, closed ? "tours-closed" : "tours-open", TourExistenceWords.kind(closed));
            button.getStyleClass().add("narrow");
            button.setPrefWidth(68);
            button.setTooltip(
                    new Tooltip(commands.named(TourExistenceCommands.CLOSED).tooltip()));
        }
        return kinds;
    }

    private static Label words(String id, String... styles) {
        Label label = NodeStyle.named(LabelFactory.wrapped("", styles), id);
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    private void configure(ButtonBase button, String id, Command command) {
        button.setId(id);
        button.setTooltip(new Tooltip(command.tooltip()));
        button.setOnAction(_ -> {
            command.run();
            show();
        });
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.managedProperty().bind(button.visibleProperty());
    }

    /**
     * Shows the state. While nothing is known about a new board, the text about the previous one stays in a paler
     * colour.
     */
    private void show() {
        TourExistenceState answer = tours.answerProperty().get();
        boolean nothingYet =
                answer.stage() == Stage.LOOKING && answer.progress().isEmpty();
        box.pseudoClassStateChanged(OLD, nothingYet);
        title.pseudoClassStateChanged(OLD, nothingYet);
        stop.setVisible(answer.stage().isUnderWay() && !answer.progress().isEmpty());
        again.setVisible(answer.isOpen());
        again.setText(TourExistenceWords.GO_ON);
        show.setVisible(buttonsShown.get() && answer.bestWalk().isPresent());
        show.setSelected(tours.walkShownProperty().get());
        show.setText(TourExistenceWords.SOLUTION);
        if (!nothingYet || verdict.getText().isEmpty()) {
            showWords(answer);
        }
    }

    private void showWords(TourExistenceState answer) {
        TourExistenceWords words = TourExistenceWords.of(answer);
        sign.setIconCode(answer.finding().map(TourExistencePane::icon).orElse(Feather.HELP_CIRCLE));
        verdict.setText(words.title());
        say(reason, words.reason());
        say(walk, buttonsShown.get() ? words.walk() : "");
    }

    private static Feather icon(TourExistenceAnswer finding) {
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
}
