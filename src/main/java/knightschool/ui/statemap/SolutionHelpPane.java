package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.drawing.game.HintDotRowDrawing;
import knightschool.drawing.statemap.SolutionStripDrawing;
import knightschool.statemap.BlockMove;
import knightschool.statemap.StateMap;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.Command;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.statemap.model.MapFact;
import knightschool.ui.statemap.model.MapFactWords;
import knightschool.ui.statemap.model.MapFactsModel;
import knightschool.ui.statemap.model.SolutionHelpModel;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapWords;

/**
 * The pane below a sliding puzzle with help for the player: hints, a shortest solution as a strip of boards, or the
 * facts about the map.
 */
final class SolutionHelpPane extends VBox {
    private static final PseudoClass GIVEN = PseudoClass.getPseudoClass("given");

    /** The height of the title and a scroll bar, in pixels. */
    private static final double ROW = 46;

    private final StateMapModel model;
    private final StateMapCommands commands;
    private final Label title = NodeStyle.named(new Label(), "help-title", "strong", "map-title");
    private final Hyperlink toggle = NodeStyle.named(new Hyperlink(), "toggle-solution");
    private final SketchView strip = new SketchView();
    private final ScrollPane scroll = NodeStyle.of(new ScrollPane(strip), "map-strip");
    private final HBox hints = NodeStyle.of(new HBox(), "map-hints");
    private final Label lookBack = NodeStyle.named(LabelFactory.of("", "muted"), "look-back");
    private final Hyperlink facts = NodeStyle.named(new Hyperlink(), "toggle-facts");
    private final MapFactsPane factsPane;
    private final List<HintCard> cards = new ArrayList<>();
    private List<LegendEntry> signs = List.of();

    /** @param focus returns the keyboard focus to the board */
    SolutionHelpPane(StateMapModel model, StateMapCommands commands, Runnable focus) {
        this.model = model;
        this.commands = commands;
        Command show = commands.named(StateMapCommands.STRIP);
        getStyleClass().add("map-help");
        title.setMinWidth(Region.USE_PREF_SIZE);
        toggle.setOnAction(_ -> show.run());
        toggle.setTooltip(new Tooltip(show.tooltip()));
        for (int number = 1; number <= SolutionHelpModel.MOST_HINTS; number++) {
            int hintNumber = number;
            Runnable give = () -> {
                model.help().hintUpTo(hintNumber);
                focus.run();
            };
            cards.add(new HintCard(number, give));
        }
        hints.getChildren().setAll(cards);
        Command about = commands.named(StateMapCommands.FACTS);
        facts.setOnAction(_ -> about.run());
        facts.setTooltip(new Tooltip(about.tooltip()));
        factsPane = new MapFactsPane(model.facts());
        HBox head = NodeStyle.of(new HBox(16, title, SpacerFactory.across(), facts, toggle), "map-row");
        head.setAlignment(Pos.BASELINE_LEFT);
        lookBack.setWrapText(true);
        hints.setAlignment(Pos.TOP_LEFT);
        scroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFitToHeight(true);
        scroll.setMinSize(0, 0);
        scroll.setFocusTraversable(false);
        StackPane content = new StackPane(hints, lookBack, scroll, factsPane);
        content.setAlignment(Pos.TOP_LEFT);
        content.setMinSize(0, 0);
        VBox.setVgrow(content, Priority.ALWAYS);
        getChildren().setAll(head, content);
        model.play().gameProperty().addListener(_ -> show());
        model.maps().stateProperty().addListener(_ -> show());
        model.setupProperty().addListener(_ -> show());
        model.help().hintsProperty().addListener(_ -> show());
        model.facts().shownProperty().addListener(_ -> show());
        content.layoutBoundsProperty().addListener(_ -> show());
        show();
    }

    /** Returns the signs in the solution, if it is shown. */
    List<LegendEntry> signs() {
        return signs;
    }

    private void show() {
        signs = List.of();
        boolean solvable =
                model.stateMap().filter(map -> map.shortest() != StateMap.NONE).isPresent();
        boolean solutionVisible = model.showsSolution();
        boolean tells = model.facts().shownProperty().get();
        setVisible(model.stateMap().isPresent());
        factsPane.setVisible(tells);
        lookBack.setVisible(
                !solutionVisible && !tells && solvable && model.play().game().isSolved());
        model.stateMap()
                .ifPresent(map -> lookBack.setText(
                        StateMapWords.lookBack(model.play().game().walk().size() == map.shortest())));
        scroll.setVisible(solutionVisible && !tells && solvable);
        hints.setVisible(!solutionVisible && !tells && solvable);
        NodeVisibility.set(toggle, solvable && !tells);
        toggle.setText(solutionVisible ? StateMapWords.HIDE : StateMapWords.SHOW);
        facts.setText(tells ? MapFactWords.HIDE : MapFactWords.SHOW);
        title.setText(tells ? MapFactWords.TITLE : "");
        if (!solvable || tells) {
            return;
        }
        List<Integer> path = model.shortestPath();
        title.setText(solutionVisible || path.size() < 2 ? StateMapWords.strip(path.size() - 1) : StateMapWords.HINTS);
        if (solutionVisible) {
            StateMap map = model.stateMap().orElseThrow();
            double width = Math.max(200, scroll.getWidth() < 200 ? getWidth() : scroll.getWidth());
            List<BlockMove> moves = map.moves(path);
            strip.setSketch(SolutionStripDrawing.draw(
                    map.puzzleAt(path.getFirst()), moves, Math.floor(width), getHeight() - ROW));
            strip.setAccessibleText(StateMapWords.strip(moves.size()));
            if (SolutionStripDrawing.hasGrey(map.puzzleAt(path.getFirst()), moves)) {
                signs = List.of(StateMapLegendEntries.ofStrip());
            }
        } else {
            showHints(path);
        }
    }

