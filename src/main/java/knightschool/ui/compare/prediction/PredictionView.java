package knightschool.ui.compare.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.compare.prediction.PredictionWords;
import knightschool.ui.command.Command;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.command.IconButtonFactory;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.PredictionModel;
import knightschool.ui.compare.model.prediction.PredictionRound;
import knightschool.ui.compare.model.prediction.PredictionRounds;
import knightschool.ui.compare.pane.AlgorithmMarkers;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.message.MessageDisplay;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The view of a question to the students of a school class, with its answers, the explanation and the scores of the
 * teams.
 */
public final class PredictionView extends VBox {
    private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    private static final double MARKER = 14;
    private static final double BESIDE = 8;
    private static final double ONE_LINE = 4_000;

    private final PredictionModel model;
    private final MessageDisplay messages;
    private final Runnable home;
    private final Command next;
    private final Command pass;
    private final Label kind = NodeStyle.named(new Label(), "prediction-kind", "text-14", "muted");
    private final Label subject = NodeStyle.named(new Label(), "prediction-pane");
    private final Label question = NodeStyle.named(new Label(), "prediction-question", "strong", "prediction-question");
    private final HBox scores = NodeStyle.named(new HBox(), "prediction-scores", "prediction-scores");
    private final HBox answerRow = NodeStyle.of(new HBox(), "prediction-below");
    private final HBox teamRow = new HBox();
    private final TextField teams = new TextField();
    private final BooleanProperty teamsShown = new SimpleBooleanProperty(this, "teamsShown");
    private final HBox tools = NodeStyle.of(new HBox(), "prediction-tools");
    private List<PaneIdentity> panes = List.of();

    /**
     * @param commands supplies the commands of the buttons
     * @param messages shows why names of teams are not taken
     * @param home returns the keyboard focus to the scene
     */
    public PredictionView(PredictionModel model, CompareCommands commands, MessageDisplay messages, Runnable home) {
        this.model = model;
        this.messages = messages;
        this.home = home;
        next = commands.named(CompareCommands.NEXT_QUESTION);
        pass = commands.named(CompareCommands.NO_ANSWER);
        setId("compare-predictions");
        setAccessibleText(PredictionViewWords.NAME);
        getStyleClass().addAll("predictions", MessageDisplay.KEPT_CLEAR);
        kind.setMinWidth(Region.USE_PREF_SIZE);
        question.setWrapText(true);
        question.setMinHeight(Region.USE_PREF_SIZE);
        subject.getStyleClass().addAll("prediction-question", "prediction-pane");
        subject.setMinWidth(Region.USE_PREF_SIZE);
        subject.managedProperty().bind(subject.textProperty().isNotEmpty());
        tools.setMinWidth(Region.USE_PREF_SIZE);
        HBox above = new HBox(kind, subject, question, SpacerFactory.across(), scores, tools);
        above.getStyleClass().add("prediction-above");
        tools.getChildren()
                .setAll(IconButtonFactory.of(commands.named(CompareCommands.PREDICT), new FontIcon(Feather.X), home));
        makeTeamRow();
        // Hidden nodes are removed, so that they are not styled.
        visibleProperty()
                .subscribe(visible -> getChildren().setAll(visible ? List.of(above, answerRow, teamRow) : List.of()));
        managedProperty().bind(visibleProperty());
        visibleProperty().bind(model.shownProperty());
        setMinHeight(Region.USE_PREF_SIZE);
        model.rounds().roundProperty().subscribe(_ -> show());
        model.dueProperty().subscribe(_ -> show());
        model.answeredBeforeProperty().subscribe(_ -> show());
        model.rounds().recordProperty().subscribe(_ -> showScores());
        model.rounds().teamsProperty().subscribe(_ -> showScores());
    }

    /**
     * Sets whether the text can be read from the back of a room.
     *
     * @param large whether that of the panes above can be
     */
    public void followSize(ObservableValue<Boolean> large) {
        large.subscribe(now -> pseudoClassStateChanged(LARGE, now));
    }

