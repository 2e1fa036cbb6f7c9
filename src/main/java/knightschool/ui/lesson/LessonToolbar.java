package knightschool.ui.lesson;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringExpression;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The buttons of the lessons in the bar of the window: some beside a slide, others beside the list. */
final class LessonToolbar {
    /** The least width of the printing progress, for the icon and a few letters, in pixels. */
    private static final double LEAST_PROGRESS = 80;

    private final LessonCommands commands;
    private final Runnable glossary;
    private final HBox box = NodeStyle.of(new HBox(), "scene-tools");

    /**
     * @param printing the progress of printing; empty while nothing is printed
     * @param glossary opens the glossary page
     */
    LessonToolbar(LessonModel lesson, LessonCommands commands, StringExpression printing, Runnable glossary) {
        this.commands = commands;
        this.glossary = glossary;
        BooleanBinding card = lesson.cardShownProperty();
        Node list = list();
        Node more = more();
        Node notes = notes(lesson);
        box.getChildren()
                .addAll(
                        stop(printing),
                        besideButton(lesson.besideProperty(), printing),
                        present(),
                        notes,
                        more,
                        all(),
                        list);
        box.getChildren().stream()
                .skip(2)
                .forEach(node -> NodeVisibility.follow(node, node == list ? card.not() : card));
        // In a narrow window the progress of printing needs their place.
        NodeVisibility.follow(notes, card.and(printing.isEmpty()));
        NodeVisibility.follow(more, card.and(printing.isEmpty()));
    }

    Node node() {
        return box;
    }

    /** Returns the button that shows the progress of printing and stops it. */
    private ButtonBase stop(StringExpression printing) {
        Button stop = CommandButtonFactory.of(commands.named(LessonCommands.STOP_PRINTING), "");
        stop.getStyleClass().remove("tall");
        stop.setGraphic(new FontIcon(Feather.X));
        stop.textProperty().bind(printing);
        // Its words are cut before any button is pushed out of the window.
        stop.setMinWidth(LEAST_PROGRESS);
        NodeVisibility.follow(stop, printing.isNotEmpty());
        return stop;
    }

    /** Returns the menu of rarely used actions on the open lesson. */
    private ButtonBase more() {
        MenuButton more = NodeStyle.named(new MenuButton(null, new FontIcon(Feather.MORE_HORIZONTAL)), "lesson-more");
        more.getStyleClass().add("icon-button");
        more.setAccessibleText(LessonWords.MORE);
        more.setTooltip(new Tooltip(LessonWords.MORE));
        more.getItems()
                .addAll(
                        CommandButtonFactory.item(commands.named(LessonCommands.SPEAKER)),
                        CommandButtonFactory.item(commands.named(LessonCommands.HANDOUT)),
                        CommandButtonFactory.item(commands.named(LessonCommands.PICTURES)));
        return more;
    }

    private ButtonBase present() {
        Button present = CommandButtonFactory.of(commands.named(LessonCommands.PRESENT), new FontIcon(Feather.MONITOR));
        present.setMinWidth(Region.USE_PREF_SIZE);
        return present;
    }

    private ButtonBase all() {
        Command list = commands.named(LessonCommands.LIST);
        Button all = NodeStyle.named(new Button(LessonWords.ALL), "all-lessons");
        all.setTooltip(new Tooltip(list.tooltip()));
        all.setOnAction(_ -> list.run());
        all.setMinWidth(Region.USE_PREF_SIZE);
        return all;
    }

    private ButtonBase notes(LessonModel lesson) {
        ToggleButton notes = NodeStyle.named(new ToggleButton(LessonWords.NOTES), "toggle-notes");
        notes.setTooltip(new Tooltip(commands.named(LessonCommands.NOTES).tooltip()));
        notes.selectedProperty().bindBidirectional(lesson.notesShownProperty());
        notes.setMinWidth(Region.USE_PREF_SIZE);
        return notes;
    }

    /** Returns the button that opens the scene in a tab, hidden while the progress of printing takes its place. */
    private Button besideButton(StringExpression title, StringExpression printing) {
        Button beside = CommandButtonFactory.of(commands.named(LessonCommands.BESIDE), "");
        beside.getStyleClass().remove("tall");
        beside.setGraphic(new FontIcon(Feather.EXTERNAL_LINK));
        beside.getStyleClass().add("yields");
        beside.textProperty().bind(title.map(LessonWords::openIn));
        NodeVisibility.follow(beside, title.isNotEmpty().and(printing.isEmpty()));
        return beside;
    }

    private Node list() {
        Button folder = CommandButtonFactory.of(commands.named(LessonCommands.FOLDER), LessonWords.ANOTHER_FOLDER);
        folder.setGraphic(new FontIcon(Feather.FOLDER));
        folder.getStyleClass().add("yields");
        folder.getStyleClass().remove("tall");
        Button back = CommandButtonFactory.of(commands.named(LessonCommands.OWN), LessonWords.BACK_TO_OWN);
        back.setGraphic(new FontIcon(Feather.CORNER_UP_LEFT));
        back.getStyleClass().add("yields");
        back.getStyleClass().remove("tall");
        NodeVisibility.follow(back, commands.named(LessonCommands.OWN).available());
        MenuButton more = NodeStyle.named(new MenuButton(LessonWords.MORE), "lessons-more");
        more.setMinWidth(Region.USE_PREF_SIZE);
        more.getItems()
                .addAll(
                        CommandButtonFactory.item(commands.named(LessonCommands.NEW)),
                        CommandButtonFactory.item(commands.named(LessonCommands.RESULTS)),
                        CommandButtonFactory.item(commands.named(LessonCommands.FORGET)));
        Button words = NodeStyle.of(new Button(LessonWords.GLOSSARY, new FontIcon(Feather.BOOK_OPEN)), "yields");
        words.setId("to-glossary");
        words.setTooltip(new Tooltip(LessonWords.GLOSSARY_TIP));
        words.setMinWidth(Region.USE_PREF_SIZE);
        words.setOnAction(_ -> glossary.run());
        return NodeStyle.of(new HBox(back, words, folder, more), "scene-tools");
    }
}
