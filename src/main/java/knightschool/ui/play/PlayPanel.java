package knightschool.ui.play;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.play.Game;
import knightschool.setup.AnswerPolicy;
import knightschool.setup.Show;
import knightschool.ui.command.Command;
import org.controlsfx.control.SegmentedButton;

/** How far the game is, what it is about, and what of it is shown. */
final class PlayPanel extends VBox {
    private static final Map<Show, String> SHOWS = Map.of(
            Show.HINTS, PlayWords.MOVES,
            Show.EXITS, PlayWords.EXITS,
            Show.DOMAINS, PlayWords.DOMAINS,
            Show.COLOURS, PlayWords.COLOURS,
            Show.NUMBERS, PlayWords.DIGITS,
            Show.REASONS, PlayWords.WHY);

    private final PlayModel model;
    private final PlayCommands commands;
    private final Label visited = label("text-28", "strong");
    private final Label of = label("text-16", "muted");
    private final ProgressBar bar = new ProgressBar(0);
    private final Label colours = label("text-14", "muted");
    private final ToggleButton open = new ToggleButton(PlayWords.OPEN_TOUR);
    private final ToggleButton closed = new ToggleButton(PlayWords.CLOSED_TOUR);
    private final Map<Show, CheckBox> boxes = new EnumMap<>(Show.class);
    private final CheckBox sound = box(PlayWords.SOUND, "play-sound");
    private final ChoiceBox<AnswerPolicy> policy = new ChoiceBox<>();
    private boolean showing;

    /** @param soundOn whether moves are heard */
    PlayPanel(PlayModel model, PlayCommands commands, BooleanProperty soundOn) {
        this.model = model;
        this.commands = commands;
        getStyleClass().add("play-panel");
        visited.setId("play-visited");
        colours.setId("play-colours");
        HBox count = new HBox(8, visited, of);
        count.setAlignment(Pos.BASELINE_LEFT);
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.getStyleClass().add("play-progress");
        bar.setAccessibleText(PlayWords.VISITED);
        sound.selectedProperty().bindBidirectional(soundOn);
        sound.setTooltip(new Tooltip(commands.named(PlayCommands.SOUND).tooltip()));
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        getChildren()
                .setAll(
                        new HBox(title(PlayWords.VISITED), spring, colours),
                        count,
                        bar,
                        title(PlayWords.GOAL),
                        goal(),
                        title(PlayWords.SHOW),
                        shows(),
                        title(PlayWords.TELL),
                        policy());
        model.setupProperty().addListener(_ -> show());
        model.gameProperty().addListener(_ -> show());
        show();
    }

    private static Label label(String... styles) {
        Label label = new Label();
        label.getStyleClass().addAll(styles);
        label.setMinHeight(USE_PREF_SIZE);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private static Label title(String words) {
        Label label = label("play-title");
        label.setText(words);
        return label;
    }

    private static CheckBox box(String words, String id) {
        CheckBox box = new CheckBox(words);
        box.setId(id);
        box.setMinWidth(USE_PREF_SIZE);
        return box;
    }

    private Node goal() {
        kind(open, "play-open", false);
        kind(closed, "play-closed", true);
        SegmentedButton both = new SegmentedButton(open, closed);
        both.setMaxWidth(Double.MAX_VALUE);
        return both;
    }

    private void kind(ToggleButton button, String id, boolean isClosed) {
        button.setId(id);
        button.getStyleClass().add("narrow");
        button.setPrefWidth(132);
        button.setTooltip(new Tooltip(commands.named(PlayCommands.CLOSED).tooltip()));
        button.setOnAction(_ -> {
            model.setClosed(isClosed);
            show();
        });
    }

    private Node shows() {
        VBox rows = new VBox();
        rows.getStyleClass().add("play-shows");
        for (Show what : PlayCommands.SHOWN) {
            Command command = commands.showing(what);
            CheckBox box = box(SHOWS.get(what), command.id().replace('.', '-'));
            box.setTooltip(new Tooltip(command.tooltip()));
            box.selectedProperty().addListener((_, _, now) -> whileShown(_ -> model.show(what, now)));
            boxes.put(what, box);
            rows.getChildren().add(row(box, command));
        }
        rows.getChildren().add(row(sound, commands.named(PlayCommands.SOUND)));
        return rows;
    }

    private static Node row(CheckBox box, Command command) {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        Label key = label("text-12", "muted", "code");
        key.setText(command.keyText());
        return new HBox(box, spring, key);
    }

    private Node policy() {
        policy.setId("play-policy");
        policy.getItems().setAll(AnswerPolicy.ASKED, AnswerPolicy.ALWAYS, AnswerPolicy.END);
        policy.setConverter(new PolicyConverter());
        policy.setMaxWidth(Double.MAX_VALUE);
        policy.setTooltip(new Tooltip(PlayWords.TELL));
        policy.valueProperty().addListener((_, _, now) -> whileShown(_ -> model.change(setup -> setup.answering(now))));
        return policy;
    }

    /** What a control shows was changed by a person, and not by {@link #show}. */
    private void whileShown(Consumer<Void> change) {
        if (!showing) {
            change.accept(null);
        }
    }

    private void show() {
        showing = true;
        Game game = model.game();
        Board board = game.board();
        int squares = board.playableCount();
        visited.setText(String.valueOf(game.length()));
        of.setText(PlayWords.of(squares));
        bar.setProgress((double) game.length() / squares);
        open.setSelected(!game.goal().isClosed());
        closed.setSelected(game.goal().isClosed());
        closed.setDisable(board.end() != Board.NONE);
        boxes.forEach((what, box) -> box.setSelected(model.shows(what)));
        policy.setValue(model.now().answer());
        showColours(game);
        showing = false;
    }

    private void showColours(Game game) {
        boolean shown = model.shows(Show.COLOURS);
        colours.setText(shown ? PlayWords.colours((int) left(game, false), (int) left(game, true)) : "");
        colours.setVisible(shown);
    }

    private static long left(Game game, boolean dark) {
        return game.board()
                .playable()
                .filter(square -> game.board().isDark(square) == dark)
                .filter(square -> !game.path().contains(square))
                .count();
    }
}