    /** Adds buttons before the one that ends the questions. */
    public void addTools(List<? extends Node> more) {
        tools.getChildren().addAll(0, more);
    }

    /** Whether the field for the names of the teams is shown. */
    public BooleanProperty teamsShownProperty() {
        return teamsShown;
    }

    private void makeTeamRow() {
        Label label = NodeStyle.of(new Label(PredictionViewWords.TEAMS), "text-14");
        label.setMinWidth(Region.USE_PREF_SIZE);
        teams.setId("prediction-teams");
        teams.setPromptText(PredictionViewWords.TEAMS_PROMPT);
        teams.setTooltip(new Tooltip(PredictionViewWords.TEAMS_TIP));
        teams.setAccessibleText(PredictionViewWords.TEAMS);
        teams.setOnAction(_ -> {
            List<String> names = List.of(teams.getText().split(","));
            if (PredictionRounds.areTooManyOrLong(names)) {
                messages.show(PredictionViewWords.tooManyOrLong());
                return;
            }
            messages.clear();
            model.rounds().setTeams(names);
            teamsShown.set(false);
        });
        teams.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                // Esc closes the field, not the questions.
                teamsShown.set(false);
                key.consume();
            }
        });
        EscapeLayers.passOnToFocused(teams, _ -> true);
        HBox.setHgrow(teams, Priority.ALWAYS);
        teamRow.getStyleClass().add("prediction-below");
        teamRow.getChildren().setAll(label, teams);
        teamRow.managedProperty().bind(teamRow.visibleProperty());
        teamRow.visibleProperty().bind(teamsShown);
        teamsShown.addListener((_, _, visible) -> {
            if (visible) {
                teams.setText(PredictionViewWords.written(
                        model.rounds().teamsProperty().get()));
                teams.requestFocus();
            } else {
                home.run();
            }
        });
        model.shownProperty().addListener((_, _, _) -> teamsShown.set(false));
    }

    /** Sets the panes, from left to right. */
    public void identify(List<PaneIdentity> searches) {
        panes = searches;
        show();
    }

    private void show() {
        Optional<PredictionRound> round = model.rounds().roundProperty().get();
        boolean bet = round.filter(now -> now.question().isBet()).isPresent();
        kind.setText(round.isEmpty() ? "" : bet ? PredictionViewWords.BET : PredictionViewWords.QUESTION);
        Optional<PaneIdentity> pane = round.flatMap(now -> pane(now.question()));
        subject.setText(pane.map(PaneIdentity::title).orElse(""));
        subject.setGraphic(
                pane.map(one -> AlgorithmMarkers.marker(one.look(), MARKER)).orElse(null));
        question.setText(
                round.map(now -> PredictionWords.question(now.question())).orElse(""));
        answerRow.getChildren().setAll(round.map(this::parts).orElseGet(this::nothing));
    }

    /** The pane of a question; a verdict may be read when its search has another place, or none any more. */
    private Optional<PaneIdentity> pane(PredictionQuestion question) {
        return question.solver()
                .flatMap(solver -> Stream.concat(
                                question.pane().stream()
                                        .filter(pane -> pane < panes.size())
                                        .mapToObj(panes::get),
                                panes.stream())
                        .filter(pane -> pane.solver().equals(solver))
                        .findFirst());
    }

    private List<Node> nothing() {
        if (model.dueProperty().get()) {
            return List.of(words(PredictionViewWords.WAIT));
        }
        String none = model.answeredBeforeProperty().get()
                ? PredictionViewWords.answeredBefore(next.keyText())
                : PredictionViewWords.noQuestion(next.keyText());
        return List.of(words(none), SpacerFactory.across(), nextButton());
    }

    private List<Node> parts(PredictionRound round) {
        return round.isJudged() ? judged(round) : open(round);
    }

    private List<Node> open(PredictionRound round) {
        List<Node> parts = new ArrayList<>();
        String team = PredictionViewWords.toAnswer(round);
        if (!team.isEmpty()) {
            parts.add(strong(team));
        }
        String how = PredictionViewWords.how(round);
        Region answers = how.isEmpty() ? choices(round) : words(how);
        HBox.setHgrow(answers, Priority.ALWAYS);
        answers.setMaxWidth(Double.MAX_VALUE);
        parts.add(answers);
        if (!team.isEmpty()) {
            parts.add(button("prediction-pass", PredictionViewWords.PASS, pass));
        }
        parts.add(nextButton());
        return parts;
    }

    /** Returns the buttons of the answers, in as many lines as they need. */
    private FlowPane choices(PredictionRound round) {
        List<PredictionAnswer> choices = round.question().choices();
        FlowPane buttons = new FlowPane(BESIDE, BESIDE / 2);
        buttons.setAlignment(Pos.CENTER_LEFT);
        // One line if there is room for it.
        buttons.setPrefWrapLength(ONE_LINE);
        buttons.setMinHeight(Region.USE_PREF_SIZE);
        IntStream.range(0, choices.size())
                .mapToObj(number -> choice(number + 1, PredictionWords.answer(round.question(), choices.get(number))))
                .forEach(buttons.getChildren()::add);
        return buttons;
    }

    private Button choice(int number, String answer) {
        Button button = NodeStyle.of(new Button(PredictionViewWords.choice(number, answer)), "prediction-choice");
        button.setId("prediction-choice-" + number);
        button.setTooltip(new Tooltip(PredictionViewWords.choiceTip(number, answer)));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> {
            model.rounds().answer(number);
            home.run();
        });
        return button;
    }

    private List<Node> judged(PredictionRound round) {
        Label because = NodeStyle.named(words(PredictionViewWords.because(round)), "prediction-because");
        HBox.setHgrow(because, Priority.ALWAYS);
        because.setMaxWidth(Double.MAX_VALUE);
        return Stream.of(
                        IntStream.range(0, round.teams().size()).mapToObj(team -> result(round, team)),
                        Stream.<Node>of(because, nextButton()))
                .flatMap(nodes -> nodes)
                .toList();
    }

    private static Node result(PredictionRound round, int team) {
        Optional<PredictionAnswer> answer = round.answers().get(team);
        Label label = NodeStyle.of(strong(PredictionViewWords.result(round, team)), "prediction-result");
        Feather icon = answer.map(
                        teamAnswer -> round.question().isRight(teamAnswer) ? Feather.CHECK_CIRCLE : Feather.X_CIRCLE)
                .orElse(Feather.MINUS_CIRCLE);
        label.setGraphic(new FontIcon(icon));
        return label;
    }

    private Button nextButton() {
        return button("prediction-next", PredictionViewWords.next(next.keyText()), next);
    }

    private Button button(String id, String words, Command command) {
        Button button = NodeStyle.named(new Button(words), id);
        button.setTooltip(new Tooltip(command.tooltip()));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> {
            command.run();
            home.run();
        });
        return button;
    }

    private static Label words(String text) {
        Label label = NodeStyle.of(new Label(text), "text-14", "prediction-words");
        label.setWrapText(true);
        return label;
    }

    private static Label strong(String text) {
        Label label = NodeStyle.of(new Label(text), "strong", "text-14");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private void showScores() {
        PredictionRecord record = model.rounds().recordProperty().get();
        scores.getChildren()
                .setAll(
                        record.answerCount() == 0
                                ? List.of()
                                : model.rounds().teamsProperty().get().stream()
                                        .map(team -> score(team, record.score(team)))
                                        .toList());
    }

    /** Returns the score of a team below its name, so that there is room for four beside a question. */
    private static Node score(String team, PredictionRecord.Score score) {
        Label label = new Label(PredictionViewWords.score(team, score));
        label.getStyleClass().addAll(team.isEmpty() ? "text-14" : "text-12", "prediction-score");
        label.setAccessibleText(PredictionViewWords.scoreSpoken(team, score));
        label.setMinWidth(Region.USE_PREF_SIZE);
        if (team.isEmpty()) {
            return label;
        }
        Label name = NodeStyle.of(new Label(team), "text-12", "strong");
        name.setMinWidth(Region.USE_PREF_SIZE);
        return new VBox(name, label);
    }
}