    private void showHints(List<Integer> path) {
        boolean any = path.size() > 1;
        String does = commands.named(StateMapCommands.HINT).tooltip();
        for (int number = 1; number <= cards.size(); number++) {
            HintCard card = cards.get(number - 1);
            card.setVisible(any);
            boolean revealed = any && number <= model.help().hintsProperty().get();
            card.getTooltip().setText(does);
            card.show(revealed, revealed ? words(number, path.size() - 1) : "");
        }
    }

    private String words(int number, int distance) {
        return StateMapWords.hint(
                number,
                distance,
                model.play().game().puzzle(),
                model.help().hintedMove().orElseThrow());
    }

    /** The button of a hint, which gives it and all hints before it. */
    private static final class HintCard extends Button {
        private final Label words = new Label();

        HintCard(int number, Runnable give) {
            getStyleClass().add("map-hint");
            setId("hint-" + number);
            Label title = LabelFactory.of(StateMapWords.hintTitle(number), "strong");
            HBox head = HBoxFactory.of(
                    10, new SketchView(HintDotRowDrawing.of(number, SolutionHelpModel.MOST_HINTS)), title);
            words.setWrapText(true);
            words.setId("hint-words-" + number);
            VBox box = new VBox(6, head, words);
            setGraphic(box);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setAccessibleText(StateMapWords.hintTitle(number));
            setTooltip(new Tooltip());
            setOnAction(_ -> give.run());
            setMaxWidth(Double.MAX_VALUE);
            setMinWidth(0);
            setPrefWidth(160);
            HBox.setHgrow(this, Priority.ALWAYS);
            box.prefWidthProperty().bind(widthProperty().subtract(30));
        }

        void show(boolean revealed, String sentence) {
            pseudoClassStateChanged(GIVEN, revealed);
            words.setText(sentence);
            setAccessibleHelp(sentence);
        }
    }

    /** The list of facts about the map. A click on one marks it on the map. */
    private static final class MapFactsPane extends GridPane {
        private static final int COLUMNS = 2;

        private final MapFactsModel facts;
        private final List<Button> buttons = new ArrayList<>();

        MapFactsPane(MapFactsModel facts) {
            this.facts = facts;
            getStyleClass().add("map-facts");
            for (int i = 0; i < COLUMNS; i++) {
                ColumnConstraints half = new ColumnConstraints();
                half.setPercentWidth(100.0 / COLUMNS);
                getColumnConstraints().add(half);
            }
            facts.factsProperty().addListener(_ -> show());
            facts.failureProperty().addListener(_ -> show());
            facts.chosenProperty().addListener(_ -> mark());
            show();
        }

        private void show() {
            getChildren().clear();
            buttons.clear();
            List<MapFact> all = facts.factsProperty().get();
            if (all.isEmpty()) {
                Label wait = LabelFactory.wrapped(
                        MapFactWords.missing(facts.failureProperty().get()), "muted");
                add(wait, 0, 0, COLUMNS, 1);
            }
            for (int i = 0; i < all.size(); i++) {
                Button button = button(all.get(i));
                buttons.add(button);
                add(button, i % COLUMNS, i / COLUMNS);
            }
            mark();
        }

        private Button button(MapFact fact) {
            Label value = LabelFactory.whole(fact.value(), "strong");
            Label caption = LabelFactory.of(fact.quantity(), "muted");
            HBox line = new HBox(6, value, caption);
            line.setAlignment(Pos.BASELINE_LEFT);
            Button button = NodeStyle.named(new Button(null, line), "fact-" + fact.id(), "map-fact");
            button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            button.setAccessibleText(fact.value() + " " + fact.quantity());
            boolean clicks = !fact.highlight().isEmpty();
            button.setTooltip(new Tooltip(clicks ? fact.help() + "\n" + MapFactWords.CLICK : fact.help()));
            button.setFocusTraversable(clicks);
            button.setUserData(fact);
            button.setMaxWidth(Double.MAX_VALUE);
            button.setOnAction(_ -> facts.choose(fact));
            return button;
        }

        private void mark() {
            MapFact fact = facts.chosenProperty().get().orElse(null);
            buttons.forEach(button ->
                    button.pseudoClassStateChanged(GIVEN, button.getUserData().equals(fact)));
        }
    }
}
